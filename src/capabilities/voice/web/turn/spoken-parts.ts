/** Everything a spoken conversation holds outside React, made once for a screen. */

import { createDataUsed } from '../data-used.ts'
import { createRecognition } from '../recognition/recognition.ts'
import { createSettingsStore } from '../settings/voice-settings.ts'
import { aloudOf } from '../sound/aloud.ts'
import { createDeviceVoice } from '../sound/device-voice.ts'
import { createPlayer, loadAudio } from '../sound/player.ts'
import { createBeginnings } from './partial-recordings.ts'
import type { TurnRequest } from './send-turn.ts'

export type SpokenPlace = Pick<TurnRequest, 'url' | 'field'> & { session: string }

export function spokenParts({ url, field, session }: SpokenPlace, sound: AudioContext | undefined) {
  const data = createDataUsed()
  const load = async (address: string, signal?: AbortSignal) => {
    const bytes = await loadAudio(address, signal)
    data.add(bytes.byteLength)
    return bytes
  }
  let given = sound
  const open = () => {
    // The one that was opened by a press, and another only where that was closed.
    const opened = given ?? new AudioContext()
    given = undefined
    return opened
  }
  // Some browsers promise Opus and cannot decode it; from then on they are given what all can.
  let format = canPlayOpus() ? ('opus' as const) : undefined
  const onUndecodable = () => {
    format = undefined
  }
  const formatNow = () => format
  const device = createDeviceVoice()
  let onDevice = false
  const where = { url, field, session, onBytes: data.add }
  return {
    data,
    where,
    device,
    beginnings: createBeginnings(where),
    player: createPlayer({ load, open, onUndecodable, device, aloud: aloudOf(url, formatNow) }),
    settings: createSettingsStore(),
    recognition: createRecognition(),
    formatNow,
    /** Evaluated while sending. */
    speaksOnDevice: {
      get: () => onDevice,
      set(now: boolean) {
        onDevice = now
      },
    },
  }
}

/** Half the data of MP3, if the browser supports it. */
const canPlayOpus = () => new Audio().canPlayType('audio/ogg; codecs="opus"') !== ''
