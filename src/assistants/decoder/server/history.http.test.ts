import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { purchases } from '#capabilities/access/server/tables.ts'
import { documentRetention } from '#capabilities/documents/server/setup.ts'
import { hours } from '#kit/time.ts'
import { visitor } from '#tests/app.ts'
import { analyze, decoderTest, type Student, subscriber, until, usedOf } from '#tests/decoder.ts'
import { analyses } from './tables.ts'

const test = decoderTest()
const DAY = hours(24)
const ADDRESS = '/ai/research/analyses'

const listOf = async (student: Student) => (await student.get(ADDRESS)).json().analyses
async function analysed(file: Parameters<typeof analyze>[1] = {}) {
  const student = await subscriber(test)
  const { sessionId, analysis } = (await analyze(student, file)).json()
  const at = `${ADDRESS}/${sessionId}`
  return { student, sessionId: sessionId as string, analysis, at }
}
/** Days later a session has expired, and the student returns. */
async function later(student: Student, ms: number) {
  test.advance(ms)
  await student.post('/api/auth/sign-in/email', student.person)
}

describe('the list', () => {
  it('has a person’s own analyses, the newest first, without their text', async () => {
    const { student, sessionId } = await analysed({ name: 'first.txt' })
    test.advance(1_000)
    const { sessionId: refused } = (
      await analyze(student, { name: 'second.txt', content: 'REFUSE empty' })
    ).json()
    await analysed()
    const list = await listOf(student)
    expect(list.map((one: { sessionId: string }) => one.sessionId)).toEqual([refused, sessionId])
    expect(list[1]).toEqual({
      sessionId,
      documentId: expect.any(String),
      name: 'first.txt',
      title: 'Late booking',
      status: 'completed',
      isResearch: true,
      stats: expect.objectContaining({ methodologyScore: expect.any(Number), isResearch: true }),
      createdAt: expect.any(String),
      keptUntil: new Date(Date.parse(list[1].createdAt) + 30 * DAY).toISOString(),
      documentGone: false,
    })
    expect(list[0]).toMatchObject({ status: 'failed', error: expect.stringMatching(/^This file is empty/) })
  })

  it('stays readable after the subscription has ended: it was paid for', async () => {
    const { student, at } = await analysed()
    await test.database.db
      .update(purchases)
      .set({ startsAt: new Date(test.clock.at.getTime() - 40 * DAY) })
      .where(eq(purchases.userId, student.uid))
    expect((await analyze(student)).statusCode).toBe(402)
    expect(await listOf(student)).toHaveLength(1)
    expect((await student.get(at)).statusCode).toBe(200)
  })

  it('is nobody else’s', async () => {
    const { at } = await analysed()
    const stranger = await subscriber(test)
    const [read, changed, deleted] = [
      await stranger.get(at),
      await stranger.ask('PATCH', at, { ready: [] }),
      await stranger.delete(at),
    ]
    expect([read, changed, deleted].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    const nobody = await visitor(test).get(at)
    expect([nobody.statusCode, nobody.json().details]).toEqual([
      401,
      'Please log in to use Research Decoder.',
    ])
  })
})

describe('one analysis', () => {
  it('is read again as it was', async () => {
    const { student, at, analysis, sessionId } = await analysed()
    expect((await student.get(at)).json()).toMatchObject({
      sessionId,
      analysis,
      ready: [],
      documentGone: false,
    })
  })

  it('keeps what the student ticked, each once', async () => {
    const { student, at } = await analysed()
    const answer = await student.ask('PATCH', at, { ready: ['q-1', 'q-2', 'q-1'] })
    expect(answer.json().ready).toEqual(['q-1', 'q-2'])
    expect((await student.get(at)).json().ready).toEqual(['q-1', 'q-2'])
  })

  it('follows a correction of what the document is, and back', async () => {
    const { student, at } = await analysed()
    const corrected = await student.ask('PATCH', at, { kind: 'letter' })
    expect(corrected.json().analysis).toMatchObject({
      isResearch: false,
      documentType: 'letter',
      type: { corrected: true },
    })
    expect(await listOf(student)).toMatchObject([{ isResearch: false }])
    await student.ask('PATCH', at, { kind: 'research' })
    expect((await student.get(at)).json().analysis).toMatchObject({
      isResearch: true,
      type: { corrected: false },
    })
  })

  it('follows a correction of the stage: a proposal owes no results', async () => {
    const { student, at } = await analysed()
    const corrected = (await student.ask('PATCH', at, { stage: 'proposal' })).json().analysis
    expect(corrected).toMatchObject({ isResearch: true, type: { stage: 'proposal' } })
    const notOwed = corrected.checks.filter(
      ({ stages }: { stages?: string[] }) => stages && !stages.includes('proposal'),
    )
    expect(notOwed.length).toBeGreaterThan(3)
    for (const { outcome } of notOwed) expect(outcome).toBe('does-not-apply')
    expect((await student.get(at)).json().analysis.type.stage).toBe('proposal')
  })

  it('refuses a change that makes no sense', async () => {
    const { student, at } = await analysed()
    for (const change of [
      { kind: 'poem' },
      { stage: 'draft' },
      { ready: 'all' },
      { ready: Array(201).fill('q') },
    ]) {
      const answer = await student.ask('PATCH', at, change)
      expect([answer.statusCode, answer.json().success]).toEqual([400, false])
    }
  })

  it('is deleted for good, and its document stays', async () => {
    const { student, at } = await analysed()
    expect((await student.delete(at)).statusCode).toBe(204)
    expect((await student.get(at)).statusCode).toBe(404)
    expect(await listOf(student)).toEqual([])
    expect((await student.get('/api/documents')).json().documents).toHaveLength(1)
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1 })
  })

  it('deleted while it is made is stopped, and its upload given back', async () => {
    const student = await subscriber(test)
    test.analysing.hold()
    const sent = analyze(student)
    await until(() => test.analysing.asked.length === 1)
    const [{ sessionId, status }] = await listOf(student)
    expect(status).toBe('processing')
    expect((await student.get(`${ADDRESS}/${sessionId}`)).statusCode).toBe(409)
    await student.delete(`${ADDRESS}/${sessionId}`)
    expect((await sent).statusCode).toBe(404)
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0 })
  })
})

