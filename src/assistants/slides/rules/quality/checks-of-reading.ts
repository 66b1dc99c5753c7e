/** Whether the slides say something, as a person reads them: headline, order, whole sentences, nothing twice, nothing wrong. */

import { findCitations } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { plainWords } from '#kit/text/plain-words.ts'
import type { DeckSlide, Point, SlideSource, Visual } from '../deck/deck.ts'
import { SLIDES_IN_DECK } from '../deck/keys.ts'
import { type DeckPart, PARTS } from '../plan/draft.ts'
import { unstopped, withoutLead, wordCount } from '../words/clean.ts'
import { isHalf } from '../words/half.ts'
import { DANGLES, isSoundCut } from '../words/shorten.ts'
import { hasPlainVerb } from '../words/verbs.ts'
import { BODY, type Checked, type DeckCheck, eachSlide, ofDeck } from './check.ts'

/** Words of every talk: a headline of nothing else would fit any deck. */
const OF_ANY_DECK = new Set(
  contentStems(
    'study studies data result results finding findings research work thesis talk part parts question questions answer answers point points source sources begin begins show shows rest rests give gives problem address addresses earlier aim aims lead leads follow follows build builds draw more also conclusion slide figure picture glance objective objectives further main method methods methodology analysis analysed analyse collect collected collection data background literature discussion summary introduction chapter section limit limits limitation recommendation recommendations design scope significance value sample population problem reference references bar pie line chart graph table hypothesis hypotheses known tried trials done now',
  ),
)
const KIND_OF_PICTURE =
  /^(?:(?:clustered|stacked|grouped|simple) )?(?:bar|pie|line|column) ?(?:chart|graph|plot)s?\b|^(?:table|figure|chart)\s*\d/i

export function checksOfReading({ deck }: Checked): DeckCheck[] {
  const { slides } = deck
  const isPlan = deck.work === 'Research proposal'
  const each = (id: string, passes: string, isSo: (slide: DeckSlide, at: number) => boolean): DeckCheck =>
    eachSlide(id, passes, slides, (at) => slides[at] !== undefined && isSo(slides[at], at), BODY)
  const lines = (isSo: (point: Point) => boolean) => (slide: DeckSlide) =>
    slide.points.every((point) => point.edited || isSo(point))
  const results = slides.filter(({ part }) => part === 'Results')
  return [
    ofDeck('frame', 'Title first, outline second, references last, eighteen slides', isFramed(slides)),
    each('headline', 'Every headline is about this work', isAboutThisWork),
    each(
      'headline-whole',
      'Every headline is a whole sentence or the name of the thing',
      ({ kicker, title, titleChosen, visual, points, script }) =>
        titleChosen === true ||
        (isWhole(title) &&
          !isHalf(title) &&
          !isCutFrom(title, visual?.caption ?? '') &&
          // A theme is named, and its sentence may begin with its name.
          (/^Theme \d/.test(kicker) ||
            isCutSoundly(
              title,
              [...points, ...script].flatMap(({ sources }) => sources),
            ))),
    ),
    each(
      'whole',
      'Every line is a whole sentence',
      lines(
        ({ text, computed, sources }) =>
          isWhole(text) && (computed === true || (!isHalf(text) && isCutSoundly(text, sources))),
      ),
    ),
    each(
      'page-break',
      'No line was torn by the end of a page',
      lines(({ text }) => !isTorn(text)),
    ),
    each('order', 'The parts follow each other, and the conclusion comes after the results', (slide, at) =>
      isInPlace(slides, slide, at),
    ),
    each(
      'goals',
      'Objectives and questions are shown one and all',
      (slide) => !slide.whole || slide.points.length > 0,
    ),
    ofDeck(
      'main-result',
      isPlan ? 'A plan shows no results' : 'The main result has a slide',
      isPlan ? results.length === 0 : results.some(isFilled),
    ),
    each(
      'own-results',
      'Nothing of other authors stands among the results',
      (slide) =>
        slide.part !== 'Results' ||
        lines(({ text, computed }) => computed === true || findCitations(text).length === 0)(slide),
    ),
    each(
      'voices',
      'A participant’s words are in quotation marks',
      lines(({ head, text }) => head !== 'A participant' || /^“.*”$/su.test(text)),
    ),
    each('once', 'Nothing is said twice', (slide, at) => isSaidOnce(slides, slide, at)),
    each('figures', 'Every figure stands in its source', (slide) => figuresStand(slide)),
    each('plotted', 'No chart shows values that are all the same, and no table is empty', isWorthShowing),
    each(
      'no-mistake',
      'No figure that does not add up is told as right',
      (slide) => (slide.marks ?? []).length === 0,
    ),
    eachSlide(
      'filled',
      'No slide waits for you',
      slides,
      (at) => slides[at] === undefined || isFilled(slides[at]),
    ),
    each(
      'spoken',
      'Every slide has something to say',
      (slide) => !isFilled(slide) || slide.script.length >= 2 || slide.points.some(({ edited }) => edited),
    ),
  ]
}

