import type { OptionKey, Strength } from '../spec.ts'
import type { VoiceProfile } from './voice/voice-profile.ts'

/** What a student asks for. */
export type Settings = {
  options: readonly OptionKey[]
  strength: Strength
  /** Words and names of their own that stay as they are. */
  terms: readonly string[]
  /** Rules they never want to see again. */
  rulesOff: readonly string[]
  /** The measures of an earlier chapter of theirs. */
  voice?: VoiceProfile | undefined
}

export const STANDARD: Settings = {
  options: ['GeneralAcademicHumanization'],
  strength: 'medium',
  terms: [],
  rulesOff: [],
}
