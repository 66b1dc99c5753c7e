/** Rules and a model read the design differently; the student's choice holds, in every room and at every visit. */

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openCloseReader } from '#capabilities/study/server/setup.ts'
import { CLOSE_READING_SAYS } from '#capabilities/study/spec.ts'
import { minutes } from '#kit/time.ts'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import { testApp } from '#tests/app.ts'
import { answer } from '#tests/close-reading.ts'
import { analyze, finished, subscriber, usedOf } from '#tests/decoder.ts'
import { MODEL_READS, OF_THE_MODEL, TWO_READINGS } from '#tests/two-readings.ts'
import { Analysis } from '../contract.ts'
import { readersOf } from '../rules/with-reader.ts'
import { analyses } from './tables.ts'

const closeReading = { model: 'fake-model', window: 16_384, budget: 150_000, waitAtMost: minutes(5) }
const test = testApp({ aiText: fakeText(answer(...OF_THE_MODEL)), closeReading })

async function analysed() {
  const student = await subscriber(test)
  const { sessionId } = (await analyze(student, { ...TWO_READINGS, content: TWO_READINGS.buffer })).json()
  const done = await finished(student, sessionId)
  const at = `/ai/research/analyses/${sessionId}`
  const choose = (body: object) => student.ask('PATCH', at, body)
  return { student, at, choose, analysis: Analysis.parse(done.analysis) }
}
const says = ({ executiveSummary, methodologyEvaluation }: Analysis) => {
  const told = [executiveSummary, methodologyEvaluation]
  return {
    text: told.flatMap(({ content }) => content).join('\n'),
    quotes: told.flatMap(({ evidence }) => evidence.flat().map(({ quote }) => quote)),
  }
}

it('shows both, and what the model read holds until the student says', async () => {
  const { analysis } = await analysed()
  expect(analysis.disagreements).toMatchObject([
    {
      about: 'design',
      builtIn: { says: expect.stringContaining('cross-sectional') },
      model: { says: MODEL_READS },
      chosen: null,
    },
  ])
  expect(says(analysis).quotes).toContain(MODEL_READS)
  expect(says(analysis).text).toContain(`How it was done: “${MODEL_READS}”`)
})

it('tells it as the student says, keeps that, and takes it back without a trace', async () => {
  const { student, at, choose, analysis } = await analysed()
  const taken = await choose({ chosen: { about: 'design', reader: 'built-in' } })
  expect(taken.statusCode).toBe(200)
  const changed = Analysis.parse(taken.json().analysis)
  expect(changed.disagreements).toMatchObject([{ chosen: 'built-in' }])
  expect(says(changed).quotes).not.toContain(MODEL_READS)
  expect(says(changed).text).toContain('cross-sectional')
  expect(Analysis.parse((await student.get(at)).json().analysis)).toEqual(changed)

  const back = await choose({ chosen: { about: 'design', reader: 'model' } })
  const again = Analysis.parse(back.json().analysis)
  expect(again).toEqual({
    ...analysis,
    disagreements: analysis.disagreements?.map((one) => ({ ...one, chosen: 'model' })),
  })
})

it('keeps the word with the document: every room that opens it reads it so', async () => {
  const { student, choose, analysis } = await analysed()
  await choose({ chosen: { about: 'design', reader: 'built-in' } })
  const read = await openCloseReader(test.services).known(student.uid, analysis.document.id)
  expect(read?.choices).toEqual({ design: 'built-in' })
})

it('shows what a model found after the first look was given, without a second upload', async () => {
  const { student, at, analysis } = await analysed()
  const used = await usedOf(student)
  const earlier = {
    ...analysis,
    narrator: { ...readersOf(undefined), standsInBecause: CLOSE_READING_SAYS.stillReading },
    disagreements: [],
  }
  const which = eq(analyses.id, at.split('/').at(-1)!)
  await test.services.db
    .update(analyses)
    .set({ analysis: JSON.stringify(earlier) })
    .where(which)
  const { narrator, disagreements } = Analysis.parse((await student.get(at)).json().analysis)
  expect([narrator, disagreements]).toEqual([analysis.narrator, analysis.disagreements])
  expect(await usedOf(student)).toEqual(used)
})

it('refuses what cannot be chosen, and leaves alone what is not disputed or not one’s own', async () => {
  const { at, choose, analysis } = await analysed()
  for (const chosen of [
    { about: 'colour', reader: 'model' },
    { about: 'design', reader: 'examiner' },
    { about: 'design' },
  ]) {
    const refused = await choose({ chosen })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'not-understood'])
  }
  const undisputed = await choose({ chosen: { about: 'title', reader: 'model' } })
  expect(Analysis.parse(undisputed.json().analysis)).toEqual(analysis)
  const stranger = await subscriber(test)
  const chosen = { about: 'design', reader: 'model' }
  expect((await stranger.ask('PATCH', at, { chosen })).statusCode).toBe(404)
})
