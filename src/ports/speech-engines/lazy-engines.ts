/** The engines of one thread: each opened by the first job that needs it, all of them reopened after a failure. */
import type { Grammar } from './built-in/grammar.ts'
import type { Recogniser } from './built-in/recogniser.ts'
import type { Flite } from './flite/flite.ts'

/** A recogniser never forgets a word it was taught; after the names of many theses a new one replaces it. */
const MOST_TAUGHT = 20_000

export type LazyEngines = ReturnType<typeof lazyEngines>

export function lazyEngines() {
  let flite: Promise<Flite> | undefined
  let mp3: Promise<(samples: Int16Array) => Uint8Array> | undefined
  let recogniser: Promise<Recogniser> | undefined
  let taught = 0

  const openFlite = () => (flite ??= import('./flite/flite.ts').then(({ openFlite }) => openFlite()))
  const openMp3 = () => (mp3 ??= import('./audio/mp3.ts').then(({ openMp3 }) => openMp3()))

  function openRecogniser(): Promise<Recogniser> {
    if (taught > MOST_TAUGHT) recogniser = undefined
    if (!recogniser) taught = 0
    recogniser ??= import('./built-in/recogniser.ts').then(({ openRecogniser }) => openRecogniser())
    return recogniser
  }

  return {
    openFlite,
    openMp3,

    async recogniserFor(grammar: Grammar): Promise<Recogniser> {
      const recogniser = await openRecogniser()
      const { soundsOfWords } = await import('./built-in/sounds-of-words.ts')
      const unknown = grammar.words.filter((word) => !recogniser.knows(word))
      if (unknown.length > 0) recogniser.teach(soundsOfWords(unknown, await openFlite()))
      taught += unknown.length
      recogniser.listenFor(grammar)
      return recogniser
    },

    /** A failed engine may be in any state. */
    openAnew(): void {
      flite = mp3 = recogniser = undefined
    },
  }
}
