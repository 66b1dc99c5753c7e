/** One sentence as sound, for a reply that the voice of a device began and could not finish. */
import { meteredSeconds } from '#capabilities/usage/server/metered-seconds.ts'
import type { UsedBy } from '#capabilities/usage/server/record-usage.ts'
import { refused } from '#http/answer.ts'
import { storable } from '#kit/well-formed.ts'
import type { AudioFormat, Persona } from '#ports/speech-out/speech-out.ts'
import { SAYS } from '../spec.ts'
import { audioUrlOf } from './audio-store.ts'
import type { Voice } from './voice.ts'

type Sentence = { by: UsedBy; persona: Persona; words: string; format: AudioFormat }

const EXPECTED_SECONDS = 60
const LETTERS_A_SECOND = 15
const cannotSpeak = { code: 'cannot-speak', message: SAYS.cannotPlay } as const

export async function sentenceAloud(voice: Voice, { by, persona, words, format }: Sentence) {
  const metered = await meteredSeconds(
    voice.services,
    by,
    { kind: 'audioSeconds', expected: EXPECTED_SECONDS },
    async () => {
      const request = { text: storable(words), persona, format, isFirst: true }
      const value = await voice.services.speechOut.speak(request)
      const seconds = value.ok ? (value.value.seconds ?? words.length / LETTERS_A_SECOND) : 0
      return { value, seconds }
    },
  )
  if (!metered.ok) return refused(metered.problem)
  const spoken = metered.value
  if (!spoken.ok) return refused(cannotSpeak)
  return { audioUrl: audioUrlOf(await voice.store.keep(by.who, spoken.value)) }
}
