/** Everything a spoken conversation holds outside React, made once for a screen. */

import { callApi } from '#api-client/call-api.ts'
import { post } from '#contracts/call.ts'
import type { SpokenCalls } from '../../contract.ts'
import { ALOUD } from '../../rules/call-endings.ts'
import { readSettings, type VoiceSettings } from '../../rules/voice-settings.ts'
import { createDataUsed } from '../data-used.ts'
import { createRecognition } from '../recognition/recognition.ts'
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

const KEY = 'weekbe4:voice'

type SettingsStore = {
  get(): VoiceSettings
  change(some: Partial<VoiceSettings>): void
  subscribe(tell: () => void): () => void
}

/** Outside React, because sending a turn asks for them in the middle of it. */
function createSettingsStore(): SettingsStore {
  let settings = readSettings(inStorage((storage) => storage.getItem(KEY)) ?? null)
  const listeners = new Set<() => void>()
  return {
    get: () => settings,
    change(some) {
      settings = { ...settings, ...some }
      inStorage((storage) => storage.setItem(KEY, JSON.stringify(settings)))
      for (const tell of listeners) tell()
    },
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

function inStorage<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    return work(localStorage)
  } catch {
    // Storage can be switched off; then the choice lasts as long as the page.
    return undefined
  }
}

/** A sentence the device's voice could not speak, as sound from the server. */
const aloudOf =
  (url: string, formatNow: () => 'opus' | undefined) =>
  async (words: string, signal: AbortSignal): Promise<string> => {
    const format = formatNow() ?? 'mp3'
    const answer = await callApi<SpokenCalls['aloud']>(post(url + ALOUD), { body: { words, format }, signal })
    if (!answer.ok) throw new Error(answer.problem.message)
    return answer.value.audioUrl
  }
