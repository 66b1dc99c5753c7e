/** Whether what is said with a slide is of that slide: its lines, its figures, its own sentences. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { SLOT_SLIDES } from '../plan/slot-slides.ts'
import { asSentence } from '../plan/speech.ts'
import { asMyDoing, inFirstPerson } from '../talk/first-person.ts'
import { bodySlides, groundsOf, isGoal, quotesOf, type SlideRule } from './check.ts'
import { isCutOf, isSpokenOf, isTurned, plainTokens } from './cut-of.ts'
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
    // The words that lead to a slide claim nothing.
    if (note.leads && note.sources.length === 0) return true
    const quotes = quotesOf([note]).flatMap(asSaid)
    const cut = quotes.filter((quote) => isSpokenOf(note.text, quote))
    if (cut.length > 0) return cut.some((quote) => !isTurned(withoutSpeaker(note.text), quote))
    const gap = note.text.match(DIFFERENCE)?.[1]
    if (gap) return values.some((one) => values.some((other) => Math.abs(one - other - Number(gap)) < 0.0051))
    // A sentence of the work that is neither cut from it nor shown is another one.
    const isShown = shown.some((text) => isCutOf(text, note.text))
    if (quotes.length > 0 && !isReworded(slide) && !isShown && !IS_OURS.test(note.text)) return false
    return plainTokens(note.text)
      .filter((word) => /^\d/.test(word))
      .every((word) => known.has(word))
  })
}
/** As it is written, and as its author says it: "I used …" of what was used. */
const asSaid = (quote: string): string[] => {
  const mine = [quote, quote.replace(LEADS_IN, '')].map(inFirstPerson)
  return [...new Set([quote, ...mine, ...mine.map(asMyDoing)])]
}
/** "In addition, …" */
const LEADS_IN = /^\p{L}+(?: \p{L}+){0,3}, /u
const withoutSpeaker = (text: string): string => text.replace(/\b(?:my|I|the|this)\b ?/gi, '')
/** What we say of lists, tables and objectives. */
const IS_OURS =
  /^(?:My \p{L}+ (?:objective|question)|That is what I found|The (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next) (?:(?:objective|question|hypothesis) )?is\b|The figures are these|For .+, the .+ is |Look first|At the other end|The number to remember|My study rests on|On this slide|The next|I compared|Under |If you remember|Of the |For “|(?:Of “[^”]+”, t|T)he first place belongs to “|Then comes? “|At the end stands? “|It begins at )/u

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
    // A conclusion comes back to what was found.
    .filter((one) => ![one, slide].some(isConclusion) || ![one, slide].some(({ part }) => part === 'Results'))
    .flatMap(({ points, title, titleChosen, script }) => [
      // What a student wrote there may stand here too.
      ...(titleChosen ? [] : [title]),
      ...points.filter((point) => !isGoal(point) && !point.edited).map(({ text }) => text),
      ...script.filter((note) => note.sources.length > 0 && isSoon(note)).map(({ text }) => text),
    ])
    .filter((text) => plainTokens(text).length >= LEAST_WORDS && !own.has(plainTokens(text).join(' ')))
  return slide.script.filter(isSoon).every(({ text }) => others.every((other) => !isCutOf(other, text)))
}
const isConclusion = ({ id }: DeckSlide): boolean => id === 'conclusion'
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
