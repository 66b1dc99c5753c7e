/** Everything outside this program, in one place: what it needs from the world and nothing about who provides it. */
import type { Database } from './database/database.ts'
import type { DocumentText } from './document-text/document-text.ts'
import type { Files } from './files/files.ts'
import type { Mail } from './mail/mail.ts'

export type Log = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export type Outside = {
  db: Database
  mail: Mail
  files: Files
  documentText: DocumentText
  documentKeeping: DocumentKeeping
  log: Log
  now(): Date
  /** Where people reach the product, without a slash at the end. */
  baseUrl: string
  /** Signs sessions. */
  secret: string
}

/** How much the product keeps for one person, and for how long after its last use. */
export type DocumentKeeping = { days: number; count: number; megabytes: number }
