/**
 * The browser's own recognition, alongside the recording and only after consent. Its transcript is sent with the
 * recording, and the server decides which of the two to trust.
 */
export type Recognition = {
  start(): void
  stop(): void
  /** The transcript of the recording sent under this attempt; the same for every retry. */
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

/** Some end after every pause; one that ends so often is not listening. */
const MOST_PARTS = 30

/** The transcript of one recording. A recogniser that ends early is followed by another, so it has parts. */
type Understood = {
  parts: string[]
  recording: boolean
  /** It broke off in the middle: half a sentence is no answer, and the recording has the whole. */
  broken: boolean
}
const nothingUnderstood = (): Understood => ({ parts: [], recording: true, broken: false })
const textIn = ({ parts, broken }: Understood): string => (broken ? '' : parts.filter(Boolean).join(' '))

export function createRecognition(Recogniser = browserRecogniser()): Recognition {
  const texts = new Map<string, string>()
  let running: BrowserRecogniser | undefined
  /**
   * The transcript of the last recording. A recogniser may deliver results after its end; they do not belong to the
   * next one.
   */
  let last = nothingUnderstood()
  let refused = false

  function listen(mine: Understood): void {
    if (!Recogniser) return
    const part = mine.parts.push('') - 1
    const recogniser = new Recogniser()
    Object.assign(recogniser, { lang: 'en-GB', continuous: true, interimResults: true })
    recogniser.addEventListener('result', (event) => {
      const { results } = event as Event & { results: Results }
      mine.parts[part] = Array.from(results, (result) => result[0]?.transcript.trim() ?? '').join(' ')
    })
    recogniser.addEventListener('error', (event) => {
      const { error } = event as Event & { error?: string }
      // Silence is not a refusal of permission.
      if (error === 'no-speech' || error === 'aborted') return
      // On some phones two may not listen at once: from here on only the recording does.
      if (textIn(mine) === '') refused = true
      else mine.broken = true
    })
    recogniser.addEventListener('end', () => {
      if (!mine.recording || mine.broken || refused) return
      if (mine.parts.length < MOST_PARTS) listen(mine)
      else mine.broken = true
    })
    try {
      recogniser.start()
      running = recogniser
    } catch {
      if (part === 0) refused = true
      else mine.broken = true
    }
  }

  return {
    start() {
      if (!Recogniser || refused || running) return
      last = nothingUnderstood()
      listen(last)
    },
    stop() {
      last.recording = false
      running?.stop()
      running = undefined
    },
    textOf(attempt) {
      if (!texts.has(attempt)) {
        texts.set(attempt, textIn(last).trim())
        last = { ...nothingUnderstood(), recording: false }
      }
      return texts.get(attempt) || undefined
    },
  }
}
