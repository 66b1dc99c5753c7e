/** What the speaker says with a slide: in the first person, in whole sentences, the thought of the slide first. */
import type { DeckSlide, Metric, Point, SlideSource, Visual } from '../deck/deck.ts'
import { spoken, wordCount } from '../words/clean.ts'

type SpokenLine = DeckSlide['script'][number]

const LONGEST_SENTENCE = 38
/** Every talk opens a slide and says its first thoughts; the longer ones have time for the rest. */
const IN_SHORT = 2

type Spoken = {
  opens: string
  opensFrom: readonly SlideSource[]
  list: 'objective' | 'question' | 'hypothesis' | undefined
  points: readonly Point[]
  more: readonly Point[]
  visual?: Visual | undefined
  metrics: readonly Metric[]
  title: string
  /** What the slide says of its objective. */
  closes?: string | undefined
  /** The headline is no sentence of the points: it is said as well. */
  isTold: boolean
}

export function scriptOf({
  opens,
  opensFrom,
  list,
  points,
  more,
  visual,
  metrics,
  title,
  closes,
  isTold,
}: Spoken): SpokenLine[] {
  const lines: SpokenLine[] = [{ text: asSentence(opens), sources: [...opensFrom], from: 10 }]
  const add = (text: string, sources: SlideSource[], from: number) => {
    const said = asSentence(text)
    if (!lines.some((line) => line.text === said)) lines.push({ text: said, sources, from })
  }
  const seen = visual?.sources ?? metrics.flatMap(({ sources }) => sources)
  if (isTold && /\s\p{Ll}+/u.test(title) && visual && !opens.toLowerCase().includes(title.toLowerCase()))
    add(
      title.replace(
        /^(.*): (means) (from .*)$/,
        (_, of, what, range) => `For ${withinSentence(of)}, the ${what} run ${range}`,
      ),
      seen,
      10,
    )
  if (visual) add(SHOWN[visual.kind][title.length % SHOWN[visual.kind].length]!, [], 15)
  // The words that lead to the slide have named its objective.
  const told = points.filter(
    ({ head, computed }) => !(computed && /^(?:Objective|Question) \d/.test(head ?? '')),
  )
  for (const [at, point] of told.entries())
    add(
      list ? itemOf(point, list, at) : sentenceOf(point),
      point.sources,
      list || (at < IN_SHORT && !(visual && at > 0)) ? 10 : 15,
    )
  for (const { value, label, sources } of metrics)
    if (points.length === 0) add(`The number to remember is ${value}: ${label}`, sources, 10)
  const said = [title, ...points, ...more].map((one) => (typeof one === 'string' ? one : one.text)).join(' ')
  for (const [at, row] of (visual ? readAloud(visual, said) : []).entries())
    add(row, seen, at < IN_USUAL ? 15 : 20)
  if (closes) add(closes, opensFrom as SlideSource[], 15)
  for (const [at, point] of more.entries()) add(sentenceOf(point), point.sources, at < 2 ? 15 : 20)
  return lines
}

const SHOWN = {
  chart: ['Let me give you a moment to look at the chart', 'You can see it in the chart'],
  table: [
    'Please look at the table with me',
    'The table shows it row by row',
    'I will give you a moment to read the table',
  ],
  picture: ['Let me explain the figure', 'Let me take you through it from left to right'],
} as const

