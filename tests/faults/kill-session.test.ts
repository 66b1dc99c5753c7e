/**
 * Power fails while a session is prepared, counted or answered: it is ready, counted and answered after all, and once.
 */
import { expect, it, vi } from 'vitest'
import type { Clock, OpenSession, ProcessingStatus, Sessions } from '#capabilities/oral-session/contract.ts'
import { oralMinutes } from '#capabilities/oral-session/server/tables.ts'
import { ATTEMPT_HEADER, FIELDS, SESSION_HEADER } from '#capabilities/voice/spec.ts'
import { killable } from '#tests/killable.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest } from '#tests/paying.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { linesIn } from '#tests/speaking.ts'

const { startServer, startAgain, send, ask, signUp, openRemains } = killable()
const soon = { timeout: PATIENCE, interval: 200 }
type Access = { assistants: { consultation: { paid: boolean; minutesUsed: number } } }

const NOTES = SMALL_THESIS.map(({ title, blocks }) =>
  [title, ...blocks.map((block) => (typeof block === 'string' ? block : (block.text ?? '')))].join('\n\n'),
).join('\n\n')

async function bring(): Promise<string> {
  const student = await signUp()
  await ask('/api/payments/deposit-request-weekbe4', depositRequest(student, 'consultant'))
  await vi.waitUntil(async () => (await ask<Access>('/api/access')).assistants.consultation.paid, soon)
  const form = new FormData()
  form.append('document', new File([NOTES], 'notes.txt', { type: 'text/plain' }))
  const answer = await send('/ai/research/consultation/upload', form)
  return ((await answer.json()) as { sessionId: string }).sessionId
}

async function prepared(sessionId: string): Promise<ProcessingStatus> {
  const path = `/ai/research/consultation/processing-status?sessionId=${sessionId}`
  return vi.waitUntil(async () => {
    const now = await ask<ProcessingStatus>(path)
    return now.status !== 'processing' && now
  }, soon)
}

const minutesUsed = async () => (await ask<Access>('/api/access')).assistants.consultation.minutesUsed
const sessionNow = (id: string) => ask<OpenSession>(`/api/sessions/${id}`)
const beat = (id: string) => ask<Clock>(`/api/sessions/${id}/beat`, {})

async function say(session: string, attempt: string, words: string) {
  const form = new FormData()
  form.append(FIELDS.typed, words)
  const headers = { [SESSION_HEADER]: session, [ATTEMPT_HEADER]: attempt }
  return linesIn(await (await send('/ai/research/consultation/audio-response', form, headers)).text()).at(-1)
}

it('prepares a session after a kill in the middle, once, and counts nothing for it', async () => {
  const first = await startServer('inside-preparing')
  const sessionId = await bring()
  expect(await first.died()).toBe('SIGKILL')

  await startAgain()
  const status = await prepared(sessionId)
  expect(status).toMatchObject({ status: 'completed', consultantResponse: expect.stringMatching(/^Welcome/) })
  expect((await ask<Sessions>('/api/sessions?assistant=consultant')).sessions).toHaveLength(1)
  expect(await minutesUsed()).toBe(0)
})

it('goes on with a conversation after a kill, and takes a minute that was being counted once', async () => {
  const first = await startServer()
  const sessionId = await bring()
  await prepared(sessionId)
  await ask(`/api/sessions/${sessionId}/start`, {})
  const said = await say(sessionId, 'one', 'We took every third woman, because the register gave us a list.')
  const before = await sessionNow(sessionId)
  await first.kill()

  // All but a moment of a minute had been counted before.
  const remains = await openRemains()
  await remains.services.db.update(oralMinutes).set({ countedMs: 59_990, settledMinutes: 0 })
  await remains.database.close()
  const second = await startServer('inside-counting')
  const isGone = () =>
    beat(sessionId).then(
      () => false,
      () => true,
    )
  await vi.waitUntil(isGone, soon)
  expect(await second.died()).toBe('SIGKILL')

  await startAgain()
  expect(await minutesUsed()).toBe(0)
  await vi.waitUntil(async () => (await beat(sessionId)) && (await minutesUsed()) === 1, soon)
  await beat(sessionId)
  expect(await minutesUsed()).toBe(1)

  const after = await sessionNow(sessionId)
  expect(after.asked).toEqual(before.asked)
  expect(after.messages.map(({ content }) => content)).toEqual(before.messages.map(({ content }) => content))
  // Resent, as by a browser that got no response, it gives the same reply; and the conversation goes on.
  expect(await say(sessionId, 'one', 'Something else.')).toMatchObject({ text: textOf(said) })
  expect(textOf(await say(sessionId, 'two', 'Next question please.'))).toMatch(/\?$/)
})

it('takes a turn whose answer was lost with the server once', async () => {
  const first = await startServer('inside-reply')
  const sessionId = await bring()
  await prepared(sessionId)
  await ask(`/api/sessions/${sessionId}/start`, {})
  const before = await sessionNow(sessionId)
  expect(await say(sessionId, 'one', 'Next question please.').catch(() => undefined)).toBeUndefined()
  expect(await first.died()).toBe('SIGKILL')

  await startAgain()
  const reply = textOf(await say(sessionId, 'one', 'Next question please.'))
  expect(reply).toMatch(/\?$/)
  const { asked, messages } = await sessionNow(sessionId)
  // One turn further, and the question that is open is the one that was said.
  expect(messages.map(({ type }) => type).slice(before.messages.length)).toEqual(['user', 'consultant'])
  expect(messages.at(-1)?.content).toBe(reply)
  expect([before.asked?.number, asked?.number]).toEqual([1, 2])
  expect(await minutesUsed()).toBe(0)
})

const textOf = (line: Awaited<ReturnType<typeof say>>) => (line?.type === 'complete' ? line.text : '')
