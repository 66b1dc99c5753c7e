/** Whether what stands on the slides stands in the document, and can be read. */
import type { Point } from '../deck/deck.ts'
import { isContent } from '../scene/seen.ts'
import { BODY, type Check, type Checked, eachSlide, ofDeck } from './check.ts'

const plain = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
const digits = (text: string): string[] => text.normalize('NFKC').match(/\d+/g) ?? []

/** Its own words in their own order, with words left out and none put in; a student's own line is the student's. */
function isOutOf({ text, edited, worded, sources }: Point): boolean {
  if (edited || worded) return true
  return sources.some(({ quote }) => {
    const rest = plain(quote)
    let from = 0
    return plain(text).every((word) => {
      const at = rest.indexOf(word, from)
      from = at + 1
      return at >= 0
    })
  })
}

const hasItsNumbers = ({ text, worded, sources }: Point): boolean =>
  !worded || digits(text).every((number) => sources.some(({ quote }) => digits(quote).includes(number)))

export function checksOfWords({ deck, presentation }: Checked): Check[] {
  const { slides } = deck
  const ofBody = (id: string, passes: string, isSo: (point: Point) => boolean): Check =>
    eachSlide(id, passes, slides, (at) => slides[at]?.points.every(isSo) ?? true, BODY)
  const own = (isSo: (text: string) => boolean) => (point: Point) => point.edited === true || isSo(point.text)
  const lines = slides
    .slice(BODY.from, BODY.to)
    .flatMap(({ points }) => points.map(({ text }) => text.toLowerCase()))
  return [
    ofBody('lines-stand', 'Every line stands in the document, word for word in its order', isOutOf),
    ofBody('worded-lines', 'Every line in other words has only numbers of its sentence', hasItsNumbers),
    eachSlide(
      'large-numbers',
      'Every large number stands in the sentence it is from',
      slides,
      (at) =>
        slides[at]?.metrics.every(({ value, sources }) =>
          sources.some(({ quote }) => quote.includes(value.replace('%', ''))),
        ) ?? true,
    ),
    eachSlide(
      'visual-numbers',
      'Every number of a chart or table stands in a table of the document',
      slides,
      (at) => {
        const visual = slides[at]?.visual
        if (!visual || visual.kind === 'picture') return true
        const there = new Set(visual.sources.flatMap(({ quote }) => digits(quote)))
        const shown =
          visual.kind === 'chart'
            ? visual.series.flatMap(({ values }) =>
                values.flatMap((value) => (value === null ? [] : digits(String(value)))),
              )
            : visual.rows.slice(1).flatMap((row) => row.flatMap(digits))
        return shown.every((number) => there.has(number) || [...there].some((one) => one.includes(number)))
      },
    ),
    eachSlide(
      'titles-stand',
      'Every number of a title stands on its slide’s sources',
      slides,
      (at) => {
        const { title = '', points = [], metrics = [], visual, script = [] } = slides[at] ?? {}
        const quotes = [...points, ...metrics, ...script, ...(visual ? [visual] : [])]
          .flatMap(({ sources }) => sources.map(({ quote }) => quote))
          .join(' ')
        const there = new Set(digits(`${quotes} ${visual?.caption ?? ''}`))
        return digits(title).every((number) => there.has(number))
      },
      BODY,
    ),
    ofBody(
      'places',
      'Every line names its place',
      ({ sources, edited }) => edited === true || sources.length > 0,
    ),
    eachSlide(
      'sources',
      'Every slide names its sources at its foot',
      presentation.slides,
      (at) =>
        presentation.slides[at]?.shapes.some((shape) => shape.kind === 'text' && shape.slot === 11) ?? false,
      BODY,
    ),
    eachSlide(
      'places-in-notes',
      'The notes tell where each thing stands',
      slides,
      (at) => slides[at]?.script.some(({ sources }) => sources.length > 0) ?? false,
      BODY,
    ),
    ofBody(
      'captions',
      'No caption stands as a line',
      own((text) => !/^(?:table|figure|fig\.)\s*\d/i.test(text)),
    ),
    ofBody(
      'contents',
      'No line is out of a list of contents',
      own((text) => !/\.{4,}/.test(text) && !/^(?:chapter|\d+(?:\.\d+)+)\s.*\s\d+$/i.test(text)),
    ),
    ofBody(
      'addresses',
      'No web address stands as a line',
      own((text) => !/https?:\/\//.test(text)),
    ),
    ofBody(
      'code',
      'No line is code',
      own((text) => !/[{};]\s*$|=>|\bdef \w+\(|[\w.]+\(\w*\)\s*$/.test(text)),
    ),
    ofDeck('repeats', 'No line stands twice', new Set(lines).size === lines.length),
    ofBody(
      'ends',
      'No line ends in the air',
      own(
        (text) =>
          !/(?:\b(?:the|of|and|to|in|with|for|a|an|or|by|from|that|which|is|are|was|were|namely|such as)|[,:;–—-])$/i.test(
            text,
          ),
      ),
    ),
    ofBody(
      'begins',
      'No line begins in the air',
      own(
        (text) => !/^(?:[,;:.)]|(?:however|therefore|moreover|and|but|which|they|these|those)\b)/i.test(text),
      ),
    ),
    ofBody(
      'brackets',
      'Every bracket is closed',
      own((text) => (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0)),
    ),
    ofBody(
      'signs',
      'No sign is one that could not be read',
      own((text) => !/\ufffd/.test(text)),
    ),
    eachSlide(
      'filled',
      'No slide is empty',
      presentation.slides,
      (at) =>
        presentation.slides[at]?.shapes.some((shape) => isContent(shape) || shape.kind === 'connector') ??
        false,
      { from: 1, to: slides.length },
    ),
  ]
}
