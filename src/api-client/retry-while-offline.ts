import { seconds } from '#kit/time.ts'

/** Pauses between the attempts of one submission: about ten minutes without a connection, then the student is asked. */
export const PAUSES = [1, 3, 5, 10, 15, 30, 30, ...Array.from({ length: 8 }, () => 60)].map(seconds)

type Trying = {
  signal: AbortSignal
  /** Before each wait. */
  onLineLost(): void
}

/** Retries after a lost connection. An attempt that must not be repeated returns a value instead. */
export async function retryWhileOffline<T>(
  attempt: () => Promise<T | 'line-lost'>,
  { signal, onLineLost }: Trying,
): Promise<T | 'line-lost'> {
  for (const pause of PAUSES) {
    const answer = await attempt()
    if (answer !== 'line-lost' || signal.aborted) return answer
    onLineLost()
    await waitForLine(pause, signal)
    if (signal.aborted) return 'line-lost'
  }
  return attempt()
}

/** Waits this long, or until the phone is back online. */
const waitForLine = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
