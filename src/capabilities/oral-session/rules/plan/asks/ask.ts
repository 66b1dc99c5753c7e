import type { Area, Within } from '../../names.ts'

export type Ask = {
  /** Only of a sentence with these words. */
  when?: RegExp
  /** Of work that is done; `null` where it is only asked of a plan. */
  done: string | null
  planned: string | null
}

export type KindOfQuestion = {
  area: Area
  /** The first that fits is asked; of those without `when` one by the work. */
  asks: readonly Ask[]
  deeper: readonly string[]
  /** What a consultant advises where this is open. */
  advice: string
  within: Within
}

/** The same of work that is done and of a plan. */
export const both = (asks: string, when?: RegExp): Ask => ({
  done: asks,
  planned: asks,
  ...(when && { when }),
})

export const ask = (done: string | null, planned: string | null, when?: RegExp): Ask => ({
  done,
  planned,
  ...(when && { when }),
})