const isFilled = ({ form, ask, points, visual, metrics }: DeckSlide): boolean =>
  (points.length > 0 || visual !== undefined || metrics.length > 0 || ask === undefined) &&
  !(form === 'opening' && ask)

const isFramed = (slides: readonly DeckSlide[]): boolean =>
  slides.length === SLIDES_IN_DECK &&
  new Set(slides.map(({ id }) => id)).size === slides.length &&
  slides[0]?.form === 'opening' &&
  slides[1]?.form === 'agenda' &&
  slides.at(-1)?.id === 'references'

/** It has a word of this work. A list, a timetable and a budget are called what they are. */
function isAboutThisWork({ title, titleChosen, ask, whole, part }: DeckSlide): boolean {
  if (titleChosen || ask || whole || part === 'Plan') return true
  // Two slides that only a number tells apart.
  if (/ \([2-9]\)$/.test(title)) return false
  const telling = contentStems(title).filter((stem) => !OF_ANY_DECK.has(stem))
  return telling.length > 0 && !KIND_OF_PICTURE.test(title)
}

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0
const BEGINS_IN_THE_AIR =
  /^(?:[,;:.)]|\p{Ll}{2,}|(?:however|therefore|moreover|and|but|which|they|these|those|it|this)\b(?! (?:study|work|research|is|was)))/iu
const BEGINS_LOW = /^\p{Ll}/u

export function isWhole(text: string): boolean {
  const plain = unstopped(text)
  return (
    plain.length > 2 &&
    !DANGLES.test(plain) &&
    !(BEGINS_LOW.test(text) && wordCount(text) > 3 && !/^\p{Ll}\p{Lu}/u.test(text)) &&
    !(
      BEGINS_IN_THE_AIR.test(text) &&
      BEGINS_LOW.test(text) === false &&
      /^(?:[,;:.)]|(?:However|Therefore|Moreover|And|But|Which)\b)/u.test(text)
    ) &&
    count(text, /\(/g) === count(text, /\)/g) &&
    count(text, /“/g) === count(text, /”/g) &&
    !/\ufffd|\.{4,}|https?:\/\/|[{};]\s*$|=>/.test(text) &&
    !(wordCount(text) > 12 && !hasPlainVerb(text) && !/\p{L}+(?:s|ed|e)\b/u.test(text))
  )
}

/** Of a sentence, its beginning may be shown where the rest does not change what it says; and a question keeps its mark. */
const isCutSoundly = (text: string, sources: readonly SlideSource[]): boolean =>
  sources.every(({ quote }) => {
    const whole = unstopped(withoutLead(quote))
    if (whole === text || !whole.startsWith(text)) return true
    return isSoundCut(text, whole) && !(whole.endsWith('?') && !text.endsWith('?'))
  })

/** "… as significant (white bars) and nons": the caption goes on inside a word. */
function isCutFrom(title: string, caption: string): boolean {
  const at = caption.toLowerCase().indexOf(title.toLowerCase())
  return at >= 0 && /^\p{L}/u.test(caption.slice(at + title.length)) && /\p{L}$/u.test(title)
}

/** "… caused by E." | "12 The respondents", "inter- vention": what a page end leaves. */
const isTorn = (text: string): boolean =>
  /\b\p{Lu}\.$/u.test(text) ||
  (/^\d{1,3} \p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && /\b\d{1,3}$/.test(text)) ||
  (/\p{L}- \p{Ll}/u.test(text) && !/\p{L}- (?:and|or|to)\b/u.test(text)) ||
  /\bpage \d+ of \d+\b/i.test(text)

