/** A model that takes longer than the operator lets the Research Decoder wait. */
import { expect, it } from 'vitest'
import { CLOSE_READING_SAYS } from '#capabilities/study/spec.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import { testApp } from '#tests/app.ts'
import { analyze, finished, subscriber } from '#tests/decoder.ts'
import { TWO_READINGS } from '#tests/two-readings.ts'

const test = testApp({
  aiText: fakeText({ text: 'Well,', silent: true }),
  closeReading: { model: 'fake-model', window: 16_384, budget: 150_000, waitAtMost: 1 },
})

it('gives what the rules read, and tells that the model still reads', async () => {
  const student = await subscriber(test)
  const { sessionId } = (await analyze(student, { ...TWO_READINGS, content: TWO_READINGS.buffer })).json()
  const { status, analysis } = await finished(student, sessionId)
  expect([status, analysis.narrator.standsInBecause]).toEqual(['completed', CLOSE_READING_SAYS.stillReading])
})
