import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { seconds } from '#kit/time.ts'
import { nextTalk, noTalk } from '../../rules/talk.ts'
import { createDataUsed } from '../data-used.ts'
import { browserMicrophone } from '../microphone/microphone.ts'
import { browserWakeLock } from '../microphone/wake-lock.ts'
import { createRecognition } from '../recognition/recognition.ts'
import { useRecognition } from '../recognition/use-recognition.ts'
import { createSettingsStore } from '../settings/voice-settings.ts'
import { createPlayer, loadAudio } from '../sound/player.ts'
import { useSound } from '../sound/use-sound.ts'
import { createBeginnings } from './beginnings.ts'
import type { KeptRecordings } from './kept-recordings.ts'
import { repliesIn, sendTurn, type TurnRequest } from './send-turn.ts'
import type { Answer, TurnParts } from './turn-driver.ts'
import { useTurnLoop } from './use-turn-loop.ts'

type SpokenTalk = Pick<TurnRequest, 'url' | 'field'> & {
  session: string
  /** What is kept on this device of this student. */
  recordings: KeptRecordings
  /** Opened by a press already. */
  sound?: AudioContext | undefined
  /** A turn was refused, or failed, for a reason with a name. */
  onRefused(code: string): void
}

/** A spoken conversation with its microphone, voice, captions and settings, for as long as its screen is shown. */
export function useSpokenTalk({ url, field, session, recordings, sound, onRefused }: SpokenTalk) {
  const [parts] = useState(() => {
    const data = createDataUsed()
    const load = async (address: string, signal?: AbortSignal) => {
      const bytes = await loadAudio(address, signal)
      data.add(bytes.byteLength)
      return bytes
    }
    let given = sound
    const openSound = () => {
      // The one that was opened by a press, and another only where that was closed.
      const opened = given ?? new AudioContext()
      given = undefined
      return opened
    }
    // Some browsers promise Opus and cannot decode it; from then on they are given what all can.
    let format = canPlayOpus() ? ('opus' as const) : undefined
    const where = { url, field, session, onBytes: data.add }
    return {
      data,
      where,
      beginnings: createBeginnings(where),
      player: createPlayer(load, openSound, () => {
        format = undefined
      }),
      settings: createSettingsStore(),
      recognition: createRecognition(),
      formatNow: () => format,
    }
  })
  const { data, where, beginnings, player, recognition, formatNow } = parts
  const [talk, tellTalk] = useReducer(nextTalk, noTalk)
  const settings = useSyncExternalStore(parts.settings.subscribe, parts.settings.get)

  const { conversation, driver } = useTurnLoop(
    (): TurnParts => ({
      session,
      player,
      recordings,
      openMicrophone: browserMicrophone(player.context),
      wakeLock: browserWakeLock(),
      now: () => Date.now(),
      newAttempt: () => crypto.randomUUID(),
      send(answer: Answer, signal) {
        const { attempt, recording, typed, corrects } = answer
        tellTalk({ type: 'asked', attempt, at: Date.now(), typed, corrects })
        // What an earlier visit recorded was not heard by this one.
        const browserText = recording && !answer.session ? recognition.textOf(attempt) : undefined
        const lines = sendTurn({
          ...where,
          answer,
          after: beginnings.of(attempt),
          browserText,
          format: formatNow(),
          signal,
        })
        return repliesIn(lines, (line) => {
          tellTalk({ type: 'line', attempt, line })
          if (line.type === 'error' && line.code) onRefused(line.code)
        })
      },
      sendSoFar: (recording, attempt) => void beginnings.begin(recording, attempt),
      stopSoFar: beginnings.stop,
    }),
  )

  const { handsFree, bargeIn, silenceSeconds, browserRecognition } = settings
  useEffect(() => {
    const silenceEndsTurn = seconds(silenceSeconds)
    driver.tell({ type: 'set', settings: { handsFree, bargeIn, silenceEndsTurn } })
  }, [driver, handsFree, bargeIn, silenceSeconds])
  useSound(player)
  useRecognition(recognition, browserRecognition === true && conversation.turn.name === 'recording')

  return {
    conversation,
    driver,
    talk,
    player,
    recordings,
    settings,
    changeSettings: parts.settings.change,
    data,
    forgetTalk: () => tellTalk({ type: 'cleared' }),
    /** Stops everything, and gives the microphone back. */
    end() {
      driver.tell({ type: 'conversation-ended' })
      // Who ends it does not wait for an answer any more.
      void recordings.of(session).then((kept) => kept && recordings.forget(kept.attempt))
    },
  }
}

export type SpokenTalkHere = ReturnType<typeof useSpokenTalk>

/** Half the data of MP3, where the browser says that it can. */
const canPlayOpus = () => new Audio().canPlayType('audio/ogg; codecs="opus"') !== ''
