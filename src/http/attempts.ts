/** How often something may be tried within a window of time. Pure: the store keeps the count. */
export type AttemptLimit = { most: number; within: number }
export type AttemptCount = { count: number; since: Date }

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export function waitBeforeNext(limit: AttemptLimit, seen: AttemptCount | undefined, now: Date): number {
  if (!seen) return 0
  const left = seen.since.getTime() + limit.within - now.getTime()
  return seen.count >= limit.most && left > 0 ? Math.ceil(left / 1_000) : 0
}

/** The same for the attempt just counted: 0 if it was still within the limit. */
export const waitForThis = (limit: AttemptLimit, seen: AttemptCount | undefined, now: Date): number =>
  waitBeforeNext({ ...limit, most: limit.most + 1 }, seen, now)

const inMinutes = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

export const tooManyTries = (what: string, seconds: number): string =>
  `Too many ${what}. Please wait ${inMinutes(seconds)}, then try again.`
