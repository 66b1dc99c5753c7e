import type { SectionRole } from '#product/document-model.ts'
import type { Area, Within } from '../../names.ts'

export type Ask = {
  /** Only of a sentence with these words; the first group, or all of them, stand for `{it}` (`{many}` where it has to be a plural). */
  when?: RegExp
  unless?: RegExp
  /** Of work that is done; `null` where it is only asked of a plan. `{people}`, `{place}`, `{topic}` are this work's own. */
  done: string | null
  planned: string | null
}

export type KindOfQuestion = {
  area: Area
  /** Sentences that are read as of this kind now and then, and are not. */
  unless?: RegExp
  /** Without one of these words a sentence is not asked about. */
  needs?: RegExp
  /** Where in a work such a sentence cannot be this work's own. */
  notIn?: readonly SectionRole[]
  /** One of those whose `when` fits is asked; else one of those without. Which one, the work decides. */
  asks: readonly Ask[]
  /** Asked of whoever answers well; of a plan as of a plan. */
  deeper: readonly Ask[]
  /** What a consultant advises where this is open. */
  advice: Advice
  /** And another where the sentence is of another sort. */
  advises?: readonly { when: RegExp; says: Advice }[]
  within: Within
}

/** One for all, or another for what is still planned: it has no results to put in order. */
export type Advice = string | { done: string; planned: string }

/** The same of work that is done and of a plan. */
export const both = (asks: string, when?: RegExp): Ask => ({
  done: asks,
  planned: asks,
  ...(when && { when }),
})

export const ask = (done: string | null, planned: string | null, when?: RegExp, unless?: RegExp): Ask => ({
  done,
  planned,
  ...(when && { when }),
  ...(unless && { unless }),
})

/** Several ways to ask the same of a sentence with the same words. */
export const ofWords = (when: RegExp, ...asks: readonly (readonly [string | null, string | null])[]): Ask[] =>
  asks.map(([done, planned]) => ({ when, done, planned }))
