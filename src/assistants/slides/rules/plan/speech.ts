/** What the speaker says with a slide: in the first person, in whole sentences, the thought of the slide first. */
import type { DeckSlide, Metric, Point, SlideSource, Visual } from '../deck/deck.ts'
import { spoken, wordCount } from '../words/clean.ts'

type SpokenLine = DeckSlide['script'][number]

const LONGEST_SENTENCE = 38
/** Every talk opens a slide and says its first thoughts; the longer ones have time for the rest. */
const IN_SHORT = 2

type Spoken = {
  opens: string
  points: readonly Point[]
  more: readonly Point[]
  visual?: Visual | undefined
  metrics: readonly Metric[]
  title: string
  /** The headline is no sentence of the points: it is said as well. */
  isTold: boolean
}

export function scriptOf({ opens, points, more, visual, metrics, title, isTold }: Spoken): SpokenLine[] {
  const lines: SpokenLine[] = [{ text: asSentence(opens), sources: [], from: 10 }]
  const add = (text: string, sources: SlideSource[], from: number) => {
    const said = asSentence(text)
    if (!lines.some((line) => line.text === said)) lines.push({ text: said, sources, from })
  }
  const seen = visual?.sources ?? metrics.flatMap(({ sources }) => sources)
  if (isTold && /\s\p{Ll}+/u.test(title) && visual) add(title, seen, 10)
  if (visual) add(SHOWN[visual.kind], [], 15)
  for (const [at, point] of points.entries())
    add(sentenceOf(point), point.sources, at < IN_SHORT && !(visual && at > 0) ? 10 : 15)
  for (const { value, label, sources } of metrics)
    if (points.length === 0) add(`The number to remember is ${value}: ${label}`, sources, 10)
  const read = visual && readAloud(visual)
  if (read) add(read, seen, 15)
  for (const [at, point] of more.entries()) add(sentenceOf(point), point.sources, at < 2 ? 15 : 20)
  return lines
}

const SHOWN = {
  chart: 'Let me give you a moment to look at the chart',
  table: 'Let me take you through the table, row by row',
  picture: 'Let me explain the figure from left to right',
} as const

/** The values of a chart, and the first rows of a table, for those who do not see them well. */
function readAloud(visual: Visual): string | undefined {
  if (visual.kind === 'picture') return undefined
  const [series] = visual.kind === 'chart' ? visual.series : []
  const rows =
    visual.kind === 'chart'
      ? visual.categories.map(
          (name, at) => `${name} ${series?.values[at] ?? ''}${visual.unit === '%' ? '%' : ''}`,
        )
      : visual.rows.slice(1, 4).map((row) => row.filter(Boolean).join(', '))
  const said = rows.join(visual.kind === 'chart' ? ', ' : '; ')
  return wordCount(said) > LONGEST_SENTENCE ? undefined : `Read aloud: ${said}`
}

const sentenceOf = ({ text, head, computed, sources }: Point): string => {
  const quote = sources[0]?.quote
  const whole = quote && !computed && !quote.includes(' | ') ? spoken(quote) : undefined
  const said = whole && wordCount(whole) <= LONGEST_SENTENCE ? whole : text
  return inFirstPerson(
    computed && head && !/^\d+$/.test(head) ? `My ${head.toLowerCase()} was ${asObject(said)}` : said,
  )
}

/** "To assess …" stays an infinitive; a question is quoted. */
const asObject = (said: string): string =>
  /^to\b/i.test(said) ? said.replace(/^To\b/, 'to') : `this: ${said}`

/** A sentence of the work, as its author says it aloud. */
export const spokenSentence = (text: string): string => asSentence(inFirstPerson(spoken(text)))

export const asSentence = (text: string): string => {
  const plain = text.replace(/[\s;:,]+$/, '')
  return /[.!?]["”’)]?$/.test(plain) ? plain : `${plain}.`
}

const NOT_PLACES =
  '(?! (?:area|site|population|period|setting|participants?|design|variables?|location|sample|subjects|instrument|hall)s?\\b)'
const MINE: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b[Tt]h(?:e|is) (?:present |current )?(study|research|thesis|project|dissertation)\\b${NOT_PLACES}`,
      'g',
    ),
    'my $1',
  ],
  [
    /\b[Tt]he (?:researchers?|author) (was|had|used|met|chose|found|made|took|gave|went|\p{L}+ed)\b/gu,
    'I $1',
  ],
]

/** "This study found" is how a thesis speaks of itself; its author says "my study". */
export function inFirstPerson(text: string): string {
  const said = MINE.reduce((one, [others, mine]) => one.replace(others, mine), text)
  return said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
