/** An answer written by one instance, followed and stopped at another, and found after its writer is gone. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { minutes } from '#kit/time.ts'
import { openTestApp, type TestApp, testApp, visitor } from '#tests/app.ts'
import { chattingStudent, eventOf, eventsIn, formOfQuestion, sayTo } from '#tests/chatting.ts'
import { PATIENCE } from '#tests/patience.ts'
import { CHAT_LIMITS, SERVER_SAYS, STREAMING } from '../spec.ts'
import { chatMessages } from './tables.ts'

const test = testApp()
let other: TestApp
let student: Awaited<ReturnType<typeof chattingStudent>>
let elsewhere: ReturnType<typeof visitor>

beforeAll(async () => {
  other = await openTestApp({ secret: test.services.secret, now: test.services.now }, test.database)
  student = await chattingStudent(test)
  elsewhere = visitor(other)
  for (const [name, value] of student.cookies) elsewhere.cookies.set(name, value)
})
afterAll(async () => {
  await other.app.close()
  await other.files.remove()
})

const LONG = { timeout: PATIENCE }

/** Asks at the first instance, where the model then falls silent. */
async function halfAnswered(prompt: string) {
  test.aiText.script({ text: ['Half of it. '], silent: true })
  const asking = sayTo(student, { prompt })
  const row = await vi.waitFor(async () => {
    const [found] = await test.services.db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.content, 'Half of it. '))
    if (!found) throw new Error('not yet')
    return found
    // The answer writers are loaded with the first one.
  }, LONG)
  return { asking, row }
}

it('is followed from its row at another instance, and stopped there: what came stays', async () => {
  const { asking, row } = await halfAnswered('Tell me')
  const following = elsewhere.get(`/ai/chat/answers/${row.id}?after=5`, { 'x-stream-format': 'delta' })
  expect((await elsewhere.post(`/ai/chat/answers/${row.id}/stop`)).statusCode).toBe(204)
  const events = eventsIn((await following).body)
  expect(events[0]).toMatchObject({ type: 'chunk', offset: 5, delta: 'of it. ' })
  expect(eventOf(events, 'complete')).toMatchObject({
    fullResponse: 'Half of it. ',
    message: { state: 'stopped' },
  })
  expect(eventOf(eventsIn((await asking).body), 'complete').message.state).toBe('stopped')
  expect(test.aiText.running()).toBe(0)
  await test.services.db.delete(chatMessages).where(eq(chatMessages.id, row.id))
})

it('ends with its conversation, wherever that is deleted', async () => {
  const { asking, row } = await halfAnswered('And now?')
  expect((await elsewhere.delete(`/ai/conversations/${row.conversationId}`)).statusCode).toBe(204)
  await vi.waitFor(() => expect(test.aiText.running()).toBe(0), LONG)
  await asking
})

it('is told to be interrupted when whoever wrote it is gone, and not before', async () => {
  test.aiText.script('Whole.')
  const events = eventsIn((await sayTo(student, { prompt: 'Once more' })).body)
  const { messageId, conversationId } = eventOf(events, 'start')
  // As a killed process leaves it.
  const leaseUntil = new Date(test.services.now().getTime() + STREAMING.lease)
  await test.services.db
    .update(chatMessages)
    .set({ state: 'writing', content: 'Wh', leaseUntil })
    .where(eq(chatMessages.id, messageId))
  const last = async () => (await elsewhere.get(`/ai/conversations/${conversationId}`)).json()
  expect(await last()).toMatchObject({ writingId: messageId })
  test.advance(STREAMING.lease + 1)
  const after = await last()
  expect(after.writingId).toBeNull()
  expect(after.messages[1]).toMatchObject({
    content: 'Wh',
    state: 'failed',
    problem: { code: 'interrupted', message: SERVER_SAYS.interrupted, retryable: true },
  })
  const followed = eventsIn((await elsewhere.get(`/ai/chat/answers/${messageId}`)).body)
  expect(followed.at(-1)).toMatchObject({ type: 'error', code: 'interrupted', partial: true })
})

it('says so, and keeps what came, when its own server closes', async () => {
  const closing = await openTestApp({ secret: test.services.secret, now: test.services.now }, test.database)
  const address = await closing.app.listen({ port: 0, host: '127.0.0.1' })
  closing.aiText.script({ text: ['Before the end. '], silent: true })
  const { body, headers } = await formOfQuestion({ prompt: 'Close' })
  const cookie = [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asking = fetch(`${address}/ai/chat`, {
    method: 'POST',
    headers: { ...headers, cookie, origin: address },
    body: new Uint8Array(body),
  }).then((answer) => answer.text())
  const row = await vi.waitFor(async () => {
    const [found] = await test.services.db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.content, 'Before the end. '))
    if (!found) throw new Error('not yet')
    return found
    // The answer writers are loaded with the first one.
  }, LONG)
  await closing.app.close()
  // It was cut off, and does not look complete.
  expect(await asking.catch(() => 'cut')).not.toContain('[DONE]')
  await closing.files.remove()
  const [kept] = await test.services.db.select().from(chatMessages).where(eq(chatMessages.id, row.id))
  expect(kept).toMatchObject({ state: 'failed', content: 'Before the end. ' })
  expect(JSON.parse(kept!.extras)).toMatchObject({ problem: { code: 'interrupted' } })
})

it('counts with the others how often somebody asks in a minute', async () => {
  test.advance(minutes(1))
  for (let i = 0; i < CHAT_LIMITS.questionsPerMinute; i += 1)
    expect((await sayTo(student, { prompt: `Question ${i}` })).statusCode).toBe(200)
  const refused = await sayTo(elsewhere, { prompt: 'One more' })
  expect(refused.statusCode).toBe(429)
  test.advance(minutes(1))
  expect((await sayTo(elsewhere, { prompt: 'One more' })).statusCode).toBe(200)
})

it('goes with the account', async () => {
  const own = await chattingStudent(test)
  const { conversationId } = eventOf(eventsIn((await sayTo(own, { prompt: 'Mine' })).body), 'start')
  const answer = await own.post('/api/account/delete', { password: own.person.password })
  expect(answer.statusCode, answer.body).toBe(200)
  const left = await test.services.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
  expect(left).toEqual([])
})
