/**
 * A sentence of an answer that says how something came out, or who and what was in it, and of which the places of the work
 * do not say the same. It may be right in other words, and it may be false: it is never marked as right.
 */

import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { ExamArea } from '../names.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { goesTheOtherWay } from './denies.ts'
import { figuresPlaced, placesItsFigures } from './figures.ts'
import type { JudgedAgainst } from './overlap.ts'
import { inFull } from './short-forms.ts'
import { indexOf, PARTS, standsInWork, telling, type WorkLines } from './work-index.ts'

const DENIES =
  /\b(?:no|not|non(?=-)|never|none|neither|nobody|nothing|without|reject\w*|disagree\w*|refus\w*|left out)\b|n't\b/i
const COUNTS =
  /\b(?:all|every\w*|most(?:ly)?|nearly|majority|only(?! (?:about )?\d)(?! \w*(?:ly|mild|weak|small|slight)\b)|(?<!\b(?:a|too) )few|half|too (?:well|much|many|high|low))\b/i
const UP =
  /\b(?:more|best|better|higher|highest|(?:strong|tall|larg|bigg|great|fast|old|rich|heavi|long)(?:er|est)|increas\w+|grew|rose|later|on top|outperform\w*|exceed\w*)\b/i
const DOWN =
  /\b(?:fewer|less|least|worst|worse|lower|lowest|(?:weak|short|small|slow|young|poor|light)(?:er|est)|decreas\w+|fell|dropped|earlier|sooner)\b/i
/** How it was done may be told with “all”, “only” and “more”: where reasons are asked for, these compare nothing. */
const OF_SHARES = /\b(?:most(?:ly)?|nearly|majority|half|(?<!\b(?:a|too) )few)\b/i
const COMPARED = /\b(?:than|most|highest|lowest|best|worst|increas\w+|decreas\w+|grew|rose|fell)\b/i
function asserts(clause: string, isArgued: boolean): boolean {
  const plain = clause.replace(EITHER_WAY, ' ').replace(A_NAME, ' ')
  const signs = [
    DENIES,
    isArgued ? OF_SHARES : COUNTS,
    ...(isArgued && !COMPARED.test(plain) ? [] : [UP, DOWN]),
  ]
  return signs.some((sign) => sign.test(plain))
}
const EITHER_WAY = /\b(?:yes (?:or|and) no|or not)\b/gi
/** “No Child Left Behind” is what something is called. */
const A_NAME = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){2,}/gu
/** Where reasons are asked for, what holds of any study needs no place in this one. */
const ARGUED: ReadonlySet<ExamArea> = new Set(['method', 'limits', 'ethics', 'theory'])
const OF_THIS_STUDY =
  /\b(?:my|our|we|i|they|these|respondents?|participants?|\d+(?:\.\d+)?|was|were|had|did|found|gave|said|came)\b|(?<!\b(?:is|are|be|been|being) )\b\w{3,}ed\b/i
/** It weighs, plans, admits, or says how far something goes: that can be true of any work, and is marked as a limit. */
export const WEIGHS =
  /\b(?:if|will|would|could|should|may|might|must|cannot|can|need(?:s|ed)?|whether|in case|perhaps|probably|think|expect\w*|nobody (?:knows|had|has)|not (?:only|just|all|every|enough|sure|yet|for)|more than one|(?:go|goes|hold|holds|reach\w*|apply|applies|covered|measured|say) (?:only|no|as|for)|no (?:further|proof)|not (?:a |yet )?(?:proof|proved|proven)|(?:i|we) (?:did|do|have|had|was|were) not|missing|had no chance|(?:the|my|our) (?:weakest|main weakness)|quick\w*|takes? (?:longer|for granted)|only (?:that|their|one|two|on|in|at|from)|(?:asked|tested|measured|studied|covered|looked at) only|(?:did|does|do) not (?:truly |really |fully )?(?:test|ask|include|measure|cover|show|prove|tell)|(?:questionnaire|survey|form|interview|sample)s? only|(?:i|we) had only|(?:i|we) (?!found|find|saw|see|observed|noticed)\w+ no|not to [a-z]+|wanted to|set out to|in order to|rather than|than (?:i|we) (?:had |have )?(?:planned|wanted|hoped|intended|needed)|instead of|too (?:small|few|short|little)|decided against|(?:there (?:was|were|is|are)|(?:i|we|they) had) no (?:time|money|list|register|access|funds?|room|other))\b|\?/i

const CLAUSES = /,\s+|;\s+|\b(?:so|because|but|although|though|while)\b/i
const LEAST_SHARED = 2

/** What is meant to be found says nothing of how it came out. */
const IS_MEANT =
  /^(?:to|how|what|which|whether|do|does|did|is|are)\b|\?$|\b(?:whether|aims?|objectives?|purpose|seeks?)\b/i

const OF_FINDINGS: ReadonlySet<string> = new Set([
  'results',
  'main result',
  'conclusion',
  'a figure',
  'hypotheses',
  'table',
  'measured on it',
])

