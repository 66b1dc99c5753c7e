/**
 * Parts that stand as a heading alone, and text that was to be replaced. Whoever asks whether a part is there does not
 * count such text.
 */
import { evidenceOf } from '../../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { isPlaceholder } from '../../text/placeholder.ts'
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
            writes: `“${sentence.text.slice(0, 80)}”`,
            computes: 'text of your own',
            verdict: 'look-again',
            note: `It is left from a template. ${unwritten.consequence}`,
            evidence: evidenceOf(sentence),
          }),
        ),
      ...fewOf(emptyHeadings(reading)),
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
  !/:\s*$/.test(title)
