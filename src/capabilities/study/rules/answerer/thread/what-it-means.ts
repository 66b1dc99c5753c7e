/** "What does that mean?": how the work itself reads what was shown, a p value held against its level, and the term. */
import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf, keyOfPlace } from '../../document/evidence.ts'
import { isProse, type ReadSentence } from '../../document/reading.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { statisticIn } from '../figures/statistic-asked.ts'
import { answerFromHandbook } from '../handbook-answer.ts'
import { quote, toldSegment } from '../segments.ts'
import { type AnswerBefore, lastShown, shownPlaces } from './told-before.ts'

const READS_IT =
  /\b(?:this|that|which|it|these|the (?:result|finding|value|table|figure)s?) (?:\p{L}+ )?(?:means?|impl(?:y|ies|ied)|indicat\p{L}+|suggest\p{L}*|shows?|showed|reveal\p{L}*|demonstrat\p{L}+)\b|\b(?:therefore|hence|thus|indicating|implying|suggesting|meaning|showing) that\b|\b(?:we|I) (?:fail to )?(?:reject|accept|conclude)\b|^\W*interpretation\b/iu
const P = /\bp\b(?:[- ]?values?)?\W{0,4}(?:is|was|of|=|:|<)?\s*\(?(\d?\.\d+(?:e-?\d+)?)/iu
const OF_A_TEST =
  /\bp[- ]values?\b|\bsig\b|signific|hypothes|correlat|associat|relat|\blinks?\b|differen|χ|\bchi\b|\b[tFrz]\s?[(=]/i
const LEVEL = 0.05
const NEAR = 8
const MOST = 2
const MOST_TERM = 2

export function whatItMeans(
  told: readonly AnswerBefore[],
  study: OpenStudy | undefined,
  handbook: Handbook,
): AnswerSegment[] {
  const last = lastShown(told)
  if (!last) return []
  const shown = new Set(told.flatMap(shownPlaces).map(keyOfPlace))
  const reads = study ? readingsOf(last, study).filter((one) => !shown.has(keyOfPlace(one))) : []
  const p = judgedP(last)
  const named = statisticIn(last.question)?.said
  const term = named
    ? [...answerFromHandbook(`what is ${named}`, handbook, { onlyIfSure: true })].slice(0, MOST_TERM)
    : []
  const all = [...p, ...reads.slice(0, MOST).map((one) => quote(one)), ...term]
  if (all.length > 0) return all
  return study ? [toldSegment(STUDY_SENTENCES.notInterpreted)] : []
}

function judgedP(last: AnswerBefore): AnswerSegment[] {
  const shown = last.segments.filter(({ sources: [one] }) => one?.kind === 'document')
  const [, said] = shown.map(({ text }) => (OF_A_TEST.test(text) ? P.exec(text) : null)).find(Boolean) ?? []
  const value = said ? Number(said) : Number.NaN
  return value >= 0 && value <= 1 ? [toldSegment(STUDY_SENTENCES.heldAgainstLevel(said!, value < LEVEL))] : []
}

/** Near the places, on the same thing; then where the work discusses it. */
function readingsOf(last: AnswerBefore, { reading }: OpenStudy) {
  const places = shownPlaces(last)
  const ids = new Set(places.map(({ sentenceId }) => sentenceId))
  const wanted = new Set([last.question, ...places.map(({ quote: said }) => said)].flatMap(contentStems))
  const asked = new Set(contentStems(last.question))
  const at = [...reading.sentences, ...reading.blocks].filter(({ id }) => ids.has(id))
  const order = new Map(reading.order.map((id, nth) => [id, nth]))
  const isNear = (one: ReadSentence) =>
    at.some(
      ({ block, section }) =>
        Math.abs((order.get(one.block) ?? 0) - (order.get(block) ?? 0)) <= NEAR &&
        (one.section === section || /interpret/i.test(one.text)),
    )
  const sharedIn = ({ text }: ReadSentence, all: ReadonlySet<string>) =>
    contentStems(text).filter((stem) => all.has(stem)).length
  return reading.sentences
    .filter((one) => isProse(one) && !ids.has(one.id) && READS_IT.test(one.text))
    .flatMap((one) => {
      const shared = sharedIn(one, wanted)
      const isOnIt = sharedIn(one, asked) > 0
      const isTold = isNear(one) ? shared >= LEAST : DISCUSSES.has(one.role) && isOnIt && shared >= LEAST + 1
      return isTold ? [{ one, worth: shared + (isNear(one) ? NEAR : 0) + (isOnIt ? 2 : 0) }] : []
    })
    .toSorted((first, other) => other.worth - first.worth)
    .map(({ one }) => evidenceOf(one))
}
const LEAST = 2
const DISCUSSES: ReadonlySet<string> = new Set(['discussion', 'conclusion', 'abstract'])
