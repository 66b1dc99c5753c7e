/** The same answer to another question helps nobody: what was shown is named, and what more there is follows. */
import { joinList } from '#kit/join-list.ts'
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { lookUpIn } from '../look-up/look-up.ts'
import { quote, toldSegment } from '../segments.ts'
import type { AnswerBefore } from './told-before.ts'

const MOST_MORE = 2

export function notTwice(
  question: string,
  about: string,
  answer: readonly AnswerSegment[],
  told: readonly AnswerBefore[],
  study: OpenStudy,
): readonly AnswerSegment[] {
  const same = (one: string) => one.toLowerCase().replace(/\W+/g, ' ').trim()
  const others = told.filter((one) => same(one.question) !== same(question))
  const quotes = answer.filter(({ kind }) => kind === 'quote')
  // One of several that were shown may well be the answer now.
  const isSame = others.some(({ segments }) => {
    const before = segments.filter(({ kind }) => kind === 'quote').map(keyOf)
    return (
      (before.length === quotes.length || quotes.length > 1) &&
      quotes.every((one) => before.includes(keyOf(one)))
    )
  })
  if (quotes.length === 0 || !isSame) return answer
  const shown = new Set(others.flatMap(({ segments }) => segments.map(keyOf)))
  const places = [
    ...new Set(quotes.flatMap(({ sources: [one] }) => (one?.kind === 'document' ? [placeWords(one)] : []))),
  ]
  const isNew = (one: AnswerSegment) => !shown.has(keyOf(one))
  const more = [question, about]
    .filter((asked) => readQuestion(asked).words.some(({ weighs }) => weighs === 'topic'))
    .flatMap((asked) => lookUpIn(study, asked))
    .flatMap(({ evidence, nearest }) => [...evidence, ...nearest].map((one) => quote(one)))
    .filter(isNew)
  const fresh = [...new Map(more.map((one) => [keyOf(one), one])).values()].slice(0, MOST_MORE)
  return [
    toldSegment(
      fresh.length > 0
        ? STUDY_SENTENCES.shownAndMore(joinList(places.slice(0, 3)))
        : STUDY_SENTENCES.shownNoMore(joinList(places.slice(0, 3))),
    ),
    ...fresh,
  ]
}

const keyOf = ({ kind, text, sources: [one] }: AnswerSegment) =>
  one?.kind === 'document' ? `${one.sentenceId} ${one.quote}` : `${kind} ${text}`
