/** How the data were collected, as the abstract or the conclusion says it, and whether the methods know of it. */
import { evidenceOf } from '../../document/evidence.ts'
import type { ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { findCitations } from '../../text/citations.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'

export const instruments: Comparator = {
  about: {
    id: 'numbers.instruments',
    area: 'methodology',
    label: 'The methods tell how all the data were collected',
    weight: 3,
  },
  one: 'way of collecting data',
  many: 'ways of collecting data',
  holds: 'stands in the methods',
  hold: 'stand in the methods',
  none: 'Neither abstract nor conclusion names a way of collecting data that the methods could be looked through for.',
  advice:
    'Describe it in the methods as you describe the others, or take it out of the abstract and the conclusion.',
  ofText: true,
  consequence: 'What was not collected cannot have shown anything.',
  isOpen: true,
  inEnglish: true,
  compare: ({ reading }) => {
    const { sentences, signposts } = reading
    const own = sentences.filter(({ role }) => !ELSEWHERE.has(role))
    const methods = own.filter(({ role }) => role === 'methods')
    if (methods.length < FEWEST || !methods.some(({ text }) => ANY.test(text))) return comparisonOf([])
    const rest = [...own, ...signposts].filter(({ role }) => !SUMS_UP.has(role))
    return comparisonOf(WAYS.flatMap((way) => wayRow(way, own, rest) ?? []))
  },
}

const FEWEST = 8
const ELSEWHERE = new Set<ReadSentence['role']>(['literature', 'references', 'introduction', 'front-matter'])
/** A last chapter says again what the others are to have told. */
const SUMS_UP = new Set<ReadSentence['role']>(['abstract', 'conclusion', 'discussion'])
const ANY = /\bquestionnaires?\b|\binterview\w*|\bfocus group|\bchecklist|\bobservation/i
const WAYS = [
  { name: 'interviews', told: /\binterviews\b/i, known: /\binterview|\bkey informant/i },
  { name: 'focus groups', told: /\bfocus group/i, known: /\bfocus group|\bFGDs?\b/i },
  {
    name: 'a questionnaire',
    told: /\bquestionnaires?\b/i,
    known: /\bquestionnaire|\bsurvey|\bschedule|\bform\b/i,
  },
] as const
const OF_THIS_STUDY =
  /\b(?:data|information|collect\w*|gather\w*|conduct\w*|combin\w*|through|using|used|administered|held|analy[sz]\w*)\b/i
const TO_COME = /\b(?:future|further) (?:stud|research|work)|\bshould\b|\brecommend/i

function wayRow(
  { name, told, known }: (typeof WAYS)[number],
  own: readonly ReadSentence[],
  rest: readonly ReadSentence[],
): StatisticRow | undefined {
  const [first] = own.filter(
    ({ role, text }) =>
      SUMS_UP.has(role) &&
      told.test(text) &&
      OF_THIS_STUDY.test(text) &&
      !TO_COME.test(text) &&
      findCitations(text).length === 0,
  )
  if (!first) return undefined
  const where = rest.find(({ text }) => known.test(text))
  return {
    reports: `Data from ${name}`,
    writes: name,
    computes: where ? 'in the methods' : 'nowhere in the methods or the results',
    verdict: where ? 'agrees' : 'look-again',
    ...(where
      ? {}
      : {
          note: `No sentence of the methods, the results or the appendix names it. ${instruments.consequence}`,
        }),
    evidence: evidenceOf(first),
    ...(where ? { against: evidenceOf(where) } : {}),
  }
}
