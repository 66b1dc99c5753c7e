import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hours, minutes } from '#kit/time.ts'
import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { grantByHand } from './grant.ts'
import { commit, giveBack, reserve, spend } from './meter.ts'
import { endWhatIsOver } from './purchase-endings.ts'
import { purchases, reservations } from './tables.ts'

const test = testApp()

type Student = Awaited<ReturnType<typeof signedInStudent>>
const grant = (student: Student, assistantId: AssistantId) =>
  test.database.db.transaction((tx) =>
    grantByHand(test.services, tx, { userId: student.uid, assistantId, grantedBy: 'test', reason: 'a test' }),
  )
const accessOf = async (student: Student, id: AssistantId) =>
  (await student.get('/api/access')).json().assistants[ASSISTANTS[id].purchase.purchaseType]
const spendOne = (student: Student, assistantId: AssistantId, amount = 1) =>
  spend(test.services, { userId: student.uid, assistantId, amount })

describe('the gate', () => {
  it('says what is open, to whom it is', async () => {
    const [buyer, other] = [await signedInStudent(test), await signedInStudent(test)]
    await grant(buyer, 'decoder')
    expect(await accessOf(buyer, 'decoder')).toMatchObject({ paid: true, uploadsUsed: 0, uploadsLeft: 10 })
    expect(await accessOf(other, 'decoder')).toMatchObject({ paid: false, reason: 'never-bought' })
  })

  it('closes when the time is over, and says how to go on', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'decoder')
    await test.database.db
      .update(purchases)
      .set({ startsAt: new Date(test.clock.at.getTime() - hours(24 * 32)) })
      .where(eq(purchases.userId, student.uid))
    expect((await student.post('/ai/research/analyze')).json()).toMatchObject({
      code: 'expired',
      error: 'Your subscription has expired. Please renew to continue using Research Decoder.',
    })
  })

  it('opens nothing in live mode that was paid with test money', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'humanizer')
    const live = { ...test.services, gateway: { ...test.services.gateway, environment: 'live' as const } }
    const reserved = await reserve(live, { userId: student.uid, assistantId: 'humanizer', amount: 1 })
    expect(reserved.ok).toBe(false)
  })
})

describe('an ended record', () => {
  it('stays, with the reason it ended for [S1-167]', async () => {
    const student = await signedInStudent(test)
    for (const id of ['humanizer', 'slides', 'textChat'] as const) await grant(student, id)
    const { db } = test.database
    const set = (aiType: string, change: Partial<typeof purchases.$inferInsert>) =>
      db.update(purchases).set(change).where(eq(purchases.aiType, aiType))
    await set('humanizer', { startsAt: new Date(test.clock.at.getTime() - hours(721)) })
    await set('chat', { purchaseTimestamp: null })
    for (let deck = 0; deck < 5; deck++) expect((await spendOne(student, 'slides')).ok).toBe(true)

    expect(await accessOf(student, 'humanizer')).toMatchObject({ paid: false, reason: 'expired' })
    await endWhatIsOver(test.services)
    const { purchases: own } = (await student.get('/api/access/purchases')).json()
    const ends = own.map((one: Record<string, unknown>) => [one.AIType, one.state, one.endedBecause])
    expect(ends.sort()).toEqual([
      ['chat', 'ended', 'incomplete'],
      ['humanizer', 'ended', 'expired'],
      ['powerpoint', 'ended', 'used-up'],
    ])
    const rows = await db.select().from(purchases).where(eq(purchases.userId, student.uid))
    expect(rows.map(({ ended }) => ended).sort()).toEqual(['expired', 'incomplete', 'used-up'])
    expect(rows.every(({ endedAt }) => endedAt !== null)).toBe(true)
  })
})

describe('metered use', () => {
  const ask = (student: Student, assistantId: AssistantId, amount = 1) =>
    reserve(test.services, { userId: student.uid, assistantId, amount })

  it('lets exactly one of two pass at nine of ten', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'decoder')
    await spendOne(student, 'decoder', 9)
    const both = await Promise.all([ask(student, 'decoder'), ask(student, 'decoder')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = both.find(({ ok }) => !ok)
    expect(refused).toMatchObject({
      problem: {
        code: 'under-way',
        message: 'One document is under way, and it is the last you have. If it fails, you get it back.',
      },
    })
  })

  it('gives back what was not used', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'decoder')
    const reserved = await ask(student, 'decoder')
    expect(await accessOf(student, 'decoder')).toMatchObject({ uploadsUsed: 1, uploadsLeft: 9 })
    await ask(student, 'decoder', 9)
    expect(await accessOf(student, 'decoder')).toMatchObject({
      paid: true,
      message: '10 documents are under way, and they are all you have left. Any that fail come back to you.',
    })
    if (reserved.ok) await giveBack(test.services, reserved.value)
    expect(await accessOf(student, 'decoder')).toMatchObject({ uploadsUsed: 9, uploadsLeft: 1 })
  })

  it('holds nothing for an account that was deleted', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'decoder')
    await ask(student, 'decoder', 2)
    const { password } = student.person
    expect((await student.post('/api/account/delete', { password })).statusCode).toBe(200)
    const rows = await test.database.db
      .select()
      .from(reservations)
      .where(eq(reservations.userId, student.uid))
    expect(rows.map(({ state, amount }) => [state, amount])).toEqual([['given-back', 2]])
  })

  it('counts a use once, however often it is committed, and not after it was given back', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'decoder')
    const reserved = await ask(student, 'decoder')
    if (!reserved.ok) throw new Error('not reserved')
    await Promise.all([1, 2, 3].map(() => commit(test.services, reserved.value)))
    await giveBack(test.services, reserved.value)
    expect(await accessOf(student, 'decoder')).toMatchObject({ uploadsUsed: 1 })
  })

  it('frees what work has left behind that died', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'slides')
    for (let deck = 0; deck < 5; deck++) await ask(student, 'slides')
    expect((await ask(student, 'slides')).ok).toBe(false)
    test.advance(minutes(16))
    expect((await ask(student, 'slides')).ok).toBe(true)
  })

  it('counts only the minutes that were used of a reserved session', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'defense')
    const reserved = await ask(student, 'defense', 30)
    if (reserved.ok) await commit(test.services, reserved.value, 12)
    expect(await accessOf(student, 'defense')).toMatchObject({ minutesUsed: 12, minutesLeft: 48 })
  })

  it('uses up the older of two allowances first and ends it', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'consultant')
    await spendOne(student, 'consultant', 50)
    test.advance(hours(1))
    await grant(student, 'consultant')
    expect((await spendOne(student, 'consultant', 20)).ok).toBe(true)
    const { purchases: own } = (await student.get('/api/access/purchases')).json()
    expect(own.map((one: { allowance: { used: number } }) => one.allowance.used)).toEqual([10, 60])
    expect(await accessOf(student, 'consultant')).toMatchObject({ paid: true, minutesLeft: 50 })
  })

  it('does not meter what has no meter', async () => {
    const student = await signedInStudent(test)
    await grant(student, 'textChat')
    for (let message = 0; message < 20; message++) expect((await spendOne(student, 'textChat')).ok).toBe(true)
    expect(await accessOf(student, 'textChat')).not.toHaveProperty('minutesUsed')
  })
})

it('leaves purchases to the server: nothing can be written from outside', async () => {
  const student = await signedInStudent(test)
  for (const path of ['/api/access', '/api/access/purchases', '/api/access/purchases/x'])
    expect((await student.post(path, { AIType: 'humanizer', paid: true })).statusCode).toBe(404)
  expect(await accessOf(student, 'humanizer')).toMatchObject({ paid: false })
})
