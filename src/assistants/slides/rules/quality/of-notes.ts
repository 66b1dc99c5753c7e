/** Whether what is said with a slide is of that slide: its lines, its figures, its own sentences. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { Deck, DeckSlide, Point } from '../deck/deck.ts'
import { SLOT_SLIDES } from '../plan/slot-slides.ts'
import { asSentence } from '../plan/speech.ts'
import { bodySlides, groundsOf, isGoal, quotesOf, type SlideRule } from './check.ts'
import { isCutOf, isSpokenOf, isTurned, plainTokens, turnsIn } from './cut-of.ts'
import { idOf } from './of-headlines.ts'

export const RULES_OF_NOTES: readonly SlideRule[] = [
  {
    id: 'notes',
    passes: 'The notes say what their sentences say, and no other figure',
    holds: areTold,
  },
  { id: 'notes-of-slide', passes: 'The notes speak of their own slide', holds: areOfSlide },
  {
    id: 'notes-once',
    passes: 'Nothing is said twice in the notes of a slide',
    holds: ({ script }) => plainSet(script.map(({ text }) => text)).size === script.length,
  },
  { id: 'of-slide', passes: 'The lines of a slide are those that its notes tell', holds: areInNotes },
]

type Note = DeckSlide['script'][number]
/** By a model, and proved when it came. */
const isWorded = ({ from }: Note): boolean => from === undefined
const isReworded = ({ titleWorded, points, script }: DeckSlide): boolean =>
  titleWorded === true || script.some(isWorded) || points.some(({ worded }) => worded)
const DIFFERENCE = /^From .+ to .+ it is ([\d.]+)(?: percentage points)?\.$/

/** Cut from its sentence; else computed, and its figures stand in what is shown. */
function areTold(slide: DeckSlide): boolean {
  const { kicker, title, points, more = [], metrics, visual } = slide
  const shown = [title, ...[...points, ...more].map(({ text }) => text)]
  const cells =
    visual?.kind === 'chart'
      ? visual.series.flatMap(({ values }) => values.map(String))
      : visual?.kind === 'table'
        ? visual.rows.flat()
        : []
  const known = new Set(
    [
      kicker,
      ...shown,
      ...metrics.map(({ value, label }) => `${value} ${label}`),
      visual?.caption ?? '',
      ...cells,
      ...groundsOf(slide),
    ]
      .flatMap(plainTokens)
      .filter((word) => /^\d/.test(word)),
  )
  const values = [...known].map(Number)
  return slide.script.every((note) => {
    const quotes = quotesOf([note])
    const cut = quotes.filter((quote) => isSpokenOf(note.text, quote))
    if (cut.length > 0) return cut.some((quote) => !isTurned(withoutSpeaker(note.text), quote))
    const gap = note.text.match(DIFFERENCE)?.[1]
    if (gap) return values.some((one) => values.some((other) => Math.abs(one - other - Number(gap)) < 0.0051))
    if (quotes.some((quote) => isMyDoing(note.text, quote))) return true
    // A sentence of the work that is neither cut from it nor shown is another one.
    const isShown = shown.some((text) => isCutOf(text, note.text))
    if (quotes.length > 0 && !isReworded(slide) && !isShown && !IS_OURS.test(note.text)) return false
    return plainTokens(note.text)
      .filter((word) => /^\d/.test(word))
      .every((word) => known.has(word))
  })
}
/** "I used a survey" of "A survey was used": the same words and denials, told by who did it. */
function isMyDoing(text: string, quote: string): boolean {
  if (!/^I \p{L}/u.test(text)) return false
  const [said, there] = [text, quote].map((one) => ({
    stems: contentStems(one),
    figures: plainTokens(one).filter((word) => /^\d/.test(word)),
  }))
  return (
    said!.stems.every((stem) => there!.stems.includes(stem)) &&
    said!.figures.every((figure) => there!.figures.includes(figure)) &&
    turnsIn(text).join() === turnsIn(quote).join()
  )
}
const withoutSpeaker = (text: string): string => text.replace(/\b(?:my|I|the|this)\b ?/gi, '')
/** What we say of lists, tables and objectives. */
const IS_OURS =
  /^(?:My \p{L}+ (?:objective|question)|That is what I found|The (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next) (?:(?:objective|question|hypothesis) )?is\b|The figures are these|For .+, the .+ is |Look first|At the other end|The number to remember|My study rests on|On this slide|The next|I compared|Under |If you remember|Of the |Then comes? |At the end stands? |The first place belongs to )|^.{3,60} (?:follows? with|ha(?:s|ve) the (?:least|lowest|most|highest))\b/u

/** Neither led in as another slide, nor telling another slide's line. */
function areOfSlide(slide: DeckSlide, _: number, deck: Deck): boolean {
  const own = plainSet([
    slide.title,
    ...slide.points.map(({ text }) => text),
    ...(slide.more ?? []).map(({ text }) => text),
  ])
  const [first] = slide.script
  const opened = SLOT_SLIDES.find(
    ({ opens, planned }) =>
      first && [opens, planned?.opens].some((said) => said && asSentence(said) === first.text),
  )
  if (opened && KNOWN.has(idOf(slide)) && opened.id !== idOf(slide)) return false
  const [, leads] =
    first?.text.match(/^(?:On this slide you see the figure “(.*)”|The next result is about (.*))\.$/) ?? []
  if (leads && !alike(leads, `${slide.title} ${slide.visual?.caption ?? ''}`)) return false
  const others = bodySlides(deck)
    .filter((one) => one !== slide && !one.whole && one.id !== 'answers' && !isContinued(one, slide))
    .flatMap(({ points, title, titleChosen, script }) => [
      // What a student wrote there may stand here too.
      ...(titleChosen ? [] : [title]),
      ...points.filter((point) => !isGoal(point) && !point.edited).map(({ text }) => text),
      ...script.filter((note) => note.sources.length > 0 && isSoon(note)).map(({ text }) => text),
    ])
    .filter((text) => plainTokens(text).length >= LEAST_WORDS && !own.has(plainTokens(text).join(' ')))
  return slide.script.filter(isSoon).every(({ text }) => others.every((other) => !isCutOf(other, text)))
}
/** The longest talk goes further afield. */
const isSoon = ({ text, from = 20 }: Note): boolean => from < 20 && !IS_OURS.test(text)
const isContinued = (one: DeckSlide, other: DeckSlide): boolean =>
  one.id.startsWith(`${other.id}-`) || other.id.startsWith(`${one.id}-`)
const KNOWN = new Set(SLOT_SLIDES.map(({ id }) => id))
const LEAST_WORDS = 6
const plainSet = (texts: readonly string[]): Set<string> =>
  new Set(texts.map((text) => plainTokens(text).join(' ')))
const alike = (one: string, other: string): boolean => {
  const there = new Set(contentStems(other))
  const stems = contentStems(one)
  return stems.filter((stem) => there.has(stem)).length * 2 >= stems.length
}

/** The notes were made of the lines: a line that they do not tell came from elsewhere. */
function areInNotes(slide: DeckSlide): boolean {
  const { points, script, ask } = slide
  if (ask || script.length === 0 || script.some(isWorded) || points.some(({ edited }) => edited)) return true
  const said = [...script.map(({ text }) => text), ...quotesOf(script)]
  const isTold = ({ text }: Point) => said.some((one) => isSpokenOf(text, one) || isCutOf(text, one))
  return points.every((point) => isGoal(point) || point.worded || isTold(point))
}
