/**
 * What of an answer is the student's own. The question and the sentence it was asked on, said again, answer nothing, and
 * neither does a word of thanks for it.
 */

import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'

type AskedOn = Pick<PlannedQuestion, 'lead' | 'asks' | 'grounds'>

const RUN = 4
const HALF = 0.5
const LEAST_OWN = 2
const WORD = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu
/** “What did you do” is repeated as “what I did”. */
const AUXILIARY: ReadonlySet<string> = new Set(['do', 'does', 'did'])
const PERSON: Readonly<Record<string, string>> = { i: 'you', we: 'you', me: 'you', my: 'your', our: 'your' }

const saidIn = (text: string) =>
  [...text.normalize('NFKC').matchAll(WORD)]
    .map((found) => ({ at: found.index, end: found.index + found[0].length, word: found[0].toLowerCase() }))
    .filter(({ word }) => !AUXILIARY.has(word))
    .map((one) => ({ ...one, word: PERSON[one.word] ?? stem(one.word) }))

const wordRuns = (words: readonly { word: string }[]): string[] =>
  words.slice(RUN - 1).map((_, at) =>
    words
      .slice(at, at + RUN)
      .map(({ word }) => word)
      .join(' '),
  )

/** Undefined where next to nothing is left of it. Less than half of it taken from the question is an answer that begins with it. */
export function withoutQuestion(text: string, { lead, asks }: AskedOn): string | undefined {
  const plain = text.normalize('NFKC')
  const said = saidIn(plain)
  const given = [lead, asks].map((one) => wordRuns(saidIn(one)))
  const runs = new Set(given.flat())
  const repeated = new Set(
    wordRuns(said).flatMap((run, at) => (runs.has(run) ? Array.from({ length: RUN }, (_, i) => at + i) : [])),
  )
  const again = new Set(wordRuns(said))
  const isSaidAgain = given.some(
    (one) => one.length > 0 && one.filter((run) => again.has(run)).length >= one.length * HALF,
  )
  if (!isSaidAgain || repeated.size < said.length * HALF) return text
  const own = said.filter((_, at) => !repeated.has(at))
  const known = new Set(contentStems(`${lead} ${asks}`))
  const left = contentStems(own.map(({ at, end }) => plain.slice(at, end)).join(' ')).filter(
    (one) => !known.has(one) && one !== 'ask' && one !== 'question',
  )
  if (left.length < LEAST_OWN) return undefined
  return said
    .reduceRight(
      (rest, { at, end }, place) => (repeated.has(place) ? rest.slice(0, at) + rest.slice(end) : rest),
      plain,
    )
    .replace(/\s+/g, ' ')
    .trim()
}

const OF_THE_QUESTION =
  /\b(?:good|great|interesting|excellent|important|fair|nice|difficult) (?:\w+ )?(?:question|point|matter|topic|issue)\b|\bthank(?:s| you)\b|\bi thank\b|\b(?:come back to|look at|discuss(?:ed)?|thought about) (?:this|it|at)\b|\bdepends? on how (?:one|you|somebody) looks?\b|\bmany (?:views|opinions)\b|\bspeaks? for itself\b|\brefer you to\b|\b(?:is|was|have|has been|i) (?:all )?(?:explained|described|written)(?: \w+){0,2} in (?:the|my) (?:\w+ )?(?:thesis|work|chapter|report|text)\b|\b(?:deserves?|needs?) (?:much |more )?attention\b/i
const OF_THE_WORK = 2

/** Undefined where all of it speaks of the question, and none of the work. */
export function withoutThanks(
  text: string,
  { grounds }: AskedOn,
  words: readonly string[],
): string | undefined {
  const known = new Set([...grounds, ...words])
  const isThanks = (sentence: string) =>
    OF_THE_QUESTION.test(sentence) &&
    !/\d/.test(sentence) &&
    new Set(contentStems(sentence).filter((one) => known.has(one) && !isCommon(one))).size < OF_THE_WORK
  const sentences = answerSentences(text)
  const told = sentences.filter((sentence) => !isThanks(sentence))
  if (told.length === sentences.length) return text
  return told.length > 0 ? told.join(' ') : undefined
}
