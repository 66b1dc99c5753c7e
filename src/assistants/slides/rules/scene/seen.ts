/** A slide as its audience sees it: its words, whether it has visuals, and which layouts look alike. */
import type { Shape, Slide } from '#kit/pptx/model.ts'
import { SLOTS } from '../design/framed.ts'
import { wordCount } from '../words/clean.ts'
import { LOGO } from './logo.ts'

export type Seen = Pick<Slide, 'layout' | 'shapes'>

export const MOST_WORDS = 66

export const isContent = (shape: Shape): boolean => 'slot' in shape && (shape.slot ?? 0) >= SLOTS.content

/** Without titles, the line of sources or the cells of numbers and names. */
export function textsOn({ shapes }: Seen): string[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'table')
      return shape.rows.flatMap(({ cells }) => cells.map(({ text }) => text)).filter(isSentence)
    if ((shape.kind === 'text' && isContent(shape)) || shape.kind === 'form')
      return (shape.paragraphs ?? []).map(({ runs }) => runs.map(({ text }) => text).join(''))
    return []
  })
}
/** 'Banda et al. (2019)' is a name. */
const isSentence = (cell: string): boolean => wordCount(cell) >= 5

export const wordsOn = (seen: Seen): number => wordCount(textsOn(seen).join(' '))

/** 'cards-3' and 'cards-4' look alike; a chart with its takeaway on the other side does not. */
export const layoutFamily = (layout: string): string => layout.replace(/-(?:\d|alone)$/, '')

/** Charts, tables, pictures, diagrams, large numbers and boxes; not a page of lines, and not a large sentence. */
export const isVisual = ({ layout, shapes }: Seen): boolean =>
  /^(?:cards|rows|metrics)/.test(layout) ||
  shapes.some(
    ({ kind, name }) => kind === 'chart' || kind === 'table' || (kind === 'picture' && name !== LOGO),
  )
