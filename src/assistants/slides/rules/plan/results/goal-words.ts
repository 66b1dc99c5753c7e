/** How a goal of the work is named on the slide that answers it. */
import type { Point } from '../../deck/deck.ts'
import type { Goal } from '../goals.ts'

export const ordinal = (n: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][n - 1] ?? `${n}th`

/** "My first objective was to assess …" */
export const goalSaid = ({ n, kind, text }: Goal): string =>
  /^to\b/i.test(text)
    ? `My ${ordinal(n)} ${kind} was ${text.replace(/^To\b/, 'to')}`
    : `My ${ordinal(n)} ${kind} was this: ${text}`

export const goalPoint = ({ kind, n, text, entry }: Goal): Point => ({
  head: `${kind === 'objective' ? 'Objective' : 'Question'} ${n}`,
  text,
  computed: true,
  sources: [...entry.evidence],
})
