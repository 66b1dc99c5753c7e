/** What the speaker says with a slide: in the first person, in whole sentences, the thought of the slide first. */
import type { DeckSlide, Metric, Point, SlideSource, Visual } from '../deck/deck.ts'
import { asMyDoing, inFirstPerson } from '../talk/first-person.ts'
import { readAloud } from '../talk/read-aloud.ts'
import { spoken, wordCount } from '../words/clean.ts'
import { hasPlainVerb } from '../words/verbs.ts'

type SpokenLine = DeckSlide['script'][number]

const LONGEST_SENTENCE = 38
/** Every talk opens a slide and says its first thoughts; the longer ones have time for the rest. */
const IN_SHORT = 2

type Spoken = {
  opens: string
  opensFrom: readonly SlideSource[]
  list: 'objective' | 'question' | 'hypothesis' | 'aim' | 'plan' | undefined
  part: string
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
  part,
  points,
  more,
  visual,
  metrics,
  title,
  closes,
  isTold,
}: Spoken): SpokenLine[] {
  // Words that name nothing of this slide are said while the one before is still shown.
  const isOwn = opensFrom.length > 0 || /^On this slide\b|^My\b.*\. /.test(opens)
  const lines: SpokenLine[] = [
    {
      text: asSentence(withAction(opens)),
      sources: [...opensFrom],
      from: 10,
      ...(!isOwn && { leads: true }),
    },
  ]
  const add = (text: string, sources: SlideSource[], from: number) => {
    const said = asSentence(text)
    if (!lines.some((line) => line.text === said)) lines.push({ text: said, sources, from })
  }
  const seen = visual?.sources ?? metrics.flatMap(({ sources }) => sources)
  // The name of a thing is no sentence.
  if (
    isTold &&
    visual &&
    ((hasPlainVerb(title) && !/^(?:what|how|who|why)\b/i.test(title)) || MEANS.test(title)) &&
    !opens.toLowerCase().includes(title.toLowerCase())
  )
    add(
      title.replace(MEANS, (_, of, what, range) => `For ${withinSentence(of)}, the ${what} run ${range}`),
      seen,
      10,
    )
  const shown = visual && SHOWN[visual.kind]
  if (shown) add(shown[title.length % shown.length]!, [], 15)
  // The words that lead to the slide have named its objective.
  const told = points.filter(
    ({ head, computed }) => !(computed && /^(?:Objective|Question) \d/.test(head ?? '')),
  )
  for (const [at, point] of told.entries())
    add(
      pointSaid(point, at, list, part),
      point.sources,
      list || (at < IN_SHORT && !(visual && at > 0)) ? 10 : 15,
    )
  for (const { value, label, sources } of metrics)
    if (points.length === 0) add(`The number to remember is ${value}: ${label}`, sources, 10)
  const said = [title, ...points, ...more].map((one) => (typeof one === 'string' ? one : one.text)).join(' ')
  for (const row of visual ? readAloud(visual, said) : []) add(row, seen, 15)
  if (closes) add(closes, opensFrom as SlideSource[], 15)
  for (const [at, point] of more.entries()) add(sentenceOf(point, part), point.sources, at < 2 ? 15 : 20)
  return lines
}

const MEANS = /^(.*): (means) (from .*)$/

const SHOWN = {
  chart: ['Let me give you a moment to look at the chart', 'You can see it in the chart'],
  table: [
    'Please look at the table with me',
    'The table shows it row by row',
    'I will give you a moment to read the table',
  ],
  // Nothing was read in it that could be explained.
  picture: undefined,
} as const

function pointSaid(point: Point, at: number, list: Spoken['list'], part: string): string {
  if (!list) return sentenceOf(point, part)
  if (list !== 'aim' && list !== 'plan') return itemOf(point, list, at)
  const said = sentenceOf(point, part)
  return /^to\b/i.test(said) ? `My aim ${list === 'plan' ? 'is' : 'was'} ${asObject(said)}` : said
}

const sentenceOf = ({ text, computed, sources }: Point, part: string): string => {
  const quote = sources[0]?.quote
  const whole = quote && !computed && !quote.includes(' | ') ? unlinked(spoken(quote)) : undefined
  const said = whole && wordCount(whole) <= LONGEST_SENTENCE ? whole : text
  return asSaidIn(part, said)
}

/** What others found is theirs, and what was done was done by the student. */
const asSaidIn = (part: string, said: string): string =>
  part === 'Literature' ? said : part === 'Methods' ? asMyDoing(inFirstPerson(said)) : inFirstPerson(said)

/** "The first is to assess …", "The second question is: …" */
function itemOf({ text, head }: Point, list: string, at: number): string {
  const nth =
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'][
      head ? Number(head) - 1 : at
    ] ?? 'next'
  const whole = list === 'objective' && ACTION.test(text) ? `To ${withinSentence(text)}` : text
  return /^to\b/i.test(whole) ? `The ${nth} is ${asObject(whole)}` : `The ${nth} ${list} is: ${text}`
}

/** "Assess the effect of …": an objective without its "to". */
const ACTION =
  /^(?:assess|analy[sz]e|evaluate|compare|identify|recommend|determine|develop|examine|investigate|explore|describe|measure|establish|find|design|build|test|create|understand|propose|review|estimate|predict|implement|integrate|ensure|explain|suggest) \p{Ll}/iu
const withAction = (opens: string): string => {
  const [, before, action] = opens.match(/^(My \p{L}+ objective (?:was|is)) this: (.*)$/u) ?? []
  return before && action && ACTION.test(action) ? `${before} to ${withinSentence(action)}` : opens
}

/** "However", "Therefore": what it goes on from is not said here. */
const unlinked = (text: string): string =>
  text
    .replace(
      /^(?:(?:and )?however|therefore|furthermore|moreover|in addition|additionally|so|thus|hence|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|in conclusion|conversely|similarly|consequently|also|then|besides|nevertheless|in this regard),\s+/i,
      '',
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

export const withinSentence = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}*\s)/u, (letter) => letter.toLowerCase())

/** "To assess …" stays an infinitive; a question is quoted. */
const asObject = (said: string): string =>
  /^to\b/i.test(said) ? said.replace(/^To\b/, 'to') : `this: ${said}`

/** A sentence of the work, as its author says it aloud. */
export const spokenSentence = (text: string, part: string): string =>
  asSentence(asSaidIn(part, unlinked(spoken(text))))

export const asSentence = (text: string): string => {
  const plain = text.replace(/[\s;:,]+$/, '')
  return /[.!?]["”’)]?$/.test(plain) ? plain : `${plain}.`
}
