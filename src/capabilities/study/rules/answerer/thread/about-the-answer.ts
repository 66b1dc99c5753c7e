/** "Which page is that?", "isn't that a problem?", "how do I fix it?": asked of the answer before, whose places are known. */
import { joinList } from '#kit/join-list.ts'
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { heaviestComparisons } from '../../compare/heaviest.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { answerFromHandbook } from '../handbook-answer.ts'
import { fromDocument, limit, quote, toldSegment } from '../segments.ts'
import { type AnswerBefore, lastPlaces } from './told-before.ts'

const POINTS = String.raw`(?:that|this|it|they|these|those|the (?:quote|quotation|answer|figure|sentence|number)|that \w+|this \w+)`
const ASKS_PLACE = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|on|in|from)\W+)*(?:which|what|whats)\s+(?:is the\s+)?(?:page|table|figure|chapter|section|part|place)s?\b[^?]*\b(?:${POINTS}|come from)\b|^\W*(?:and |so )?(?:where|which page|what page)\s+(?:is|was|does|do|did)\s+${POINTS}(?:\s+(?:stand|say|said|written|come from|from|on|in|found))*\W*$|^\W*(?:which|what) (?:page|table)\W*$`,
  'i',
)
const ASKS_PROBLEM = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|then|ok)\W+)*(?:why\s+)?(?:is|isn['’]?t|isnt|are|aren['’]?t|was|wasn['’]?t|does|will)\s+(?:not\s+)?${POINTS}\b[^?]*\b(?:problem|issue|mistake|error|wrong|bad|contradict\w*|matter|ok(?:ay)?|allowed|fine|right|correct)\b|^\W*(?:so what|what does (?:that|this|it) mean(?: for \w+(?: \w+)?)?|does (?:that|this|it) matter)\W*$|^\W*why (?:is|are) ${POINTS} a (?:problem|mistake|weakness)`,
  'i',
)
const ASKS_MEND =
  /^\W*(?:(?:and|so|but|then|ok)\W+)*(?:how|what)\s+(?:can|do|should|could|must|would|to|shall)\s*(?:i|we)?\s*(?:do about|fix|change|mend|correct|improve|repair|solve|say about|defend|answer)\b(?:\s+(?:it|that|this|them|about it))?(?:\s+(?:sentence|table|part|number|mistake|problem|then|now|please|before\b.*|for\b.*|in the defen[cs]e|about it))*\W*$|^\W*what (?:should|can|must|do) i do about (?:it|that|this)\W*$/i
const MOST_PLACES = 4
const MOST_PRESSED = 2

/** Nothing where the question is about something else. */
export function aboutTheAnswer(
  question: string,
  told: readonly AnswerBefore[],
  study: OpenStudy,
  handbook: Handbook,
): AnswerSegment[] {
  const places = lastPlaces(told)
  if (ASKS_PLACE.test(question)) return places.length > 0 ? placesTold(places, study) : []
  const mends = ASKS_MEND.test(question)
  if (!mends && !ASKS_PROBLEM.test(question)) return []
  const ids = new Set(places.map(({ sentenceId }) => sentenceId))
  const touching = heaviestComparisons(study, 50)
    .filter(
      ({ here, there }) => ids.has(here.place.sentenceId) || (there.place && ids.has(there.place.sentenceId)),
    )
    .slice(0, MOST_PRESSED)
  if (touching.length > 0)
    return touching.flatMap(({ says, advice, here, there }) => [
      toldSegment(mends && advice ? `${advice} ${says}` : `${says} ${advice}`.trim()),
      quote(here.place),
      ...(there.place ? [quote(there.place)] : []),
    ])
  const asked = told.at(-1)?.question ?? ''
  const advised = [...answerFromHandbook(asked, handbook, { onlyIfSure: true })]
    .filter(({ text }) => !told.some(({ segments }) => segments.some((one) => one.text === text)))
    .slice(0, 3)
  const pressed = study
    .questions()
    .filter(({ evidence }) => ids.has(evidence.sentenceId))
    .slice(0, MOST_PRESSED)
  return [
    limit(STUDY_SENTENCES.nothingAgainst(mends)),
    ...(places.length > 0
      ? [toldSegment(STUDY_SENTENCES.restsOn(joinList(placesNamed(places, study))))]
      : []),
    ...pressed.map(
      ({ question: text, evidence }): AnswerSegment => ({
        kind: 'question',
        text,
        sources: [fromDocument(evidence)],
      }),
    ),
    ...advised,
  ]
}

type Placed = ReturnType<typeof lastPlaces>[number]

function placesTold(places: readonly Placed[], study: OpenStudy): AnswerSegment[] {
  return [
    {
      kind: 'says',
      text: STUDY_SENTENCES.standsOn(joinList(placesNamed(places, study))),
      sources: [],
    },
  ]
}

const placesNamed = (places: readonly Placed[], study: OpenStudy) =>
  [...new Set(places.map((place) => placeNamed(place, study)))].slice(0, MOST_PLACES)

/** "Table 7, page 32". */
function placeNamed(place: Placed, { reading }: OpenStudy): string {
  const at = reading.blocks.find(({ id, kind }) => id === place.sentenceId && kind === 'table')
  const before = at && reading.order.indexOf(at.block)
  const caption =
    before === undefined
      ? undefined
      : [...reading.sentences, ...reading.signposts]
          .filter(
            ({ kind, block }) => kind === 'caption' && Math.abs(reading.order.indexOf(block) - before) <= 2,
          )
          .map(({ text }) => /^\W*((?:table|figure)\s*\d+(?:\.\d+)*)/i.exec(text)?.[1])
          .find((one) => one !== undefined)
  const named = caption ?? /^\W*((?:table|figure)\s*\d+(?:\.\d+)*)\b/i.exec(place.quote)?.[1]
  return named ? `${named}, ${placeWords(place)}` : placeWords(place)
}
