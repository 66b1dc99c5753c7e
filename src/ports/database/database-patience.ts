import { seconds } from '#kit/time.ts'

/**
 * Time limits of one query. The product's own take milliseconds; every request has to be answered within
 * five seconds, whatever the database does, and may have to wait for a connection first. The server itself ends a
 * transaction in which nothing is asked for as long as `transaction`.
 */
export const PATIENCE = {
  question: seconds(2.5),
  connection: seconds(2),
  silence: seconds(1),
  transaction: seconds(10),
}