describe('how long', () => {
  it('an analysis is kept: 30 days', async () => {
    const { student, at, sessionId } = await analysed()
    await later(student, 30 * DAY - 1)
    expect((await student.get(at)).statusCode).toBe(200)
    test.advance(1)
    expect((await student.get(at)).statusCode).toBe(404)
    expect(await listOf(student)).toEqual([])
    await test.decoder.retention.tidy()
    const { db } = test.database
    expect(await db.select().from(analyses).where(eq(analyses.id, sessionId))).toEqual([])
  })

  it('its document is kept: as long, however soon unused documents go', async () => {
    const { student, at } = await analysed()
    const unused = { ...test.services, documentRetention: { ...test.services.documentRetention, days: 3 } }
    const days = documentRetention(unused, test.documents)
    const decoder = test.another({ documentRetention: unused.documentRetention })
    for (let day = 1; day < 30; day++) {
      test.advance(DAY)
      await decoder.retention.tidy()
      await days.tidy()
    }
    await later(student, 0)
    expect((await student.get(at)).json()).toMatchObject({ documentGone: false })
    for (let day = 30; day < 35; day++) {
      test.advance(DAY)
      await decoder.retention.tidy()
      await days.tidy()
    }
    await later(student, 0)
    expect((await student.get('/api/documents')).json().documents).toEqual([])
  })
})

it('outlives its document, and says that the pages are gone', async () => {
  const { student, at, analysis } = await analysed()
  await student.delete(`/api/documents/${analysis.document.id}`)
  expect((await student.get(at)).json()).toMatchObject({
    analysis,
    documentGone: true,
    pagesMessage: 'The file is no longer stored.',
  })
  expect(await listOf(student)).toMatchObject([{ documentGone: true }])
})
