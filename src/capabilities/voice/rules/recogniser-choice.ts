/** Chooses among the available recognisers and voices, and what a student is offered instead (ruling 26). */
import type { Engine } from '../contract.ts'
import { TURN } from '../spec.ts'
import type { VoiceSettings } from './voice-settings.ts'

export type RecogniserContext = {
  /** The operator's configuration; undefined until it is known. */
  engines: { hears: Engine; speaks: Engine } | undefined
  /** This browser has speech recognition. */
  browserHears: boolean
  /** The local English voice of this device. */
  deviceVoice: string | undefined
}

type Chosen = Pick<VoiceSettings, 'browserRecognition' | 'deviceVoice'>

/** Better recognisers were configured on purpose, so do not suggest switching. */
const onlyBuiltIn = (engine: Engine | undefined) => engine?.builtIn === true

export type Recogniser = 'server' | 'browser' | 'built-in'

export function recogniserNow(
  { engines, browserHears }: RecogniserContext,
  { browserRecognition }: Chosen,
): Recogniser {
  if (!onlyBuiltIn(engines?.hears)) return engines ? 'server' : 'built-in'
  return browserHears && browserRecognition === true ? 'browser' : 'built-in'
}

/** Asked once, before the first recording, if it would help. */
export const offersBrowser = (
  { engines, browserHears }: RecogniserContext,
  { browserRecognition }: Chosen,
): boolean => onlyBuiltIn(engines?.hears) && browserHears && browserRecognition === null

/** Said once, where the built-in recogniser keeps mishearing and something better is at hand. */
export const offersHelpWithMishearing = (
  recogniser: Recogniser,
  misheard: number,
  { toldOfMishearing }: Pick<VoiceSettings, 'toldOfMishearing'>,
): boolean => recogniser === 'built-in' && !toldOfMishearing && misheard >= TURN.misheardUntilOffer

/** True if the device's voice speaks: it precedes the built-in voice, follows a configured one, and can be chosen. */
export function speaksOnDevice({ engines, deviceVoice }: RecogniserContext, chosen: Chosen): boolean {
  if (deviceVoice === undefined) return false
  return chosen.deviceVoice ?? onlyBuiltIn(engines?.speaks)
}
