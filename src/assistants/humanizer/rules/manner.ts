/** What a student has set for good on this device: their words, rules they do not want, and how they write. */

import { HUMANIZER, STRENGTHS, type Strength } from '../spec.ts'
import type { Settings } from './settings.ts'
import type { VoiceProfile } from './voice/voice-profile.ts'

export type Manner = Pick<Settings, 'strength' | 'rulesOff' | 'voice'> & {
  /** As it is typed: one term to a line, or between commas. */
  termsText: string
}

export const NO_MANNER: Manner = { strength: 'medium', rulesOff: [], termsText: '' }

export const termsIn = (text: string): string[] =>
  [...new Set(text.split(/[\n,;]/).map((term) => term.trim().slice(0, HUMANIZER.longestTerm)))]
    .filter((term) => term !== '')
    .slice(0, HUMANIZER.mostTerms)

/** What was kept may be of an older version, or no longer whole. */
export function readManner(kept: string | null): Manner {
  try {
    const { strength, rulesOff, termsText, voice } = JSON.parse(kept ?? '{}') as Partial<Manner>
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
