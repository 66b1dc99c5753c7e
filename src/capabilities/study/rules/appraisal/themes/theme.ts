/** A theme of a work: what is asked about it, where the work says it, and what a supervisor looks for there. */
import type { SectionPart, SectionRole } from '#product/document-model.ts'
import type { SlotId } from '../../record/study-record.ts'

/** What a work is like: a point may be for some works only. */
export type Trait = 'planned' | 'done' | 'built' | 'people' | 'asked' | 'trial' | 'interviews' | 'figures'

/** Looked for in the whole text; found with its page, or told as not found. */
export type LookedFor = {
  /** After "I find" and "I looked for". */
  is: string
  finds: RegExp
  /** What to do where it is not found. */
  next: string
  /** Only in the sections that are about the theme. */
  inside?: true
  for?: readonly Trait[]
}
/** Nobody but the student can judge it. */
export type AskedBack = { ask: string; for?: readonly Trait[] }
export type CheckPoint = LookedFor | AskedBack

/** The first that fits the work is said. */
export type ForSome = { says: string; for?: readonly Trait[] }

export type Theme = {
  id: string
  /** After "your" or "on your". */
  name: string
  /** Named in a question. The longest match of all themes is meant. */
  asks: RegExp
  slots?: readonly SlotId[]
  parts?: readonly SectionPart[]
  /** Of sections that are about it, where no part is known for it. */
  heading?: RegExp
  /** Where the sections of a whole chapter are about it. */
  role?: SectionRole
  /** A sentence that says it, where neither record nor heading does; and its word, without which a work has nothing on it. */
  states?: RegExp
  points: readonly CheckPoint[]
  /** How it is written or made better, in two or three sentences. */
  how: string
  /** A reason that holds for many, where the student is asked why; and what the choice costs, in the first person. */
  why?: readonly ForSome[]
  costs?: readonly ForSome[]
  /** Whether one has to have it: the first that fits. */
  needed?: readonly ForSome[]
  /** Sentences of the kind that can be written there. */
  offers?: readonly ForSome[]
  /** What a panel asks here. */
  panel: readonly [string, ...string[]]
  /** In plain words, for somebody who has never heard of it. */
  plain: string
  for?: readonly Trait[]
}

export const isFor = (only: readonly Trait[] | undefined, traits: readonly Trait[]): boolean =>
  !only || only.some((one) => traits.includes(one))
