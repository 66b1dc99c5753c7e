/** "Which is better for me?": the two side by side, each by when it fits, and one question back. */
import { STUDY_LIMITS, STUDY_SENTENCES } from '../../spec.ts'
import type { HandbookEntry } from '../handbook/handbook-format.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import type { OpenStudy } from '../open-study.ts'
import { saidOf } from '../record/study-record.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { fromHandbookEntry } from './handbook-answer.ts'
import { toldSegment } from './segments.ts'
import { fromEntry } from './slots/slots-answer.ts'
import { slotsAsked } from './slots/slots-asked.ts'
import { subjectsOf } from './subject.ts'
import { partNamed } from './understand.ts'

const ASKS =
  /\b(?:which|what)\b[^?]*\b(?:better|best|more suitable|right one|should (?:i|we) (?:use|choose|take|go for))\b|\b(?:better|should (?:i|we) (?:use|choose|take|go for))\b[^?]*\bor\b/i
const DIFFERS = /\b(?:diff?[a-z]*ence|differs?) between\b|\bcompare\b/i
const BOTH =
  /\b(?:between|compare)\s+(?:the\s+)?([\p{L}-]+(?:\s+[\p{L}-]+){0,3})\s+(?:and|with|to|or)\s+(?:the\s+)?([\p{L}-]+(?:\s+(?!in\b|for\b)[\p{L}-]+){0,2})/iu
const EITHER =
  /(?:\b(?:better|best|use|choose|take|between|for me|for my \w+)\b[\s,:]*)?([\p{L}-]+(?:\s+[\p{L}-]+){0,3})\s+(?:or|versus|vs\.?)\s+([\p{L}-]+(?:\s+[\p{L}-]+){0,2})/iu
const SAYS_WHEN = /\b(?:suits?|when|where|use (?:it|this)|fits?|only if|rather than|hidden|no list|list)\b/i
const SENTENCES = 3

export function whichIsBetter(
  question: string,
  before: readonly string[],
  handbook: Handbook,
  study: OpenStudy | undefined,
): AnswerSegment[] {
  const differs = DIFFERS.test(question)
  if (differs && isToldWhole(question, handbook)) return []
  if (!differs && !ASKS.test(question)) return []
  const [, one, other] = (differs ? BOTH : EITHER).exec(question) ?? []
  if (differs && (!one || !other || (study && [one, other].some(isOfWork)))) return []
  const things =
    one && other
      ? [one, other]
      : subjectsOf(before)
          .filter((one) => !partNamed(one))
          .slice(-2)
  const entries = [...new Set(things.flatMap((thing) => entryOn(thing, handbook) ?? []))]
  if (entries.length < 2) return []
  const design = study && saidOf(study.record(), 'design')[0]
  return [
    toldSegment(differs ? STUDY_SENTENCES.sideBySide : STUDY_SENTENCES.twoCompared),
    ...(design && !differs ? fromEntry(design, 'Design') : []),
    ...entries.flatMap(whenItFits),
    {
      kind: 'ask',
      text: STUDY_SENTENCES.whichFits,
      sources: [],
      choices: entries.map(({ title }) => `Tell me more about ${title.toLowerCase()}`),
    },
  ]
}

/** Of an open work its own aim and conclusion are meant. */
const isOfWork = (thing: string) => partNamed(thing) !== undefined || slotsAsked(thing).groups.length > 0

/** One entry on both tells more than one on each. */
const isToldWhole = (question: string, handbook: Handbook) => entryOn(question, handbook) !== undefined

function entryOn(thing: string, handbook: Handbook): HandbookEntry | undefined {
  const [best] = handbook.find(thing, 1)
  return best && best.sure >= STUDY_LIMITS.handbookSureAtLeast ? best.entry : undefined
}

/** What it is, and the sentences that tell when it fits. */
function whenItFits(entry: HandbookEntry): AnswerSegment[] {
  const [first, ...rest] = entry.sentences
  const when = rest.filter((sentence) => SAYS_WHEN.test(sentence))
  return [first!, ...(when.length > 0 ? when : rest)]
    .slice(0, SENTENCES)
    .map((sentence) => fromHandbookEntry(entry, sentence))
}
