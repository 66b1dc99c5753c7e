/** Chooses the engines that think, draw, listen and speak. With services.ts the only file that knows vendors by name. */
import { resolve } from 'node:path'
import type { StudyWorker } from '#capabilities/study/server/index.ts'
import { builtInEngine, openStudyWorker } from '#capabilities/study/server/setup.ts'
import { noImages } from '#ports/ai-image/ai-image.none.ts'
import type { AiImage } from '#ports/ai-image/ai-image.ts'
import type { AiText } from '#ports/ai-text/ai-text.ts'
import { realClock } from '#ports/ai-text/clock.ts'
import type { Log, Services } from '#ports/services.ts'
import { engineThreads } from '#ports/speech-engines/engine-threads.ts'
import { examineIn } from '#ports/speech-in/examine.ts'
import { fallbackSpeechIn } from '#ports/speech-in/speech-in.fallback.ts'
import { soundswallowerSpeechIn } from '#ports/speech-in/speech-in.soundswallower.ts'
import type { SpeechIn } from '#ports/speech-in/speech-in.ts'
import { fliteSpeechOut } from '#ports/speech-out/speech-out.flite.ts'
import type { SpeechOut } from '#ports/speech-out/speech-out.ts'
import { endpointFor } from './ai-settings.ts'
import type { Env } from './env.ts'
import { SettingError } from './setting-error.ts'

/** No provider code is loaded without a key for it. */
export async function modelOf(env: Env): Promise<AiText | undefined> {
  const { AI_MODEL: model, AI_MODEL_SMALL: smallModel, AI_BASE_URL: baseUrl, AI_API_KEY } = env
  if (!model) return undefined
  if (env.ANTHROPIC_API_KEY) {
    const { anthropicText } = await import('#ports/ai-text/ai-text.anthropic.ts')
    return anthropicText({ model, smallModel, apiKey: env.ANTHROPIC_API_KEY })
  }
  if (env.GOOGLE_API_KEY) {
    const { googleText } = await import('#ports/ai-text/ai-text.google.ts')
    return googleText({ model, smallModel, apiKey: env.GOOGLE_API_KEY })
  }
  const { openAiCompatibleText } = await import('#ports/ai-text/ai-text.openai-compatible.ts')
  return openAiCompatibleText({ model, smallModel, baseUrl, apiKey: AI_API_KEY })
}

async function imagesOf(env: Env): Promise<AiImage> {
  if (!env.AI_IMAGE_MODEL) return noImages()
  const { openAiCompatibleImage } = await import('#ports/ai-image/ai-image.openai-compatible.ts')
  return openAiCompatibleImage({ model: env.AI_IMAGE_MODEL, ...endpointFor(env, 'IMAGE') })
}

type ConnectedEngines = Pick<Services, 'aiText' | 'aiImage'> & {
  studyWorker: StudyWorker
  stop(): Promise<void>
}

/** While a model is down the built-in engine answers where it can; without a model it always does. */
export async function connectEngines(env: Env, log: Log): Promise<ConnectedEngines> {
  const studyWorker = openStudyWorker()
  const second = builtInEngine(studyWorker)
  const [first, aiImage] = await Promise.all([modelOf(env), imagesOf(env)])
  if (!first) return { aiText: second, aiImage, studyWorker, stop: studyWorker.stop }
  const { failoverText } = await import('#ports/ai-text/ai-text.failover.ts')
  const onTrouble = ({ code, detail }: { code: string; detail?: string }) =>
    log.warn({ model: first.description.name, code, detail }, 'The AI model did not answer.')
  return {
    aiText: failoverText({ first, second, onTrouble, clock: realClock }),
    aiImage,
    studyWorker,
    stop: studyWorker.stop,
  }
}

async function recogniserOf(env: Env): Promise<SpeechIn | undefined> {
  const { AI_STT_MODEL: model } = env
  if (!model) return undefined
  const { openAiCompatibleSpeechIn } = await import('#ports/speech-in/speech-in.openai-compatible.ts')
  return openAiCompatibleSpeechIn({ model, ...endpointFor(env, 'STT') })
}

