/** "Are you sure?", "is it the same everywhere?", "which number should I keep?": what in the work speaks against what was shown. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import { heaviestComparisons } from '../../compare/heaviest.ts'
import { eachOnce, evidenceOf } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import { countingOf } from '../../summarisation/counted.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { answerFromHandbook } from '../handbook-answer.ts'
import { limit, quote, toldSegment } from '../segments.ts'
import { type AnswerBefore, lastShown, shownPlaces } from './told-before.ts'

const MOST = 2
const MOST_ELSEWHERE = 3
const NOT_OWN: ReadonlySet<string> = new Set(['literature', 'references', 'front-matter', 'appendix'])

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
  return found.length + keeps.length > 0 ? [...found, ...keeps] : [limit(STUDY_SENTENCES.nothingElse)]
}
const KEEP = 'which number should I keep when two numbers do not agree'

/** The same thing counted elsewhere, with none of the numbers that were shown. */
function otherNumbers(told: readonly AnswerBefore[], { reading }: OpenStudy): AnswerSegment[] {
  const asked = told.findLast(({ question }) => countingOf(question).counted)
  if (!asked) return []
  const { isSaid } = countingOf(asked.question)
  const shown = new Set(shownPlaces(asked).flatMap(({ quote: said }) => numbersIn(said)))
  const others = reading.sentences.filter(
    (one) =>
      isProse(one) &&
      !NOT_OWN.has(one.role) &&
      isSaid(one.text) &&
      !numbersIn(one.text).some((number) => shown.has(number)),
  )
  const quoted = eachOnce(others.map(evidenceOf)).slice(0, MOST_ELSEWHERE)
  return quoted.length > 0
    ? [toldSegment(STUDY_SENTENCES.countedElsewhere), ...quoted.map((one) => quote(one))]
    : []
}
const numbersIn = (text: string) => text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []
