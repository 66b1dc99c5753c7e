/** Looks up a question in the document: the sentences to show, best first, and whether they count as an answer. */
import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_LIMITS } from '../../spec.ts'
import type { StudyEvidence } from '../document/evidence.ts'
import type { OpenStudy } from '../open-study.ts'
import { type AskedQuestion, readQuestion } from '../summarisation/asked.ts'
import { holdsNumber } from '../summarisation/counted.ts'
import type { StudyPassage } from '../summarisation/passages.ts'
import { lacksName, STATED } from '../summarisation/question-kinds.ts'
import { GIVES_REASON } from './reasons.ts'
import { namesAThing } from './things-named.ts'
import { asksYesOrNo } from './yes-or-no.ts'

export type LookedUp = {
  /** Of an answer, or the nearest one if there is none. */
  evidence: StudyEvidence[]
  isAnswered: boolean
  /** It says nearly all that was asked in one sentence, or is a fact of the kind asked for. */
  isSure: boolean
  /** It holds every topic of the question itself. */
  isWhole: boolean
}

const EXAMINED = 12
const EXAMINED_OF_A_PART = 40
const SHOWN = 2
/** A second sentence is shown only where it is about as good. */
const AS_GOOD = 0.88
/** In one sentence: so much of the question answers it, and so much makes a place worth a look. */
const OWN = { answers: 0.75, sure: 0.9, worthALook: 0.5, ofATable: 0.6 }
const WEIGHTS = { topic: 1, kind: 0.6, light: 0.4, byKin: 0.6 }

/** `sections`: only there. */
export function lookUpIn(
  { passages, reading }: Pick<OpenStudy, 'passages' | 'reading'>,
  question: string,
  sections?: ReadonlySet<string>,
): LookedUp {
  const asked = readQuestion(question.replace(ASKS_WHICH_OF, '$1'))
  const inside =
    sections && new Set(reading.sentences.filter(({ section }) => sections.has(section)).map(({ id }) => id))
  const found = passages()
    .find(asked.question, inside ? EXAMINED_OF_A_PART : EXAMINED)
    .filter(({ evidence }) => !inside || inside.has(evidence.sentenceId))
  const top = found[0]?.score ?? 1
  const seen = new Set<string>()
  const ranked = found
    .flatMap((passage) => [passage.evidence, ...passage.context].map((evidence) => ({ evidence, passage })))
    .filter(({ evidence }) => !seen.has(evidence.sentenceId) && seen.add(evidence.sentenceId))
    .map((one) => rankOf(one, asked, top))
    .sort((one, other) => other.rank - one.rank)
  const [best] = ranked
  if (!best) return { evidence: [], isAnswered: false, isSure: false, isWhole: false }
  const answers = ranked.filter((one) => one.answers)
  if (answers.length === 0)
    return {
      evidence:
        best.own >= OWN.worthALook && !best.isLacking && !best.isByKin ? [inBrief(best.evidence, asked)] : [],
      isAnswered: false,
      isSure: false,
      isWhole: false,
    }
  return {
    evidence: answers
      .filter(({ rank }, at) => at === 0 || rank >= answers[0]!.rank * AS_GOOD)
      .slice(0, SHOWN)
      .map(({ evidence }) => inBrief(evidence, asked)),
    isAnswered: true,
    isSure: answers[0]!.isSure,
    isWhole: !lacksTopic(asked, answers[0]!.evidence.quote),
  }
}

/** What answers "which factors" need not say that it is one. */
const ASKS_WHICH_OF =
  /\b(which|what) (?:\p{L}+ )?(?:factors?|variables?|predictors?)\b(?=[^?]*\b(?:significant|predict|affect|associat|influenc))/iu
const WHOLE_TABLE = 8
const ASKS_TOTAL = /\b(?:in total|totals?|altogether)\b/i
const IS_TOTAL = /^\W*(?:grand )?total\b[^\p{L}]*\d/iu
/** Of a long table the row that says most of what was asked. */
function inBrief(evidence: StudyEvidence, asked: AskedQuestion): StudyEvidence {
  const lines = evidence.quote.split('\n')
  if (lines.length <= WHOLE_TABLE || !evidence.quote.includes(' | ')) return evidence
  const total = ASKS_TOTAL.test(asked.question) && lines.findLast((line) => IS_TOTAL.test(line))
  if (total) return { ...evidence, quote: total.trim() }
  const [row = evidence.quote] = lines.toSorted((one, other) => ownShare(asked, other) - ownShare(asked, one))
  return { ...evidence, quote: row.trim() }
}

