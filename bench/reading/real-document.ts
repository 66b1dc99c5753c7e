/** One real document read and analysed, and its answer key. */
import type { Analysis } from '../../src/assistants/decoder/contract.ts'
import type { OpenStudy } from '../../src/capabilities/study/rules/open-study.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'

/** The answer key, as its readers wrote it: its schema is next to the keys. */
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

export type RealDocument = {
  file: string
  key: Key
  model: DocumentModel
  study: OpenStudy
  analysis: Analysis
}

/** Everything the analysis quotes or says, as one text. */
export function toldBy(analysis: Analysis): string {
  const sections = Object.values(analysis).flatMap((value) =>
    isSection(value) ? [...value.content, ...value.evidence.flat().map(({ quote }) => quote)] : [],
  )
  const others = [...analysis.checks, ...analysis.defenseChecklist].flatMap(({ evidence }) =>
    evidence.map(({ quote }) => quote),
  )
  return [...sections, ...others].filter(Boolean).join(' \n ')
}

type Section = { content: string[]; evidence: { quote: string }[][] }
const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content)
