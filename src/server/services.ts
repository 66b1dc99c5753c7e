/** Chooses the adapters. The only file that knows vendors by name. */
import { join, resolve } from 'node:path'
import { documentProblem } from '#capabilities/documents/rules/document-problems.ts'
import { builtInEngine } from '#capabilities/study/server/built-in-engine.ts'
import { openStudyWorker, type StudyWorker } from '#capabilities/study/server/worker/study-worker.ts'
import { noImages } from '#ports/ai-image/ai-image.none.ts'
import type { AiImage } from '#ports/ai-image/ai-image.ts'
import type { AiText } from '#ports/ai-text/ai-text.ts'
import { realClock } from '#ports/ai-text/clock.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import { readDocumentsInChildren } from '#ports/document-text/document-text.children.ts'
import type { Files } from '#ports/files/files.ts'
import { folderMail } from '#ports/mail/mail.folder.ts'
import type { Mail } from '#ports/mail/mail.ts'
import { EMULATOR_TOKEN } from '#ports/payment-gateway/emulator/settings.ts'
import { startEmulator } from '#ports/payment-gateway/emulator/start-emulator.ts'
import { noGateway } from '#ports/payment-gateway/payment-gateway.off.ts'
import { pawaPayGateway } from '#ports/payment-gateway/payment-gateway.pawapay.ts'
import type { FailPoint, Log, Services } from '#ports/services.ts'
import { engineThreads } from '#ports/speech-engines/engine-threads.ts'
import { examineIn } from '#ports/speech-in/examine.ts'
import { fallbackSpeechIn } from '#ports/speech-in/speech-in.fallback.ts'
import { soundswallowerSpeechIn } from '#ports/speech-in/speech-in.soundswallower.ts'
import type { SpeechIn } from '#ports/speech-in/speech-in.ts'
import { fliteSpeechOut } from '#ports/speech-out/speech-out.flite.ts'
import type { SpeechOut } from '#ports/speech-out/speech-out.ts'
import { closeReadingSettings, endpointFor, usageSettings } from './ai-settings.ts'
import { mayBePlain } from './egress-policy.ts'
import type { Env } from './env.ts'
import { paymentMode } from './payment-mode.ts'
import { keptSecret } from './session-secret.ts'
import { SettingError } from './setting-error.ts'

/** Left by the build. */
const READY_MADE_DATABASE = join(import.meta.dirname, '../../dist/database')

export const mailboxFolder = (env: Env) => join(env.DATA_DIR, 'outbox')

async function connectMail(env: Env, log: Log): Promise<Mail> {
  if (!env.SMTP_URL) return folderMail({ folder: mailboxFolder(env), from: env.MAIL_FROM })
  const onFailure = (error: unknown) =>
    log.error({ reason: String(error) }, 'The mail server refused a letter.')
  const { smtpMail } = await import('#ports/mail/mail.smtp.ts')
  return smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM, plain: mayBePlain(env, env.SMTP_URL), onFailure })
}

/** Only the driver in use is loaded: the embedded database alone costs half a second. */
async function openDatabase(env: Env, log: Log): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) {
    const { openPglite } = await import('#ports/database/database.pglite.ts')
    return openPglite(env.DATA_DIR, READY_MADE_DATABASE)
  }
  const { openPostgres } = await import('#ports/database/database.postgres.ts')
  return openPostgres(env.DATABASE_URL, {
    owner: env.DATABASE_OWNER_URL,
    connections: env.DATABASE_CONNECTIONS,
    onLost: (error) => log.warn({ reason: error.message }, 'A database connection was lost.'),
  })
}

type Payments = Pick<Services, 'gateway' | 'payments'> & { stop(): Promise<void> }

const nothingToStop = async () => {}

async function emulatorOf(env: Env, callbackUrl: string) {
  if (env.EMULATOR_URL)
    return {
      url: env.EMULATOR_URL,
      token: EMULATOR_TOKEN,
      phoneUrl: `${env.EMULATOR_URL}/__emulator/phone`,
      stop: nothingToStop,
    }
  return startEmulator({
    port: env.EMULATOR_PORT,
    dataFile: join(env.DATA_DIR, 'payment-emulator.json'),
    callbackUrl,
    speed: env.EMULATOR_SPEED,
    autoApproveMs: env.EMULATOR_AUTO_APPROVE_MS,
  })
}

async function connectPayments(env: Env, callbackUrl: string): Promise<Payments> {
  const mode = paymentMode(env)
  // Where signatures are not enabled at pawaPay, every callback is confirmed by a lookup; both are safe.
  const requireSignature = env.PAWAPAY_REQUIRE_SIGNATURE ?? mode !== 'sandbox'
  const settings = { mode, requireSignature, phoneSimulator: null }
  if (mode === 'off') return { gateway: noGateway(), payments: settings, stop: nothingToStop }
  if (mode === 'emulator') {
    const { url, token, phoneUrl, stop } = await emulatorOf(env, callbackUrl)
    const gateway = pawaPayGateway({ environment: mode, baseUrl: url, token })
    return { gateway, payments: { ...settings, phoneSimulator: phoneUrl }, stop }
  }
  const token = env.PAWAPAY_API_TOKEN ?? ''
  return { gateway: pawaPayGateway({ environment: mode, token }), payments: settings, stop: nothingToStop }
}

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

