import type { Outside } from '#ports/outside.ts'

/** Says again and again that somebody is at work, until the returned function is called. */
export function keepLease(
  { log }: Pick<Outside, 'log'>,
  work: {
    id: string
    /** How long others wait for somebody who says nothing. */
    lease: number
    /** False when it is not ours any more: deleted, or taken over. */
    renew(): Promise<boolean>
    onLost?: () => void
  },
): () => void {
  const beat = setInterval(async () => {
    try {
      if (!(await work.renew())) work.onLost?.()
    } catch (error) {
      // The records are away for a moment; if for longer, somebody else takes over.
      log.warn({ work: work.id, reason: String(error) }, 'A lease could not be renewed.')
    }
  }, work.lease / 4)
  beat.unref()
  return () => clearInterval(beat)
}
