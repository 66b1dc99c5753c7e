/** A slide's remaining capacity: no slide has more than forty words. */
import type { Point } from '../deck/deck.ts'
import { MOST_WORDS } from '../scene/seen.ts'
import { wordCount } from '../words/clean.ts'
import { shortened } from '../words/shorten.ts'
import type { Draft } from './draft.ts'

/** A line is shortened to the first of these word counts that it can reach. */
const COMPACT = [8, 10, 12, 14, 17]
/** Lines per form; a flow is complete as it is. */
const MOST_LINES: Partial<Record<Draft['form'], number>> = {
  points: 4,
  statement: 3,
  cards: 4,
  questions: 4,
  metrics: 3,
}
const BESIDE_PICTURE = { chart: 2, table: 1, picture: 1 } as const

export const wordsOfPoint = ({ text, head, edited, sources }: Point): number => {
  const quote = sources[0]?.quote
  const compact = edited || quote === undefined ? text : (shortestOf(quote) ?? text)
  return Math.min(wordCount(text), wordCount(compact)) + wordCount(head ?? '')
}

function shortestOf(quote: string): string | undefined {
  for (const limit of COMPACT) {
    const text = shortened(quote, limit)
    if (text) return text
  }
  return undefined
}

export function hasRoomFor({ form, points, metrics = [], visual }: Draft, point: Point): boolean {
  const most = visual ? BESIDE_PICTURE[visual.kind] : (MOST_LINES[form] ?? 0)
  const large = metrics.reduce((sum, { value, label }) => sum + wordCount(`${value} ${label}`), 0)
  const said = points.reduce((sum, one) => sum + wordsOfPoint(one), large)
  return points.length < most && said + wordsOfPoint(point) <= MOST_WORDS
}

/** A plan may find more than a slide can show: the rest goes elsewhere. */
export function leftOver({ form, points, metrics = [], visual }: Draft): Point[] {
  if (form === 'flow' || visual) return []
  const large = metrics.reduce((sum, { value, label }) => sum + wordCount(`${value} ${label}`), 0)
  const over: Point[] = []
  let said = points.reduce((sum, one) => sum + wordsOfPoint(one), large)
  while (said > MOST_WORDS && points.length > 1) {
    const last = points.pop()
    if (!last) break
    said -= wordsOfPoint(last)
    over.push(last)
  }
  return over
}