function isInPlace(slides: readonly DeckSlide[], { id, part, kicker }: DeckSlide, at: number): boolean {
  const place = (name: string) => PARTS.indexOf(name as DeckPart)
  const before = slides.slice(BODY.from, at)
  const goal = goalIn(kicker)
  const earlier = before.findLast((one) => goalIn(one.kicker) !== undefined && one.part === part)
  return (
    place(part) >= 0 &&
    before.every((one) => place(one.part) <= place(part)) &&
    (goal === undefined ||
      !earlier ||
      (goalIn(earlier.kicker) ?? 0) <= goal ||
      [id, earlier.id].some((one) => /^(?:figure|shown)-/.test(one)))
  )
}
const goalIn = (kicker: string): number | undefined => {
  const n = kicker.match(/^Result on (?:objective|question) (\d+)/)?.[1]
  return n ? Number(n) : undefined
}

/** The same figures of the same rows, whatever stands above them. */
const isSameVisual = (one: Visual, other: Visual): boolean =>
  (one.kind === 'chart' &&
    other.kind === 'chart' &&
    JSON.stringify([one.categories, one.series.map(({ values }) => values)]) ===
      JSON.stringify([other.categories, other.series.map(({ values }) => values)])) ||
  (one.kind === 'table' && other.kind === 'table' && JSON.stringify(one.rows) === JSON.stringify(other.rows))

function isSaidOnce(
  slides: readonly DeckSlide[],
  { form, title, points, visual }: DeckSlide,
  at: number,
): boolean {
  const own = points
    .filter(({ head }) => !/^(?:Objective|Question) \d/.test(head ?? ''))
    .map(({ text }) => plainWords(text))
  const besides = form === 'statement' && points[0]?.text === title ? own.slice(1) : own
  if (new Set(own).size !== own.length || besides.includes(plainWords(title))) return false
  const before = slides.slice(BODY.from, at)
  if (before.some((one) => plainWords(one.title) === plainWords(title))) return false
  if (visual && before.some((one) => one.visual && isSameVisual(one.visual, visual))) return false
  const said = new Set(
    before.filter(({ whole }) => !whole).flatMap((one) => one.points.map(({ text }) => plainWords(text))),
  )
  return own.every((text) => !said.has(text))
}

const digits = (text: string): string[] =>
  text
    .normalize('NFKC')
    .match(/\d+(?:[.,]\d+)*/g)
    ?.map((one) => one.replace(/,(?=\d{3})/g, '')) ?? []

function figuresStand({ title, titleChosen, points, metrics, visual, script, id }: DeckSlide): boolean {
  const quotes = [...points, ...metrics, ...script, ...(visual ? [visual] : [])].flatMap(({ sources }) =>
    sources.map(({ quote }) => quote),
  )
  const there = new Set(digits(`${quotes.join(' ')} ${visual?.caption ?? ''}`))
  const isThere = (number: string) => there.has(number) || [...there].some((one) => one.includes(number))
  const shown =
    visual?.kind === 'chart'
      ? visual.series.flatMap(({ values }) =>
          values.flatMap((value) => (value === null ? [] : [String(value)])),
        )
      : []
  const said = points.filter(({ edited }) => !edited).flatMap(({ text }) => digits(text))
  const told = titleChosen || id === 'answers' ? [] : digits(title)
  return (
    [...shown, ...said].every(isThere) &&
    // A headline may count the rows of its own table, and name the usual level of significance.
    told.every((number) => isThere(number) || Number(number) <= 20) &&
    metrics.every(({ value }) => digits(value).every(isThere))
  )
}

function isWorthShowing({ visual }: DeckSlide): boolean {
  if (visual?.kind === 'chart')
    return (
      visual.categories.length >= 2 &&
      visual.series.every(
        ({ name, values }) =>
          /\p{L}/u.test(name) && values.every((value) => value !== null) && new Set(values).size > 1,
      )
    )
  if (visual?.kind !== 'table') return true
  const cells = visual.rows.slice(1).flat()
  return (
    visual.rows.length >= 3 &&
    cells.filter((cell) => cell.trim() === '').length * 3 <= cells.length &&
    /\p{L}/u.test(visual.rows[0]?.join('') ?? '')
  )
}
