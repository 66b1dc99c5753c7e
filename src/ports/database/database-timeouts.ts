import { seconds } from '#kit/time.ts'

/**
 * Time limits of the database. The product's own queries take milliseconds; every request has to be answered within
 * five seconds, whatever the database does, and may have to wait for a connection first.
 */
export const DATABASE_TIMEOUTS = {
  question: seconds(2.5),
  connection: seconds(2),
  silence: seconds(1),
  /** Before the first request: a database that starts at the same time may be slow. */
  start: seconds(5),
  /** Between two queries of a transaction, kept by the server. */
  transaction: seconds(10),
}
