/** "Are you sure?", "is it the same everywhere?", "which number should I keep?": what in the work speaks against what was shown. */
import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { heaviestComparisons } from '../../compare/heaviest.ts'
import { eachOnce, evidenceOf } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import { countingOf } from '../../summarisation/counted.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { isInWords, stemSet } from '../figures/rows.ts'
import { answerFromHandbook } from '../handbook-answer.ts'
import { quote, toldSegment } from '../segments.ts'
import { type AnswerBefore, lastShown, shownPlaces } from './told-before.ts'

const MOST = 2
const MOST_ELSEWHERE = 3
const OF_THE_STUDY: ReadonlySet<string> = new Set([
  'abstract',
  'methods',
  'results',
  'discussion',
  'conclusion',
])
/** They are counted everywhere, for many things. */
const ANYBODY = /\b(?:people|persons?|men|women|children|households?|students?|schools?)\b/i
const CITES = /\[\d+\]|\((?:[^()]*\b)?(?:19|20)\d\d\w?\)|\bet al\b/

/** What was compared with one of the places and does not agree; `mends`: what to do comes first. */
export function comparedAt(ids: ReadonlySet<string>, mends: boolean, study: OpenStudy): AnswerSegment[] {
  return heaviestComparisons(study, 50)
    .filter(
      ({ here, there }) => ids.has(here.place.sentenceId) || (there.place && ids.has(there.place.sentenceId)),
    )
    .slice(0, MOST)
    .flatMap(({ says, advice, here, there }) => [
      toldSegment(mends && advice ? `${advice} ${says}` : `${says} ${advice}`.trim()),
      quote(here.place),
      ...(there.place ? [quote(there.place)] : []),
    ])
}

/** Nothing, where nothing was found: that is no approval. */
export function saidOtherwise(
  question: string,
  { told, study, handbook }: { told: readonly AnswerBefore[]; study: OpenStudy; handbook: Handbook },
): AnswerSegment[] {
  const places = shownPlaces(lastShown(told))
  if (places.length === 0) return []
  const chooses = /\bwhich\b/i.test(question)
  const against = comparedAt(new Set(places.map(({ sentenceId }) => sentenceId)), chooses, study)
  const found = against.length > 0 ? against : otherNumbers(told, study)
  const keeps = chooses ? [...answerFromHandbook(KEEP, handbook, { onlyIfSure: true })].slice(0, MOST) : []
  return [...found, ...keeps]
}
const KEEP = 'which number should I keep when two numbers do not agree'

/** The same thing counted elsewhere, with none of the numbers that were shown. */
function otherNumbers(told: readonly AnswerBefore[], { reading }: OpenStudy): AnswerSegment[] {
  const asked = told.findLast(({ question }) => countingOf(question).counted)
  if (!asked) return []
  const { isSaid, counted } = countingOf(asked.question)
  const own = new Set(contentStems(counted ?? ''))
  const beside = readQuestion(asked.question).words.filter(
    (word) => word.weighs === 'topic' && !own.has(word.asked),
  )
  const shown = new Set(shownPlaces(asked).flatMap(({ quote: said }) => digitsIn(said)))
  const others = reading.sentences.filter(
    (one) =>
      isProse(one) &&
      OF_THE_STUDY.has(one.role) &&
      !CITES.test(one.text) &&
      isSaid(one.text) &&
      (!ANYBODY.test(counted ?? '') || beside.some((word) => isInWords(stemSet(one.text), word))) &&
      !digitsIn(one.text).some((number) => shown.has(number)),
  )
  const quoted = eachOnce(others.map(evidenceOf)).slice(0, MOST_ELSEWHERE)
  return quoted.length > 0
    ? [toldSegment(STUDY_SENTENCES.countedElsewhere), ...quoted.map((one) => quote(one))]
    : []
}
const digitsIn = (text: string) => text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []
