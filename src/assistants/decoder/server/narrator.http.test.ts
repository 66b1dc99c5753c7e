/** With a model its words are counted; without one, or when it fails, there is an analysis all the same. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { usageDays } from '#capabilities/usage/server/tables.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import type { AiText } from '#ports/ai-text/ai-text.ts'
import type { TextProblemCode } from '#ports/ai-text/text-problem.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { anAnalysis } from '#tests/decoder.ts'
import { chooseNarrator } from './choose-narrator.ts'
import type { AnalysisRow } from './tables.ts'

const test = testApp()
const analysis = anAnalysis({ id: 'a document', name: 'thesis.pdf', bytes: 1_000 })
const usage = { inputTokens: 400, outputTokens: 100, images: 0 }
const sections = Object.values(analysis).filter(
  (part) => typeof part === 'object' && part !== null && 'content' in part && part.content.length > 0,
).length

async function narrated(aiText: AiText) {
  const { uid: userId } = await signedInStudent(test)
  const narrate = chooseNarrator({ ...test.outside, aiText })
  // Of a row the narrator needs no more than whose it is.
  const row = { id: 'an analysis', userId } as AnalysisRow
  const said = await narrate(analysis, row, new AbortController().signal)
  const used = await test.database.db.select().from(usageDays).where(eq(usageDays.userId, userId))
  return { said, used }
}

it('asks nobody where the built-in engine is all there is', async () => {
  const engine = fakeText('', { name: 'Built-in study engine', builtIn: true })
  const { said, used } = await narrated(engine)
  expect(said).toEqual(analysis)
  expect(engine.requests).toEqual([])
  expect(used).toEqual([])
})

it('has the model phrase what was found, and counts it for the Decoder', async () => {
  const engine = fakeText(({ messages }) => {
    const [message] = messages
    const lines = (message?.role === 'user' && message.data?.[0]?.text) || ''
    // The same words, another order at the front: sound, and the model's own.
    const [, point = ''] = /^P1: (.+)$/m.exec(lines) ?? []
    const evidence = /^ {2}(E1\.1) /m.exec(lines) ? ['E1.1'] : []
    return { text: JSON.stringify({ points: [{ point: 1, text: `In short: ${point}`, evidence }] }), usage }
  })
  const { said, used } = await narrated(engine)
  expect(said.narrator).toEqual({ name: 'fake-model', builtIn: false })
  expect(JSON.stringify(said)).toContain('In short: ')
  expect(said.scores).toEqual(analysis.scores)
  expect(used).toMatchObject([{ assistant: 'decoder', calls: engine.requests.length }])
  expect(used[0]?.tokensIn).toBe(400 * engine.requests.length)
  expect(engine.requests.length).toBeLessThanOrEqual(sections)
})

it.each(['unavailable', 'refused', 'auth'] as TextProblemCode[])(
  'keeps its own words when the model is %s, and says why',
  async (breaks) => {
    const { said } = await narrated(fakeText({ text: '', breaks }))
    expect(said).toEqual({
      ...analysis,
      narrator: { ...analysis.narrator, standsInBecause: expect.stringMatching(/\.$/) },
    })
  },
)

it('keeps its own words when the model’s engine throws', async () => {
  const broken: AiText = {
    ...fakeText(),
    answerInShape: () => Promise.reject(new Error('The test wants it to throw.')),
  }
  const { said } = await narrated(broken)
  expect(said).toEqual({
    ...analysis,
    narrator: { ...analysis.narrator, standsInBecause: expect.stringMatching(/\.$/) },
  })
  expect(test.logged).toContainEqual(expect.objectContaining({ level: 'error' }))
})
