/**
 * Data read from the server, by address, for as long as a screen watches it: two parts of a screen that show the same thing ask
 * once, another address never shows the previous one's figures, and a failed refresh is reported beside the old data.
 */
import type { Problem, Result } from '#kit/result.ts'

export type QueryState = {
  value: unknown
  /** Why the latest read failed; `value` is then the earlier data, if there was any. */
  problem: Problem | undefined
}

export type FetchAt = (path: string, signal: AbortSignal) => Promise<Result<unknown, Problem>>

type Entry = {
  read: QueryState
  lookers: Set<() => void>
  asking: AbortController | undefined
  again: boolean
}

const NOTHING: QueryState = { value: undefined, problem: undefined }

export function createQueryCache(askAt: FetchAt) {
  const entries = new Map<string, Entry>()

  async function look(path: string, entry: Entry): Promise<void> {
    if (entry.asking) {
      // An answer in flight may be older than the caller's change.
      entry.again = true
      return
    }
    const breaking = new AbortController()
    entry.asking = breaking
    entry.again = false
    const answer = await askAt(path, breaking.signal).catch(() => undefined)
    if (breaking.signal.aborted) return
    entry.asking = undefined
    if (answer) {
      entry.read = answer.ok
        ? { value: answer.value, problem: undefined }
        : { value: entry.read.value, problem: answer.problem }
      for (const tell of entry.lookers) tell()
    }
    if (entry.again) void look(path, entry)
  }

  return {
    read: (path: string): QueryState => entries.get(path)?.read ?? NOTHING,

    /** Reads it unless it is watched already. Forgotten when the last watcher leaves. */
    watch(path: string, tell: () => void): () => void {
      const known = entries.get(path)
      const entry: Entry = known ?? { read: NOTHING, lookers: new Set(), asking: undefined, again: false }
      entries.set(path, entry)
      entry.lookers.add(tell)
      if (!known) void look(path, entry)
      return () => {
        entry.lookers.delete(tell)
        if (entry.lookers.size > 0) return
        entry.asking?.abort()
        entries.delete(path)
      }
    },

    /** Refreshes all watched addresses that match, possibly none. */
    refetch(isMeant: (path: string, read: QueryState) => boolean): void {
      for (const [path, entry] of entries) if (isMeant(path, entry.read)) void look(path, entry)
    },
  }
}
