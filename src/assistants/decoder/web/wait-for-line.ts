import { seconds } from '#kit/time.ts'

/** Pauses between tries of one upload: about five minutes of a lost line, then the student is asked. */
export const TRIES = [1, 3, 5, 10, 15, 30, 30, 60, 60, 60].map(seconds)

/** So long, or until the phone says that it is on the line again. */
export const waitForLine = (ms: number, signal: AbortSignal) =>
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
