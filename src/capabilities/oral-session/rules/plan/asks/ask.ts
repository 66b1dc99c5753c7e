import type { SectionRole } from '#product/document-model.ts'
import type { ExamArea, Within } from '../../names.ts'

export type Ask = {
  /**
   * Only for a sentence with these words; the first group, or the whole match, replaces `{it}` (`{many}` if it must be
   * a plural).
   */
  when?: RegExp
  unless?: RegExp
  /** For finished work; `null` if asked only of a plan. `{people}`, `{place}`, `{topic}` come from this work. */
  done: string | null
  planned: string | null
}

export type KindOfQuestion = {
  area: ExamArea
  /** Sentences that are read as of this kind now and then, and are not. */
  unless?: RegExp
  /** Without one of these words a sentence is not asked about. */
  needs?: RegExp
  /** Sections in which such a sentence cannot be about this work. */
  notIn?: readonly SectionRole[]
  /** One of those whose `when` fits is asked; else one of those without. Which one, the work decides. */
  asks: readonly Ask[]
  /** Follow-ups for good answers; a plan gets plan wording. */
  deeper: readonly Ask[]
  /** A consultant's advice if this stays open. */
  advice: Advice
  /** Alternative for sentences of another sort. */
  advises?: readonly { when: RegExp; says: Advice }[]
  within: Within
}

/** One text for all, or a separate one for planned work: it has no results to put in order. */
export type Advice = string | { done: string; planned: string }

/** The same of work that is done and of a plan. */
export const both = (asks: string, when?: RegExp): Ask => ({
  done: asks,
  planned: asks,
  ...(when && { when }),
})

export const planQuestion = (
  done: string | null,
  planned: string | null,
  when?: RegExp,
  unless?: RegExp,
): Ask => ({
  done,
  planned,
  ...(when && { when }),
  ...(unless && { unless }),
})

/** Several ways to ask the same of a sentence with the same words. */
export const ofWords = (when: RegExp, ...asks: readonly (readonly [string | null, string | null])[]): Ask[] =>
  asks.map(([done, planned]) => ({ when, done, planned }))
