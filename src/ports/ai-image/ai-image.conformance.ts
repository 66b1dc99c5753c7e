import { describe, expect, it } from 'vitest'
import type { TextProblemCode } from '../ai-text/text-problem.ts'
import { mediaTypeOf } from './ai-image.openai-compatible.ts'
import type { AiImage } from './ai-image.ts'

export type ScriptedPainter = {
  engine: AiImage
  draws(pictures: number): void
  breaks(code: TextProblemCode): void
}

/** The behaviour the product relies on, for every image engine. */
export function aiImageConformance(name: string, open: () => ScriptedPainter) {
  describe(`pictures by ${name}`, () => {
    it('draws one picture when nobody says how many', async () => {
      const { engine, draws } = open()
      draws(1)
      const drawing = await engine.draw({ prompt: 'A conceptual framework' })
      if (!drawing.ok) throw new Error(drawing.problem.message)
      const [picture, ...more] = drawing.value.pictures
      expect(more).toEqual([])
      expect(picture!.mediaType).toBe(mediaTypeOf(picture!.bytes))
      expect(drawing.value.usage).toMatchObject({ images: 1 })
    })

    it('draws and counts as many as were asked for', async () => {
      const { engine, draws } = open()
      draws(3)
      expect(await engine.draw({ prompt: 'A framework', count: 3 })).toMatchObject({
        value: { pictures: [{}, {}, {}], usage: { images: 3 } },
      })
    })

    it.each([
      ['auth', 'not accepting our account'],
      ['overloaded', 'overloaded at the moment'],
      ['refused', 'declined to draw this'],
    ] as const)('tells %s apart, with a sentence for the student', async (code, sentence) => {
      const { engine, breaks } = open()
      breaks(code)
      expect(await engine.draw({ prompt: 'A framework' })).toMatchObject({
        ok: false,
        problem: { code, message: expect.stringContaining(sentence) },
      })
    })

    it('does nothing when it is stopped before it starts', async () => {
      expect(await open().engine.draw({ prompt: 'A framework', signal: AbortSignal.abort() })).toMatchObject({
        problem: { code: 'stopped', message: 'You stopped this picture.' },
      })
    })

    it('knows whether it is ready', async () => {
      const { engine } = open()
      expect(await engine.health()).toMatchObject({ ready: true, engine: engine.description })
    })
  })
}
