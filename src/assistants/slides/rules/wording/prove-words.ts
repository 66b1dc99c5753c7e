/**
 * A model's words, checked against the sentences behind them. A text is rejected if it has a number, name or citation not found
 * there, reverses the meaning or claims more; then the document's own words stay.
 */
import { faultOfRestatement, type Restated } from '#capabilities/study/facts.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { Deck, DeckSlide, Point, SlideSource } from '../deck/deck.ts'
import { TITLE_LETTERS } from '../plan/stated.ts'
import { inFirstPerson } from '../talk/first-person.ts'
import { minutesFilled } from '../talk/talk-of.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { standsAlone } from '../words/shorten.ts'
import { hasVerb } from '../words/verbs.ts'
import { type Ground, groundOf, isWordable, slideSentences } from './sentences-of.ts'
import type { SlideWords } from './slide-words.ts'

const TITLE = { least: 4, most: 13, letters: TITLE_LETTERS }
const LINE = { least: 3, most: 15, letters: 120 }
const NOTE = { least: 4, most: 40, letters: 300 }
const MOST_NOTES = 5
/** As many say what a slide has to say: the document’s own sentences only fill the time that is left. */
const ENOUGH_NOTES = 2

/** Each proposal on its own: rejecting one does not affect the others. */
export function withWords(deck: Deck, proposed: readonly SlideWords[]): Deck {
  const ordinary = new Set(
    deck.slides.flatMap((slide) =>
      slideSentences(slide).flatMap(({ says }) => says.match(/\b\p{Ll}+\b/gu) ?? []),
    ),
  )
  const titles = new Set(deck.slides.map(({ title }) => title.toLowerCase()))
  const slides = deck.slides.map((slide) => {
    const words = proposed.find(({ id }) => id === slide.id)
    if (!words || !isWordable(slide)) return slide
    const sentences = slideSentences(slide)
    const counted = countOfListed(slide, deck)
    const about = (quotes: readonly string[]): Grounds => ({
      sentences: quotes,
      title: deck.title,
      ordinary,
      counted,
    })
    // What the slide says already may be said again.
    const whole = about([
      ...sentences.map(({ says }) => says),
      ...slide.points.filter(({ edited }) => !edited).map(({ text }) => text),
    ])
    const title =
      words.title === undefined || slide.titleChosen ? undefined : titleFrom(words.title, whole, titles)
    if (title) titles.add(title.toLowerCase())
    const points = slide.points.map((point) => {
      const says = groundOf(point)?.says
      const line = words.lines.find(({ n }) => says !== undefined && sentences[n - 1]?.says === says)
      if (!line || says === undefined || point.edited) return point
      const text = lineFrom(line.text, about([says, point.text]), point.text)
      return text === undefined ? point : { ...point, text, worded: true }
    })
    const notes = notesFrom(words.notes.slice(0, MOST_NOTES), whole)
    return {
      ...slide,
      ...(title && { title, titleWorded: true }),
      points: onceEach(points, slide.points),
      script: spokenWith(notes, slide, sentences),
    }
  })
  return { ...deck, slides, minutes: minutesFilled({ slides }) }
}

type Size = { least: number; most: number; letters: number }
const HEDGE = /\b(?:may|might|could|possibl[ey]|perhaps|suggests?|likely|seems?|appears?|potential(?:ly)?)\b/i
const BAD_END =
  /(?:\b(?:the|of|and|to|in|with|for|a|an|or|by|from|that|which|is|are|was|were)|[,:;–—-]|\.{2,}|…)$/i

type Grounds = Restated & { counted: RegExp | undefined }

