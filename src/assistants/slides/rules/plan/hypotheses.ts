import type { SlotEntry } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { Point } from '../deck/deck.ts'
import { unstopped } from '../words/clean.ts'

/** "There is no effect" and "there is an effect" are one hypothesis, told as what was expected. */
export function pairedHypotheses(entries: readonly SlotEntry[]): Point[] {
  const told = entries.map(({ value, evidence }) => {
    const text = unstopped(value)
    return { text, isNull: DENIES.test(text), stems: new Set(contentStems(text)), sources: [...evidence] }
  })
  const isPair = (one: (typeof told)[number], other: (typeof told)[number]) => {
    const both = [...one.stems].filter((stem) => other.stems.has(stem)).length
    return one.isNull !== other.isNull && both >= LEAST_ALIKE * Math.max(one.stems.size, other.stems.size)
  }
  return told
    .filter((one) => !(one.isNull && told.some((other) => isPair(one, other))))
    .map((one) => ({
      text: one.text,
      sources: [one, ...told.filter((other) => isPair(one, other))].flatMap(({ sources }) => sources),
    }))
}
const DENIES = /\b(?:no|not|cannot|n['’]t|never|nor)\b/i
const LEAST_ALIKE = 0.75
