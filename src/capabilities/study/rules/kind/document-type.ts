/**
 * Classifies the document. Research needs two independent signals; a document nearly as close to two kinds is 'other',
 * and the student can always correct it.
 */

import type { ReadDocument } from '../document/reading.ts'
import { type DocumentLook, lookAt } from './document-type-look.ts'
import { CV, LETTER, NEWS } from './document-type-papers.ts'
import { RESEARCH } from './document-type-research.ts'
import type { Signal } from './document-type-signal.ts'
import { BUSINESS, MANUAL } from './document-type-work.ts'
import { isTrainingReport } from './training-report.ts'

const SIGNALS = {
  research: RESEARCH,
  cv_resume: CV,
  letter: LETTER,
  news_article: NEWS,
  business_report: BUSINESS,
  technical_manual: MANUAL,
} as const

export type DocumentKind = keyof typeof SIGNALS | 'other'

export type DocumentType = {
  kind: DocumentKind
  /** The signals for research, present or not; then those for the kind that was found. */
  signals: { says: string; present: boolean }[]
}

const LEAST_RESEARCH = 4.5
const LEAST_GROUPS = 2
const LEAST_OTHERS = 4
const MARGIN = 1

type Weighed = { kind: keyof typeof SIGNALS; score: number; groups: number; present: Signal[] }

export function typeOf(reading: ReadDocument): DocumentType {
  const look = lookAt(reading)
  const weighed = weigh(look)
  const kind = isTrainingReport(look.firstLines) ? 'other' : decideKind(weighed)
  const present = new Set(weighed.flatMap((each) => each.present))
  const shown =
    kind === 'research' || kind === 'other' ? [] : SIGNALS[kind].filter((signal) => present.has(signal))
  return {
    kind,
    signals: [...SIGNALS.research, ...shown].map((signal) => ({
      says: signal.says,
      present: present.has(signal),
    })),
  }
}

function weigh(look: DocumentLook): Weighed[] {
  return (Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]).map((kind) => {
    const worths = SIGNALS[kind].map((signal) => ({ signal, worth: signal.worth(look) }))
    const present = worths.filter(({ worth }) => worth > 0).map(({ signal }) => signal)
    return {
      kind,
      present,
      score: worths.reduce((sum, { worth }) => sum + worth, 0),
      groups: new Set(present.map(({ group }) => group)).size,
    }
  })
}

function decideKind(weighed: readonly Weighed[]): DocumentKind {
  const research = weighed.find(({ kind }) => kind === 'research')!
  const [best, second] = weighed.filter(({ kind }) => kind !== 'research').sort((a, b) => b.score - a.score)
  const isResearch = research.score >= LEAST_RESEARCH && research.groups >= LEAST_GROUPS
  if (isResearch && research.score >= best!.score) return 'research'
  const rival = Math.max(second!.score, isResearch ? research.score : 0)
  return best!.score >= LEAST_OTHERS && best!.score - rival >= MARGIN ? best!.kind : 'other'
}
