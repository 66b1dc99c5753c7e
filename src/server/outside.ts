/** Chooses the adapters. The only file that knows vendors by name. */
import { join } from 'node:path'
import type { OpenDatabase } from '#ports/database/database.ts'
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

export async function connectOutside(
  env: Env,
  log: Log,
  baseUrl: string,
): Promise<{ outside: Outside; database: OpenDatabase }> {
  const database = await openDatabase(env, log)
  const outside: Outside = {
    db: database.db,
    mail: connectMail(env, log),
    log,
    now: () => new Date(),
    baseUrl,
    secret: env.SESSION_SECRET ?? keptSecret(env.DATA_DIR),
  }
  return { outside, database }
}
