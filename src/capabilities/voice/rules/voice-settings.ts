/** How somebody likes to talk. Kept on the device, so whatever is read back may be anything. */
import { SILENCE_CHOICES } from '../spec.ts'

export type VoiceSettings = {
  silenceSeconds: (typeof SILENCE_CHOICES)[number]
  /** Otherwise the button is held while speaking. */
  handsFree: boolean
  bargeIn: boolean
  /** Nothing until the student has been asked. */
  browserRecognition: boolean | null
  /** The voice of this device speaks; nothing while the better one is left to choose itself. */
  deviceVoice: boolean | null
  /** What the built-in ear is good at was told. */
  toldOfEar: boolean
}

export const usualSettings: VoiceSettings = {
  silenceSeconds: 2,
  handsFree: true,
  bargeIn: true,
  browserRecognition: null,
  deviceVoice: null,
  toldOfEar: false,
}

export function readSettings(kept: string | null): VoiceSettings {
  const found = parsed(kept)
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
