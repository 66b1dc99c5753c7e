import { beforeEach, describe, expect, it } from 'vitest'
import { hours, minutes, seconds } from '#kit/time.ts'
import {
  answer,
  beat,
  completed,
  minutesOf,
  type OralStudent,
  oralApp,
  oralStudent,
  post,
  readySession,
  stay,
} from '#tests/oral.ts'
import { givenAccess } from '#tests/speaking.ts'

const test = oralApp()
let student: OralStudent
let id: string
beforeEach(async () => {
  student = await oralStudent(test)
  id = (await readySession(student)).sessionId
})
const start = () => post(student, id, 'start')

it('counts nothing before a session begins, then half an hour down from 1800 s [S2-106] [S2-108] [S2-150]', async () => {
  test.advance(minutes(3))
  expect(await beat(student, id)).toMatchObject({ state: 'ready', remainingSeconds: 1_800, counting: false })
  expect((await start()).json()).toEqual({
    remainingSeconds: 1_800,
    totalRemainingSeconds: 3_600,
    counting: true,
    state: 'running',
  })
  expect(await stay(test, student, id, minutes(2))).toMatchObject({
    remainingSeconds: 1_680,
    totalRemainingSeconds: 3_480,
    counting: true,
  })
})

it('saves each minute when it is full, with the time of its last use [S2-151] [S2-152]', async () => {
  await start()
  await stay(test, student, id, seconds(59))
  expect(await minutesOf(student)).toMatchObject({ minutesUsed: 0 })
  await stay(test, student, id, seconds(1))
  expect(await minutesOf(student)).toMatchObject({ minutesUsed: 1, minutesLeft: 59 })
  const [purchase] = (await student.get('/api/access/purchases')).json().purchases
  expect(purchase).toMatchObject({ minutesUsed: 1, lastUsedTimestamp: test.clock.at.toISOString() })
})

it('counts once, however many windows are open', async () => {
  await start()
  for (let at = 0; at < 12; at += 1) {
    test.advance(seconds(10))
    await Promise.all([beat(student, id), beat(student, id), beat(student, id)])
  }
  expect(await minutesOf(student)).toMatchObject({ minutesUsed: 2 })
})

it('ends at 0, tells so, and costs 30 of the 60 minutes [S2-153] [S2-156] [S2-157]', async () => {
  await start()
  const over = await stay(test, student, id, minutes(30))
  expect(over).toMatchObject({
    state: 'ended',
    ended: 'time-over',
    remainingSeconds: 0,
    totalRemainingSeconds: 1_800,
    message: 'Your 30-minute session has ended. You can start a new session if you have time remaining.',
  })
  test.advance(minutes(5))
  await post(student, id, 'end')
  expect(await minutesOf(student)).toMatchObject({ minutesUsed: 30, minutesLeft: 30 })
  expect((await student.get('/api/sessions?assistant=defense')).json().open).toBeNull()
})

it('makes two sessions of 60 minutes, then the record is used up and nothing more begins [S2-158] [S2-159] [S2-160] [S2-161] [S2-162] [S2-132]', async () => {
  await start()
  await stay(test, student, id, minutes(30))
  const second = (await readySession(student)).sessionId
  const third = (await readySession(student)).sessionId
  await post(student, second, 'start')
  expect(await stay(test, student, second, minutes(30))).toMatchObject({
    state: 'ended',
    ended: 'used-up',
    totalRemainingSeconds: 0,
    message: 'You have used all 60 minutes of your purchased time. This session has ended.',
  })
  expect(await minutesOf(student)).toMatchObject({ paid: false, reason: 'used-up' })
  const refused = await post(student, third, 'start')
  expect(refused.statusCode).toBe(402)
  expect(refused.json().error).toBe('You have used all your purchased time. Please purchase a new session.')
})

it('counts neither a night nor a lost line, and goes on where it was', async () => {
  await start()
  await stay(test, student, id, minutes(2))
  test.advance(hours(9))
  expect(await beat(student, id)).toMatchObject({ state: 'running', remainingSeconds: 1_680 })
  await stay(test, student, id, minutes(1))
  expect(await minutesOf(student)).toMatchObject({ minutesUsed: 3 })
})

describe('the machine’s clock is set in mid-session', () => {
  const setBy = (ms: number) => {
    test.clock.at = new Date(test.clock.at.getTime() + ms)
  }
  it.each([
    ['an hour forward', hours(1)],
    ['an hour back', -hours(1)],
  ])('%s: what has passed is counted, neither more nor less', async (_, jump) => {
    await start()
    await stay(test, student, id, minutes(2))
    test.advance(seconds(20))
    setBy(jump)
    test.advance(seconds(20))
    expect(await beat(student, id)).toMatchObject({ state: 'running', remainingSeconds: 1_800 - 160 })
    expect(await stay(test, student, id, seconds(80))).toMatchObject({ remainingSeconds: 1_800 - 240 })
    expect(await minutesOf(student)).toMatchObject({ minutesUsed: 4, minutesLeft: 56 })
  })

  it('while an answer is heard too, and at the end of the half-hour', async () => {
    await start()
    await stay(test, student, id, minutes(29))
    setBy(-hours(1))
    completed(await answer(student, 'defense', id, 'We asked 372 women, as page 2 says.'))
    expect(await stay(test, student, id, minutes(1))).toMatchObject({ ended: 'time-over' })
    expect(await minutesOf(student)).toMatchObject({ minutesUsed: 30, minutesLeft: 30 })
  })
})

