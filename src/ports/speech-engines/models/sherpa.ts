/** The part of sherpa-onnx-node used here: it comes without types. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { SAMPLE_RATE } from '../sample-rate.ts'
import type { RecogniserFiles, VoiceFiles } from './known-models.ts'
import type { InFolder } from './models-in-folder.ts'

type Sound = { samples: Float32Array; sampleRate: number }
type Stream = { acceptWaveform(sound: Sound): void }

export type SherpaRecogniser = {
  createStream(hotwords?: string): Stream
  decodeAsync(stream: Stream): Promise<{ text: string }>
}
export type SherpaVoice = {
  numSpeakers: number
  generateAsync(request: {
    text: string
    sid: number
    speed: number
    enableExternalBuffer: boolean
  }): Promise<Sound>
}
type Sherpa = {
  OfflineRecognizer: { createAsync(config: object): Promise<SherpaRecogniser> }
  OfflineTts: { createAsync(config: object): Promise<SherpaVoice> }
}

export const loadSherpa = (runner: string): Sherpa => createRequire(import.meta.url)(runner) as Sherpa

type SherpaFiles = Record<string, string>

/** The file names as paths. */
const pathsOf = (folder: string, files: SherpaFiles): SherpaFiles =>
  Object.fromEntries(Object.entries(files).map(([part, file]) => [part, join(folder, file)]))

export type Hinted = { bpeVocab: string } | undefined

export function recogniserConfig(
  { folder, files: { kind, tokens, ...parts } }: InFolder<RecogniserFiles>,
  { threads, hinted }: { threads: number; hinted: Hinted },
): object {
  const paths = pathsOf(folder, parts as SherpaFiles)
  const model =
    kind === 'whisper'
      ? { whisper: { ...paths, language: 'en', task: 'transcribe' } }
      : kind === 'moonshine'
        ? { moonshine: paths }
        : { transducer: paths, ...(hinted && { modelingUnit: 'bpe', ...hinted }) }
  return {
    featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
    modelConfig: { ...model, tokens: join(folder, tokens), numThreads: threads, provider: 'cpu', debug: 0 },
    // Hints only work in a beam search, which follows several hypotheses at once.
    decodingMethod: hinted ? 'modified_beam_search' : 'greedy_search',
    maxActivePaths: 4,
    hotwordsScore: 1.5,
  }
}

export function voiceConfig(
  { folder, files: { kind, ...parts } }: InFolder<VoiceFiles>,
  { threads }: { threads: number },
): object {
  const paths = pathsOf(folder, parts as SherpaFiles)
  const model = kind === 'kokoro' ? { kokoro: paths } : { vits: paths }
  return { model: { ...model, numThreads: threads, provider: 'cpu', debug: 0 }, maxNumSentences: 1 }
}
