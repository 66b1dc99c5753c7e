/** A yes-or-no check of a deck in one format. */
import type { Presentation } from '#kit/pptx/model.ts'
import type { Deck } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'

export type Checked = { deck: Deck; presentation: Presentation; design: Design }

export type DeckCheck = {
  id: string
  /** The statement that holds when it passes. */
  passes: string
  /** The slides, counted from 1, that fail; 0 means the deck as a whole. */
  fails: readonly number[]
}

/** Only the student can mend these. */
export const LEFT_TO_STUDENT: ReadonlySet<string> = new Set(['filled', 'no-mistake', 'main-result'])

/** Between the outline and the references. */
export const BODY = { from: 2, to: 17 } as const

export const eachSlide = (
  id: string,
  passes: string,
  slides: readonly unknown[],
  isSo: (at: number) => boolean,
  { from, to }: { from: number; to: number } = { from: 0, to: slides.length },
): DeckCheck => ({
  id,
  passes,
  fails: slides.flatMap((_, at) => (at >= from && at < to && !isSo(at) ? [at + 1] : [])),
})

export const ofDeck = (id: string, passes: string, isSo: boolean): DeckCheck => ({
  id,
  passes,
  fails: isSo ? [] : [0],
})
