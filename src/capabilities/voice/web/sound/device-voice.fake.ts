/** A device that speaks as a test says: which voices it has, and what becomes of each saying. */
import { vi } from 'vitest'
import type { OfferedVoice } from '../../rules/device-voices.ts'

export const ENGLISH: OfferedVoice = { name: 'Grace', lang: 'en-GB', localService: true, default: false }

type Course = 'is said' | 'never begins' | 'never ends' | 'fails' | 'ends at once'

export const SAYING_MS = 1_000

export function fakeDevice(voices: OfferedVoice[] = [ENGLISH]) {
  const said: string[] = []
  const courses: Course[] = []
  let cancelled = 0
  let current: EventTarget | undefined
  const target = new EventTarget()

  class Utterance extends EventTarget {
    text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  const synthesis = Object.assign(target, {
    getVoices: () => voices,
    resume() {},
    cancel() {
      cancelled += 1
      current = undefined
    },
    speak(utterance: Utterance) {
      if (utterance.text === '') return
      said.push(utterance.text)
      current = utterance
      const tell = (type: string, after: number) =>
        setTimeout(() => current === utterance && utterance.dispatchEvent(new Event(type)), after)
      const course = courses.shift() ?? 'is said'
      if (course === 'fails') tell('error', 10)
      if (course === 'ends at once') tell('end', 0)
      if (course === 'is said' || course === 'never ends') tell('start', 10)
      if (course === 'is said') tell('end', SAYING_MS)
    },
  })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: synthesis })
  return {
    synthesis: synthesis as unknown as SpeechSynthesis,
    said,
    /** Outcomes of the next utterances. */
    next: (...more: Course[]) => void courses.push(...more),
    cancelled: () => cancelled,
    /** The list of voices arrives late on many phones. */
    offers(...more: OfferedVoice[]) {
      voices.push(...more)
      target.dispatchEvent(new Event('voiceschanged'))
    },
    gone: () => Reflect.deleteProperty(window, 'speechSynthesis'),
  }
}
