import { seconds } from '#kit/time.ts'

/** For an answer that is only read: until it begins, and from there until all of it is here. */
export const LONGEST_WAIT = { begins: seconds(20), ends: seconds(60) }

/**
 * A signal that follows another one, and ends by itself when nothing was heard for too long: a telephone between
 * two masts waits for ever for a server that it cannot hear. (`AbortSignal.any` is younger than the phones.)
 */
export function patience(signal?: AbortSignal) {
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
    /** From now on so long, whatever was left before. */
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