/** Sentences that say how something came out, or who and what was in it, and of which no line of the work says the same. */
export function unprovedIn(
  text: string,
  question: PlannedQuestion,
  {
    questions,
    claims,
    said,
    lines,
    places: at,
    heads,
    kind,
  }: Omit<JudgedAgainst, 'words' | 'vocabulary' | 'numbers' | 'methods'>,
): string[] {
  // How a thing that was built behaves is told by who built it, and is written down nowhere.
  if (question.phase === 'close' || (kind === 'built' && !OF_FINDINGS.has(question.about))) return []
  const work = { lines, places: at, heads }
  const { known: knows } = indexOf(work)
  // Where reasons are asked for, they are argued and not looked up.
  const claimed = (sentence: string) => clausesOf(sentence).slice(0, isArgued ? 1 : undefined)
  const isArgued = ARGUED.has(question.area) || question.phase === 'faults'
  const places = [question, ...questions].flatMap(({ place, also }) => [place, ...also])
  const told = [...claims, ...Object.values(said).flat()].map(({ place }) => place)
  const quotes = [...new Set([...places, ...told].map(({ quote }) => quote))]
    .filter((quote) => !IS_MEANT.test(quote))
    .map((quote) => inFull(quote, lines))
  return answerSentences(text).filter(
    (sentence) =>
      !isOnesOwnView(sentence) &&
      !saysItSo(sentence, work) &&
      !placesItsFigures(sentence, work, question.lead) &&
      !(isArgued && isToldAsDone(sentence, work)) &&
      ((!isArgued &&
        figuresPlaced(sentence, work, question.lead).some(
          ({ is, figure }) => is === 'elsewhere' && figure.includes('.'),
        )) ||
        // Of a plan nothing has come out yet.
        (kind !== 'planned' &&
          hasMatter(sentence) &&
          claimed(sentence).some(
            ({ clause, before }) =>
              telling(clause).filter((stem) => knows.has(stem)).length >= LEAST_SHARED &&
              asserts(clause, isArgued) &&
              (!isArgued || OF_THIS_STUDY.test(clause)) &&
              !WEIGHS.test(`${before} ${clause}`) &&
              !quotes.some((quote) => saysTheSame({ sentence, clause }, quote)),
          ))),
  )
}

/** It announces itself as an explanation, a doubt or an opinion: nothing is claimed of how it came out. */
const OWN_VIEW =
  /\b(?:another explanation|(?:may|might|could) (?:also )?(?:be|come|have|show|mean|explain|raise)|speaks against|against (?:it|this|that) (?:speaks|stands)|(?:i|we) would (?:not )?(?:call|say|take|add|do)|(?:i|we) (?:can|cannot|must|have to) (?:only )?(?:say|admit|call)|i (?:would )?trust|to be honest|honestly|goes further than)\b/i
const isOnesOwnView = (sentence: string): boolean => OWN_VIEW.test(sentence)

const WAYS = [UP, DOWN]
const SIGNS = [DENIES, COUNTS]
/** What was done with all of them is no count. */
const DONE_TO_ALL = /\b(?:every(?:body|one)|all of them) (?:was|were|had|got|gave|signed)\b/gi

/** It stands in the work: what is denied or counted, in what denies or counts. */
export function isProved(sentence: string, work: WorkLines): boolean {
  const told = sentence.replace(DONE_TO_ALL, ' ')
  const signs = SIGNS.filter((sign) => sign.test(told))
  return standsInWork(sentence, work, (line) => signs.every((sign) => sign.test(line)))
}

const saysItSo = (sentence: string, work: WorkLines): boolean =>
  SIGNS.some((sign) => sign.test(sentence)) &&
  !WAYS.some((way) => way.test(sentence)) &&
  isProved(sentence, work)

/** “Everybody was told …” is how it was done, where the work says that it was. */
const isToldAsDone = (sentence: string, work: WorkLines): boolean =>
  !DENIES.test(sentence) &&
  !WAYS.some((way) => way.test(sentence)) &&
  !/\b(?:most|majority|half|nearly|few)\b/i.test(sentence) &&
  standsInWork(sentence, work)

/** What was weighed before weighs what follows. */
export function clausesOf(sentence: string): { clause: string; before: string }[] {
  const clauses = sentence.split(CLAUSES)
  return clauses.map((clause, at) => ({ clause, before: clauses.slice(0, at).join(' ') }))
}

const wordStems = (text: string): Set<string> =>
  new Set(contentStems(text).filter((stem) => !isCommon(stem) && !/^\d/.test(stem)))

function saysTheSame({ sentence, clause }: { sentence: string; clause: string }, stands: string): boolean {
  const known = wordStems(stands)
  const shared = [...wordStems(sentence)].filter((stem) => known.has(stem)).length
  return (
    shared >= LEAST_SHARED &&
    !goesTheOtherWay(clause, stands) &&
    [UP, DOWN].every((way) => !way.test(clause) || way.test(stands)) &&
    (UP.test(clause) ||
      DOWN.test(clause) ||
      !COUNTS.test(clause) ||
      COUNTS.test(stands) ||
      isTheShareOf(clause, stands))
  )
}

/** “Mostly.” alone says nothing that could stand anywhere. */
const hasMatter = (sentence: string): boolean => /\p{L}\P{L}+\p{L}|\d/u.test(sentence)

const MOST = /\b(?:most|nearly|majority|all)\b/i
const SHARE = /(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/i
/** “Most” of what is said to be more than half, “few” of what is said to be less. */
function isTheShareOf(clause: string, stands: string): boolean {
  const about = wordStems(clause)
  const shares = stands.split(PARTS).flatMap((part) => {
    const share = SHARE.exec(part)?.[1]
    return share !== undefined && [...wordStems(part)].some((stem) => about.has(stem)) ? [Number(share)] : []
  })
  return shares.length > 0 && shares.every((share) => MOST.test(clause) === share > 50)
}
