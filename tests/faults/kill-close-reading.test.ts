/** Power fails while a model reads a document: its earlier answers are kept, and only the rest is asked for again. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { answer } from '#tests/close-reading.ts'
import { killable } from '#tests/killable.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest } from '#tests/paying.ts'
import { OF_THE_MODEL, TWO_READINGS } from '#tests/two-readings.ts'
import { type ModelServer, startModelServer } from '../model-server/model-server.ts'
import * as turn from '../model-server/script.ts'

const { startServer, startAgain, ask, signUp } = killable()
const soon = { timeout: PATIENCE, interval: 200 }

let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.stop())

type Listed = { sessionId: string; status: string }
const first = async () => (await ask<{ analyses: Listed[] }>('/ai/research/analyses')).analyses[0]

it('asks only for what was not answered before the kill, and counts the upload once', async () => {
  const thinking = {
    AI_BASE_URL: model.baseUrl('openai'),
    AI_API_KEY: model.key,
    AI_MODEL: 'scripted',
    // So small that the document is split into several parts.
    AI_CONTEXT_TOKENS: '4096',
  }
  const server = await startServer(undefined, thinking)
  const student = await signUp()
  await ask('/api/payments/deposit-request-weekbe4', depositRequest(student, 'decoder'))
  type Access = { assistants: { researchDecoder: { paid: boolean; uploadsUsed: number } } }
  const decoder = async () => (await ask<Access>('/api/access')).assistants.researchDecoder
  await vi.waitUntil(async () => (await decoder()).paid, soon)

  // The first part is answered; power fails while the model answers the next ones.
  const kill = { before: () => server.kill().then(() => new Promise<never>(() => {})) }
  model.script(turn.says(answer(...OF_THE_MODEL)), turn.says('{', kill), turn.says('{', kill))
  const form = new FormData()
  form.append(
    'document',
    new File([new Uint8Array(TWO_READINGS.buffer)], TWO_READINGS.name, { type: 'application/pdf' }),
  )
  await ask('/ai/research/analyze', form).catch(() => {})
  expect(await server.died()).toBe('SIGKILL')
  const texts = () => model.requests.map(({ prompt }) => prompt.messages[0]?.text)
  const [answered] = texts()
  expect(texts().length).toBeGreaterThan(1)

  model.forget()
  model.script(...Array.from({ length: 20 }, () => turn.says(answer())))
  await startAgain(thinking)
  await vi.waitUntil(async () => (await first())?.status === 'completed', soon)
  expect(texts().length).toBeGreaterThan(0)
  expect(texts()).not.toContain(answered)
  expect(new Set(texts()).size).toBe(texts().length)
  expect(await decoder()).toMatchObject({ uploadsUsed: 1 })
  // Findings proved from the answer before the kill.
  const { analysis } = await ask<{ analysis: { disagreements?: { about: string }[] } }>(
    `/ai/research/analyses/${(await first())?.sessionId}`,
  )
  expect(analysis.disagreements).toMatchObject([{ about: 'design', chosen: null }])
})
