/** The engines of one thread: each opened by the first work that needs it, all of them opened anew after a failure. */
import type { Grammar } from '../speech-in/built-in/grammar.ts'
import type { Recogniser } from '../speech-in/built-in/recogniser.ts'
import type { Flite } from '../speech-out/flite/flite.ts'

/** What a recogniser was taught it never forgets; after the names of many theses a new one takes its place. */
const MOST_TAUGHT = 20_000

export type Engines = ReturnType<typeof lazyEngines>

export function lazyEngines() {
  let flite: Promise<Flite> | undefined
  let mp3: Promise<(samples: Int16Array) => Uint8Array> | undefined
  let recogniser: Promise<Recogniser> | undefined
  let taught = 0

  const openFlite = () =>
    (flite ??= import('../speech-out/flite/flite.ts').then(({ openFlite }) => openFlite()))
  const openMp3 = () => (mp3 ??= import('../speech-out/audio/mp3.ts').then(({ openMp3 }) => openMp3()))

  function openRecogniser(): Promise<Recogniser> {
    if (taught > MOST_TAUGHT) recogniser = undefined
    if (!recogniser) taught = 0
    recogniser ??= import('../speech-in/built-in/recogniser.ts').then(({ openRecogniser }) =>
      openRecogniser(),
    )
    return recogniser
  }

  return {
    openFlite,
    openMp3,

    async recogniserFor(grammar: Grammar): Promise<Recogniser> {
      const recogniser = await openRecogniser()
      const { soundsOfWords } = await import('../speech-in/built-in/sounds-of-words.ts')
      const unknown = grammar.words.filter((word) => !recogniser.knows(word))
      if (unknown.length > 0) recogniser.teach(soundsOfWords(unknown, await openFlite()))
      taught += unknown.length
      recogniser.listenFor(grammar)
      return recogniser
    },

    /** Nobody knows how an engine was left that failed. */
    openAnew(): void {
      flite = mp3 = recogniser = undefined
    },
  }
}