type FolderSpeech = { recogniser?: SpeechIn | undefined; voice?: SpeechOut | undefined; close(): void }

/** Only file names are read here; the first request for speech opens the models, in a separate process. */
async function speechOfFolder(folder: string | undefined, log?: Log): Promise<FolderSpeech> {
  if (!folder) return { close() {} }
  const [{ modelsIn }, { modelPool }, { folderSpeechIn }, { folderSpeechOut }] = await Promise.all([
    import('#ports/speech-engines/models/models-in-folder.ts'),
    import('#ports/speech-engines/models/model-processes.ts'),
    import('#ports/speech-in/speech-in.folder.ts'),
    import('#ports/speech-out/speech-out.folder.ts'),
  ])
  const models = modelsIn(resolve(folder))
  if ('missing' in models) throw new SettingError(`The setting SPEECH_MODELS ${models.missing}.`)
  const onTrouble = (detail: string) => log?.warn({ detail }, 'A speech model of the folder stopped.')
  const onStart = (pid: number | undefined) => log?.info({ pid }, 'A process for speech models starts.')
  const { recogniser, voices } = models
  const hears = modelPool({ ...models, voices: [] }, { onTrouble, onStart })
  const speaks = modelPool({ ...models, recogniser: undefined }, { onTrouble, onStart })
  return {
    recogniser: recogniser && folderSpeechIn({ pool: hears, name: recogniser.name }),
    voice: voices.length > 0 ? folderSpeechOut({ pool: speaks, voices }) : undefined,
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

type Speech = Pick<Services, 'speechIn' | 'speechOut' | 'examineRecording'> & { stop(): void }

/** No thread starts and no engine loads before the first request for speech. */
export async function connectSpeech(env: Env, now = Date.now, log?: Log): Promise<Speech> {
  const pool = engineThreads()
  const examineRecording = examineIn(pool)
  const [providerHears, providerSpeaks, folder] = await Promise.all([
    recogniserOf(env),
    providersVoice(env),
    speechOfFolder(env.SPEECH_MODELS, log),
  ])
  const speechOut = await voicesInTurn([providerSpeaks, folder.voice], fliteSpeechOut({ pool }), now)
  const setUp = [providerHears, folder.recogniser].filter((recogniser) => recogniser !== undefined)
  const builtIn = soundswallowerSpeechIn({ pool })
  const speechIn = fallbackSpeechIn({ setUp, builtIn, examine: examineRecording, now })
  return {
    speechIn,
    speechOut,
    examineRecording,
    stop() {
      pool.close()
      folder.close()
    },
  }
}

/** Ends at once and without cleanup, as a power cut would. */
const failAt = (chosen: FailPoint | undefined) => (point: FailPoint) => {
  if (point === chosen) process.kill(process.pid, 'SIGKILL')
}

/** With an S3 address files go there; uploads in progress, and copies for the readers, stay on this machine. */
async function openFiles(env: Env): Promise<Files> {
  const folder = join(env.DATA_DIR, 'files')
  if (!env.S3_ENDPOINT) return (await import('#ports/files/files.disk.ts')).diskFiles(folder)
  const { s3Files } = await import('#ports/files/files.s3.ts')
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket = '', S3_REGION: region } = env
  return s3Files(
    { endpoint, bucket, region, accessKey: env.S3_ACCESS_KEY ?? '', secretKey: env.S3_SECRET_KEY ?? '' },
    folder,
  )
}

export async function connectOutside(
  env: Env,
  log: Log,
  { baseUrl, callbackUrl }: { baseUrl: string; callbackUrl: string },
): Promise<{ services: Services; database: OpenDatabase; studyWorker: StudyWorker; close(): Promise<void> }> {
  const database = await openDatabase(env, log)
  const [{ gateway, payments, stop }, engines, speech] = await Promise.all([
    connectPayments(env, callbackUrl),
    connectEngines(env, log),
    connectSpeech(env, Date.now, log),
  ])
  const services: Services = {
    db: database.db,
    mail: await connectMail(env, log),
    gateway,
    payments,
    aiText: engines.aiText,
    aiImage: engines.aiImage,
    speechIn: speech.speechIn,
    speechOut: speech.speechOut,
    examineRecording: speech.examineRecording,
    usage: usageSettings(env),
    closeReading: closeReadingSettings(env),
    files: await openFiles(env),
    documentText: readDocumentsInChildren({
      problemOf: documentProblem,
      limits: { givesWay: env.READERS_GIVE_WAY },
      onFault: (detail) => log.error({ detail }, 'A document reader failed.'),
    }),
    documentRetention: {
      days: env.DOCUMENT_DAYS,
      count: env.DOCUMENTS_PER_STUDENT,
      megabytes: env.DOCUMENT_MEGABYTES_PER_STUDENT,
    },
    scans: { pagesOfDocument: env.SCANNED_PAGES_PER_DOCUMENT },
    log,
    now: () => new Date(),
    baseUrl,
    passing: failAt(env.FAILPOINT),
    secret: env.SESSION_SECRET ?? keptSecret(env.DATA_DIR),
  }
  async function close() {
    speech.stop()
    await Promise.all([stop(), engines.stop()])
    await database.close()
  }
  return { services, database, studyWorker: engines.studyWorker, close }
}
