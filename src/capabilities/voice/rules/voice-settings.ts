/** How somebody likes to talk. Kept on the device, so whatever is read back may be anything. */
import { SILENCE_CHOICES } from '../spec.ts'

export type VoiceSettings = {
  silenceSeconds: (typeof SILENCE_CHOICES)[number]
  /** Otherwise the button is held while speaking. */
  handsFree: boolean
  bargeIn: boolean
  /** Nothing until the student has been asked. */
  browserRecognition: boolean | null
}

export const usualSettings: VoiceSettings = {
  silenceSeconds: 2,
  handsFree: true,
  bargeIn: true,
  browserRecognition: null,
}

export function readSettings(kept: string | null): VoiceSettings {
  const found = parsed(kept)
  const flag = (name: 'handsFree' | 'bargeIn') =>
    typeof found[name] === 'boolean' ? found[name] : usualSettings[name]
  return {
    silenceSeconds:
      SILENCE_CHOICES.find((choice) => choice === found.silenceSeconds) ?? usualSettings.silenceSeconds,
    handsFree: flag('handsFree'),
    bargeIn: flag('bargeIn'),
    browserRecognition: typeof found.browserRecognition === 'boolean' ? found.browserRecognition : null,
  }
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
