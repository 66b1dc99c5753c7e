import type { SectionRole } from '#product/document-model.ts'

export type QuestionRule = {
  id: string
  roles: readonly SectionRole[]
  when: RegExp
  /** Never, when this is in the sentence too. */
  unless?: RegExp
  ask: (match: RegExpMatchArray) => string
  /** Where several sentences ask for the same: one question on all of them. */
  askAll?: (match: RegExpMatchArray) => string
  /** Only of what this study says itself. */
  own?: true
  /** What the words found must be besides. */
  fits?: (match: RegExpMatchArray) => boolean
  read: string
  /** How surely an examiner asks it. */
  weight: number
}

export const lower = (text: string | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
