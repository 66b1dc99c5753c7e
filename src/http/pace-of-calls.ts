/** How often one person may call in a minute. Counted in memory: it protects this process, and forgets on a restart. */
import { minutes } from '#kit/time.ts'

const WINDOW = minutes(1)
const TIDY_AT = 1_000

/** True while there is room; counts the call. */
export function paceOfCalls(most: number, now: () => Date): (who: string) => boolean {
  const calls = new Map<string, number[]>()
  const recent = (who: string, at: number) => (calls.get(who) ?? []).filter((call) => at - call < WINDOW)
  return (who) => {
    const at = now().getTime()
    if (calls.size > TIDY_AT)
      for (const other of calls.keys()) if (recent(other, at).length === 0) calls.delete(other)
    const mine = recent(who, at)
    calls.set(who, mine)
    if (mine.length >= most) return false
    mine.push(at)
    return true
  }
}
