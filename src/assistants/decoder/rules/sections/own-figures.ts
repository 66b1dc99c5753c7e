/** The figures of a document, sentence by sentence, the study's own before those it cites from others. */

import type { Evidence } from '#capabilities/study/rules/document/evidence.ts'
import type { ReadSentence } from '#capabilities/study/rules/document/reading.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import type { Descriptive } from '#capabilities/study/rules/statistics/descriptives.ts'
import type { TestResult } from '#capabilities/study/rules/statistics/test-results.ts'
import { findCitations } from '#capabilities/study/rules/text/citations.ts'

export type Figures = {
  evidence: Evidence
  tests: TestResult[]
  descriptives: Descriptive[]
  role: ReadSentence['role']
  isOwn: boolean
  rank: number
}

const ROLE_RANK: Partial<Record<ReadSentence['role'], number>> = {
  results: 5,
  abstract: 3.5,
  conclusion: 2,
  discussion: 2,
  methods: 1,
  introduction: -2,
  literature: -6,
  'front-matter': -6,
  appendix: -3,
}
const KIND_RANK: Record<Descriptive['kind'], number> = {
  effect: 2,
  interval: 1.5,
  p: 1.5,
  mean: 1,
  percentage: 1,
  n: 0.5,
}

export function figuresOf(study: OpenStudy): Figures[] {
  const { sentences, blocks } = study.reading
  const places = new Map([...sentences, ...blocks].map((sentence) => [sentence.id, sentence]))
  const found = new Map<string, Figures>()
  const at = (evidence: Evidence): Figures => {
    const held = found.get(evidence.sentenceId)
    if (held) return held
    const fresh = { evidence, tests: [], descriptives: [], role: 'other' as const, isOwn: true, rank: 0 }
    found.set(evidence.sentenceId, fresh)
    return fresh
  }
  const { tests, descriptives } = study.statistics()
  for (const { evidence, ...test } of tests) at(evidence).tests.push(test)
  for (const { evidence, ...what } of descriptives)
    if (isFinding(what, evidence.quote)) at(evidence).descriptives.push(what)
  return [...found.values()]
    .flatMap((figures) => {
      const place = places.get(figures.evidence.sentenceId)
      return place ? [ranked(figures, place)] : []
    })
    .sort((a, b) => b.rank - a.rank)
}

/** A level that was chosen beforehand is no result. */
function isFinding(what: Descriptive, text: string): boolean {
  if (what.kind === 'effect') return what.name !== 'α' || what.value > 0.1
  if (what.kind === 'p') return what.sign !== '=' || what.value !== 0.05
  return what.kind !== 'percentage' || !(/\bcredible\b/i.test(text) && what.value >= 80)
}

function ranked(figures: Figures, { role, text, kind }: ReadSentence): Figures {
  const cites = role !== 'results' && findCitations(text).length > 0
  const isOwn = !cites && role !== 'literature' && role !== 'front-matter'
  const words = text.split(/\s+/).length
  const kinds = new Set(figures.descriptives.map((one) => one.kind))
  const rank =
    (ROLE_RANK[role] ?? 0) +
    (figures.tests.length > 0 ? 3 : 0) +
    [...kinds].reduce((sum, one) => sum + KIND_RANK[one], 0) -
    (cites ? 5 : 0) -
    (words > 60 ? 2 : 0) -
    (words < 6 ? 3 : 0) -
    (kind === 'paragraph' || kind === 'list-item' ? 0 : 4)
  return { ...figures, role, isOwn, rank }
}

const isSignificant = (p: { sign: string; value: number }): boolean =>
  p.sign === '>' || p.sign === '≥' ? false : p.value <= 0.05

/** The p values a sentence prints, each once. */
export function printedPs({ tests, descriptives }: Figures): boolean[] {
  if (tests.length > 0)
    return tests.flatMap(({ p }) => (p === null ? [] : [p === 'ns' ? false : isSignificant(p)]))
  return descriptives.flatMap((one) => (one.kind === 'p' ? [isSignificant(one)] : []))
}