function rankOf(
  { evidence, passage }: { evidence: StudyEvidence; passage: StudyPassage },
  asked: AskedQuestion,
  top: number,
) {
  const isTable = evidence.quote.includes(' | ')
  const own = Math.max(
    ...(isTable ? evidence.quote.split('\n') : [evidence.quote]).map((text) => ownShare(asked, text)),
  )
  const isItself = evidence.sentenceId === passage.evidence.sentenceId
  const form = FORMS.find(([asks]) => asks.test(asked.question))
  const fits = form?.[1].test(evidence.quote) === true
  const isLacking =
    (form !== undefined && !fits) || (asked.counting.counted !== null && !holdsNumber(evidence.quote))
  const rank =
    own +
    0.6 * (passage.score / top) +
    (isItself ? 0.25 : 0) +
    (fits ? 0.4 : 0) +
    (asked.counting.isSaid(evidence.quote) ? 0.4 : 0) +
    0.3 * Math.min(1, saidTogether(asked.question, evidence.quote)) -
    (isLacking ? 0.35 : 0) -
    (ANSWERS_NOTHING.test(evidence.quote) ? 0.6 : 0) -
    (POINTS_BACK.test(evidence.quote) ? 0.2 : 0) -
    (OF_OTHERS.test(evidence.quote) && !OF_OTHERS.test(asked.question) ? 0.3 : 0) +
    (ASKS_WHICH.test(asked.question) && NAMES_SEVERAL.test(evidence.quote) ? 0.3 : 0)
  const [kind] = asked.kinds
  const isMany = /\bhow many\b/i.test(asked.question)
  const isMeasure = asked.counting.counted !== null
  const isWhole =
    own >= OWN.answers &&
    !lacksTopic(asked, evidence.quote) &&
    !(kind && STATED.has(kind)) &&
    (asked.counting.isMet([evidence.quote]) || (own >= OWN.sure && !isMany && FIGURE.test(evidence.quote))) &&
    !lacksName(asked.question, evidence.quote)
  const isCovered =
    passage.covered > STUDY_LIMITS.coveredMoreThan &&
    (!isTable || own >= OWN.ofATable) &&
    !(isMeasure && !holdsNumber(evidence.quote))
  const [topic, ...others] = asked.words.filter(({ weighs }) => weighs !== 'light')
  // One word alone is not answered by a word that may mean as much: "budget" by "expense".
  const isByOthers =
    asked.isOfOwnWork && (OF_OTHERS.test(evidence.quote) || BEGINS_WITH_AUTHOR.test(evidence.quote))
  const isByKin =
    topic?.weighs === 'topic' && others.length === 0 && !contentStems(evidence.quote).includes(topic.asked)
  // Every word of it in one sentence, and what such a question wants.
  const stems = new Set(contentStems(evidence.quote))
  const isPlain =
    topic !== undefined &&
    (others.length > 0 || fits) &&
    !asksYesOrNo(asked.question) &&
    !namesAThing(asked.question) &&
    asked.words.every(({ weighs, asked: word }) => weighs !== 'topic' || stems.has(word)) &&
    !isLacking &&
    (!isMany || asked.counting.isSaid(evidence.quote)) &&
    !lacksName(asked.question, evidence.quote)
  const isAnswer =
    !isByKin &&
    (isCovered || isWhole || isPlain) &&
    !(ASKS_ONE.test(asked.question) && !NAMES_ONE.test(evidence.quote))
  return {
    evidence,
    own,
    rank,
    isLacking,
    isByKin,
    answers: isAnswer && !ANSWERS_NOTHING.test(evidence.quote),
    isSure: !isByOthers && ((isItself && passage.isSure) || isPlain || (own >= OWN.sure && !isLacking)),
  }
}

/** How much of the question this one sentence says itself. */
function ownShare({ words }: AskedQuestion, text: string): number {
  const held = new Set(contentStems(text))
  let all = 0
  let has = 0
  for (const { asked, stems, weighs } of words) {
    all += WEIGHTS[weighs]
    if (held.has(asked)) has += WEIGHTS[weighs]
    else if ([...stems].some((one) => held.has(one))) has += WEIGHTS[weighs] * WEIGHTS.byKin
  }
  return all === 0 ? 0 : has / all
}

