/**
 * A model's words, checked against the sentences behind them. A text is rejected if it has a number, name or citation not found
 * there, reverses the meaning or claims more; then the document's own words stay.
 */
import { faultOfRestatement, type Restated } from '#capabilities/study/facts.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { Deck, DeckSlide, Point, SlideSource } from '../deck/deck.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { standsAlone } from '../words/shorten.ts'
import { hasVerb } from '../words/verbs.ts'
import { isWordable, slideSentences } from './sentences-of.ts'
import type { SlideWords } from './slide-words.ts'

const TITLE = { least: 4, most: 13, letters: 80 }
const LINE = { least: 3, most: 15, letters: 120 }
const NOTE = { least: 4, most: 40, letters: 300 }
const MOST_NOTES = 3

/** Each proposal on its own: rejecting one does not affect the others. */
export function withWords(deck: Deck, proposed: readonly SlideWords[]): Deck {
  const ordinary = new Set(
    deck.slides.flatMap((slide) =>
      slideSentences(slide).flatMap(({ quote }) => quote.match(/\b\p{Ll}+\b/gu) ?? []),
    ),
  )
  const titles = new Set(deck.slides.map(({ title }) => title.toLowerCase()))
  const slides = deck.slides.map((slide) => {
    const words = proposed.find(({ id }) => id === slide.id)
    if (!words || !isWordable(slide)) return slide
    const sentences = slideSentences(slide)
    const about = (quotes: readonly string[]): Restated => ({
      sentences: quotes,
      title: deck.title,
      ordinary,
    })
    const whole = about(sentences.map(({ quote }) => quote))
    const title =
      words.title === undefined || slide.titleChosen ? undefined : titleFrom(words.title, whole, titles)
    if (title) titles.add(title.toLowerCase())
    const points = slide.points.map((point) => {
      const quote = point.sources[0]?.quote
      const line = words.lines.find(({ n }) => quote !== undefined && sentences[n - 1]?.quote === quote)
      if (!line || quote === undefined || point.edited) return point
      const text = lineFrom(line.text, about([quote]))
      return text === undefined ? point : { ...point, text, worded: true }
    })
    const notes = words.notes.slice(0, MOST_NOTES).flatMap((note) => noteFrom(note, whole) ?? [])
    return {
      ...slide,
      ...(title && { title }),
      points: onceEach(points, slide.points),
      script: spokenWith(notes, slide, sentences),
    }
  })
  return { ...deck, slides }
}

type Size = { least: number; most: number; letters: number }
const HEDGE = /\b(?:may|might|could|possibl[ey]|perhaps|suggests?|likely|seems?|appears?|potential(?:ly)?)\b/i
const BAD_END =
  /(?:\b(?:the|of|and|to|in|with|for|a|an|or|by|from|that|which|is|are|was|were)|[,:;–—-]|\.{2,}|…)$/i

/** In our house style, if it does not contradict its grounds. */
function proved(raw: string, { least, most, letters }: Size, from: Restated): string | undefined {
  const text = unstopped(raw.replace(/\s+/g, ' ').trim()).replace(/^\p{Ll}/u, (letter) =>
    letter.toUpperCase(),
  )
  const words = wordCount(text)
  if (words < least || words > most || text.length > letters || BAD_END.test(text)) return undefined
  const there = from.sentences.join(' ')
  const digits = (of: string): string[] => of.normalize('NFKC').match(/\d+/g) ?? []
  const known = new Set(digits(there))
  if (!digits(text).every((number) => known.has(number))) return undefined
  if (from.sentences.every((quote) => HEDGE.test(quote)) && !HEDGE.test(text)) return undefined
  return isAboutThem(text, there) && faultOfRestatement(text, from) === null ? text : undefined
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

function titleFrom(raw: string, from: Restated, titles: ReadonlySet<string>): string | undefined {
  const text = proved(raw, TITLE, from)
  const isTitle = text && hasVerb(text) && standsAlone(text) && !/[?:]/.test(text)
  return isTitle && !titles.has(text.toLowerCase()) ? text : undefined
}

function lineFrom(raw: string, from: Restated): string | undefined {
  const text = proved(raw, LINE, from)
  return text && hasVerb(text) && standsAlone(text) ? text : undefined
}

const noteFrom = (raw: string, from: Restated): string | undefined => {
  const text = proved(raw, NOTE, from)
  return text && `${text}.`
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
  sentences: readonly SlideSource[],
): DeckSlide['script'] {
  const { script } = slide
  const lines = notes.flatMap((text) => {
    const source = nearest(text, sentences)
    return source ? [{ text, sources: [source] }] : []
  })
  const said = new Set(lines.flatMap(({ sources }) => sources.map(({ quote }) => quote)))
  const isAgain = ({ sources }: DeckSlide['script'][number]) => sources.some(({ quote }) => said.has(quote))
  const direction = script.filter(({ sources }) => sources.every(({ quote }) => quote === ''))
  const rest = script.filter((line) => !direction.includes(line))
  return [
    ...direction,
    ...lines,
    ...rest.filter((line) => !isAgain(line)),
    ...rest.filter(isAgain).map((line) => ({ ...line, asked: true })),
  ]
}

function nearest(text: string, sentences: readonly SlideSource[]): SlideSource | undefined {
  const stems = new Set(contentStems(text))
  const shared = ({ quote }: SlideSource) =>
    new Set(contentStems(quote).filter((stem) => stems.has(stem))).size
  return [...sentences].sort((a, b) => shared(b) - shared(a))[0]
}
