/** Which of the ears and voices that are there is used, and what a student is offered instead (ruling 26). */
import type { Engine } from '../contract.ts'
import type { VoiceSettings } from './voice-settings.ts'

export type Around = {
  /** What the operator has set up; nothing while it is not known. */
  engines: { hears: Engine; speaks: Engine } | undefined
  /** This browser can recognise speech by itself. */
  browserHears: boolean
  /** The local English voice of this device. */
  deviceVoice: string | undefined
}

type Chosen = Pick<VoiceSettings, 'browserRecognition' | 'deviceVoice'>

/** Whoever is better than the built-in ear was set up on purpose: nobody is asked to leave it. */
const onlyBuiltIn = (engine: Engine | undefined) => engine?.builtIn === true

export type Recogniser = 'server' | 'browser' | 'built-in'

export function recogniserNow({ engines, browserHears }: Around, { browserRecognition }: Chosen): Recogniser {
  if (!onlyBuiltIn(engines?.hears)) return engines ? 'server' : 'built-in'
  return browserHears && browserRecognition === true ? 'browser' : 'built-in'
}

/** Asked before the first recording, where it would help, and once. */
export const offersBrowser = ({ engines, browserHears }: Around, { browserRecognition }: Chosen): boolean =>
  onlyBuiltIn(engines?.hears) && browserHears && browserRecognition === null

/** Whether the voice of the device speaks: before the built-in one, after whatever was set up, or where it was chosen. */
export function speaksOnDevice({ engines, deviceVoice }: Around, chosen: Chosen): boolean {
  if (deviceVoice === undefined) return false
  return chosen.deviceVoice ?? onlyBuiltIn(engines?.speaks)
}
