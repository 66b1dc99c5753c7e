/** The marks for what an answer gives beside its answer: a reason, where it is shown, and how far it goes. */
import { wordsOf } from '#kit/text/content-stems.ts'
import type { Mark } from '../../contract.ts'
import type { MarkName } from '../names.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { knownFigureIn, placesItsFigures } from './figures.ts'
import { type JudgedAgainst, PLACE, REASON } from './overlap.ts'

const SOURCE =
  /\b(?:[Aa]ccording to|[A-Z][a-z]+ (?:and [A-Z][a-z]+ |et al\.? )?(?:in )?\(?(?:19|20)\d\d\)?)|(?<=[a-z,] )[A-Z][a-z]{2,} (?:and [A-Z][a-z]{2,} )?(?:says?|said|found|finds?|showed|shows|writes?|wrote|argues?|argued|reports?|reported|describes?|described)\b/
/** A table or a result that is spoken of without its number. */
const EVIDENCE_SAID =
  /\b(?:(?:is|are|was|were) shown|carr(?:y|ies)|(?:in|from|by|on) (?:the|my|our) (?:[\w-]+ ){0,4}(?:tables?|figures?|graphs?|results?|models?|data(?: ?set)?|tests?|interviews?))\b/i
/** It names a quarter of the work, and no place in it. */
const CHAPTER = /\bchapters? (?:\d+(?![.\d])|[a-z]+)/gi
const REASON_SAID =
  /\b(?:to (?:make sure|avoid|find|see|show|get|reach|compare|check|know|keep|ensure)|as (?:it|they|we|the|there)|for (?:this|that|example)|thus|hence|means? that|follows? from|(?:studies|reports?|research|data|figures?) (?:show|say|prove)s?)\b/i
const LIMIT =
  /\b(?:limit(?:s|ed|ation|ations)?|weak(?:ness|nesses)?|bias(?:ed)?|cannot (?:say|show|claim|prove|tell|rule|generali[sz]e|be)|can(?:'t| not) (?:say|show|claim|prove|tell|rule|generali[sz]e)|not generali[sz]|(?:hold|go|appl)(?:s|es|ies|y)? (?:only |no )?(?:for (?:one|the|this|these|a)|as far|further)|does not (?:show|mean|prove|hold)|drawback|shortcoming|only (?:one|those|a|the)|too (?:small|few|short)|missed|left out|did not (?:include|reach|ask|measure)|could also|another explanation|(?:might|may|could) (?:also )?(?:explain|be because|be due|come from)|do not know yet|(?:be|am) careful)\b/i
const LIMIT_SAID =
  /\b(?:but|however|although|though|except|unless|depends?|perhaps|less|without|differs?|(?:may|might|could) (?:not|be|have)|should have|lack(?:s|ed|ing)?|missing|nobody (?:knows|asked)|not (?:sure|clear|certain|known|enough)|risks?|admit)\b/i

type SaidWords = readonly [full: string, hinted: string, none: string]
const REASON_WORDS: SaidWords = [
  'You gave your reason.',
  'There is half a reason here: say “because”.',
  'You gave no reason.',
]
const LIMIT_WORDS: SaidWords = [
  'You said how far it goes, or what else it could be.',
  'You hint at where it ends: say it plainly.',
  'You named no limit, and no other explanation.',
]

function said(
  name: MarkName,
  text: string,
  [clear, hint]: readonly [RegExp, RegExp],
  [full, half, none]: SaidWords,
): Mark {
  const sentences = answerSentences(text)
  const plain = sentences.find((sentence) => clear.test(sentence))
  if (plain) return { name, value: 2, says: full, words: plain }
  const hinted = sentences.find((sentence) => hint.test(sentence))
  return hinted ? { name, value: 1, says: half, words: hinted } : { name, value: 0, says: none, words: '' }
}

export function evidence(text: string, question: PlannedQuestion, work: JudgedAgainst): Mark {
  const sentences = answerSentences(text)
  const placed = sentences.find((sentence) => PLACE.test(sentence.replace(CHAPTER, ' ')))
  const figure = sentences.find(
    (sentence) => knownFigureIn(sentence, question) || placesItsFigures(sentence, work, question.lead),
  )
  const words = placed ?? figure
  if (words)
    return {
      name: 'evidence',
      value: 2,
      says: placed ? 'You named the place.' : 'You gave a figure of your work.',
      words,
    }
  const hinted = sentences.find((sentence) => EVIDENCE_SAID.test(sentence) || PLACE.test(sentence))
  if (hinted)
    return {
      name: 'evidence',
      value: 1,
      says: 'You spoke of where it is shown: name the table or the page.',
      words: hinted,
    }
  const source = sentences.find((sentence) => SOURCE.test(sentence))
  return source
    ? {
        name: 'evidence',
        value: 1,
        says: 'You named a source: name the place in your own work too.',
        words: source,
      }
    : { name: 'evidence', value: 0, says: 'You named no page, table or figure.', words: '' }
}

/** So much said beside the answer to a “why” is a reason, though no word calls it one. */
const LEAST_REASONED = 20
export const reason = (text: string, isAsked: boolean): Mark =>
  said(
    'reason',
    text,
    [REASON, isAsked && wordsOf(text).length >= LEAST_REASONED ? /\p{L}/u : REASON_SAID],
    REASON_WORDS,
  )

/** Asked for whom it does not hold, or who is missing, a plain “not” or “only” says it. */
const ASKS_WHO_NOT = /\b(?:for whom|who (?:is missing|had no chance|will have no chance))\b/i
const SAYS_WHO_NOT =
  /\b(?:no|not|never|nobody|none|cannot|only|except|without|beyond|outside|no further)\b|n't\b/i
export const limit = (text: string, { asks }: Pick<PlannedQuestion, 'asks'>): Mark =>
  said(
    'limit',
    text,
    [ASKS_WHO_NOT.test(asks) ? new RegExp(`${LIMIT.source}|${SAYS_WHO_NOT.source}`, 'i') : LIMIT, LIMIT_SAID],
    LIMIT_WORDS,
  )
