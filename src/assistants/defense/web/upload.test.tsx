import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import {
  alertWords,
  answerUpload,
  beginWorld,
  called,
  drop,
  endWorld,
  eventually,
  fileOf,
  later,
  openRoom,
  percent,
  press,
  status,
  taken,
  world,
  zone,
} from '#capabilities/oral-session/web/screen-fixture.tsx'
import DefenseScreen from './screen.tsx'

beforeEach(() => beginWorld())
afterEach(endWorld)

const open = () => openRoom(DefenseScreen)
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the Defense Room while it is looked up', () => {
  it("shows 'Loading...' while authentication resolves [S2-099]", async () => {
    world.session = 'loading'
    await open()
    expect(screen.getByText('Loading...')).toBeTruthy()
  })

  it("shows 'Checking defense access...' while access is checked [S2-100]", async () => {
    world.access = 'asked'
    await open()
    expect(screen.getByText('Checking defense access...')).toBeTruthy()
  })
})

describe('the upload screen of the Defense Room', () => {
  it("is titled 'Dissertation Defense Room Simulator', with a dropzone [S2-102] [S2-104]", async () => {
    await open()
    expect(heading()).toBe('Dissertation Defense Room Simulator')
    expect(zone()).toBeTruthy()
  })

  it.each([
    ['thesis.pdf', ''],
    ['thesis', 'application/pdf'],
  ])('takes %j of type %j, by its ending or its type [S2-133]', async (name, type) => {
    await open()
    await drop(fileOf(name, type))
    expect(HeldUpload.all).toHaveLength(1)
  })

  it('sends nothing else, and says so [S2-134]', async () => {
    await open()
    await drop(fileOf('thesis.docx', 'application/msword'))
    expect(alertWords()).toContain('Only PDF files are allowed. Please upload a PDF document.')
    expect(HeldUpload.all).toHaveLength(0)
  })

  it('sends nothing over 50 MB, and says so [S2-135]', async () => {
    await open()
    await drop(fileOf('thesis.pdf', 'application/pdf', 50 * 1_048_576 + 1))
    expect(alertWords()).toContain('PDF file too large. Maximum size is 50MB for optimal processing speed.')
    expect(HeldUpload.all).toHaveLength(0)
  })

  it('takes a document that is here already without sending it again', async () => {
    world.documents = [
      {
        id: 'd7',
        name: 'kept.pdf',
        purpose: 'decoder',
        bytes: 9_000,
        status: 'ready',
        step: '',
        percent: 100,
        problem: null,
        kind: 'pdf',
        pages: 90,
        createdAt: '2026-11-20T08:00:00Z',
        keptUntil: '2026-12-20T08:00:00Z',
      },
    ]
    await open()
    await press('Choose kept.pdf')
    await later()
    expect(HeldUpload.all[0]?.form?.get('documentId')).toBe('d7')
    expect(HeldUpload.all[0]?.form?.get('document')).toBeNull()
  })

  it('sends how one wants to be examined', async () => {
    await open()
    await later(() => screen.getByRole('radio', { name: /Tough/ }).click())
    await drop()
    expect(HeldUpload.all[0]?.form?.get('style')).toBe('tough')
    expect(HeldUpload.all[0]?.form?.get('examiners')).toBe('1')
  })
})

