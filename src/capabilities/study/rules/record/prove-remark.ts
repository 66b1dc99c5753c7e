/** A remark, an absence, a sentence of the summary: what it states is held against the work, its judgement is the model's. */
import { contentStems } from '#kit/text/content-stems.ts'
import { compute, computedAgrees } from '../proof/compute.ts'
import type { DocumentWords } from '../proof/document-words.ts'
import type { NumberedLine } from '../proof/numbered-text.ts'
import { tokensOf } from '../proof/tokens.ts'
import { faultOfWording, type WordingFault } from '../proof/wording.ts'
import { deniesWhatStands, searchAbsence } from './absence.ts'
import type { AnsweredAbsence, AnsweredRemark, ModelAnswer } from './model-answer.ts'
import { ended, evidenceFrom, formsOf, type ProofLog } from './proof-log.ts'
import type { Absence, Remark } from './study-record.ts'

export function proveRemark(one: AnsweredRemark, log: ProofLog): Remark | null {
  const { words, drop, judged, sound } = log
  const lines = log.linesOf(one.evidence)
  if (typeof lines === 'string') return drop(one, lines)
  const judgement = judged(one.says)
  if (judgement) return drop(one, judgement, '', lines)
  if (one.kind === 'contradiction' && lines.length < 2 && !isOneWithTwo(lines, one))
    return drop(one, 'one-place', '', lines)
  const isOnFigures = one.kind === 'contradiction' || one.kind === 'number'
  if (isOnFigures && lines.some((line) => line.evidence.recognised?.hasDoubtfulFigure))
    return drop(one, 'doubtful-figure', '', lines)
  const follows = faultOfComputed(one, words)
  if (follows) return drop(one, follows.why, follows.what, lines)
  if (!log.isNew(`remark ${formsOf(one.says).join(' ')}`)) return drop(one, 'repeated')
  const fault: WordingFault | null =
    faultOfWording(one.says, { words, lines, computed: one.compute }) ??
    (deniesWhatStands(one.says, lines, words) ? { why: 'found-after-all', what: '' } : null)
  if (fault) drop(one, fault.why, fault.what, lines)
  else log.tally.kept += 1
  const why = faultOfWording(one.why, { words, lines, computed: one.compute }) ? '' : sound(one.why, lines)
  return {
    kind: one.kind,
    says: ended(one.says),
    why,
    do: sound(one.do, lines),
    ask: sound(one.ask, lines),
    weight: one.weight,
    evidence: evidenceFrom(lines),
    isUnproved: fault !== null,
  }
}

export function proveAbsence(one: AnsweredAbsence, log: ProofLog): Absence | null {
  const { words, drop } = log
  const fault = log.judged(one.what)
  if (fault) return drop(one, fault)
  if (!log.isNew(`absent ${contentStems(one.what).join(' ')}`)) return drop(one, 'repeated')
  const { looked, near, isFound } = searchAbsence(one.what, one.words, words)
  if (isFound) return drop(one, 'found-after-all', '', near)
  log.tally.kept += 1
  return { what: one.what, looked }
}

export function proveSentence(one: ModelAnswer['summary'][number], log: ProofLog): string | null {
  const found = one.evidence.length > 0 ? log.linesOf(one.evidence) : []
  const lines = typeof found === 'string' ? [] : found
  const why = log.judged(one.says) ?? faultOfWording(one.says, { words: log.words, lines })?.why ?? null
  if (why) return log.drop(null, why)
  log.tally.kept += 1
  return ended(one.says)
}

/** One sentence may contradict itself, if two of its figures or halves are named. */
const isOneWithTwo = ([line]: readonly NumberedLine[], { evidence }: AnsweredRemark): boolean =>
  line !== undefined && new Set(evidence.map(({ words }) => words)).size > 1

/** A number said not to follow: computed again, it must not. */
function faultOfComputed(
  { kind, compute: asked, printed }: AnsweredRemark,
  words: DocumentWords,
): WordingFault | null {
  if (kind !== 'number' || asked.length === 0) return null
  const values = asked.flatMap((one) => compute(one) ?? [])
  if (values.length < asked.length) return { why: 'not-computable', what: asked.join('; ') }
  const numbers = tokensOf(printed).flatMap(({ kind: sort, form }) => (sort === 'number' ? [form] : []))
  const absent = numbers.find((form) => !words.hasNumber(form))
  if (absent !== undefined) return { why: 'number', what: absent }
  const [first] = numbers
  return first !== undefined &&
    numbers.length === 1 &&
    values.every(({ value }) => computedAgrees(value, first))
    ? { why: 'follows', what: printed }
    : null
}
