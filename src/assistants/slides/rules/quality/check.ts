/** A question with yes or no about a deck in one format. */
import type { Presentation, Shape, Slide } from '#kit/pptx/model.ts'
import type { Deck } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'

export type Checked = { deck: Deck; presentation: Presentation; design: Design }

export type Check = {
  id: string
  /** What is so when it is passed. */
  passes: string
  /** The slides, counted from 1, for which it is not so; 0 stands for the deck as a whole. */
  fails: readonly number[]
}

/** Between the outline and the references. */
export const BODY = { from: 2, to: 17 } as const

export const eachSlide = (
  id: string,
  passes: string,
  slides: readonly unknown[],
  isSo: (at: number) => boolean,
  { from, to }: { from: number; to: number } = { from: 0, to: slides.length },
): Check => ({
  id,
  passes,
  fails: slides.flatMap((_, at) => (at >= from && at < to && !isSo(at) ? [at + 1] : [])),
})

export const ofDeck = (id: string, passes: string, isSo: boolean): Check => ({
  id,
  passes,
  fails: isSo ? [] : [0],
})

const CONTENT = 20
export const isContent = (shape: Shape): boolean => 'slot' in shape && (shape.slot ?? 0) >= CONTENT

/** The words that an audience reads: not titles, the line of sources or the cells of numbers. */
export function textsOn({ shapes }: Slide): string[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'table')
      return shape.rows.flatMap(({ cells }) => cells.map(({ text }) => text)).filter(isSentence)
    if ((shape.kind === 'text' && isContent(shape)) || shape.kind === 'form')
      return (shape.paragraphs ?? []).map(({ runs }) => runs.map(({ text }) => text).join(''))
    return []
  })
}
const isSentence = (cell: string): boolean => cell.trim().split(/\s+/).length >= 4

/** 'cards-3' and 'cards-4' look alike; a chart on the left and one on the right do not. */
export const familyOf = (layout: string): string => layout.replace(/-(?:\d|alone)$/, '')
