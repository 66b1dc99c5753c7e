import { describe, expect, it } from 'vitest'
import type { DocumentSummary } from '../contract.ts'
import { LINE_LOST, type UploadEvent, type UploadState, uploadFlow } from './upload-flow.ts'

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
const chosen: UploadEvent = { is: 'chosen', name: 'thesis.pdf', bytes: 10 }
const run = (...events: UploadEvent[]) => events.reduce<UploadState>(uploadFlow, { step: 'idle' })

describe('an upload', () => {
  it('is sent, read and ready, and its bar counts both', () => {
    expect(run(chosen)).toMatchObject({ step: 'sending', percent: 0 })
    expect(run(chosen, { is: 'sent', share: 0.5 })).toMatchObject({ step: 'sending', percent: 35 })
    expect(run(chosen, { is: 'sent', share: 1 }, { is: 'arrived', document: summary() })).toMatchObject({
      step: 'reading',
      percent: 85,
      words: 'Reading the pages',
    })
    const document = summary({ status: 'ready' })
    expect(run(chosen, { is: 'arrived', document })).toEqual({ step: 'ready', document })
  })

  it('says when the line is lost, and forgets it with the next byte', () => {
    const lost = [chosen, { is: 'sent', share: 0.4 }, { is: 'line lost' }] as const
    expect(run(...lost)).toMatchObject({ percent: 28, words: LINE_LOST })
    expect(run(...lost, { is: 'sent', share: 0.5 })).toMatchObject({ words: 'Uploading the document' })
  })

  it('shows the sentence of a document that could not be read, and offers no second try for it', () => {
    const problem = { code: 'scanned', message: 'This PDF is a scan.' }
    expect(run(chosen, { is: 'arrived', document: summary({ status: 'refused', problem }) })).toEqual({
      step: 'refused',
      name: 'thesis.pdf',
      message: 'This PDF is a scan.',
      again: false,
    })
  })

  it('stays cancelled, whatever still comes in', () => {
    const late: UploadEvent[] = [
      { is: 'sent', share: 1 },
      { is: 'line lost' },
      { is: 'progress', document: summary() },
    ]
    expect(run(chosen, { is: 'cancelled' }, ...late)).toEqual({ step: 'idle' })
  })
})