/** What it shows, and its values row by row for those who do not see them well. */
function readAloud(visual: Visual, said: string): string[] {
  if (visual.kind === 'picture') return []
  const [heads = [], ...rows] =
    visual.kind === 'table'
      ? visual.rows
      : [
          ['', visual.series[0]?.name ?? ''],
          ...visual.categories.map((name, at) => [
            name,
            `${visual.series[0]?.values[at] ?? ''}${visual.unit}`,
          ]),
        ]
  const seen = heads.slice(1).flatMap((head, at) => rangeOf(head, rows, at + 1, said))
  const whole = rows.every((cells) => cells.length === 2) && rows.map((cells) => cells.join(', ')).join('; ')
  if (whole && wordCount(whole) <= LONGEST_SENTENCE) return [...seen, `The figures are these: ${whole}`]
  const read = rows.slice(0, MOST_ROWS_READ).flatMap(([name = '', ...values]) => {
    const told = values.flatMap((value, at) =>
      value.trim() && /\d/.test(value) ? [`the ${withinSentence(heads[at + 1] ?? 'value')} is ${value}`] : [],
    )
    const row = `For ${withinSentence(name)}, ${told.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`
    return told.length > 0 && wordCount(row) <= LONGEST_SENTENCE ? [row] : []
  })
  return [...seen.slice(0, MOST_SEEN), ...read]
}

/** Shares and means can be held against each other: the largest, the smallest, and what lies between them. */
function rangeOf(head: string, rows: readonly (readonly string[])[], at: number, said: string): string[] {
  const values = rows.flatMap((cells) => {
    const [, number, sign = ''] = (cells[at] ?? '').match(/^(\d+(?:\.\d+)?)(%?)$/) ?? []
    return number ? [{ name: cells[0] ?? '', number, sign }] : []
  })
  const isShare = values.every(({ sign }) => sign === '%')
  if (values.length < 2 || values.length < rows.length || !(isShare || /\bmean/i.test(head))) return []
  const sorted = values.toSorted((a, b) => Number(b.number) - Number(a.number))
  const [top, least] = [sorted[0]!, sorted.at(-1)!]
  const places = Math.max(...[top, least].map(({ number }) => number.split('.')[1]?.length ?? 0))
  const gap = (Number(top.number) - Number(least.number)).toFixed(places)
  if (Number(gap) === 0) return []
  const of = heads(head) ? ` for “${head.replace(/\s*%$/, '')}”` : ''
  return [
    ...(said.includes(top.number)
      ? []
      : [`Look first at the highest value${of}: ${top.name}, with ${top.number}${top.sign}`]),
    ...(said.includes(least.number)
      ? []
      : [`At the other end stands ${least.name}, with ${least.number}${least.sign}`]),
    `From ${least.name} to ${top.name} it is ${gap}${isShare ? ' percentage points' : ''}`,
  ]
}
const heads = (head: string): boolean =>
  /\p{L}{3}/u.test(head) && !/^(?:valid )?per ?cent(?:age)?s?\b/i.test(head)
const MOST_SEEN = 6
const IN_USUAL = 4
const MOST_ROWS_READ = 5

const sentenceOf = ({ text, computed, sources }: Point): string => {
  const quote = sources[0]?.quote
  const whole = quote && !computed && !quote.includes(' | ') ? unlinked(spoken(quote)) : undefined
  const said = whole && wordCount(whole) <= LONGEST_SENTENCE ? whole : text
  return inFirstPerson(said)
}

/** "The first is to assess …", "The second question is: …" */
function itemOf({ text, head }: Point, list: string, at: number): string {
  const nth =
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'][
      head ? Number(head) - 1 : at
    ] ?? 'next'
  return /^to\b/i.test(text) ? `The ${nth} is ${asObject(text)}` : `The ${nth} ${list} is: ${text}`
}

/** "However", "Therefore": what it goes on from is not said here. */
const unlinked = (text: string): string =>
  text
    .replace(
      /^(?:(?:and )?however|therefore|furthermore|moreover|in addition|additionally|so|thus|hence|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|in conclusion|conversely|similarly|consequently|also|then|besides|nevertheless|in this regard),\s+/i,
      '',
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const withinSentence = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}*\s)/u, (letter) => letter.toLowerCase())

/** "To assess …" stays an infinitive; a question is quoted. */
const asObject = (said: string): string =>
  /^to\b/i.test(said) ? said.replace(/^To\b/, 'to') : `this: ${said}`

/** A sentence of the work, as its author says it aloud. */
export const spokenSentence = (text: string): string => asSentence(inFirstPerson(unlinked(spoken(text))))

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
