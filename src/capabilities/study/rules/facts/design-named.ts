/** The design a study says it has, by one name each: causal wording and the scope of claims are compared with it. */
import type { StudyEvidence } from '../document/evidence.ts'
import { type BookOfFacts, shownOf } from './book-of-facts.ts'

export type Design =
  | 'trial'
  | 'quasi-experiment'
  | 'experiment'
  | 'cohort'
  | 'case-control'
  | 'cross-sectional'
  | 'qualitative'
  | 'mixed'
  | 'case study'
  | 'action research'
  | 'review'
  | 'secondary data'
  | 'simulation'

export type DesignNamed = { design: Design; evidence: StudyEvidence[] }

/** The first match names the design: rarer and more specific names come first. */
const NAMES: readonly (readonly [Design, RegExp])[] = [
  ['trial', /\brandomi[sz]ed\b.*\btrial\b|\brandomly (?:assigned|allocated)\b/i],
  ['quasi-experiment', /\bquasi[- ]?experiment|\bnon-?equivalent\b|\bdifference[- ]in[- ]difference/i],
  ['case-control', /\bcase[- ]control\b/i],
  ['cohort', /\bcohort\b|\blongitudinal\b|\bpanel\b|\bfollow(?:ed)?[- ]up\b/i],
  [
    'mixed',
    /\bmixed[- ](?:methods?|approach)|\bconvergent\b|\b(?:explanatory|exploratory) sequential|\bsequential (?:explanatory|exploratory)/i,
  ],
  ['action research', /\baction research\b/i],
  [
    'review',
    /\b(?:systematic|scoping|literature|narrative|integrative) (?:literature )?review\b|\bmeta-analy/i,
  ],
  ['case study', /\bcase[- ]stud/i],
  ['qualitative', /\bqualitative\b|\bphenomenolog|\bgrounded theory\b|\bethnograph|\binterpretiv/i],
  ['simulation', /\bsimulation\b/i],
  [
    'cross-sectional',
    /\bcross[- ]sectional\b(?! time horizon)|\b(?:descriptive|analytical) survey\b|\bsurvey\b/i,
  ],
  ['experiment', /\bexperiment|\bfactorial\b|\bblock design\b/i],
  ['secondary data', /\bsecondary (?:data|analysis)\b|\btime[- ]series\b/i],
]

export function designNamed(book: BookOfFacts): DesignNamed | null {
  const facts = [...shownOf(book, 'design'), ...shownOf(book, 'approach')]
  const named = facts.flatMap(({ value = '', evidence }) => {
    const design = NAMES.find(([, name]) => name.test(value))?.[0]
    return design ? [{ design, evidence }] : []
  })
  const [first] = named
  return first
    ? {
        design: first.design,
        evidence: named.filter(({ design }) => design === first.design).map(({ evidence }) => evidence),
      }
    : null
}
