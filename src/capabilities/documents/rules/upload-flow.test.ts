import { describe, expect, it } from 'vitest'
import type { DocumentSummary } from '../contract.ts'
import { LINE_LOST, shownUpload, type UploadEvent, type UploadState, uploadFlow } from './upload-flow.ts'

const summary = (change: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: 'd1',
  name: 'thesis.pdf',
  purpose: 'library',
  bytes: 10,
  status: 'reading',
  step: 'Reading the pages',
  percent: 50,
  problem: null,
  kind: null,
  pages: null,
  createdAt: '',
  keptUntil: '',
  ...change,
})
const chosen: UploadEvent = { type: 'chosen', file: 'thesis.pdf', bytes: 10 }
const run = (...events: UploadEvent[]) => events.reduce<UploadState>(uploadFlow, { name: 'idle' })

const shown = (...events: UploadEvent[]) => {
  const state = run(...events)
  return state.name === 'uploading' || state.name === 'reading' ? shownUpload(state) : undefined
}

describe('an upload', () => {
  it('is sent, read and ready, and its bar counts both', () => {
    expect(shown(chosen)).toEqual({ percent: 0, words: 'Uploading the document' })
    expect(shown(chosen, { type: 'sent', share: 0.5 })).toMatchObject({ percent: 35 })
    expect(shown(chosen, { type: 'sent', share: 1 }, { type: 'arrived', document: summary() })).toEqual({
      percent: 85,
      words: 'Reading the pages',
    })
    const document = summary({ status: 'ready' })
    expect(run(chosen, { type: 'arrived', document })).toEqual({ name: 'ready', document })
  })

  it('says when the line is lost, and forgets it with the next byte', () => {
    const lost = [chosen, { type: 'sent', share: 0.4 }, { type: 'line-lost' }] as const
    expect(shown(...lost)).toEqual({ percent: 28, words: LINE_LOST })
    expect(shown(...lost, { type: 'sent', share: 0.5 })).toMatchObject({ words: 'Uploading the document' })
  })

  it('shows the sentence of a document that could not be read, and offers no second try for it', () => {
    const problem = { code: 'scanned', message: 'This PDF is a scan.' }
    expect(run(chosen, { type: 'arrived', document: summary({ status: 'refused', problem }) })).toEqual({
      name: 'refused',
      file: 'thesis.pdf',
      message: 'This PDF is a scan.',
      again: false,
    })
  })

  it('stays cancelled, whatever still comes in', () => {
    const late: UploadEvent[] = [
      { type: 'sent', share: 1 },
      { type: 'line-lost' },
      { type: 'progress', document: summary() },
    ]
    expect(run(chosen, { type: 'cancelled' }, ...late)).toEqual({ name: 'idle' })
  })
})
