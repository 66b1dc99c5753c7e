/**
 * Which slot a sentence is likely to state, by its learned role. Where the odds are good it fills the slot by itself;
 * where they are poor, no form of words does. The figures are those at which works that were held back came out right
 * nine times in ten.
 */
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import type { SentenceRole, SentenceRoles } from '../roles/sentence-roles.ts'
import { isStatedHere } from './match-slot.ts'
import type { SlotId } from './study-record.ts'

type Likely = {
  roles: readonly SentenceRole[]
  /** Needed where nothing but the odds speaks for it, and where a form of words does too. */
  alone: number
  withWords: number
  /** What others wrote may be the matter itself. */
  ofOthers?: true
}

const LIKELY: Partial<Record<SlotId, Likely>> = {
  problem: { roles: ['problem', 'gap'], alone: 0.8, withWords: 0.1, ofOthers: true },
  gap: { roles: ['gap', 'problem'], alone: 0.7, withWords: 0.05, ofOthers: true },
  aim: { roles: ['aim'], alone: 0.9, withWords: 0.1 },
  design: { roles: ['design'], alone: 0.6, withWords: 0.05 },
  setting: { roles: ['setting'], alone: 0.7, withWords: 0.05 },
  population: { roles: ['population', 'sample-size'], alone: 0.8, withWords: 0.15 },
  sampling: { roles: ['sampling'], alone: 0.7, withWords: 0.1 },
  instruments: { roles: ['collecting'], alone: 0.85, withWords: 0.2 },
  analyses: { roles: ['analysis'], alone: 0.8, withWords: 0.1 },
  ethics: { roles: ['ethics'], alone: 0.6, withWords: 0 },
  validity: { roles: ['validity'], alone: 0.7, withWords: 0 },
  results: { roles: ['result', 'conclusion'], alone: 0.8, withWords: 0.35 },
  conclusions: { roles: ['conclusion', 'result'], alone: 0.85, withWords: 0.25 },
  limits: { roles: ['limitation'], alone: 0.75, withWords: 0.03 },
  recommendations: { roles: ['recommendation', 'further-work'], alone: 0.75, withWords: 0.1 },
  contribution: { roles: ['contribution'], alone: 0.8, withWords: 0.15 },
}
/** The main role of a slot: a conclusion that only repeats a figure is rather a result. */
const LEAST_MAIN = 0.4
/** A sentence that no reader would quote fills nothing by its odds alone. */
const LEAST_QUOTABLE = 0.1

/** "Y = b0 + b1X": an equation, and no sentence to quote. */
const EQUATION = /[\p{L})] ?= ?[\p{L}Σ∑(]/u

export type Likelihood = { isLikely: boolean; isLikelyAlone: boolean; worth: number }

const ALWAYS: Likelihood = { isLikely: true, isLikelyAlone: false, worth: 0 }

export function likelihoodOf(slot: SlotId, stated: CandidateSentence, roles: SentenceRoles): Likelihood {
  const known = LIKELY[slot]
  if (!known) return ALWAYS
  const { odds, quotable } = roles(stated.sentence.id)
  const likely = odds(...known.roles)
  return {
    // Readers judged few sentences of the review, where a gap is often named.
    isLikely: stated.role === 'literature' || likely >= known.withWords,
    isLikelyAlone:
      likely >= known.alone &&
      odds(known.roles[0]!) >= LEAST_MAIN &&
      quotable >= LEAST_QUOTABLE &&
      stated.role !== 'literature' &&
      !EQUATION.test(stated.text) &&
      isStatedHere(stated, known),
    worth: likely + 2 * quotable,
  }
}
