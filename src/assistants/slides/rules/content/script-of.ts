/** The speaker's script for a slide: whole sentences of the document with their places, between our own words. */
import type { DeckSlide, Point } from '../deck/deck.ts'
import { spoken } from '../words/clean.ts'
import type { Draft } from './draft.ts'

type ScriptLine = DeckSlide['script'][number]

export function scriptOf({ points, said = [], metrics = [], visual }: Draft): ScriptLine[] {
  const all: Point[] = [...said, ...points]
  const lines: ScriptLine[] = []
  for (const { sources } of all)
    for (const source of sources) addOnce(lines, { text: spoken(source.quote), sources: [source] })
  for (const { sources } of metrics)
    for (const source of sources) addOnce(lines, { text: spoken(source.quote), sources: [source] })
  if (visual) {
    const [source] = visual.sources
    const what = { chart: 'the chart', table: 'the table', picture: 'the figure' }[visual.kind]
    if (source)
      lines.unshift({
        text: `Give the audience a moment to read ${what}, then say what it shows.`,
        sources: [{ ...source, quote: '' }],
      })
  }
  return lines
}

function addOnce(lines: ScriptLine[], line: ScriptLine): void {
  if (!lines.some(({ text }) => text === line.text)) lines.push(line)
}
