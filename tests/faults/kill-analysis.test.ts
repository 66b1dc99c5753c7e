/** Power fails while a document is analysed: the analysis is made after all, and the upload counted once. */
import { expect, it, vi } from 'vitest'
import { killable } from '#tests/killable.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest } from '#tests/paying.ts'

const { startServer, startAgain, ask, signUp } = killable()
const soon = { timeout: PATIENCE, interval: 200 }

type Decoder = { paid: boolean; uploadsUsed: number; uploadsLeft: number }
async function decoder(): Promise<Decoder> {
  const { assistants } = await ask<{ assistants: { researchDecoder: Decoder } }>('/api/access')
  return assistants.researchDecoder
}
type Listed = { sessionId: string; status: string; error?: string }
async function analyses(): Promise<Listed[]> {
  return (await ask<{ analyses: Listed[] }>('/ai/research/analyses')).analyses
}

async function subscribe() {
  const student = await signUp()
  await ask('/api/payments/deposit-request-weekbe4', depositRequest(student, 'decoder'))
  await vi.waitUntil(async () => (await decoder()).paid, soon)
}
const send = () => {
  const form = new FormData()
  form.append('document', new File(['The sample was small. It grew.'], 'notes.txt', { type: 'text/plain' }))
  // The answer may be lost with the server; that is the point.
  return ask('/ai/research/analyze', form).catch(() => {})
}

it('takes up an analysis after a kill, completes it, and counts its upload once', async () => {
  const first = await startServer('inside-analysis')
  await subscribe()
  await send()
  expect(await first.died()).toBe('SIGKILL')
  await startAgain()
  expect(await decoder()).toMatchObject({ uploadsUsed: 1, uploadsLeft: 9 })
  await vi.waitUntil(async () => (await analyses())[0]?.status === 'completed', soon)
  expect(await analyses()).toHaveLength(1)
  expect(await decoder()).toMatchObject({ uploadsUsed: 1, uploadsLeft: 9 })
})

it('gives up after two kills, and gives the upload back', async () => {
  const first = await startServer('inside-analysis')
  await subscribe()
  await send()
  expect(await first.died()).toBe('SIGKILL')
  expect(await (await startServer('inside-analysis')).died()).toBe('SIGKILL')
  await startAgain()
  await vi.waitUntil(async () => (await analyses())[0]?.status === 'failed', soon)
  expect((await analyses())[0]?.error).toBe('Failed to process upload. Please try again.')
  expect(await decoder()).toMatchObject({ uploadsUsed: 0, uploadsLeft: 10 })
})
