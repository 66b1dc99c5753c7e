// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import type { DocumentSummary } from '../../contract.ts'
import { sendWhole } from './send-whole.ts'

beforeEach(() => {
  vi.useFakeTimers()
  HeldUpload.all = []
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begin = () => {
  const shares: number[] = []
  const onLineLost = vi.fn()
  const answer = sendWhole({
    file: new File(['x'], 'thesis.pdf'),
    purpose: 'defense',
    signal: new AbortController().signal,
    onShare: (share) => shares.push(share),
    onLineLost,
  })
  return { answer, shares, onLineLost }
}
const DOCUMENT: DocumentSummary = {
  id: 'd1',
  name: 'thesis.pdf',
  purpose: 'library',
  bytes: 4,
  status: 'reading',
  step: '',
  percent: 0,
  problem: null,
  kind: null,
  pages: null,
  createdAt: '2026-11-22T08:00:00Z',
  keptUntil: '2026-12-22T08:00:00Z',
}
const held = (number: number) => HeldUpload.all[number]!
const turn = () => vi.advanceTimersByTimeAsync(0)

it('tells how much has been sent, and gives back the document', async () => {
  const { answer, shares } = begin()
  held(0).upload.onprogress?.({ loaded: 1, total: 2 })
  held(0).answer(201, { document: DOCUMENT })
  expect(await answer).toEqual({ ok: true, value: DOCUMENT })
  expect(shares).toEqual([0.5])
})

it('is sent again by itself when the line is lost on the way', async () => {
  const { answer, onLineLost } = begin()
  held(0).upload.onprogress?.({ loaded: 1, total: 2 })
  held(0).onerror?.()
  await turn()
  expect(onLineLost).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  held(1).answer(201, { document: DOCUMENT })
  expect((await answer).ok).toBe(true)
})

it('asks the student where all of it may have arrived, so that it is not there twice', async () => {
  const { answer } = begin()
  held(0).upload.onprogress?.({ loaded: 2, total: 2 })
  held(0).onerror?.()
  expect(await answer).toMatchObject({ ok: false, problem: { code: 'upload-cut', again: true } })
  expect(HeldUpload.all).toHaveLength(1)
})

it('says the server’s sentence, and whether another try may help', async () => {
  const { answer } = begin()
  held(0).answer(503, { error: 'We are away for a moment.', code: 'database-away' })
  expect(await answer).toMatchObject({ problem: { message: 'We are away for a moment.', again: true } })
})
