import type { Outside } from '#ports/outside.ts'
import { ANALYSING } from '../spec.ts'
import { renew } from './analysis-rows.ts'

/** Says again and again that somebody is at work, until the returned function is called. */
export function keepLease(
  { db, now, log }: Pick<Outside, 'db' | 'now' | 'log'>,
  { id, holder, onLost }: { id: string; holder: string; onLost?: () => void },
): () => void {
  const beat = setInterval(async () => {
    try {
      if (!(await renew(db, id, { holder, now: now() }))) onLost?.()
    } catch (error) {
      // The records are away for a moment; if for longer, somebody else takes over.
      log.warn({ analysis: id, reason: String(error) }, 'A lease could not be renewed.')
    }
  }, ANALYSING.lease / 4)
  beat.unref()
  return () => clearInterval(beat)
}
