/**
 * The voice of the student's own device: better than our small one on most phones, and it costs no data. Its engines are of many
 * kinds and some are broken, so nothing it promises is waited for without an end.
 */
import { BEGINS_WITHIN, chooseVoice, endsWithin } from '../../rules/device-voices.ts'

export type Saying = 'ended' | 'failed'

export type DeviceVoice = {
  /** Name of the device's English voice, if it has one that has not failed. Lists of voices may arrive late. */
  name(): string | undefined
  subscribe(tell: () => void): () => void
  /** Call it in a tap: phones allow speech only then. */
  unlock(): void
  /** Resolves when the words were spoken. Stopping counts as failed: the caller knows that it stopped. */
  say(words: string, signal: AbortSignal): Promise<Saying>
}

/** After this many failures in a row the voice is not used until the page is reloaded. */
const MOST_FAILURES = 2

export function createDeviceVoice(synthesis = browserSynthesis()): DeviceVoice {
  let failures = 0
  const listeners = new Set<() => void>()
  const chosen = () => (failures < MOST_FAILURES ? chooseVoice(synthesis?.getVoices() ?? []) : undefined)
  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  synthesis?.addEventListener?.('voiceschanged', tellAll)

  return {
    name: () => chosen()?.name,
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    unlock() {
      if (chosen()) synthesis?.speak(new SpeechSynthesisUtterance(''))
    },
    async say(words, signal) {
      const voice = chosen()
      if (!synthesis || !voice || signal.aborted) return 'failed'
      const outcome = await sayOnce(synthesis, voice, words, signal)
      failures = outcome === 'failed' && !signal.aborted ? failures + 1 : 0
      if (failures === MOST_FAILURES) tellAll()
      return outcome
    },
  }
}

function sayOnce(
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  words: string,
  signal: AbortSignal,
): Promise<Saying> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(words)
    Object.assign(utterance, { voice, lang: voice.lang })
    let begun = false
    let watch: ReturnType<typeof setTimeout>
    const settle = (outcome: Saying) => {
      clearTimeout(watch)
      signal.removeEventListener('abort', stop)
      resolve(outcome)
    }
    function stop() {
      synthesis.cancel()
      settle('failed')
    }
    /** If speech began, it was spoken and only the end event is missing. If it never began, nothing was heard. */
    const tooLong = () => {
      synthesis.cancel()
      settle(begun ? 'ended' : 'failed')
    }
    utterance.addEventListener('start', () => {
      begun = true
      clearTimeout(watch)
      watch = setTimeout(tooLong, endsWithin(words))
    })
    // An engine that ends without having begun has said nothing.
    utterance.addEventListener('end', () => settle(begun ? 'ended' : 'failed'))
    utterance.addEventListener('error', () => settle('failed'))
    signal.addEventListener('abort', stop, { once: true })
    watch = setTimeout(tooLong, BEGINS_WITHIN)
    try {
      synthesis.speak(utterance)
      // Left paused by another page, it would wait for ever.
      synthesis.resume()
    } catch {
      settle('failed')
    }
  })
}

function browserSynthesis(): SpeechSynthesis | undefined {
  return typeof SpeechSynthesisUtterance === 'function' ? window.speechSynthesis : undefined
}
