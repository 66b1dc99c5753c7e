import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ScriptedEngine } from './ai-text.bad-day.conformance.ts'
import type { TextRequest } from './ai-text.ts'

const review = {
  name: 'review',
  schema: z.object({ strengths: z.array(z.string()).min(1), note: z.string().optional() }),
}
const good = JSON.stringify({ strengths: ['A clear {question}', 'Honest "limits"'] })
const value = JSON.parse(good)
const request: TextRequest = {
  instructions: 'Name the strengths.',
  messages: [{ role: 'user', text: 'What is good about my proposal?' }],
}

/** Structured answers from a model that gets them nearly right in all the usual ways. */
export function aiTextShapeConformance(name: string, open: () => ScriptedEngine) {
  describe(`answers in a shape by ${name}`, () => {
    it.each([
      ['as it should be', good],
      ['in a fence', `\`\`\`json\n${good}\n\`\`\``],
      ['between two sentences', `Here is the review:\n${good}\nI hope it helps.`],
    ])('reads JSON that comes %s, in one try', async (_, text) => {
      const { engine, script, requestsSeen } = open()
      script(text)
      expect(await engine.answerInShape(request, review)).toMatchObject({
        ok: true,
        value: { value, repaired: false, engine: engine.description },
      })
      expect(requestsSeen()).toBe(1)
    })

    it.each([
      ['breaks off', { text: good.slice(0, 25), ending: 'length' as const }],
      ['misses the shape', JSON.stringify({ strengths: [] })],
      ['is no JSON', 'Your proposal is good.'],
    ])('asks once more when the answer %s, and counts both', async (_, broken) => {
      const { engine, script, requestsSeen } = open()
      const usage = { inputTokens: 12, outputTokens: 5, images: 0 }
      script(typeof broken === 'string' ? { text: broken, usage } : { ...broken, usage }, {
        text: good,
        usage,
      })
      expect(await engine.answerInShape(request, review)).toMatchObject({
        ok: true,
        value: { value, repaired: true, usage: { inputTokens: 24, outputTokens: 10 } },
      })
      expect(requestsSeen()).toBe(2)
    })

    it('gives up honestly when the second answer is no better', async () => {
      const { engine, script, requestsSeen } = open()
      script('{"strengths": ["A cle', '{"strengths": "many"}')
      expect(await engine.answerInShape(request, review)).toMatchObject({
        ok: false,
        problem: { code: 'bad-output', detail: expect.stringContaining('strengths') },
      })
      expect(requestsSeen()).toBe(2)
    })

    it('does not ask again when the model is not there', async () => {
      const { engine, script, requestsSeen } = open()
      script({ breaks: 'auth' })
      expect(await engine.answerInShape(request, review)).toMatchObject({ problem: { code: 'auth' } })
      expect(requestsSeen()).toBe(1)
    })
  })
}
