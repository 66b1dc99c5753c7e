import { describe, expect, it } from 'vitest'
import type { RecogniserTier } from '#product/recognised-speech.ts'
import type { SpeechIn } from './speech-in.ts'

export type ScriptedRecogniser = {
  engine: SpeechIn
  rung: RecogniserTier
  /** A recording of this text: really spoken where the engine really listens. */
  saying(text: string): Promise<Uint8Array>
  /** What it understands, where that is not everything. */
  understands?: string
  /** A recording of nothing. */
  silence(): Promise<Uint8Array>
}

/** The behaviour the product relies on, for every engine. */
export function speechInConformance(name: string, open: () => ScriptedRecogniser) {
  describe(`speech in through ${name}`, () => {
    it('understands what it can, and says which rung understood it', async () => {
      const { engine, rung, saying, understands } = open()
      const vocabulary = {
        key: 'thesis',
        text: async () => 'The sample was one hundred and twenty teachers in Chipata.',
      }
      const said = understands ?? 'the sample was small in Chipata'
      const heard = await engine.hear({ bytes: await saying(said), vocabulary })
      expect(heard).toMatchObject({ ok: true, value: { rung, text: said } })
      expect(heard.ok && heard.value.trust).not.toBe('exact')
    })

    it('skips silence, in the words of the specification', async () => {
      const { engine, silence } = open()
      const heard = await engine.hear({ bytes: await silence() })
      if (heard.ok) throw new Error(heard.value.text)
      expect(heard.problem.code).toBe('unclear')
      expect(heard.problem.message).toBe('Audio was too short or unclear. Please try again.')
    })

    it('does nothing when it is stopped before it starts', async () => {
      const { engine, saying } = open()
      const heard = await engine.hear({ bytes: await saying('hello'), signal: AbortSignal.abort() })
      expect(heard).toMatchObject({ problem: { code: 'stopped' } })
    })
  })
}