const lacksTopic = ({ words }: AskedQuestion, text: string): boolean => {
  const held = new Set(contentStems(text))
  return words.some(
    ({ weighs, asked, stems }) =>
      weighs === 'topic' && !held.has(asked) && ![...stems].some((one) => held.has(one)),
  )
}

const PAIR = /(?=\b(\p{L}{4,}\s+\p{L}{4,})\b)/giu
const OF_ANY_PAIR =
  /^(?:what|which|when|where|were|does|with|from|this|that|have|they|their|there|many|will|into|list|name)\b|\b(?:were|does|with|from|this|that|have|they|their|used|many|will|into)$/i
/** Two words side by side in the question, and in the sentence. */
const saidTogether = (question: string, text: string): number =>
  [...question.matchAll(PAIR)].filter(
    ([, pair = '']) => !OF_ANY_PAIR.test(pair) && text.toLowerCase().includes(pair.toLowerCase()),
  ).length

/** What an answer to such a question has in it. */
const FORMS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^\W*(?:which|what) (?:is|are|was|were)?\s*(?:significant|predict\w*|affect\w*|associat\w+|influenc\w+)\b/iu,
    /\b(?:p|AOR|OR|HR|B)\s?[=<]|\bp[- ]?values?\b|β|\bsignificant (?:predictors?|determinants?|factors?)\b/iu,
  ],
  [/^\W*(?:but |so |and )?why\b|\bwhy (?:did|was|were|is|are|do|does)\b/i, GIVES_REASON],
  [
    /\bhow long\b/i,
    /\d+(?:\s?[-–]\s?\d+)?[\s-]*(?:minutes?|mins?|hours?|days?|weeks?|months?|years?)\b|\b(?:one|two|three|four|five|six|ten|twelve) (?:minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  ],
  [/\bwhen\b|\b(?:which|what) year\b/i, /\b(?:19|20)\d\d\b/],
  [/\bcome from\b|\bcame from\b/i, /\b(?:from|sourced?|obtained|downloaded|owners?|repository)\b/i],
  [
    /\b(?:highest|lowest|most|least|commonest|largest|smallest|biggest|best|worst)\b/i,
    /\b(?:highest|lowest|most|least|common|frequent|preferred|largest|smallest|biggest|best|worst|majority|followed by|outperformed)\b/i,
  ],
  // Things that are counted are named one after the other.
  [
    /\b(?:name|list|what are|which)\b (?:the )?(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/i,
    /,[^,]+(?:,[^,]+)+|,[^,]+\band\b/i,
  ],
]

/** "Which country has the most …": a sentence with neither a name nor a figure says none. */
const ASKS_ONE =
  /^\W*(?:and |so )?(?:which|what|who)\b.*\b(?:highest|lowest|most|least|commonest|largest|smallest|biggest)\b/i
const NAMES_ONE = /\d|(?<=[\p{Ll},;)]\s)\p{Lu}/u

/** A measure that was worked out, and no year or count. */
const FIGURE = /\d\.\d|\d\s?%/
const OF_OTHERS = /\bet al\b|\(\p{Lu}[^()\d]{2,60}\d{4}[a-z]?\)/u
const BEGINS_WITH_AUTHOR = /^\W*\p{Lu}[\p{L}' -]{2,40}(?:et al\.?,?)?\s*\((?:19|20)\d\d\)/u
const POINTS_BACK =
  /^\W*(?:this|these|it|they|he|she)\s+(?:is|are|was|were|has|have|had|can|could|will|would|may|means|shows?|indicates?|suggests?|ensures?)\b/i
const ASKS_WHICH =
  /^\W*(?:what|which)\s+(?:\p{L}+\s+)?\p{L}+s\s+(?:did|do|does|were|was|are|have|has|will)\b/iu
const NAMES_SEVERAL = /:\s*\p{L}[^.]*,|,[^,]+,[^,]*\band\b|\bincluding\b[^.]*,/iu

/** A question, a task that was set, a source line or a bare caption states nothing. */
const ANSWERS_NOTHING =
  /\?\s*$|^\W*(?:source|note|abbreviations?)\s*:|^\W*field survey\b|^\W*(?:table|figure|fig\.?)\s*[\d.]+\s*[:.]?[^.|]*$|^\W*(?:explain|describe|develop|conduct|give|draw|state|identify|generate)\b[^.|]*\.?$/i