/** "Five hypotheses": how many the deck lists in all, as one would count them. It stands in none of their sentences. */
function countOfListed({ id }: DeckSlide, { slides }: Deck): RegExp | undefined {
  const [list = ''] = id.match(LISTS) ?? []
  const listed = slides.filter((one) => list !== '' && one.id.match(LISTS)?.[0] === list)
  const points = listed.flatMap((one) => one.points.filter(({ head }) => !head))
  const last = Math.max(
    0,
    ...points.flatMap(({ text }) => Number(/^\(?[A-Z]{0,3}(\d{1,2})\b/.exec(text)?.[1] ?? 0)),
  )
  const word = COUNTS[points.length]
  return !word || last > points.length
    ? undefined
    : new RegExp(`\\b(?:${word}|${points.length}) (?=(?:\\p{Ll}+ )?${list}\\b)`, 'iu')
}
const LISTS = /^(?:hypotheses|objectives|questions)(?=-\d+$|$)/
const COUNTS = ['', '', ...'two three four five six seven eight nine ten'.split(' ')]

/** In our house style, if it does not contradict its grounds. */
function proved(raw: string, { least, most, letters }: Size, from: Grounds): string | undefined {
  const text = unstopped(raw.replace(/\s+/g, ' ').trim()).replace(/^\p{Ll}/u, (letter) =>
    letter.toUpperCase(),
  )
  const words = wordCount(text)
  if (words < least || words > most || text.length > letters || BAD_END.test(text)) return undefined
  const there = from.sentences.join(' ')
  const says = from.counted ? text.replace(from.counted, '') : text
  const digits = (of: string): string[] => of.normalize('NFKC').match(/\d+/g) ?? []
  const known = new Set(digits(there))
  if (!digits(says).every((number) => known.has(number))) return undefined
  if (from.sentences.every((said) => isHeldBack(text, said)) && !HEDGE.test(text)) return undefined
  return isAboutThem(says, there) && faultOfRestatement(says, from) === null ? text : undefined
}

/** A sentence is careful with what follows its "may" or "appears", up to the next comma. */
function isHeldBack(text: string, sentence: string): boolean {
  const careful = sentence.match(HEDGE)
  if (!careful) return false
  const reach = sentence.slice(careful.index! + careful[0].length).split(/[,;:]/)[0]!
  const stems = new Set(contentStems(text))
  const held = contentStems(reach)
  return held.length === 0 || held.some((stem) => stems.has(stem))
}

const LEAST_SHARED = 2
const LEAST_SHARE = 0.34

/** A line stands for its sentence, so it speaks of the same. */
function isAboutThem(text: string, sentences: string): boolean {
  const own = new Set(contentStems(sentences))
  const said = [...new Set(contentStems(text))]
  const shared = said.filter((stem) => own.has(stem)).length
  return shared >= LEAST_SHARED || shared >= LEAST_SHARE * said.length
}

function titleFrom(raw: string, from: Grounds, titles: ReadonlySet<string>): string | undefined {
  const text = proved(raw, TITLE, from)
  const isTitle = text && hasVerb(text) && standsAlone(text) && !/[?:]/.test(text)
  return isTitle && !titles.has(text.toLowerCase()) ? text : undefined
}

/** A line without a verb stays without one, and a question may begin as its own does. */
function lineFrom(raw: string, from: Grounds, before: string): string | undefined {
  const text = proved(raw, LINE, from)
  const isAsked = text?.endsWith('?') && before.endsWith('?')
  return text && (hasVerb(text) || !hasVerb(before)) && (isAsked || standsAlone(text)) ? text : undefined
}

/** What goes on from a sentence that was dropped is dropped with it. */
function notesFrom(raw: readonly string[], from: Grounds): string[] {
  let isBefore = true
  return raw.flatMap((note) => {
    const text = proved(note, NOTE, from)
    isBefore = text !== undefined && (isBefore || standsAlone(text))
    return text && isBefore ? [`${inFirstPerson(text)}.`] : []
  })
}

/** Two lines that became identical get their old words back. */
function onceEach(points: readonly Point[], before: readonly Point[]): Point[] {
  return points.map((point, at) => {
    const isTwin = points.some(
      (other, place) => place < at && other.text.toLowerCase() === point.text.toLowerCase(),
    )
    return isTwin ? (before[at] ?? point) : point
  })
}

/** The model's text comes first; the sentence behind it is kept for questions. */
function spokenWith(
  notes: readonly string[],
  slide: DeckSlide,
  sentences: readonly Ground[],
): DeckSlide['script'] {
  const { script } = slide
  const lines = notes.flatMap((text) => {
    const source = nearest(text, sentences)
    return source ? [{ text, sources: [source] }] : []
  })
  const said = new Set(lines.flatMap(({ sources }) => sources.map(({ quote }) => quote)))
  const isAgain = ({ sources }: SpokenLine) => sources.some(({ quote }) => said.has(quote))
  const [opens] = script
  const direction = script.filter(
    (line) => (line === opens && isLeadingIn(line)) || line.sources.every(({ quote }) => quote === ''),
  )
  const rest = script.filter((line) => !direction.includes(line))
  const isRepeated = (line: SpokenLine) => isAgain(line) || isSaidIn(line, lines)
  // What the notes say already waits for a question; the rest fills the time that they leave.
  const filling = rest.filter((line) => !isRepeated(line) && isSaidThere(line))
  return [
    ...direction,
    ...lines,
    ...filling.map((line) => (lines.length >= ENOUGH_NOTES ? { ...line, from: LAST } : line)),
    ...rest.filter(isRepeated).map((line) => ({ ...line, asked: true })),
  ]
}

type SpokenLine = DeckSlide['script'][number]
/** After all that a talk says of its own accord. */
const LAST = 20
const SAID_SHARE = 0.6

/** Most of what a line names has been named. */
function isSaidIn({ text }: SpokenLine, notes: readonly SpokenLine[]): boolean {
  const named = [...new Set(contentStems(text))]
  const known = new Set(notes.flatMap((note) => contentStems(note.text)))
  return named.filter((stem) => known.has(stem)).length >= SAID_SHARE * named.length
}

/** "My second objective was to …": our words, with the place of what they name. */
const isLeadingIn = ({ text, leads }: SpokenLine): boolean =>
  leads === true || /^My \p{L}+ (?:objective|question)\b/u.test(text)
const isSaidThere = ({ text }: SpokenLine): boolean => !/^That is what I found\b/.test(text)

function nearest(text: string, sentences: readonly Ground[]): SlideSource | undefined {
  const stems = new Set(contentStems(text))
  const shared = ({ says }: Ground) => new Set(contentStems(says).filter((stem) => stems.has(stem))).size
  return [...sentences].sort((a, b) => shared(b) - shared(a))[0]?.source
}
