/** The reply to one turn: spoken while it is written, sentence by sentence, and kept as it was given. */
import { failed } from '#kit/result.ts'
import { storable } from '#kit/well-formed.ts'
import { speakAlong } from '#ports/speech-out/speak-along.ts'
import {
  type AudioFormat,
  LONGEST_TEXT,
  type SpeechOut,
  type SpokenAudio,
  speechOutProblem,
} from '#ports/speech-out/speech-out.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Engine, TurnLine } from '../contract.ts'
import { askBackWords } from '../rules/confirm-hearing.ts'
import { SAYS } from '../spec.ts'
import { audioUrlOf } from './audio-store.ts'
import { waitingLine } from './speech-queue.ts'
import type { AnswerPiece, AnswerProblem, SpokenTurn, TurnContext } from './spoken-turn.ts'
import type { KeptSentence } from './tables.ts'
import { audioOf, type TurnKey } from './turn-rows.ts'
import type { Voice } from './voice.ts'

/** Estimated speaking rate, for engines that do not report a duration. */
const LETTERS_A_SECOND = 15

type Aloud = {
  key: TurnKey
  heard: RecognisedSpeech
  format: AudioFormat
  context: TurnContext
  /** Probably misheard: it is asked back, and the assistant says nothing to it. */
  asksBack: boolean
  /** No sound is made: the voice of the student's own device speaks. */
  onDevice: boolean
}

const onTheDevice: SpeechOut = {
  description: { name: 'The voice of the device', builtIn: false },
  speak: async () => failed(speechOutProblem('nothing-to-say')),
}

const nothingSaid: AnswerProblem = { code: 'no-answer', message: SAYS.serverError }

/** How many seconds were spoken. */
export async function answerAloud(
  voice: Voice,
  kind: SpokenTurn,
  { key, heard, format, context, asksBack, onDevice }: Aloud,
  say: (line: TurnLine) => void,
): Promise<number> {
  const { signal } = context
  const sentences: KeptSentence[] = []
  let engine: Engine | null = null
  let speaker: Engine | null = null
  let problem: AnswerProblem | undefined
  let { persona } = kind
  let reply = ''
  let whole: string | null = null
  let seconds = 0
  let complete = false

  async function* written(): AsyncGenerator<string, void, undefined> {
    let letters = 0
    for await (const piece of asksBack ? onePiece(askBackWords(heard.text)) : kind.answer(heard, context)) {
      if (typeof piece !== 'string' && piece.type === 'started') engine = piece.engine
      if (typeof piece !== 'string' && piece.type === 'voice') persona = piece.persona
      if (typeof piece !== 'string' && piece.type === 'broke') problem = piece.problem
      const delta = storable(pieceText(piece))
      if (delta) yield delta
      letters += delta.length
      // A reply this long is cut off: no listener wants more, and a model that never stops must not be spoken for ever.
      if (problem || letters > LONGEST_TEXT) return
    }
  }
  /** A reply whose sound cannot be stored is still given in words. */
  const keep = (audio: SpokenAudio): Promise<string | null> =>
    voice.store.keep(key.userId, audio).catch((error: unknown) => {
      voice.services.log.error({ reason: String(error) }, 'A spoken sentence could not be kept.')
      return null
    })
  const waiting = waitingLine(say)
  // Later sentences wait while an earlier one is listened to.
  const onWait = (place: number) => {
    if (sentences.length === 0) waiting.onWait(place)
  }

  try {
    const speaks = onDevice ? onTheDevice : voice.services.speechOut
    const inItsVoice: SpeechOut = {
      description: speaks.description,
      speak: (request) => speaks.speak({ ...request, persona }),
    }
    const request = { persona, format, signal, onWait }
    for await (const event of speakAlong(inItsVoice, written(), request)) {
      if (signal.aborted) break
      waiting.end()
      if (event.type === 'sentence') {
        const { seq, text, audio } = event
        const name = audio.ok ? await keep(audio.value) : null
        if (audio.ok) {
          speaker = audio.value.engine
          seconds += audio.value.seconds ?? text.length / LETTERS_A_SECOND
        }
        sentences.push({ text, audio: name })
        reply = sentences.map((sentence) => sentence.text).join(' ')
        say({
          type: 'chunk',
          content: text,
          seq,
          ...(seq === 0 && { transcription: heard.text, heard }),
          ...(name && { audioUrl: audioUrlOf(name) }),
        })
        voice.services.passing('inside-reply')
      } else {
        reply = event.text.trim()
        // One sentence is the whole of itself.
        const alone = sentences.length === 1 ? sentences[0]!.audio : null
        whole = alone ?? (event.audio ? await keep(event.audio) : null)
        if (reply === '') problem ??= nothingSaid
        complete = !problem && !signal.aborted
      }
    }
  } finally {
    waiting.end()
    const state = !complete ? 'broken' : asksBack ? 'asked' : 'answered'
    const ending = { state, reply, sentences, audio: whole, engine, voice: speaker } as const
    // Deleted with its conversation, or corrected: its sound goes with it.
    if (!(await voice.rows.end(key, ending))) await voice.store.forget(key.userId, audioOf(ending))
  }
  if (complete)
    say(completeLine({ reply, audio: whole, heard, engine, voice: speaker, attempt: key.attempt, asksBack }))
  else if (problem) say(errorLine(problem, reply))
  return seconds
}

async function* onePiece(words: string): AsyncGenerator<AnswerPiece> {
  yield words
}

const pieceText = (piece: AnswerPiece): string =>
  typeof piece === 'string' ? piece : piece.type === 'more' ? piece.delta : ''

type Complete = {
  reply: string
  audio: string | null
  heard: RecognisedSpeech
  engine: Engine | null
  voice: Engine | null
  attempt: string
  asksBack: boolean
}

export const completeLine = ({
  reply,
  audio,
  heard,
  engine,
  voice,
  attempt,
  asksBack,
}: Complete): TurnLine => ({
  type: 'complete',
  text: reply,
  ...(audio && { audioUrl: audioUrlOf(audio) }),
  heard,
  ...(asksBack && { asksBack }),
  ...(engine && { engine }),
  ...(voice && { voice }),
  attempt,
})

export const errorLine = ({ code, message, retryAfterMs }: AnswerProblem, partial = ''): TurnLine => ({
  type: 'error',
  message,
  code,
  ...(partial && { partial }),
  ...(retryAfterMs !== undefined && { retryAfterMs }),
})
