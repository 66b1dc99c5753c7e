/**
 * The browser's own recognition, beside the recording and only after consent. What it understood goes along with
 * the recording, and the server decides which of the two it believes.
 */
export type Recognition = {
  start(): void
  stop(): void
  /** What was understood of the recording that goes out under this attempt; the same for every try at sending it. */
  textOf(attempt: string): string | undefined
}

/** The part of the Web Speech API that is used here; TypeScript's own list of the browser leaves it out. */
export type BrowserRecogniser = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
}
type Results = ArrayLike<ArrayLike<{ transcript: string }>>

export function browserRecogniser(): (new () => BrowserRecogniser) | undefined {
  const known = window as unknown as Record<string, (new () => BrowserRecogniser) | undefined>
  return known.SpeechRecognition ?? known.webkitSpeechRecognition
}

export function createRecognition(Recogniser = browserRecogniser()): Recognition {
  const texts = new Map<string, string>()
  let running: BrowserRecogniser | undefined
  /** Of the recording that ran last. A recogniser may go on understanding after its end; that is not of the next one. */
  let last = { understood: '' }
  let refused = false

  return {
    start() {
      if (!Recogniser || refused || running) return
      const mine = { understood: '' }
      last = mine
      const recogniser = new Recogniser()
      Object.assign(recogniser, { lang: 'en-GB', continuous: true, interimResults: true })
      recogniser.addEventListener('result', (event) => {
        const { results } = event as Event & { results: Results }
        mine.understood = Array.from(results, (result) => result[0]?.transcript.trim() ?? '').join(' ')
      })
      // On some telephones two may not listen at once: then the recording goes alone from here on.
      recogniser.addEventListener('error', (event) => {
        const { error } = event as Event & { error?: string }
        // Who said nothing was not refused anything.
        refused ||= mine.understood === '' && error !== 'no-speech' && error !== 'aborted'
      })
      try {
        recogniser.start()
        running = recogniser
      } catch {
        refused = true
      }
    },
    stop() {
      running?.stop()
      running = undefined
    },
    textOf(attempt) {
      if (!texts.has(attempt)) {
        texts.set(attempt, last.understood.trim())
        last = { understood: '' }
      }
      return texts.get(attempt) || undefined
    },
  }
}
