/** Which must-have facts of a key are on slides, and which at least in the notes. */
import type { Deck } from '../../src/assistants/slides/rules/deck/deck.ts'

type Key = { facts: { kind: string; quote: string; mustHave?: boolean }[] }

const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{3,}|\d[\d.,]*/gu) ?? [])
/** The same sentence, or one that holds most of its words. */
const holds = (text: string, quote: string): boolean => {
  const there = words(text)
  const wanted = [...words(quote)]
  return wanted.length > 0 && wanted.filter((word) => there.has(word)).length / wanted.length >= 0.6
}

export function coverage(deck: Deck, { facts }: Key): { must: number; shown: number; noted: number } {
  const must = facts.filter(({ mustHave }) => mustHave)
  // A line of a slide is a shortened sentence: the sentence behind it is what it shows.
  const lines = deck.slides.flatMap(({ title, points, metrics }) => [
    title,
    ...points.flatMap(({ text, sources }) => [text, ...sources.map(({ quote }) => quote)]),
    ...metrics.flatMap(({ sources }) => sources.map(({ quote }) => quote)),
  ])
  const notes = deck.slides.flatMap(({ script }) =>
    script.flatMap(({ text, sources }) => [text, ...sources.map(({ quote }) => quote)]),
  )
  const shown = must.filter(({ quote }) => lines.some((line) => holds(line, quote)))
  const noted = must.filter(({ quote }) => [...lines, ...notes].some((line) => holds(line, quote)))
  return { must: must.length, shown: shown.length, noted: noted.length }
}
