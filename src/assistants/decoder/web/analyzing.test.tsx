import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import type { DocumentSummary } from '#capabilities/documents/contract.ts'
import type { SendFile } from '#capabilities/documents/web/uploading/file-to-send.ts'
import { standIn } from '#tests/stand-in.ts'
import { sampleAnalysis } from './preview/sample-analysis.ts'
import {
  address,
  alertWords,
  answerUpload,
  beginWorld,
  calls,
  completed,
  drop,
  endWorld,
  fileOf,
  later,
  openRoom,
  past,
  press,
  refuseUpload,
  running,
  taken,
  upload,
  world,
  zone,
} from './screen-fixture.ts'

// Modules are shared between test files, so an earlier one may have loaded the real sender already.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const pieces = vi.hoisted(() => [] as { sending: SendFile; answer: (value: unknown) => void }[])
// Modules are shared between test files, so an earlier one may have loaded the real one already.
vi.hoisted(() => vi.resetModules())
vi.mock('#capabilities/documents/web/uploading/send-in-pieces.ts', () => ({
  sendInPieces: (sending: SendFile) => new Promise((answer) => pieces.push({ sending, answer })),
}))

beforeEach(() => {
  pieces.length = 0
  beginWorld()
})
afterEach(endWorld)

const bar = () => screen.getByRole('progressbar', { name: 'Progress' })
const overview = () => screen.queryByRole('region', { name: 'Analysis Overview' })
const looks = () => calls('GET /ai/research/status').length
const dismiss = () => press('Dismiss')
const done = () => running({ status: 'completed', analysis: sampleAnalysis() })

describe('choosing a document', () => {
  it.each([
    [
      'a file over 10 MB [S2-037]',
      fileOf('thesis.pdf', 'application/pdf', 10_485_761),
      'File too large. Please use files under 10MB for optimal processing speed.',
    ],
    [
      'another type [S2-039]',
      fileOf('song.mp3', 'audio/mpeg'),
      'Invalid file type. Please upload PDF, DOC, DOCX, or TXT files only.',
    ],
  ])('says why of %s, before a byte leaves', async (_, file, sentence) => {
    await openRoom()
    await drop(file)
    expect(alertWords()).toBe(sentence)
    expect(HeldUpload.all).toEqual([])
    await dismiss()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends a file of up to 5 MB in the form field the server reads', async () => {
    await openRoom()
    await drop(fileOf('chapter.docx', '', 5_242_880))
    expect(upload().sentName).toBe('chapter.docx')
    expect(pieces).toEqual([])
  })

  it('sends a larger one in pieces, and has it analysed by its id', async () => {
    await openRoom()
    await drop(fileOf('thesis.pdf', 'application/pdf', 5_242_881))
    expect(HeldUpload.all).toEqual([])
    expect(pieces[0]?.sending.purpose).toBe('decoder')
    await later(() => pieces[0]?.answer({ ok: true, value: { id: 'd7' } }))
    expect(upload().form?.get('documentId')).toBe('d7')
    expect(upload().form?.get('document')).toBeNull()
  })

  it('says why a document that went in pieces was refused', async () => {
    await openRoom()
    await drop(fileOf('thesis.pdf', 'application/pdf', 6_000_000))
    const problem = { code: 'no-room-left', message: 'You have used all the space.', again: false }
    await later(() => pieces[0]?.answer({ ok: false, problem }))
    expect(alertWords()).toContain('You have used all the space.')
  })

  it('takes a document that is here already, and no byte of it goes again', async () => {
    const kept = { id: 'd1', name: 'mine.pdf', status: 'ready', kind: 'pdf', bytes: 9, pages: 3 }
    const unfit = { ...kept, id: 'd2', name: 'table.xlsx', kind: 'xlsx' }
    world.documents = [kept, unfit] as DocumentSummary[]
    await openRoom()
    expect(screen.queryByText(/table/)).toBeNull()
    await press('Analyze mine.pdf')
    expect(upload().form?.get('documentId')).toBe('d1')
  })
})

