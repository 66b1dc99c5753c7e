import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useQuery } from '#api-client/use-query.ts'
import { seconds } from '#kit/time.ts'
import type { VoiceEngines } from '../../contract.ts'
import { inSayings } from '../../rules/device-voices.ts'
import {
  offersBrowser,
  offersHelpWithMishearing,
  recogniserNow,
  speaksOnDevice,
} from '../../rules/recogniser-choice.ts'
import { type Exchange, nextTalk, noTalk } from '../../rules/talk.ts'
import { type TalkWords, usualWords } from '../../rules/talk-words.ts'
import { CALLS } from '../../spec.ts'
import { browserMicrophone } from '../microphone/microphone.ts'
import { browserWakeLock } from '../microphone/wake-lock.ts'
import { browserRecogniser } from '../recognition/recognition.ts'
import { useRecognition } from '../recognition/use-recognition.ts'
import type { SpokenPiece } from '../sound/playback.ts'
import { useSound } from '../sound/use-sound.ts'
import type { KeptRecordings } from './kept-recordings.ts'
import { repliesIn, sendTurn } from './send-turn.ts'
import { type SpokenPlace, spokenParts } from './spoken-parts.ts'
import type { SpokenAnswer, TurnParts } from './turn-parts.ts'
import { useTurnLoop } from './use-turn-loop.ts'

type SpokenTalk = SpokenPlace & {
  /** This student's recordings on this device. */
  recordings: KeptRecordings
  /** Opened by a press already. */
  sound?: AudioContext | undefined
  /** A turn was refused, or failed, for a reason with a name. */
  onRefused(code: string): void
  words?: TalkWords
  /** The last message of the other side. */
  answering?(): string | undefined
  hearsAtOnce?: boolean
}

/** A spoken conversation with its microphone, voice, captions and settings, for as long as its screen is shown. */
export function useSpokenTalk(wanted: SpokenTalk) {
  const { url, field, session, recordings, sound, onRefused, words = usualWords, hearsAtOnce } = wanted
  const answering = useRef(wanted.answering)
  useEffect(() => {
    answering.current = wanted.answering
  })
  const [parts] = useState(() => spokenParts({ url, field, session }, sound))
  const { data, where, beginnings, player, recognition, device, formatNow } = parts
  const [talk, sendTalk] = useReducer(nextTalk, noTalk)
  const settings = useSyncExternalStore(parts.settings.subscribe, parts.settings.get)
  const { around, known } = useAround(device)
  const recogniser = recogniserNow(around, settings)
  const onDevice = speaksOnDevice(around, settings)
  useEffect(() => parts.speaksOnDevice.set(onDevice), [parts, onDevice])

  const { conversation, driver } = useTurnLoop(
    (): TurnParts => ({
      session,
      words,
      hearsAtOnce,
      player,
      recordings,
      openMicrophone: browserMicrophone(player.context, words.microphoneRefused),
      wakeLock: browserWakeLock(),
      now: () => Date.now(),
      newAttempt: () => crypto.randomUUID(),
      sendAnswer(answer: SpokenAnswer, signal) {
        const { attempt, recording, typed, corrects } = answer
        sendTalk({ type: 'asked', attempt, at: Date.now(), typed, corrects })
        // The browser did not recognise a recording from an earlier visit.
        const browserText = recording && !answer.session ? recognition.textOf(attempt) : undefined
        const voice = parts.speaksOnDevice.get() ? ('device' as const) : undefined
        const request = { ...where, answer, after: beginnings.of(attempt), browserText, signal }
        const lines = sendTurn({ ...request, voice, format: formatNow() })
        return repliesIn(lines, {
          onDevice: voice === 'device',
          onLine(line) {
            sendTalk({ type: 'line', attempt, line })
            if (line.type === 'error' && line.code) onRefused(line.code)
          },
        })
      },
      answering: () => answering.current?.(),
      sendSoFar: (recording, attempt) => void beginnings.begin(recording, attempt),
      stopSoFar: beginnings.stop,
    }),
  )

  const { handsFree, bargeIn, silenceSeconds } = settings
  useEffect(() => {
    const silenceEndsTurn = seconds(silenceSeconds)
    driver.send({ type: 'set', settings: { handsFree, bargeIn, silenceEndsTurn } })
  }, [driver, handsFree, bargeIn, silenceSeconds])
  useSound(player)
  useRecognition(recognition, recogniser === 'browser' && conversation.turn.name === 'recording')

  return {
    conversation,
    driver,
    talk,
    player,
    recordings,
    settings,
    changeSettings: parts.settings.change,
    data,
    /** The engines in use, and whether to ask the student first. */
    who: {
      around,
      recogniser,
      onDevice,
      known,
      offersBrowser: offersBrowser(around, settings),
      mishears: offersHelpWithMishearing(recogniser, talk.misheard, settings),
    },
    /** A message as it can be heard: its words for the voice of this device, or its sound. One voice says everything. */
    piecesOf: ({ audio, reply }: Pick<Exchange, 'audio' | 'reply'>): readonly SpokenPiece[] =>
      onDevice ? inSayings(reply).map((words) => ({ words })) : audio,
    forgetTalk: () => sendTalk({ type: 'cleared' }),
    /** Stops everything, and gives the microphone back. */
    end() {
      driver.send({ type: 'conversation-ended' })
      // Leaving the conversation discards an unanswered recording.
      void recordings.of(session).then((kept) => kept && recordings.forget(kept.attempt))
    },
  }
}

export type SpokenTalkHere = ReturnType<typeof useSpokenTalk>

/** The available recognisers and voices: in this browser and on the server. */
function useAround(device: ReturnType<typeof spokenParts>['device']) {
  const { value: engines, problem } = useQuery<VoiceEngines>(CALLS.engines)
  const [browserHears] = useState(() => browserRecogniser() !== undefined)
  const deviceVoice = useSyncExternalStore(device.subscribe, device.name)
  // If the server cannot tell, do not keep the student waiting.
  return { around: { engines, browserHears, deviceVoice }, known: (engines ?? problem) !== undefined }
}
