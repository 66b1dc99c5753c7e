import { describe, expect, it } from 'vitest'
import { PERSONAS, type SpeechOut, speechOutProblem } from './speech-out.ts'

/** The behaviour the product relies on, for every engine. */
export function speechOutConformance(name: string, open: () => SpeechOut) {
  describe(`speech out through ${name}`, () => {
    it.each(PERSONAS)('speaks for the %s, and says who it is', async (persona) => {
      const voice = open()
      expect(await voice.speak({ text: 'Why this method?', persona })).toMatchObject({
        ok: true,
        value: { mediaType: 'audio/mpeg', engine: { name: expect.any(String) } },
      })
    })

    it('sends audio that is not empty', async () => {
      const spoken = await open().speak({ text: 'Why this method?', persona: 'examiner' })
      expect(spoken.ok && spoken.value.bytes.length).toBeGreaterThan(0)
    })

    it.each(['', '   ', '---', '**\n'])('has nothing to say for %j, and asks no engine', async (text) => {
      expect(await open().speak({ text, persona: 'examiner' })).toEqual({
        ok: false,
        problem: speechOutProblem('nothing-to-say'),
      })
    })

    it('does not read out what nobody would listen to', async () => {
      expect(await open().speak({ text: 'word '.repeat(2_000), persona: 'examiner' })).toMatchObject({
        problem: { code: 'too-long' },
      })
    })

    it('does nothing when it is stopped before it starts', async () => {
      const signal = AbortSignal.abort()
      expect(await open().speak({ text: 'Hello.', persona: 'examiner', signal })).toMatchObject({
        problem: { code: 'stopped' },
      })
    })
  })
}
