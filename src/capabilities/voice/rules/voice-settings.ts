/** A student's voice settings. Stored on the device, so the stored value is untrusted. */
import { SILENCE_CHOICES } from '../spec.ts'

export type VoiceSettings = {
  silenceSeconds: (typeof SILENCE_CHOICES)[number]
  /** Otherwise the button is held while speaking. */
  handsFree: boolean
  bargeIn: boolean
  /** Null until the student has been asked. */
  browserRecognition: boolean | null
  /** The voice of this device speaks; nothing while the better one is left to choose itself. */
  deviceVoice: boolean | null
  /** The note about the built-in recogniser's limits was shown. */
  toldOfEar: boolean
  /** It was said that the built-in recogniser does not understand this voice. */
  toldOfMishearing: boolean
}

export const usualSettings: VoiceSettings = {
  silenceSeconds: 2,
  handsFree: true,
  bargeIn: true,
  browserRecognition: null,
  deviceVoice: null,
  toldOfEar: false,
  toldOfMishearing: false,
}

export function readSettings(kept: string | null): VoiceSettings {
  const found = settingsIn(kept)
  const flag = (name: 'handsFree' | 'bargeIn') =>
    typeof found[name] === 'boolean' ? found[name] : usualSettings[name]
  const choice = (name: 'browserRecognition' | 'deviceVoice') =>
    typeof found[name] === 'boolean' ? found[name] : null
  return {
    silenceSeconds:
      SILENCE_CHOICES.find((choice) => choice === found.silenceSeconds) ?? usualSettings.silenceSeconds,
    handsFree: flag('handsFree'),
    bargeIn: flag('bargeIn'),
    browserRecognition: choice('browserRecognition'),
    deviceVoice: choice('deviceVoice'),
    toldOfEar: found.toldOfEar === true,
    toldOfMishearing: found.toldOfMishearing === true,
  }
}

function settingsIn(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
