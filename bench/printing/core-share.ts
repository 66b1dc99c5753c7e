/**
 * Share of one core's time each program used between two moments; time taken by other programs is not included. Linux
 * only.
 */
import { readFileSync } from 'node:fs'

/** As Linux counts time. */
const TICKS_A_SECOND = 100

/** Seconds of one core since the process started. */
export function coreSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return Number.NaN
  }
}

/** With the programs it began and that have ended: readers of documents, recognisers. */
export function coreSecondsOfFamily(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_A_SECOND
}

/** Called again, it says the share of each since it was begun, in percent. */
export function coreShares<Name extends string>(programs: Record<Name, number>): () => [Name, number][] {
  const names = Object.keys(programs) as Name[]
  const before = names.map((name) => coreSeconds(programs[name]))
  const began = performance.now()
  return () => {
    const passed = (performance.now() - began) / 1_000
    return names.map((name, at) => [name, (100 * (coreSeconds(programs[name]) - before[at]!)) / passed])
  }
}
