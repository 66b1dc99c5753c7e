/** The study at a glance: a committee's first questions, each answered in a few words of its sentence. */

import type { Fact, FactKind } from '#capabilities/study/index.ts'
import type { Point, SlideSource } from '../deck/deck.ts'
import { wordCount } from '../words/clean.ts'
import { shortened } from '../words/shorten.ts'
import type { Draft } from './draft.ts'
import { type Material, pointFrom, sourceOfFact } from './material.ts'
import { NAMELESS, sampleMetric } from './sample-size.ts'
import { factsToShow, isAlike } from './take.ts'

const ROWS: readonly (readonly [head: string, kinds: readonly FactKind[]])[] = [
  ['Design', ['design']],
  ['Approach', ['approach']],
  ['Population', ['population']],
  ['Sample', ['sample-size']],
  ['Sampling', ['sampling']],
  ['Setting', ['setting']],
  ['Period', ['period']],
  ['Instrument', ['instrument']],
  ['Variables', ['variables']],
  ['Analysis', ['analysis']],
  ['Software', ['software']],
  ['Validity', ['reliability']],
]
const LEAST_ROWS = 4
const MOST_ROWS = 6
/** For all cells together: the rest is for a line below them. */
const MOST_WORDS = 38
const LONGEST = 12
const LONGEST_CELL = 90

type GlanceRow = { head: string; text: string; source: SlideSource }

export function atAGlance(material: Material, title: string): Draft | undefined {
  const rows: GlanceRow[] = []
  const taken = new Set<string>()
  let words = 0
  for (const [head, kinds] of ROWS) {
    if (rows.length === MOST_ROWS) break
    const row = glanceRow(material, head, kinds, taken)
    if (!row || words + wordCount(row.text) > MOST_WORDS) continue
    if (rows.some(({ text }) => isAlike(text, row.text))) continue
    rows.push(row)
    taken.add(row.source.sentenceId)
    words += wordCount(row.text)
  }
  if (rows.length < LEAST_ROWS) return undefined
  for (const id of taken) material.used.add(id)
  return {
    title,
    form: 'visual',
    points: [],
    said: rows.map(({ text, source }): Point => ({ text, sources: [source] })),
    visual: {
      kind: 'table',
      caption: '',
      rows: [['The study', 'at a glance'], ...rows.map(({ head, text }) => [head, text])],
      sources: rows.map(({ source }) => source),
    },
  }
}

function glanceRow(
  material: Material,
  head: string,
  kinds: readonly FactKind[],
  taken: ReadonlySet<string>,
): GlanceRow | undefined {
  // One sentence may give several of them, each by its value; as a line it is used once.
  const open = (id: string) => !material.used.has(id)
  if (head === 'Sample') {
    const size = sampleMetric(material)
    const source = size?.sources[0]
    if (!size || !source || !open(source.sentenceId) || size.label === NAMELESS) return undefined
    return { head, text: `${size.value} ${size.label}`, source }
  }
  for (const fact of kinds.flatMap((kind) => factsToShow(material, kind))) {
    const source = sourceOfFact(fact)
    if (!open(source.sentenceId)) continue
    const text = printedValue(fact) ?? (taken.has(source.sentenceId) ? undefined : glanceLine(fact, material))
    if (text) return { head, text, source }
  }
  return undefined
}

/** Its value as printed. */
function printedValue({ value, evidence: { quote } }: Fact): string | undefined {
  const at = value ? quote.toLowerCase().indexOf(value.toLowerCase()) : -1
  if (!value || at < 0 || wordCount(value) > LONGEST) return undefined
  return quote
    .slice(at, at + value.length)
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Its sentence, if that is short. */
function glanceLine(fact: Fact, material: Material): string | undefined {
  const { quote } = fact.evidence
  const line = pointFrom(material, sourceOfFact(fact), undefined, LONGEST)?.text
  const text = line && wordCount(line) > SHORT ? (shortened(quote, SHORT) ?? line) : line
  return text && text.length <= LONGEST_CELL ? text : undefined
}
const SHORT = 8
