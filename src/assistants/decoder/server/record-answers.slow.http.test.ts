/** What a student confirms about their own work reaches the analysis that is shown, and costs nothing. */
import { expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { analyze, finished, subscriber, usedOf } from '#tests/decoder.ts'
import { TWO_READINGS } from '#tests/two-readings.ts'
import { Analysis } from '../contract.ts'

const test = testApp()

async function analysed() {
  const student = await subscriber(test)
  const { sessionId } = (await analyze(student, { ...TWO_READINGS, content: TWO_READINGS.buffer })).json()
  const done = await finished(student, sessionId)
  const { document } = Analysis.parse(done.analysis)
  const at = `/ai/research/analyses/${sessionId}`
  return {
    student,
    at,
    say: (body: object) => student.ask('PATCH', `/api/study/records/${document.id}`, body),
    read: async () => Analysis.parse((await student.get(at)).json().analysis),
  }
}

it('reads the summary from the record as the student confirmed it, without a second upload', async () => {
  const { student, at, say, read } = await analysed()
  const before = await read()
  const used = await usedOf(student)
  const aim = 'describe how far the sun moves in a day'
  expect((await say({ slot: 'aim', says: 'words', words: [aim], seen: 0 })).statusCode).toBe(200)
  const after = await read()
  expect(after.executiveSummary.content.join('\n')).toContain(aim)
  expect(before.executiveSummary.content.join('\n')).not.toContain(aim)
  expect(after.checks.filter(({ id, outcome }) => id === 'checklist-aim' && outcome === 'not-found')).toEqual(
    [],
  )
  expect(await usedOf(student)).toEqual(used)
  // The title in the list is the student's too.
  await say({ slot: 'title', says: 'words', words: ['The sun over Lusaka'], seen: 0 })
  expect((await read()).document.title).toBe('The sun over Lusaka')
  const { analyses } = (await student.get('/ai/research/analyses')).json()
  expect(analyses[0].title).toBe('The sun over Lusaka')
  // It is made once: asked again, it is the same.
  expect((await student.get(at)).json().analysis).toEqual(await read())
})

it('keeps what the student corrected about the kind and the stage', async () => {
  const { student, at, say, read } = await analysed()
  await student.ask('PATCH', at, { kind: 'research', stage: 'proposal' })
  await say({ slot: 'aim', says: 'words', words: ['count the stars'], seen: 0 })
  const { type, executiveSummary } = await read()
  expect(executiveSummary.content.join('\n')).toContain('count the stars')
  expect(type).toMatchObject({ stage: 'proposal' })
})
