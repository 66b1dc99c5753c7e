import type { Clock } from '../clock.ts'

/** In milliseconds. Time the reader takes to use a piece does not count as silence. */
export type Limits = { first: number; quiet: number; total: number; clock: Clock }

/** Calls `tooLong` when an engine is silent for too long, or takes too long altogether. */
export function watchSilence({ first, quiet, total, clock }: Limits, hangUp: () => void) {
  let expired = false
  let patience = first
  const expire = () => {
    expired = true
    hangUp()
  }
  const forgetTotal = clock.after(total, expire)

  return {
    tooLong: () => expired,
    /** Waits for the engine. The first word may take as long as `first`, headers and all. */
    async during<Value>(wait: PromiseLike<Value>): Promise<Value> {
      const forget = clock.after(patience, expire)
      try {
        return await wait
      } finally {
        forget()
      }
    },
    heard() {
      patience = quiet
    },
    stop: forgetTotal,
  }
}
