import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standIn } from '#tests/stand-in.ts'
import type { DocumentSummary } from '../../contract.ts'
import { UPLOADS } from '../../spec.ts'
import type { SendFile } from './file-to-send.ts'
import { DocumentUpload } from './upload.tsx'

// Modules are shared between test files, so one that came before may have loaded the real sender already.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const sendings = vi.hoisted(() => [] as { sending: SendFile; answer: (value: unknown) => void }[])
vi.mock('./send-file.ts', () => ({
  sendFile: (sending: SendFile) => new Promise((answer) => sendings.push({ sending, answer })),
}))

const summary = (change: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: 'd1',
  name: 'thesis.pdf',
  purpose: 'defense',
  bytes: 4,
  status: 'reading',
  step: 'Reading the pages',
  percent: 40,
  problem: null,
  kind: null,
  pages: null,
  createdAt: '',
  keptUntil: '',
  ...change,
})
let answers: DocumentSummary[] = []
const asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sendings.length = 0
  asked.length = 0
  standIn(async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return Response.json({ document: answers.shift() ?? summary() })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = () => {
  const onReady = vi.fn()
  render(<DocumentUpload purpose="defense" sentence="Drop your thesis here" limits="PDF" onReady={onReady} />)
  return onReady
}
const drop = (name: string, type = 'application/pdf', bytes = 4) => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  fireEvent.drop(screen.getByRole('button', { name: /Drop your thesis/ }), {
    dataTransfer: { files: [file] },
  })
}
const later = (work: () => void = () => {}, ms = 0) =>
  act(async () => {
    work()
    await vi.advanceTimersByTimeAsync(ms)
  })
const bar = () => screen.getByRole('progressbar')

describe('the upload of a document', () => {
  it.each([
    ['notes.docx', 'application/msword', 4, UPLOADS.defense.wrongType],
    ['big.pdf', 'application/pdf', 52_428_801, UPLOADS.defense.tooLarge],
  ])('says the assistant’s sentence for %s, and sends nothing', async (name, type, bytes, sentence) => {
    show()
    await later(() => drop(name, type, bytes))
    expect(screen.getByRole('alert').textContent).toContain(sentence)
    expect(sendings).toEqual([])
  })

  it('shows how far it is, while it is sent and while it is read, and tells when it is ready', async () => {
    const onReady = show()
    await later(() => drop('thesis.pdf'))
    await later(() => sendings[0]?.sending.onShare(0.5))
    expect(bar().getAttribute('aria-valuetext')).toBe('Uploading the document, 35 percent')
    answers = [summary({ percent: 80 }), summary({ status: 'ready' })]
    await later(() => sendings[0]?.answer({ ok: true, value: summary() }))
    expect(bar().getAttribute('aria-valuetext')).toBe('Reading the pages, 82 percent')
    await later(undefined, 260)
    expect(bar().getAttribute('aria-valuetext')).toBe('Reading the pages, 94 percent')
    await later(undefined, 500)
    expect(onReady).toHaveBeenCalledWith(summary({ status: 'ready' }))
    expect(screen.getByRole('button', { name: /Drop your thesis/ })).toBeTruthy()
  })

  it('waits for a lost line in words, and offers the same file again when it gave up', async () => {
    show()
    await later(() => drop('thesis.pdf'))
    await later(() => sendings[0]?.sending.onLineLost())
    expect(bar().textContent).toContain('Waiting for the connection')
    const problem = {
      code: 'upload-cut',
      message: 'The upload was interrupted. Please try again.',
      again: true,
    }
    await later(() => sendings[0]?.answer({ ok: false, problem }))
    await later(() => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })))
    expect(sendings).toHaveLength(2)
    expect(sendings[1]?.sending.file.name).toBe('thesis.pdf')
  })

  it('is asked after again when a question hangs on a dead line', async () => {
    const onReady = show()
    await later(() => drop('thesis.pdf'))
    standIn((path, { method, signal }) => {
      asked.push(`${method} ${path}`)
      return new Promise((_, broken) => signal?.addEventListener('abort', broken))
    })
    await later(() => sendings[0]?.answer({ ok: true, value: summary() }))
    await later(undefined, 5_000)
    expect(asked).toEqual(['GET /api/documents/d1'])
    standIn(() => Response.json({ document: summary({ status: 'ready', percent: 100 }) }))
    await later(undefined, 22_000)
    expect(onReady).toHaveBeenCalledWith(summary({ status: 'ready', percent: 100 }))
  })

  it('is broken off by Cancel while it is sent, and deleted while it is read', async () => {
    show()
    await later(() => drop('thesis.pdf'))
    await later(() => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
    expect(sendings[0]?.sending.signal.aborted).toBe(true)
    expect(asked).toEqual([])
    await later(() => drop('thesis.pdf'))
    await later(() => sendings[1]?.answer({ ok: true, value: summary() }))
    await later(() => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))
    expect(asked).toContain('DELETE /api/documents/d1')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
