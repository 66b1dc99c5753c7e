import type { OptionKey, Strength } from '../spec.ts'
import type { VoiceProfile } from './voice/voice-profile.ts'

/** A student's request. */
export type Settings = {
  options: readonly OptionKey[]
  strength: Strength
  /** Their own words and names to keep unchanged. */
  terms: readonly string[]
  /** Rules they have switched off for good. */
  rulesOff: readonly string[]
  /** The measures of one of their earlier chapters. */
  voice?: VoiceProfile | undefined
}

export const STANDARD: Settings = {
  options: ['GeneralAcademicHumanization'],
  strength: 'medium',
  terms: [],
  rulesOff: [],
}
