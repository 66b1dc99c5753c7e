import type { Services } from '#ports/services.ts'

/** Renews a lease until the returned function is called. */
export function renewLease(
  { log }: Pick<Services, 'log'>,
  work: {
    id: string
    /** Lease duration without renewal. */
    lease: number
    /** False when it is no longer ours: deleted, or taken over. */
    renew(): Promise<boolean>
    onLost?: () => void
  },
): () => void {
  const beat = setInterval(async () => {
    try {
      if (!(await work.renew())) work.onLost?.()
    } catch (error) {
      // The database is unreachable for a moment; if it lasts, another worker takes over.
      log.warn({ work: work.id, reason: String(error) }, 'A lease could not be renewed.')
    }
  }, work.lease / 4)
  beat.unref()
  return () => clearInterval(beat)
}
