/** A student's permanent settings on this device: their own words, rules switched off, and their style. */

import { HUMANIZER, STRENGTHS, type Strength } from '../spec.ts'
import type { Settings } from './settings.ts'
import type { VoiceProfile } from './voice/voice-profile.ts'

export type RewriteManner = Pick<Settings, 'strength' | 'rulesOff' | 'voice'> & {
  /** As typed: one term per line, or separated by commas. */
  termsText: string
}

export const NO_MANNER: RewriteManner = { strength: 'medium', rulesOff: [], termsText: '' }

export const termsIn = (text: string): string[] =>
  [...new Set(text.split(/[\n,;]/).map((term) => term.trim().slice(0, HUMANIZER.longestTerm)))]
    .filter((term) => term !== '')
    .slice(0, HUMANIZER.mostTerms)

/** The stored value may be of an older version, or damaged. */
export function readManner(kept: string | null): RewriteManner {
  try {
    const { strength, rulesOff, termsText, voice } = JSON.parse(kept ?? '{}') as Partial<RewriteManner>
    return {
      strength: STRENGTHS.includes(strength as Strength) ? (strength as Strength) : NO_MANNER.strength,
      rulesOff: Array.isArray(rulesOff) ? rulesOff.filter((rule) => typeof rule === 'string') : [],
      termsText: typeof termsText === 'string' ? termsText : '',
      ...(isProfile(voice) ? { voice } : {}),
    }
  } catch {
    return NO_MANNER
  }
}

const MEASURES = [
  'sentenceLength',
  'sentenceSpread',
  'hedges',
  'connectives',
  'firstPerson',
  'contractions',
] as const
const isProfile = (voice: unknown): voice is VoiceProfile =>
  typeof voice === 'object' &&
  voice !== null &&
  MEASURES.every((name) => Number.isFinite((voice as VoiceProfile)[name]))
