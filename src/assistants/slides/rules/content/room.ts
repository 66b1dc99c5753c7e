/** How much a slide can still take: no slide says more than forty words. */
import type { Point } from '../deck/deck.ts'
import { wordsIn } from '../words/clean.ts'
import { shortened } from '../words/shorten.ts'
import type { Draft } from './draft.ts'

export const MOST_WORDS = 40
/** A line that can be brought down to so many words will be. */
const COMPACT = 12
/** Lines of each form; a flow is whole as it is. */
const MOST_LINES: Partial<Record<Draft['form'], number>> = {
  points: 4,
  statement: 3,
  cards: 4,
  questions: 4,
  metrics: 3,
}
const BESIDE_PICTURE = { chart: 2, table: 1 } as const

export const wordsOfPoint = ({ text, head, sources }: Point): number => {
  const quote = sources[0]?.quote
  const compact = quote === undefined ? undefined : shortened(quote, COMPACT)
  return Math.min(wordsIn(text), wordsIn(compact ?? text)) + wordsIn(head ?? '')
}

export function hasRoomFor({ form, points, metrics = [], visual }: Draft, point: Point): boolean {
  const most = visual ? BESIDE_PICTURE[visual.kind] : (MOST_LINES[form] ?? 0)
  const large = metrics.reduce((sum, { value, label }) => sum + wordsIn(`${value} ${label}`), 0)
  const said = points.reduce((sum, one) => sum + wordsOfPoint(one), large)
  return points.length < most && said + wordsOfPoint(point) <= MOST_WORDS
}