describe('a document on its way', () => {
  it('goes to the examination under a session id of its own [S2-165]', async () => {
    await open()
    await drop()
    const [sent] = HeldUpload.all
    expect(sent?.path).toBe('/ai/examination/upload')
    expect(sent?.headers['X-Session-ID']).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent?.form?.get('document')).toBeInstanceOf(File)
  })

  it('shows 10 to 20 percent while it is sent, and 30 when it has arrived [S2-105] [S2-140] [S2-141]', async () => {
    world.status = () => new Promise(() => {})
    await open()
    await drop()
    expect(percent()).toBe('10')
    await later(() => HeldUpload.all[0]?.upload.onprogress?.({ loaded: 50, total: 100 }))
    expect(percent()).toBe('15')
    await later(() => HeldUpload.all[0]?.upload.onprogress?.({ loaded: 100, total: 100 }))
    expect(percent()).toBe('20')
    expect(screen.getByText('Uploading your document, 20%')).toBeTruthy()
    await taken()
    expect(percent()).toBe('30')
  })

  it("is looked after every 2 s, and shows the server's percent and step [S2-142] [S2-143]", async () => {
    await open()
    await drop()
    await taken()
    await eventually(() => percent() === '45')
    expect(screen.getByText('Reading your document, 45%')).toBeTruthy()
    expect(called('GET /ai/examination/processing-status?sessionId=s1')[0]?.headers['X-Session-ID']).toBe(
      's1',
    )
    const before = called('GET /ai/examination/processing-status').length
    await later(undefined, 10_000)
    expect(called('GET /ai/examination/processing-status').length - before).toBe(5)
  })

  it('is no longer looked after when five minutes are over, and nothing is said about it [S2-144]', async () => {
    await open()
    await drop()
    await taken()
    await later(undefined, 4 * 60_000 + 50_000)
    const shortly = called('GET /ai/examination/processing-status').length
    await later(undefined, 6_000)
    expect(called('GET /ai/examination/processing-status').length).toBe(shortly + 3)
    await later(undefined, 4_000)
    const before = called('GET /ai/examination/processing-status').length
    await later(undefined, 20_000)
    expect(called('GET /ai/examination/processing-status').length).toBe(before)
    expect(alertWords()).toBeUndefined()
    await press('Look again')
    expect(called('GET /ai/examination/processing-status').length).toBe(before + 1)
  })

  it('is looked after as long as a scan brings pages, with the page it is at', async () => {
    let page = 0
    world.status = () => {
      page += 1
      return Response.json(status({ doing: `Reading scanned page ${Math.ceil(page / 60)} of 40` }))
    }
    await open()
    await drop()
    await taken()
    await later(undefined, 4 * 60_000)
    await later(undefined, 4 * 60_000)
    await eventually(() => screen.queryByText(/^Reading scanned page [4-9] of 40/) !== null)
    expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull()
    world.status = () => Response.json(status({ doing: 'Reading scanned page 9 of 40' }))
    await later(undefined, 2_000)
    await later(undefined, 5 * 60_000)
    expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy()
  })

  it('goes on being looked after when a look fails, which is only logged [S2-145]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    world.status = () => {
      throw new TypeError('Failed to fetch')
    }
    await open()
    await drop()
    await taken()
    await later(undefined, 4_000)
    expect(logged).toHaveBeenCalled()
    expect(alertWords()).toBeUndefined()
    world.status = () => Response.json(status({ stage: 'processing', progress: 80 }))
    await later(undefined, 2_000)
    await eventually(() => percent() === '80')
    expect(percent()).toBe('80')
    logged.mockRestore()
  })

  it.each([
    ['This file is damaged.', 'PDF processing failed: This file is damaged. Please try uploading again.'],
    [undefined, 'PDF processing failed: Unknown error. Please try uploading again.'],
  ])(
    'that failed with %j leads back to the upload screen, and says why [S2-147] [S2-148]',
    async (error, said) => {
      world.status = () => Response.json(status({ status: 'failed', ...(error && { error }) }))
      await open()
      await drop()
      await taken()
      await eventually(() => alertWords())
      expect(alertWords()).toContain(said)
      expect(zone()).toBeTruthy()
    },
  )

  it('that failed leaves the choice of how to be examined as it was', async () => {
    world.status = () => Response.json(status({ status: 'failed', error: 'This file is damaged.' }))
    await open()
    await later(() => screen.getByRole('radio', { name: /^Tough/ }).click())
    await drop()
    await taken()
    await eventually(() => alertWords())
    await drop()
    expect(HeldUpload.all.at(-1)?.form?.get('style')).toBe('tough')
  })

  it.each([
    ['<html>', 502, 'Error uploading PDF: Upload failed with status 502'],
    ['{"success":false}', 200, 'Error uploading PDF: Upload failed'],
    [{ success: false, error: 'Too busy.', code: 'too-many-at-once' }, 429, 'Error uploading PDF: Too busy.'],
  ])('answered with %j and %d says so [S2-180] [S2-182] [S2-183]', async (answer, code, said) => {
    await open()
    await drop()
    await answerUpload(answer, code)
    await later()
    expect(alertWords()).toContain(said)
  })

  it('says to the letter that no time is left, and that one has to log in [S2-131] [S2-132]', async () => {
    await open()
    await drop()
    const error = 'You have used all your purchased time. Please purchase a new session.'
    await answerUpload({ success: false, error, code: 'used-up' }, 402)
    await later()
    expect(document.querySelector('.note.bad')?.textContent).toBe(error)
    await drop()
    await answerUpload({ success: false, error: 'x', code: 'not-signed-in' }, 401)
    await later()
    expect(document.querySelector('.note.bad')?.textContent).toBe('Please log in to upload documents')
  })

  it('waits for a lost line, and says an upload error when it does not come back [S2-184]', async () => {
    await open()
    await drop()
    await later(() => HeldUpload.all[0]?.onerror?.())
    expect(screen.getByText(/Waiting for the connection/)).toBeTruthy()
    for (let tries = 0; tries < 20; tries += 1) await later(() => HeldUpload.all.at(-1)?.onerror?.(), 60_000)
    expect(alertWords()).toContain('Error uploading PDF: Upload failed')
    // Try Again sends the same file under the same session.
    await press('Try Again')
    await later()
    expect(percent()).toBe('10')
  })

  it('that was being read when the page was loaded anew is looked after again', async () => {
    world.sessions = [
      {
        sessionId: 's1',
        assistant: 'defense',
        state: 'processing',
        documentId: 'd1',
        name: 'thesis.pdf',
        title: '',
        createdAt: '2026-11-22T08:00:00Z',
        seconds: 0,
        answered: 0,
        keptUntil: '2027-02-22T08:00:00Z',
      },
    ]
    await open()
    await eventually(() => screen.queryByText('Reading your document, 45%'))
    expect(screen.getByText('Reading your document, 45%')).toBeTruthy()
  })
})
