/**
 * Power fails while a deck is made: it is made after all, as its outline was chosen, and its generation counted once.
 */
import { expect, it, vi } from 'vitest'
import type {
  DeckOutline,
  JobStatus,
  OnePresentation,
  Presentations,
  Usage,
} from '#assistants/slides/contract.ts'
import { defenceThesisText } from '#tests/defence-thesis.ts'
import { killable } from '#tests/killable.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest } from '#tests/paying.ts'

const { startServer, startAgain, ask, send, signUp } = killable()
const soon = { timeout: PATIENCE, interval: 200 }
const RECORDS = '/ai/weekbe4-presentations'

type Slides = { paid: boolean; generationsLeft: number }
const slides = async () =>
  (await ask<{ assistants: { powerpoint: Slides } }>('/api/access')).assistants.powerpoint
const counted = async () =>
  (await ask<Usage>('/ai/weekbe4-powerpoint/usage')).powerpoint_usage?.generationCount

async function bring(fields: Record<string, string> = {}): Promise<string> {
  const student = await signUp()
  await ask('/api/payments/deposit-request-weekbe4', depositRequest(student, 'slides'))
  await vi.waitUntil(async () => (await slides()).paid, soon)
  const form = new FormData()
  form.append('format', 'standard')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('document', new File([defenceThesisText()], 'thesis.txt', { type: 'text/plain' }))
  return ((await (await send('/ai/weekbe4-powerpoint', form)).json()) as { jobId: string }).jobId
}
const inState = (jobId: string, state: JobStatus['status']) =>
  vi.waitUntil(async () => (await ask<JobStatus>(`/ai/weekbe4-job-status/${jobId}`)).status === state, soon)

it('takes up a deck after a kill, completes it, and counts its generation once', async () => {
  const first = await startServer('inside-presentation')
  const jobId = await bring()
  expect(await first.died()).toBe('SIGKILL')
  await startAgain()
  expect(await slides()).toMatchObject({ generationsLeft: 4 })
  await inState(jobId, 'completed')
  expect((await ask<Presentations>(RECORDS)).presentations).toHaveLength(1)
  expect([(await slides()).generationsLeft, await counted()]).toEqual([4, 1])
})

it('makes the deck after a kill as its outline was chosen', async () => {
  const first = await startServer('inside-presentation')
  const jobId = await bring({ outline: 'first' })
  await inState(jobId, 'outlined')
  const { body } = await ask<DeckOutline>(`${RECORDS}/${jobId}/outline`)
  const chosen = body.map(({ id, title }, at) => ({ id, title: at === 0 ? 'Cash at home is lost' : title }))
  // The answer may be lost with the server; that is the point.
  await ask(`${RECORDS}/${jobId}/outline`, { slides: chosen.reverse() }).catch(() => {})
  expect(await first.died()).toBe('SIGKILL')
  await startAgain()
  await inState(jobId, 'completed')
  const deck = await ask<OnePresentation>(`${RECORDS}/${jobId}`)
  expect(deck.slides[16]?.title).toBe('Cash at home is lost')
  expect([(await slides()).generationsLeft, await counted()]).toEqual([4, 1])
})

it('gives up after two kills, and gives the generation back', async () => {
  const first = await startServer('inside-presentation')
  const jobId = await bring()
  expect(await first.died()).toBe('SIGKILL')
  expect(await (await startServer('inside-presentation')).died()).toBe('SIGKILL')
  await startAgain()
  await inState(jobId, 'failed')
  expect([(await slides()).generationsLeft, await counted()]).toEqual([5, 0])
})
