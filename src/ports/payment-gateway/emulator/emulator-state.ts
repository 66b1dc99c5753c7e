/**
 * The emulator's state, its time and its agenda. Future events are in the agenda with the moment they are
 * due, never in a timer alone: that is how they survive a kill.
 */
import type { EmulatorClock } from './clock.ts'
import type { DueEvent, EmulatorState, Happening } from './state.ts'
import type { StateFile } from './state-file.ts'

export type EmulatorWorld = {
  readonly state: EmulatorState
  now(): number
  save(): void
  /** Milliseconds of the emulator's own pace: its speed shortens them. */
  later(ms: number, happening: Happening): DueEvent
  cancel(unwanted: (event: DueEvent) => boolean): void
  pause(ms: number): Promise<void>
  advance(ms: number): Promise<void>
  stop(): void
}

export function createWorld(
  file: StateFile,
  clock: EmulatorClock,
  speed: number,
  perform: (event: DueEvent) => Promise<void>,
): EmulatorWorld {
  const state = file.load()
  const waiting = new Set<{ at: number; go: () => void }>()
  let stopTimer = () => {}
  let stopped = false

  const now = () => clock.now() + state.clockShift
  const nextAt = () =>
    Math.min(
      ...state.agenda.map(({ at }) => at),
      ...[...waiting].map(({ at }) => at),
      Number.POSITIVE_INFINITY,
    )

  function setTimer() {
    stopTimer()
    const at = nextAt()
    if (!stopped && at !== Number.POSITIVE_INFINITY)
      stopTimer = clock.wake(Math.max(0, at - now()), () => {
        takeDue(now()).forEach((event) => void run(event))
        setTimer()
      })
  }

  /** Taken out before they run, in order: no event ever happens twice. */
  function takeDue(until: number): DueEvent[] {
    const due = state.agenda.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at || a.order - b.order)
    state.agenda = state.agenda.filter(({ at }) => at > until)
    for (const wait of [...waiting].filter(({ at }) => at <= until)) {
      waiting.delete(wait)
      wait.go()
    }
    return due
  }

  const world: EmulatorWorld = {
    state,
    now,
    // After the end nothing is written: another emulator may own the file by then.
    save: () => {
      if (!stopped) file.save(state)
    },
    later(ms, happening) {
      const event = { ...happening, at: now() + ms / speed, order: ++state.order }
      state.agenda.push(event)
      setTimer()
      return event
    },
    cancel(unwanted) {
      state.agenda = state.agenda.filter((event) => !unwanted(event))
    },
    pause: (ms) =>
      new Promise((go) => {
        waiting.add({ at: now() + ms / speed, go })
        setTimer()
      }),
    async advance(ms) {
      const target = now() + ms
      // From one event to the next, each at its own moment: events it triggers are queued behind it.
      for (let at = nextAt(); at <= target; at = nextAt()) {
        state.clockShift += Math.max(0, at - now())
        for (const event of takeDue(at)) await run(event)
        await Promise.resolve()
      }
      state.clockShift += Math.max(0, target - now())
      world.save()
      setTimer()
    },
    stop() {
      stopped = true
      stopTimer()
      for (const { go } of waiting) go()
      waiting.clear()
    },
  }

  const run = (event: DueEvent) =>
    perform(event).catch((fault) => console.error('The payment emulator met a fault of its own:', fault))
  // Events that fell due while the emulator was not running happen now.
  setTimer()
  return world
}
