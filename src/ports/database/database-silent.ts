import { seconds } from '#kit/time.ts'

/**
 * How long one question may take. The product's own take milliseconds; every request has to be answered
 * within five seconds, whatever the records do, and may have to wait for a connection first.
 */
export const PATIENCE = { question: seconds(2.5), connection: seconds(2), silence: seconds(1) } as const

/** The database is there and says nothing. Its code is the one of a connection that failed. */
export class DatabaseSilent extends Error {
  readonly code = '08006'
  constructor() {
    super('The database did not answer in time.')
  }
}
