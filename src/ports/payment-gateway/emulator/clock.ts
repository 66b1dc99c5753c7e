/** The emulator's source of time. Moving it ahead is done by the world; see emulator-state.ts. */
export type EmulatorClock = {
  now(): number
  /** Calls back once after this many milliseconds; a stopped clock never does. */
  wake(ms: number, run: () => void): () => void
}

const LONGEST_TIMER = 2 ** 31 - 1

export const realClock = (): EmulatorClock => ({
  now: () => Date.now(),
  wake(ms, run) {
    const timer = setTimeout(run, Math.min(ms, LONGEST_TIMER))
    // An emulator that only waits for a PIN must not keep a program from ending.
    timer.unref()
    return () => clearTimeout(timer)
  },
})

/** For tests: time passes only through advance(). */
export const stoppedClock = (start = Date.parse('2026-03-02T08:00:00Z')): EmulatorClock => ({
  now: () => start,
  wake: () => () => {},
})
