/** Periodic work. One run at a time; stopping waits for the run in progress. */
type Again = {
  /** Between the starts of two runs. */
  every: number
  /** Before the first run; absent where the first comes after `every`. */
  after?: number
  work(): Promise<unknown>
  /** The next run happens all the same. */
  onFault(error: unknown): void
}

export type PeriodicTask = {
  /** Starts a run now, unless one is under way. Resolves when that one is done. */
  runNow(): Promise<void>
  stop(): Promise<void>
}

export function startPeriodicTask({ every: pause, after, work, onFault }: Again): PeriodicTask {
  let running: Promise<void> | undefined
  let stopped = false
  const runNow = (): Promise<void> => {
    if (stopped) return Promise.resolve()
    running ??= Promise.resolve()
      .then(work)
      .then(() => undefined, onFault)
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timers = [setInterval(runNow, pause)]
  if (after === 0) void runNow()
  else if (after !== undefined) timers.push(setTimeout(runNow, after))
  // These timers never keep an otherwise finished program alive.
  for (const timer of timers) timer.unref()
  return {
    runNow,
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await running
    },
  }
}
