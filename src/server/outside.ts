/** Chooses the adapters. The only file that knows vendors by name. */
import { join } from 'node:path'
import { documentProblem } from '#capabilities/documents/spec.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import { readDocumentsInChildren } from '#ports/document-text/document-text.children.ts'
import type { Files } from '#ports/files/files.ts'
import { folderMail } from '#ports/mail/mail.folder.ts'
import { smtpMail } from '#ports/mail/mail.smtp.ts'
import type { Log, Outside } from '#ports/outside.ts'
import type { Env } from './env.ts'
import { keptSecret } from './session-secret.ts'

export const mailboxFolder = (env: Env) => join(env.DATA_DIR, 'outbox')

function connectMail(env: Env, log: Log) {
  if (!env.SMTP_URL) return folderMail({ folder: mailboxFolder(env), from: env.MAIL_FROM })
  const onFailure = (error: unknown) =>
    log.error({ reason: String(error) }, 'The mail server refused a letter.')
  return smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM, onFailure })
}

/** Only the driver that is used is loaded: the embedded database alone weighs half a second. */
async function openDatabase(env: Env, log: Log): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) {
    const { openPglite } = await import('#ports/database/database.pglite.ts')
    return openPglite(env.DATA_DIR)
  }
  const { openPostgres } = await import('#ports/database/database.postgres.ts')
  return openPostgres(env.DATABASE_URL, {
    connections: env.DATABASE_CONNECTIONS,
    onLost: (error) => log.warn({ reason: error.message }, 'A database connection was lost.'),
  })
}

/** With an S3 address files go there; what is arriving, and copies for the readers, stay on this machine. */
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
  baseUrl: string,
): Promise<{ outside: Outside; database: OpenDatabase }> {
  const database = await openDatabase(env, log)
  const outside: Outside = {
    db: database.db,
    mail: connectMail(env, log),
    files: await openFiles(env),
    documentText: readDocumentsInChildren({
      problemOf: documentProblem,
      onFault: (detail) => log.error({ detail }, 'A document reader failed.'),
    }),
    documentKeeping: {
      days: env.DOCUMENT_DAYS,
      count: env.DOCUMENTS_PER_STUDENT,
      megabytes: env.DOCUMENT_MEGABYTES_PER_STUDENT,
    },
    log,
    now: () => new Date(),
    baseUrl,
    secret: env.SESSION_SECRET ?? keptSecret(env.DATA_DIR),
  }
  return { outside, database }
}