describe('while it is analysed', () => {
  it('shows the four stages, and which one it is at [S2-019]', async () => {
    await openRoom()
    await drop()
    const stages = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(stages.map((stage) => stage.textContent?.replace(/^\d/, ''))).toEqual([
      'Uploading Document',
      'Extracting Content',
      'Analyzing Data',
      'Generating Insights',
    ])
    expect(stages[0]?.getAttribute('aria-current')).toBe('step')
    await later(() => upload().upload.onprogress?.({ loaded: 1, total: 2 }))
    expect(bar().getAttribute('aria-valuetext')).toBe('Uploading Document, 8 percent')
    world.status = () => running({ progress: 60, estimatedTimeRemaining: 22 })
    await taken()
    expect(bar().getAttribute('aria-valuetext')).toBe('Analyzing Data, 66 percent')
    expect(stages[2]?.getAttribute('aria-current')).toBe('step')
    expect(screen.getByText(/About 25 seconds left/)).toBeTruthy()
  })

  it('says which scanned page is read, where that takes minutes', async () => {
    world.status = () => running({ progress: 12, doing: 'Reading scanned page 4 of 84' })
    await openRoom()
    await drop()
    await taken()
    expect(screen.getByText(/^Reading scanned page 4 of 84\. You can leave this page/)).toBeTruthy()
    world.status = () => running({ progress: 60 })
    await later(undefined, 3_000)
    expect(screen.queryByText(/scanned page/)).toBeNull()
  })

  it('looks at once, and then every 3 s until it is done [S2-056]', async () => {
    await openRoom()
    await drop()
    await taken()
    expect(looks()).toBe(1)
    await later(undefined, 2_999)
    expect(looks()).toBe(1)
    await later(undefined, 1)
    expect(looks()).toBe(2)
    await later(undefined, 3_000)
    expect(looks()).toBe(3)
    world.status = done
    await later(undefined, 3_000)
    await later(undefined, 30_000)
    expect(looks()).toBe(4)
  })

  it('shows results at once where the upload is answered completed, without polling [S2-057]', async () => {
    await openRoom()
    await drop()
    await completed()
    expect(overview()).toBeTruthy()
    await later(undefined, 9_000)
    expect(looks()).toBe(0)
  })

  it('shows results when a look says completed [S2-058]', async () => {
    await openRoom()
    await drop()
    await taken()
    expect(overview()).toBeNull()
    world.status = done
    await later(undefined, 3_000)
    await later()
    expect(overview()).toBeTruthy()
    expect(address()).toBe('/research/decoder?analysis=s1')
  })

  it('starts nothing twice on a slow line: one look at a time', async () => {
    await openRoom()
    await drop()
    const stub = globalThis.fetch
    let hanging = 0
    standIn((path: string, init: RequestInit) => {
      if (!path.includes('/status')) return stub(path, init)
      hanging += 1
      return new Promise(() => undefined)
    })
    await taken()
    await later(undefined, 15_000)
    expect(hanging).toBe(1)
  })

  it('is found again after a reload in the middle of it', async () => {
    world.past = [past('s4', { status: 'processing', name: 'mine.pdf' })]
    await openRoom()
    expect(bar().getAttribute('aria-valuetext')).toContain('Analyzing Data')
    expect(calls('GET /ai/research/status')[0]?.call).toContain('sessionId=s4')
    expect(address()).toBe('/research/decoder?analysis=s4')
  })

  it('opens what the address names', async () => {
    world.past = [past('s1')]
    await openRoom({ at: '/research/decoder?analysis=s1' })
    await later()
    expect(overview()).toBeTruthy()
  })

  it('can be broken off while it is sent', async () => {
    await openRoom()
    await drop()
    await press('Cancel')
    expect(zone()).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('what can go wrong', () => {
  it('says what a status call answered that is not OK, and goes on looking [S2-079]', async () => {
    await openRoom()
    await drop()
    world.status = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' })
    await taken()
    expect(alertWords()).toBe('Status check failed: 502 Bad Gateway')
    world.status = done
    await later(undefined, 3_000)
    await later()
    expect(overview()).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says why a status check broke, and goes on looking [S2-080]', async () => {
    await openRoom()
    await drop()
    world.status = () => {
      throw new TypeError('Failed to fetch')
    }
    await taken()
    expect(alertWords()).toBe('Failed to check analysis status: Failed to fetch')
    world.status = () => running()
    await later(undefined, 3_000)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(bar()).toBeTruthy()
  })

  it('asks the student after a minute without an answer, and looks again when they say so', async () => {
    await openRoom()
    await drop()
    world.status = () => Response.json({ error: 'Not just now.', code: 'busy' }, { status: 503 })
    await taken()
    await later(undefined, 60_000)
    expect(alertWords()).toContain('Status check failed: 503 Not just now.')
    const before = looks()
    await later(undefined, 10_000)
    expect(looks()).toBe(before)
    world.status = done
    await press('Try Again')
    await later()
    expect(overview()).toBeTruthy()
    expect(HeldUpload.all).toHaveLength(1)
  })

  it('says that the reason is unknown where a failed analysis gives none [S2-081]', async () => {
    await openRoom()
    await drop()
    world.status = () => running({ status: 'failed' })
    await taken()
    expect(alertWords()).toContain('Analysis failed due to unknown error')
    expect(zone()).toBeTruthy()
  })

  it('says the reason where there is one', async () => {
    await openRoom()
    await drop()
    world.status = () => running({ status: 'failed', error: 'This PDF is a scan.' })
    await taken()
    expect(alertWords()).toContain('This PDF is a scan.')
  })

  it('says the details of an upload call that is not OK, or else its status and text [S2-082]', async () => {
    await openRoom()
    await drop()
    await refuseUpload(400, 'empty', 'This file is empty.')
    expect(alertWords()).toContain('This file is empty.')
    await drop()
    await answerUpload('<html>gateway</html>', 504, 'Gateway Timeout')
    expect(alertWords()).toContain('Upload failed: 504 Gateway Timeout')
  })

  it.each([
    ['Failed to process upload. Please try again.', 'access-unknown', '[S2-046]'],
    ['Failed to update upload count. Please try again.', 'count-not-kept', '[S2-083]'],
    ['Failed to process subscription update. Please contact support.', 'end-not-kept', '[S2-085]'],
  ])('shows the server’s “%s” as it is, %s %s', async (details, code) => {
    await openRoom()
    await drop()
    await refuseUpload(500, code, details)
    expect(alertWords()).toContain(details)
    expect(calls('GET /api/access')).toHaveLength(2)
  })

  it('stands in a banner that can be dismissed [S2-018]', async () => {
    await openRoom()
    await drop()
    await refuseUpload(400, 'empty', 'This file is empty.')
    await dismiss()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(zone()).toBeTruthy()
  })

  it('keeps the upload while the line is lost, and sends it again under the same key', async () => {
    await openRoom()
    await drop()
    await later(() => upload(0).onerror?.())
    expect(screen.getByText(/Waiting for the connection/)).toBeTruthy()
    await later(undefined, 1_000)
    expect(HeldUpload.all).toHaveLength(2)
    expect(upload(1).headers['Idempotency-Key']).toBe(upload(0).headers['Idempotency-Key'])
    expect(upload(1).sentName).toBe('thesis.pdf')
    await later(() => upload(1).onerror?.())
    await later(() => void dispatchEvent(new Event('online')))
    expect(HeldUpload.all).toHaveLength(3)
    await completed()
    expect(overview()).toBeTruthy()
  })

  it('gives up after minutes without a line, and sends the same upload when the student says so', async () => {
    await openRoom()
    await drop()
    for (let tried = 0; tried < 16; tried += 1) {
      await later(() => upload().onerror?.())
      await later(undefined, 60_000)
    }
    expect(alertWords()).toContain('Failed to process upload. Please try again.')
    const key = upload().headers['Idempotency-Key']
    await press('Try Again')
    expect(upload().headers['Idempotency-Key']).toBe(key)
    expect(HeldUpload.all).toHaveLength(17)
  })

  it('takes a try after a refusal for another upload', async () => {
    await openRoom()
    await drop()
    await refuseUpload(500, 'our-fault', 'Not now.')
    await press('Try Again')
    expect(upload(1).headers['Idempotency-Key']).not.toBe(upload(0).headers['Idempotency-Key'])
  })
})

describe('after the results', () => {
  it('resets everything to idle by New Analysis [S2-016]', async () => {
    await openRoom()
    expect(screen.queryByRole('button', { name: 'New Analysis' })).toBeNull()
    await drop()
    await completed()
    await press('New Analysis')
    expect(overview()).toBeNull()
    expect(zone()).toBeTruthy()
    expect(address()).toBe('/research/decoder')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps each tick, in the order they were made', async () => {
    await openRoom()
    await drop()
    await completed()
    await later(() => void fireEvent.click(screen.getByRole('tab', { name: 'Checklist' })))
    const boxes = screen.getAllByRole('checkbox')
    await later(() => {
      fireEvent.click(boxes[0] as Element)
    })
    await later(() => void fireEvent.click(boxes[2] as Element))
    expect(screen.getByText('2 of 4 ready')).toBeTruthy()
    expect(calls('PATCH').map(({ body }) => body)).toEqual([{ ready: ['q1'] }, { ready: ['q1', 'q3'] }])
  })

  it('takes a tick back that could not be kept, and says so', async () => {
    await openRoom()
    await drop()
    await completed()
    world.analyses = {}
    await later(() => void fireEvent.click(screen.getByRole('tab', { name: 'Checklist' })))
    await later(() => void fireEvent.click(screen.getAllByRole('checkbox')[0] as Element))
    expect(screen.getByText('0 of 4 ready')).toBeTruthy()
    expect(screen.getByText('This analysis was not found.')).toBeTruthy()
  })
})