it('of 59 minutes and 50 seconds used, ten seconds are left, and no eleventh', async () => {
  await start()
  await stay(test, student, id, minutes(30))
  const second = (await readySession(student)).sessionId
  await post(student, second, 'start')
  expect(await stay(test, student, second, minutes(29) + seconds(50))).toMatchObject({
    state: 'running',
    totalRemainingSeconds: 10,
  })
  // A reload, and a second window, give no time back.
  await post(student, second, 'start')
  test.advance(seconds(10))
  await Promise.all([beat(student, second), beat(student, second)])
  expect((await student.get(`/api/sessions/${second}`)).json().clock).toMatchObject({
    state: 'ended',
    ended: 'used-up',
    totalRemainingSeconds: 0,
  })
  expect(await minutesOf(student)).toMatchObject({ paid: false, reason: 'used-up' })
})

it('carries what is left of a minute into the next session: nothing is given away and nothing costs twice', async () => {
  for (let at = 0; at < 3; at += 1) {
    const one = at === 0 ? id : (await readySession(student)).sessionId
    await post(student, one, 'start')
    await stay(test, student, one, seconds(40))
    await post(student, one, 'end')
  }
  expect(await minutesOf(student)).toMatchObject({ minutesUsed: 2 })
})

it('lets one session run at a time, and says which', async () => {
  await start()
  const other = (await readySession(student)).sessionId
  const refused = await post(student, other, 'start')
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'another-runs', running: id })
  await post(student, id, 'end')
  expect((await post(student, other, 'start')).statusCode).toBe(200)
})

it('brings a reload back to the running conversation', async () => {
  await start()
  await answer(student, 'defense', id, 'We asked 372 women because the formula on page 2 gave 385.')
  const { sessions, open } = (await student.get('/api/sessions?assistant=defense')).json()
  expect(open).toBe(id)
  expect(sessions[0]).toMatchObject({ sessionId: id, state: 'running' })
  const session = (await student.get(`/api/sessions/${open}`)).json()
  expect(session.messages.map(({ type }: { type: string }) => type)).toEqual(['examiner', 'user', 'examiner'])
  expect((await student.get(`/api/sessions/${open}?after=2`)).json()).toMatchObject({
    messageCount: 3,
    messages: [{ type: 'examiner' }],
  })
})

it('takes the turn that was begun before the time was over, and no other', async () => {
  await start()
  await stay(test, student, id, minutes(30) - seconds(10))
  test.advance(seconds(30))
  const last = completed(
    await answer(student, 'defense', id, 'It was the distance, as Table 2 on page 3 shows.'),
  )
  expect(last.text).toMatch(/time is up/)
  const late = await answer(student, 'defense', id, 'One more thing about the distance.')
  expect(late.lines.at(-1)).toMatchObject({ type: 'error', message: 'This session has ended.' })
  expect(await minutesOf(student)).toMatchObject({ minutesUsed: 30 })
})

it('takes the last turn also where it was the last minute of all', async () => {
  await start()
  await stay(test, student, id, minutes(30))
  const second = (await readySession(student)).sessionId
  await post(student, second, 'start')
  await stay(test, student, second, minutes(30))
  expect(await minutesOf(student)).toMatchObject({ paid: false })
  expect(completed(await answer(student, 'defense', second, 'The distance, as page 3 shows.')).text).toMatch(
    /time is up/,
  )
  expect((await answer(student, 'defense', second, 'And again.')).status).toBe(402)
})

it('stands still while an answer is prepared for more than ten seconds [S2-155]', async () => {
  await start()
  let hasBegun = false
  test.services.speechOut = {
    ...test.speechOut,
    async speak(request) {
      // The first sentence takes a minute, while the browser sends its beats; with its sound the waiting is over.
      if (!hasBegun) {
        hasBegun = true
        await stay(test, student, id, minutes(1))
      }
      return test.speechOut.speak(request)
    },
  }
  await answer(student, 'defense', id, 'Hello')
  test.services.speechOut = test.speechOut
  const { remainingSeconds } = await beat(student, id)
  expect(remainingSeconds).toBeGreaterThanOrEqual(1_800 - 20)
  expect(remainingSeconds).toBeLessThan(1_800)
})

it('ends a session to which nobody came back for a day; its time is still there', async () => {
  await start()
  await stay(test, student, id, minutes(1))
  test.advance(hours(25))
  await givenAccess(test, student.uid, 'defense')
  const other = (await readySession(student)).sessionId
  expect((await post(student, other, 'start')).statusCode).toBe(200)
  expect((await student.get(`/api/sessions/${id}`)).json().clock).toMatchObject({
    state: 'ended',
    ended: 'away',
  })
})

it('is nobody else’s to read, to end or to delete', async () => {
  const other = await oralStudent(test)
  for (const what of ['start', 'beat', 'end']) expect((await post(other, id, what)).statusCode).toBe(404)
  expect((await other.delete(`/api/sessions/${id}`)).statusCode).toBe(404)
  expect((await student.delete(`/api/sessions/${id}`)).statusCode).toBe(204)
  expect((await student.get(`/api/sessions/${id}`)).statusCode).toBe(404)
})