async function providersVoice(env: Env): Promise<SpeechOut | undefined> {
  const { AI_TTS_MODEL: model, AI_TTS_VOICE: voice } = env
  if (!model) return undefined
  const { openAiCompatibleSpeechOut } = await import('#ports/speech-out/speech-out.openai-compatible.ts')
  return openAiCompatibleSpeechOut({ model, voice, ...endpointFor(env, 'TTS') })
}

type FolderSpeech = {
  recogniser?: SpeechIn | undefined
  voice?: SpeechOut | undefined
  /** For the start's line about models. */
  line: string
  close(): void
}

/**
 * The models in the operator's folder, or those that were added to DATA_DIR. Only file names are read here; the first
 * request for speech opens the models, in a separate process.
 */
async function speechOfModels(env: Env, log?: Log): Promise<FolderSpeech> {
  const { modelsLine, ownModels, ownModelsFolder } = await import(
    '#ports/speech-engines/fetching/own-models.ts'
  )
  const { modelsIn } = await import('#ports/speech-engines/models/models-in-folder.ts')
  const named = env.SPEECH_MODELS
  const models = named ? modelsIn(resolve(named)) : ownModels(resolve(env.DATA_DIR))
  const line = modelsLine(models, named ?? ownModelsFolder(env.DATA_DIR))
  if (named && models && 'missing' in models)
    throw new SettingError(`The setting SPEECH_MODELS ${models.missing}.`)
  if (!models || 'missing' in models) return { line, close() {} }
  const [{ modelPool }, { folderSpeechIn }, { folderSpeechOut }] = await Promise.all([
    import('#ports/speech-engines/models/model-processes.ts'),
    import('#ports/speech-in/speech-in.folder.ts'),
    import('#ports/speech-out/speech-out.folder.ts'),
  ])
  const onTrouble = (detail: string) => log?.warn({ detail }, 'A speech model of the folder stopped.')
  const onStart = (pid: number | undefined) => log?.info({ pid }, 'A process for speech models starts.')
  const { recogniser, voices } = models
  const hears = modelPool({ ...models, voices: [] }, { onTrouble, onStart })
  const speaks = modelPool({ ...models, recogniser: undefined }, { onTrouble, onStart })
  return {
    recogniser: recogniser && folderSpeechIn({ pool: hears, name: recogniser.name }),
    voice: voices.length > 0 ? folderSpeechOut({ pool: speaks, voices }) : undefined,
    line,
    close() {
      hears.close()
      speaks.close()
    },
  }
}

/** The first voice that works; each falls back to the next while it is down. */
async function voicesInTurn(
  setUp: (SpeechOut | undefined)[],
  builtIn: SpeechOut,
  now: () => number,
): Promise<SpeechOut> {
  const there = setUp.filter((voice) => voice !== undefined)
  if (there.length === 0) return builtIn
  const { fallbackSpeechOut } = await import('#ports/speech-out/speech-out.fallback.ts')
  return there.reduceRight((second, first) => fallbackSpeechOut({ first, second, now }), builtIn)
}

type Speech = Pick<Services, 'speechIn' | 'speechOut' | 'examineRecording'> & {
  modelsLine: string
  stop(): void
}

/** No thread starts and no engine loads before the first request for speech. */
export async function connectSpeech(env: Env, now = Date.now, log?: Log): Promise<Speech> {
  const pool = engineThreads()
  const examineRecording = examineIn(pool)
  const [providerHears, providerSpeaks, folder] = await Promise.all([
    recogniserOf(env),
    providersVoice(env),
    speechOfModels(env, log),
  ])
  const speechOut = await voicesInTurn([providerSpeaks, folder.voice], fliteSpeechOut({ pool }), now)
  const setUp = [providerHears, folder.recogniser].filter((recogniser) => recogniser !== undefined)
  const builtIn = soundswallowerSpeechIn({ pool })
  const speechIn = fallbackSpeechIn({ setUp, builtIn, examine: examineRecording, now })
  return {
    speechIn,
    speechOut,
    examineRecording,
    modelsLine: folder.line,
    stop() {
      pool.close()
      folder.close()
    },
  }
}
