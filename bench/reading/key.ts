/** The answer key of one real document, as its readers wrote it (its schema is next to the keys). */
export type KeyFact = { kind: string; quote: string; value?: string; mustHave?: boolean; asRead?: string }
export type KeyNumber = {
  printed: string
  kind: string
  verdict: 'consistent' | 'wrong' | 'cannot_tell'
  why?: string
  traps?: string
}
export type KeyQuestion = { question: string; quote?: string; goodAnswer?: string }
export type KeyRemark = { remark: string; because?: string }
export type KeyLookup = { question: string; answer: string | null; quote?: string }

export type Key = {
  file: string
  language: string
  type: string
  typeAlso?: string[]
  stage: string | null
  stageAlso?: string[]
  title: string | null
  parts: { role: string; heading: string }[]
  facts: KeyFact[]
  absent: { what: string; sure?: boolean }[]
  present_in_disguise: { what: string; quote: string }[]
  numbers: KeyNumber[]
  references: { listed?: number; missing?: string[]; uncited?: string[]; checked?: string }
  remarks: KeyRemark[]
  questions: KeyQuestion[]
  lookups: KeyLookup[]
}
