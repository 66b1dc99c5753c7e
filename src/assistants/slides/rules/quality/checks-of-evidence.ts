/** Whether the slides' content is in the document, with its place. */
import type { DeckSlide, Point } from '../deck/deck.ts'
import { BODY, type Checked, type DeckCheck, eachPoint, eachSlide } from './check.ts'

const wordsForComparison = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
const digits = (text: string): string[] => text.normalize('NFKC').match(/\d+/g) ?? []

/** The document's words in their order, with words left out and none added; a student's own line is exempt. */
function isOutOf({ text, edited, worded, sources }: Point): boolean {
  if (edited || worded) return true
  return sources.some(({ quote }) => {
    const rest = wordsForComparison(quote)
    let from = 0
    return wordsForComparison(text).every((word) => {
      const at = rest.indexOf(word, from)
      from = at + 1
      return at >= 0
    })
  })
}

const hasItsNumbers = ({ text, worded, sources }: Point): boolean =>
  !worded || digits(text).every((number) => sources.some(({ quote }) => digits(quote).includes(number)))

const largeNumbersStand = ({ metrics }: DeckSlide): boolean =>
  metrics.every(({ value, sources }) => sources.some(({ quote }) => quote.includes(value.replace('%', ''))))

function visualStands({ visual }: DeckSlide): boolean {
  if (!visual || visual.kind === 'picture') return true
  const there = new Set(visual.sources.flatMap(({ quote }) => digits(quote)))
  const shown =
    visual.kind === 'chart'
      ? visual.series.flatMap(({ values }) =>
          values.flatMap((value) => (value === null ? [] : digits(String(value)))),
        )
      : visual.rows.slice(1).flatMap((row) => row.flatMap(digits))
  return shown.every((number) => there.has(number) || [...there].some((one) => one.includes(number)))
}

function titleStands({ title, points, metrics, visual, script }: DeckSlide): boolean {
  const quotes = [...points, ...metrics, ...script, ...(visual ? [visual] : [])]
    .flatMap(({ sources }) => sources.map(({ quote }) => quote))
    .join(' ')
  const there = new Set(digits(`${quotes} ${visual?.caption ?? ''}`))
  return digits(title).every((number) => there.has(number))
}

export function checksOfEvidence({ deck: { slides }, presentation }: Checked): DeckCheck[] {
  const of = (id: string, passes: string, isSo: (slide: DeckSlide) => boolean, range?: typeof BODY) =>
    eachSlide(id, passes, slides, (at) => slides[at] !== undefined && isSo(slides[at]), range)
  return [
    eachPoint('lines-stand', 'Every line is in the document, word for word and in order', slides, isOutOf),
    eachPoint(
      'worded-lines',
      'Every reworded line uses only numbers from its own sentence',
      slides,
      hasItsNumbers,
    ),
    of('large-numbers', 'Every large number is in the sentence it comes from', largeNumbersStand),
    of('visual-numbers', 'Every number in a chart or table is in a table of the document', visualStands),
    of('titles-stand', 'Every number in a title is in its slide’s sources', titleStands, BODY),
    eachPoint(
      'places',
      'Every line has its page or place',
      slides,
      ({ sources, edited }) => edited === true || sources.length > 0,
    ),
    eachSlide(
      'sources',
      'Every slide names its sources at the bottom',
      presentation.slides,
      (at) =>
        presentation.slides[at]?.shapes.some((shape) => shape.kind === 'text' && shape.slot === 11) ?? false,
      BODY,
    ),
    of(
      'places-in-notes',
      'The notes say where each point comes from',
      ({ script }) => script.some(({ sources }) => sources.length > 0),
      BODY,
    ),
  ]
}
