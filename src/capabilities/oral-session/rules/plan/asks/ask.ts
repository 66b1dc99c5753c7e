import type { Ask } from '../questions-by-kind.ts'

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
