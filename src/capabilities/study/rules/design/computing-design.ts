/** Papers in computing never name their design: they compare systems on data, and are known by the words for it. */
import { type Evidence, evidenceOf } from '../document/evidence.ts'
import { isProse, type Reading } from '../document/reading.ts'

const TERMS: readonly RegExp[] = [
  /\bbaselines?\b/i,
  /\bbenchmarks?\b/i,
  /\bstate[- ]of[- ]the[- ]art\b/i,
  /\b(?:training|test|development|validation|held-out) (?:sets?|data|examples|splits?)\b/i,
  /\bhyper-?parameters?\b/i,
  /\bablation\b/i,
  /\b(?:F1|BLEU|ROUGE|AUC|mAP|exact match|top-\w+ accuracy|classification accuracy)\b/i,
  /\bneural (?:networks?|models?)\b|\btransformers?\b/i,
  /\bGPUs?\b/,
  /\b(?:learning rate|batch size|epochs)\b/i,
  /\b(?:encoders?|decoders?|classifiers?)\b/i,
  /\b(?:throughput|latency|inference time|run-?time)\b/i,
  /\balgorithms?\b/i,
]
const COMPARES =
  /\bwe (?:\w+ )?(?:compare|evaluate|train|test|run|conduct\w*|benchmark)\b|\bexperiments?\b[^.]*\b(?:show|compare|on)\b/i
const LEAST_TERMS = 5
const LEAST_SHARE = 0.08

export function computingSignsOf(reading: Reading): { score: number; evidence: Evidence[] } | null {
  const own = reading.sentences.filter(
    (sentence) => isProse(sentence) && sentence.role !== 'literature' && sentence.role !== 'appendix',
  )
  const terms = TERMS.filter((term) => own.some(({ text }) => term.test(text))).length
  if (terms < LEAST_TERMS) return null
  const speaking = own.filter(({ text }) => TERMS.some((term) => term.test(text)))
  const comparing = speaking.filter(({ text }) => COMPARES.test(text))
  if (speaking.length < own.length * LEAST_SHARE || comparing.length === 0) return null
  const placed = ['methods', 'results', 'abstract'] as const
  const first = placed.flatMap((role) => comparing.filter((one) => one.role === role))
  return {
    score: terms,
    evidence: (first.length > 0 ? first : comparing).slice(0, 3).map(evidenceOf),
  }
}
