/** Chooses the adapters. With engines.ts the only file that knows vendors by name. */

import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentProblem } from '#capabilities/documents/index.ts'
import type { StudyWorker } from '#capabilities/study/server/index.ts'
import { seconds } from '#kit/time.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import { readDocumentsInChildren } from '#ports/document-text/document-text.children.ts'
import type { Files } from '#ports/files/files.ts'
import { folderMail } from '#ports/mail/mail.folder.ts'
import type { Mail } from '#ports/mail/mail.ts'
import { EMULATOR_TOKEN } from '#ports/payment-gateway/emulator/settings.ts'
import { startEmulator } from '#ports/payment-gateway/emulator/start-emulator.ts'
import { noGateway } from '#ports/payment-gateway/payment-gateway.off.ts'
import { pawaPayGateway } from '#ports/payment-gateway/payment-gateway.pawapay.ts'
import type { ReferenceRegistry } from '#ports/reference-registry/reference-registry.ts'
import type { FailPoint, Log, Services } from '#ports/services.ts'
import { closeReadingSettings, usageSettings } from './ai-settings.ts'
import { mayBePlain } from './egress-policy.ts'
import { connectEngines, connectSpeech } from './engines.ts'
import type { Env } from './env.ts'
import { paymentMode } from './payment-mode.ts'

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
  const sellWithoutModel = env.SELL_WITHOUT_MODEL
  const settings = { mode, requireSignature, sellWithoutModel, phoneSimulator: null }
  if (mode === 'off') return { gateway: noGateway(), payments: settings, stop: nothingToStop }
  if (mode === 'emulator') {
    const { url, token, phoneUrl, stop } = await emulatorOf(env, callbackUrl)
    const gateway = pawaPayGateway({ environment: mode, baseUrl: url, token })
    return { gateway, payments: { ...settings, phoneSimulator: phoneUrl }, stop }
  }
  const token = env.PAWAPAY_API_TOKEN ?? ''
  return { gateway: pawaPayGateway({ environment: mode, token }), payments: settings, stop: nothingToStop }
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

/** Whoever says who they are is served in the registries' polite pool. */
async function registriesOf(env: Env): Promise<ReferenceRegistry[]> {
  const mailTo = env.MAIL_FROM.match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? 'no-reply@weekbe4.local'
  return Promise.all(
    env.REFERENCE_CHECK.map(async (name) => {
      if (name === 'crossref')
        return (await import('#ports/reference-registry/reference-registry.crossref.ts')).crossrefRegistry({
          mailTo,
        })
      return (await import('#ports/reference-registry/reference-registry.openalex.ts')).openAlexRegistry({
        mailTo,
      })
    }),
  )
}

export async function connectOutside(
  env: Env,
  log: Log,
  { baseUrl, callbackUrl }: { baseUrl: string; callbackUrl: string },
): Promise<{
  services: Services
  database: OpenDatabase
  studyWorker: StudyWorker
  modelsLine: string
  close(): Promise<void>
}> {
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
    registries: await registriesOf(env),
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
    hearing: { longestWait: seconds(env.HEARING_SECONDS) },
    log,
    now: () => new Date(),
    elapsed: () => Math.floor(performance.now()),
    baseUrl,
    passing: failAt(env.FAILPOINT),
    secret: env.SESSION_SECRET ?? keptSecret(env.DATA_DIR),
  }
  async function close() {
    speech.stop()
    await Promise.all([stop(), engines.stop()])
    await database.close()
  }
  return { services, database, studyWorker: engines.studyWorker, modelsLine: speech.modelsLine, close }
}

/** Outside production the secret is made once and kept with the data, so that restarts sign no users out. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const fresh = `${file}.new-${randomBytes(6).toString('hex')}`
  writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    // Atomic, and only the first wins: two programs that start at once end up with one secret.
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
