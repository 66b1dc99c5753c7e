/** Does one job with the models of a folder. Each is opened by the first job that needs it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinSamples } from '#kit/join-arrays.ts'
import { openMp3 } from '../audio/mp3.ts'
import { encodeOpus } from '../audio/opus.ts'
import { decodeRecording } from '../decode/decode-recording.ts'
import { inPieces } from '../decode/in-pieces.ts'
import { resample } from '../decode/sound.ts'
import { findSpeech } from '../decode/speech-in-sound.ts'
import { SAMPLE_RATE } from '../sample-rate.ts'
import { Cancelled, type ModelWork } from '../work.ts'
import type { SpeechModels } from './models-in-folder.ts'
import {
  type Hinted,
  loadSherpa,
  recogniserConfig,
  type SherpaRecogniser,
  type SherpaVoice,
  voiceConfig,
} from './sherpa.ts'

export type ModelKind = keyof ModelWork

/** Whisper processes half a minute and drops the rest; the others were trained on less. */
const LONGEST_PIECE_SECONDS = 28
const FADE_SECONDS = 0.3
const SHORTEST_SPEECH_SECONDS = 0.3
const SENTENCE_PAUSE = SAMPLE_RATE / 5
/** A voice that goes on for longer is stuck in a loop. */
const LONGEST_SENTENCE_SECONDS = 60

type OpenRecogniser = { recogniser: SherpaRecogniser; tokens: string; takesHints: boolean }

export function modelWorkshop({ runner, recogniser, voices }: SpeechModels, threads: number) {
  const cancelled = new Set<number>()
  const opened = new Map<string, Promise<SherpaVoice>>()
  let hearing: Promise<OpenRecogniser> | undefined

  async function openRecogniser(): Promise<OpenRecogniser> {
    if (!recogniser) throw new Error('There is no recogniser in this folder.')
    const { folder, files } = recogniser
    const tokens = readFileSync(join(folder, files.tokens), 'utf8')
    const takesHints = files.kind === 'zipformer'
    return withPieces(takesHints ? piecesFrom(tokens) : undefined, async (hinted) => {
      const config = recogniserConfig(recogniser, { threads, hinted })
      const opened = await loadSherpa(runner).OfflineRecognizer.createAsync(config)
      return { recogniser: opened, tokens, takesHints }
    })
  }

  function openVoice(folder: string): Promise<SherpaVoice> {
    const known = voices.find((voice) => voice.folder === folder)
    if (!known) throw new Error('There is no such voice in this folder.')
    const voice =
      opened.get(folder) ?? loadSherpa(runner).OfflineTts.createAsync(voiceConfig(known, { threads }))
    opened.set(folder, voice)
    return voice
  }

  function goOn(id: number) {
    if (cancelled.has(id)) throw new Cancelled()
  }

  const does: {
    [K in ModelKind]: (id: number, input: ModelWork[K]['input']) => Promise<ModelWork[K]['output']>
  } = {
    async 'open-recogniser'() {
      hearing ??= openRecogniser()
      await hearing
      return true
    },

    async 'hear-with-model'(id, { bytes, hints }) {
      const decoded = await decodeRecording(bytes)
      if ('problem' in decoded) return decoded
      const speech = findSpeech(decoded.sound)
      // A large model invents words for silence.
      if (speech.speechSeconds < SHORTEST_SPEECH_SECONDS) return { problem: 'unclear' }
      const sound = decoded.sound.subarray(
        Math.max(0, Math.floor((speech.speechFrom - FADE_SECONDS) * SAMPLE_RATE)),
        Math.ceil((speech.speechUntil + FADE_SECONDS) * SAMPLE_RATE),
      )
      hearing ??= openRecogniser()
      const { recogniser, tokens, takesHints } = await hearing
      const hotwords = takesHints ? hintsFor(tokens, hints) : ''
      const heard: string[] = []
      for (const samples of inPieces(sound, LONGEST_PIECE_SECONDS)) {
        goOn(id)
        const stream = hotwords ? recogniser.createStream(hotwords) : recogniser.createStream()
        stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE })
        heard.push(withHints((await recogniser.decodeAsync(stream)).text, hints))
      }
      return { text: heard.filter(Boolean).join(' ') }
    },

    async 'say-with-model'(id, { sentences, folder, speaker, format }) {
      const voice = await openVoice(folder)
      const parts: Int16Array[] = []
      for (const text of sentences) {
        goOn(id)
        const sid = voice.numSpeakers > 0 ? speaker % voice.numSpeakers : 0
        const said = await voice.generateAsync({ text, sid, speed: 1, enableExternalBuffer: false })
        if (said.samples.length === 0 || said.samples.length > LONGEST_SENTENCE_SECONDS * said.sampleRate)
          throw new Error('The voice said nothing, or did not end.')
        if (parts.length > 0) parts.push(new Int16Array(SENTENCE_PAUSE))
        parts.push(
          Int16Array.from(
            resample(said.samples, said.sampleRate),
            (sample) => 32_767 * Math.max(-1, Math.min(1, sample)),
          ),
        )
      }
      const samples = joinSamples(parts)
      const bytes = format === 'opus' ? await encodeOpus(samples) : (await openMp3())(samples)
      return { bytes, seconds: samples.length / SAMPLE_RATE }
    },
  }

  return {
    cancel: (id: number) => void cancelled.add(id),
    async perform(id: number, kind: ModelKind, input: ModelWork[ModelKind]['input']) {
      try {
        // The kind decides the input; the compiler cannot follow the pair through a message.
        return await does[kind](id, input as never)
      } finally {
        cancelled.delete(id)
      }
    },
  }
}

/** The library reads the pieces from a file, once. */
async function withPieces<Value>(pieces: string | undefined, open: (hinted: Hinted) => Promise<Value>) {
  if (pieces === undefined) return open(undefined)
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-pieces-'))
  try {
    const bpeVocab = join(folder, 'bpe.vocab')
    writeFileSync(bpeVocab, pieces)
    return await open({ bpeVocab })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Expected words in the format a zipformer takes, and its output in normal spelling. */

/** More hints than this slow the search down. */
const MOST_HINTS = 100

/** A model knows pieces of words in one case only, most of them in capitals. */
const inCapitals = (tokens: string): boolean => /^▁?[A-Z]+ /m.test(tokens) && !/^▁?[a-z]+ /m.test(tokens)

export function hintsFor(tokens: string, hints: readonly string[]): string {
  const spelt = hints
    .map((hint) => hint.replace(/[^A-Za-z' ]/g, '').trim())
    .filter((hint) => hint.length > 3)
    .slice(0, MOST_HINTS)
  return (inCapitals(tokens) ? spelt.map((hint) => hint.toUpperCase()) : spelt).join('/')
}

/**
 * The archives leave out the ordered list of pieces that the search for hints needs. The tokens are in
 * that order: a piece that was learnt earlier comes first.
 */
export const piecesFrom = (tokens: string): string =>
  tokens
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.lastIndexOf(' ')))
    .map((piece, i) => `${piece}\t${-i}\n`)
    .join('')

/** Output in capitals becomes normal text; names get the spelling of the hints. */
export function withHints(text: string, hints: readonly string[]): string {
  const heard = text.trim()
  if (heard === '' || heard !== heard.toUpperCase()) return heard
  const spelling = new Map(hints.map((hint) => [hint.toLowerCase(), hint]))
  return heard
    .toLowerCase()
    .replace(/[a-z]+(?:'[a-z]+)?/g, (word) => (word === 'i' ? 'I' : (spelling.get(word) ?? word)))
}
