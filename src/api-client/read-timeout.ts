import { seconds } from '#kit/time.ts'

/** Timeouts for reads: until the answer begins, and from then until it is complete. */
export const READ_TIMEOUT = { begins: seconds(20), ends: seconds(60) }

/**
 * A signal that follows another one and aborts after too long a silence: a phone that changes masts would otherwise wait for
 * ever for a server it cannot reach. (`AbortSignal.any` is younger than the phones.)
 */
export function readTimeout(signal?: AbortSignal) {
  const own = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    own.abort()
  }
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  return {
    signal: own.signal,
    /** Restarts the timeout with this duration, whatever was left before. */
    waitFor(ms: number) {
      clearTimeout(timer)
      timer = setTimeout(stop, ms)
    },
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    },
  }
}
