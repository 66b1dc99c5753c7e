/** A question that only points back is not answered with what it points to: what stands near it follows. */

import { joinList } from '#kit/join-list.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { eachOnce, keyOfPlace } from '../../document/evidence.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { fromHandbookEntry } from '../handbook-answer.ts'
import { lookUpIn } from '../look-up/look-up.ts'
import { quote, toldSegment } from '../segments.ts'
import { followUpOf, subjectOf } from '../subject.ts'
import { type AnswerBefore, shownPlaces } from './told-before.ts'

const MOST_MORE = 2

export function notTwice(
  question: string,
  answer: readonly AnswerSegment[],
  told: readonly AnswerBefore[],
  study: OpenStudy,
): readonly AnswerSegment[] {
  const places = shownPlaces({ question, segments: answer })
  const shown = new Set(told.flatMap(shownPlaces).map(keyOfPlace))
  const earlier = subjectOf(told.map((one) => one.question))
  if (
    places.length === 0 ||
    places.some((one) => !shown.has(keyOfPlace(one))) ||
    !followUpOf(question, earlier) ||
    places.some((one) => speaksOf(question, one.quote))
  )
    return answer
  const near = [question, earlier ?? '']
    .filter((one) => topicsOf(one).length > 0)
    .map((about) => lookUpIn(study, about))
    .flatMap(({ evidence, nearest }) => [...evidence, ...nearest])
  const more = eachOnce(near)
    .filter((one) => !shown.has(keyOfPlace(one)))
    .slice(0, MOST_MORE)
  const named = joinList([...new Set(places.map(placeWords))].slice(0, 3))
  return more.length > 0
    ? [toldSegment(STUDY_SENTENCES.shownAndMore(named)), ...more.map((one) => quote(one))]
    : [
        {
          kind: 'ask',
          text: STUDY_SENTENCES.shownNoMore(named),
          sources: [],
          choices: STUDY_SENTENCES.askedOfIt,
        },
      ]
}

const topicsOf = (question: string) => readQuestion(question).words.filter(({ weighs }) => weighs === 'topic')
/** What names its own thing may well have the same answer. */
const speaksOf = (question: string, said: string) => {
  const stems = new Set(contentStems(said))
  return topicsOf(question).some(({ asked }) => stems.has(asked))
}

/** Of an entry that was told before, what was not; where that is nothing, what it leads on to. */
export function handbookOnce(
  answer: readonly AnswerSegment[],
  told: readonly AnswerBefore[],
  handbook: Handbook,
): readonly AnswerSegment[] {
  const before = new Set(told.flatMap(({ segments }) => segments.map(({ text }) => text)))
  const [source] = answer[0]?.sources ?? []
  const entry = source?.kind === 'handbook' ? handbook.byId(source.entryId) : undefined
  if (!entry || answer.some(({ kind }) => kind !== 'handbook') || !before.has(answer.at(-1)!.text))
    return answer
  const fresh = answer.filter(({ text }) => !before.has(text))
  if (fresh.length > 0) return fresh
  const rest = entry.sentences.filter((sentence) => !before.has(sentence))
  if (rest.length > 0)
    return rest.slice(0, MOST_SENTENCES).map((sentence) => fromHandbookEntry(entry, sentence))
  const next = entry.seeAlso.flatMap((id) => handbook.byId(id)?.title ?? []).slice(0, MOST_CHOICES)
  return next.length === 0
    ? answer
    : [{ kind: 'ask', text: STUDY_SENTENCES.handbookTold(entry.title), sources: [], choices: next }]
}
const MOST_SENTENCES = 4
const MOST_CHOICES = 3
