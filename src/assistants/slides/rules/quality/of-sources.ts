/** Whether what is shown and said stands in its sentence: its words, its denials, its units, its figures. */
import type { DeckSlide, Metric, Point } from '../deck/deck.ts'
import { everyLine, groundsOf, quotesOf, type SlideRule } from './check.ts'
import { isCutOf, isTurned, plainTokens } from './cut-of.ts'

export const RULES_OF_SOURCES: readonly SlideRule[] = [
  {
    id: 'own-words',
    passes: 'Every line is cut out of its sentence',
    holds: everyLine(
      (point) =>
        point.computed || point.worded || quotesOf([point]).some((quote) => isCutOf(point.text, quote)),
    ),
  },
  {
    id: 'turned',
    passes: 'No denial, restriction or unit of a sentence was lost',
    holds: (slide) =>
      everyLine((point) => !isCut(point) || isStraight(point.text, quotesOf([point])))(slide) &&
      (slide.titleChosen === true || slide.visual !== undefined || isStraight(slide.title, groundsOf(slide))),
  },
  { id: 'figures', passes: 'Every figure stands in its source', holds: (slide) => figuresStand(slide) },
]

/** In the words of the document: not computed, and no model's. */
export const isCut = (point: Point): boolean =>
  !point.computed && !point.worded && quotesOf([point]).length > 0

/** One of its sentences says it so. */
function isStraight(text: string, quotes: readonly string[]): boolean {
  const from = quotes.filter((quote) => isCutOf(text, quote))
  return from.length === 0 || from.some((quote) => !isTurned(text, quote))
}

const digits = (text: string): string[] =>
  text
    .normalize('NFKC')
    .match(/\d+(?:[.,]\d+)*/g)
    ?.map((one) => one.replace(/,(?=\d{3})/g, '')) ?? []

/** What is said of a number beside the words of its sentence. */
const OF_STAGE = /^(?:planned|asked|answered|analysed|handed|out|sent|returned|came|back)$/
/** Its number and whom it counts stand in its sentence. */
function isMeasured({ value, label, sources }: Metric): boolean {
  const own = new Set(quotesOf([{ sources }]).flatMap(plainTokens))
  return [...plainTokens(value), ...plainTokens(label).filter((word) => !OF_STAGE.test(word))].every((word) =>
    own.has(word),
  )
}

function figuresStand({ title, titleChosen, points, metrics, visual, script, id }: DeckSlide): boolean {
  const quotes = quotesOf([...points, ...metrics, ...script, ...(visual ? [visual] : [])])
  const there = new Set(digits(`${quotes.join(' ')} ${visual?.caption ?? ''}`))
  const isThere = (number: string) => there.has(number) || [...there].some((one) => one.includes(number))
  const shown =
    visual?.kind === 'chart'
      ? visual.series.flatMap(({ values }) =>
          values.flatMap((value) => (value === null ? [] : [String(value)])),
        )
      : []
  // Test cases are counted over several tables.
  const said = points
    .filter(({ edited, computed, text }) => !edited && !(computed && text.endsWith(' test cases passed')))
    .flatMap(({ text }) => digits(text))
  const told = titleChosen || id === 'answers' ? [] : digits(title)
  return (
    [...shown, ...said].every(isThere) &&
    // A headline may count the rows of its own table, and name the usual level of significance.
    told.every((number) => isThere(number) || Number(number) <= 20) &&
    metrics.every(isMeasured)
  )
}
