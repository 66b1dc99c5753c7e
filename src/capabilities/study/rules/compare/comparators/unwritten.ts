/**
 * Parts that stand as a heading alone, and text that was to be replaced. Whoever asks whether a part is there does not
 * count such text.
 */
import { evidenceOf } from '../../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { isPlaceholder, placeholderIn } from '../../text/placeholder.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'

/** 'including programming languages (mention specific languages)': an order to the writer, in brackets. */
const TO_BE_FILLED =
  /\((?:please\s+)?(?:mention|insert|state|describe|list|name|provide|specify|include|add|write)\s+(?:the|your|specific|relevant|actual|exact|names? of|details? of)\b[^)?]{3,80}\)/i
/** In a questionnaire the reader is to fill it in. */
const isToBeFilled = (text: string, role: ReadSentence['role']): boolean =>
  role !== 'appendix' && TO_BE_FILLED.test(text) && !/[_.…]{3,}|☐|□|\?/.test(text)

/** Chapters that state something by themselves; a title page and a list have no prose. */
const STATING = new Set([
  'abstract',
  'introduction',
  'literature',
  'methods',
  'results',
  'discussion',
  'conclusion',
])

export const unwritten: Comparator = {
  about: {
    id: 'unwritten-parts',
    area: 'interpretation',
    label: 'Every part under a heading is written',
    weight: 3,
  },
  one: 'heading or sentence that waits for its text',
  many: 'headings and sentences that wait for their text',
  holds: 'is written',
  hold: 'are written',
  none: 'No placeholder and no empty heading was seen.',
  advice: 'Write these parts first: whatever else is improved, the work is not finished without them.',
  ofText: true,
  consequence: 'An examiner opens the work here and asks what was to stand in it.',
  isOpen: true,
  compare: ({ reading }) =>
    comparisonOf([
      ...reading.sentences
        .filter(
          ({ text, role }) => role !== 'references' && (isPlaceholder(text) || isToBeFilled(text, role)),
        )
        .map(
          (sentence): StatisticRow => ({
            reports: 'A sentence meant to be replaced',
            writes: `“${placeholderIn(sentence.text) ?? sentence.text.slice(0, 80)}”`,
            computes: 'text of your own',
            verdict: 'look-again',
            note: `It is left from a template. ${unwritten.consequence}`,
            evidence: evidenceOf(sentence),
          }),
        ),
      ...fewOf(emptyHeadings(reading)),
      ...missingChapters(reading),
    ]),
}

/** Where many parts seem empty, they hold pictures, or the headings are a list of contents. */
const MOST_EMPTY = 3
const fewOf = (rows: StatisticRow[]) => (rows.length > MOST_EMPTY ? [] : rows)

/** A heading with neither text nor table below it, nor below a heading under it. */
function emptyHeadings({
  sections,
  sentences,
  blocks,
  signposts,
  pictures,
  roleOf,
}: ReadDocument): StatisticRow[] {
  const filled = new Set([...sentences, ...blocks].map(({ section }) => section))
  const proseIn = new Set(sentences.filter(isProse).map(({ section }) => section))
  // A document of which nothing was read as prose says nothing about its headings.
  if (proseIn.size < 3) return []
  return sections.flatMap(({ id, level, title }, at) => {
    const below = sections.slice(at + 1)
    const end = below.findIndex((next) => next.level <= level)
    const under = end < 0 ? below : below.slice(0, end)
    // The page of a heading may be missed, the heading of the next section may be its second line.
    const { firstPage } = sections[at]!
    const isPictured = pictures.some(({ page }) => page === firstPage || page === firstPage + 1)
    const isEmpty =
      !isPictured && !filled.has(id) && under.length === 0 && end === 0 && STATING.has(roleOf.get(id) ?? '')
    const next = below[0]
    const heading = signposts.find(({ section }) => section === id) ?? sentences[0]
    return isEmpty &&
      next &&
      heading &&
      /\p{L}{4}/u.test(title) &&
      isOwnHeading(title) &&
      // A heading without a number may be the second line of this one.
      isOwnHeading(next.title) &&
      next.level === level
      ? [
          {
            // Without its number, of which the full stops end no sentence.
            reports: `“${title.replace(/^\s*\d[\d.]*\s*/, '')}”`,
            writes: 'no text',
            computes: 'the part it announces',
            verdict: 'look-again',
            note: `Nothing stands below this heading. ${unwritten.consequence}`,
            evidence: evidenceOf(heading),
          },
        ]
      : []
  })
}

/** Numbered and named: "Chapter four" alone has its name on the next line, and other lines may have been taken for headings. */
const isOwnHeading = (title: string) =>
  !/^\s*\d+\.0\b/.test(title) &&
  /^\s*(?:chapter\s+[\w.]+\W+\p{L}{3,}|\d+(?:\.\d+)+\b)/iu.test(title) &&
  !/:\s*$|[.…]{3,}/.test(title)

const CHAPTERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii']
const CHAPTER = /^\s*chapter[\s:.–-]*(one|two|three|four|five|six|seven|[1-7]|i{1,3}|iv|vi{0,2})\b/i
const LONGEST_HEADING = 90

/** Chapter three after chapter one: no line of the whole text is the heading of the one between. */
function missingChapters({ sections, signposts, sentences, blocks, roleOf }: ReadDocument): StatisticRow[] {
  const numberOf = (title: string): number => {
    const printed = CHAPTER.exec(title)?.[1]?.toLowerCase() ?? ''
    return /\d/.test(printed)
      ? Number(printed)
      : Math.max(CHAPTERS.indexOf(printed), ROMAN.indexOf(printed)) + 1
  }
  const lines = [...signposts, ...sentences, ...blocks].filter(({ text }) => text.length <= LONGEST_HEADING)
  const seen = new Set(
    [...lines.map(({ text }) => text), ...sections.map(({ title }) => title)].map(numberOf),
  )
  const own = sections.filter(({ title }) => numberOf(title) > 0)
  const most = Math.max(0, ...own.map(({ title }) => numberOf(title)))
  const gaps = CHAPTERS.map((_, at) => at + 1).filter(
    (number) => number > 1 && number < most && !seen.has(number),
  )
  const [number] = gaps
  const hasLiterature = [...roleOf.values()].includes('literature')
  // A heading that was not read as one may be missed; that of the literature is told apart by its text.
  if (own.length < 2 || !own.some(({ title }) => numberOf(title) === 1) || gaps.length !== 1 || !number)
    return []
  if (hasLiterature && number === 2) return []
  const next = own.find(({ title }) => numberOf(title) === number + 1)
  const heading =
    signposts.find(({ section }) => section === next?.id) ??
    sentences.find(({ section }) => section === next?.id)
  return next && heading
    ? [
        {
          reports: `What stands before “${next.title}”`,
          writes: `chapter ${CHAPTERS[number - 2]}, then chapter ${CHAPTERS[number]}`,
          computes: `chapter ${CHAPTERS[number - 1]} between them`,
          verdict: 'look-again',
          note: `A chapter is missing. ${unwritten.consequence}`,
          evidence: evidenceOf(heading),
        },
      ]
    : []
}
