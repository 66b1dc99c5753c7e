/**
 * The recording so far, sent during a silence to be recognised early. It is kept until the turn comes, so that no byte
 * is sent twice: students pay for each. One per person, in memory, for as long as a turn can take.
 */
import { minutes } from '#kit/time.ts'

const KEPT_FOR = minutes(2)
const MOST_BYTES = 64 * 1024 * 1024

export function keptBeginnings(now: () => Date) {
  const kept = new Map<string, { name: string; bytes: Uint8Array; at: number }>()
  let total = 0

  function drop(who: string): void {
    total -= kept.get(who)?.bytes.length ?? 0
    kept.delete(who)
  }

  return {
    keep(who: string, name: string, bytes: Uint8Array): void {
      drop(who)
      const at = now().getTime()
      kept.set(who, { name, bytes, at })
      total += bytes.length
      // The map keeps the order in which they came.
      for (const [other, beginning] of kept) {
        if (total <= MOST_BYTES && at - beginning.at < KEPT_FOR) break
        drop(other)
      }
    },

    /** The beginning of that name with the rest behind it; nothing when it is no longer known. */
    join(who: string, name: string, rest: Uint8Array): Uint8Array | undefined {
      const beginning = kept.get(who)
      if (beginning?.name !== name || now().getTime() - beginning.at >= KEPT_FOR) return undefined
      return Buffer.concat([beginning.bytes, rest])
    },
  }
}
