/** The power goes while a session is being prepared: it is ready after all, once, and not a minute was counted. */
import { expect, it, vi } from 'vitest'
import type { ProcessingStatus, Sessions } from '#capabilities/oral-session/contract.ts'
import { killable } from '#tests/killable.ts'
import { depositRequest } from '#tests/paying.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'

const { startServer, send, ask, signUp } = killable()
const soon = { timeout: 60_000, interval: 200 }
type Access = { assistants: { consultation: { paid: boolean; minutesUsed: number } } }

const NOTES = SMALL_THESIS.map(({ title, blocks }) =>
  [title, ...blocks.map((block) => (typeof block === 'string' ? block : (block.text ?? '')))].join('\n\n'),
).join('\n\n')

it('prepares a session after a kill in the middle, once, and counts nothing for it', async () => {
  const first = await startServer('inside-analysis')
  const student = await signUp()
  await ask('/api/payments/deposit-request-weekbe4', depositRequest(student, 'consultant'))
  await vi.waitUntil(async () => (await ask<Access>('/api/access')).assistants.consultation.paid, soon)
  const form = new FormData()
  form.append('document', new File([NOTES], 'notes.txt', { type: 'text/plain' }))
  const { sessionId } = (await (await send('/ai/research/consultation/upload', form)).json()) as {
    sessionId: string
  }
  expect(await first.died).toBe('SIGKILL')

  await startServer()
  const path = `/ai/research/consultation/processing-status?sessionId=${sessionId}`
  const status = await vi.waitUntil(async () => {
    const now = await ask<ProcessingStatus>(path)
    return now.status !== 'processing' && now
  }, soon)
  expect(status).toMatchObject({ status: 'completed', consultantResponse: expect.stringMatching(/^Welcome/) })
  expect((await ask<Sessions>('/api/sessions?assistant=consultant')).sessions).toHaveLength(1)
  expect((await ask<Access>('/api/access')).assistants.consultation.minutesUsed).toBe(0)
})
