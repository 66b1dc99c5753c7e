/** The engines of one thread: each opened by the first job that needs it, all of them reopened after a failure. */
import type { Recogniser } from './built-in/recogniser.ts'
import type { Flite } from './flite/flite.ts'

export type LazyEngines = ReturnType<typeof lazyEngines>

export function lazyEngines() {
  let flite: Promise<Flite> | undefined
  let mp3: Promise<(samples: Int16Array) => Uint8Array> | undefined
  let recogniser: Promise<Recogniser> | undefined

  return {
    openFlite: () => (flite ??= import('./flite/flite.ts').then(({ openFlite }) => openFlite())),
    openMp3: () => (mp3 ??= import('./audio/mp3.ts').then(({ openMp3 }) => openMp3())),
    openRecogniser: () =>
      (recogniser ??= import('./built-in/recogniser.ts').then(({ openRecogniser }) => openRecogniser())),
    /** A failed engine may be in any state. */
    openAnew(): void {
      flite = mp3 = recogniser = undefined
    },
  }
}
