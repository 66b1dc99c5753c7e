/** Limits of preparing a session from a document. */
import { seconds } from '#kit/time.ts'

export const PREPARING = {
  /** Threads; a thesis in one of them takes about a hundred megabytes. */
  atOnce: 2,
  /** Idle threads are terminated. */
  idle: seconds(20),
  /** A plan takes seconds; one that takes longer is stopped. */
  longest: seconds(90),
  /** Time limit for a model's reading; the rest stays unread. */
  closeReadingAtMost: seconds(120),
  /** A second try helps after a restart; a third would mean that the document is what restarts us. */
  attempts: 2,
  lease: seconds(20),
  lookEvery: seconds(3),
} as const
