import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import type { SendFile } from '#capabilities/documents/web/uploading/file-to-send.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { broken, refuses } from '#tests/stand-in.ts'
import { listFormats, start } from '../contract.ts'
import {
  address,
  asked,
  beginWorld,
  choose,
  completed,
  endWorld,
  generate,
  job,
  later,
  openScreen,
  PAID,
  press,
  RECORD,
  UNPAID,
  world,
} from './screen-fixture.ts'

// Modules are shared between test files, so an earlier one may have loaded the real sender already.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const pieces = vi.hoisted(() => [] as { sending: SendFile; answer: (value: unknown) => void }[])
vi.mock('#capabilities/documents/web/uploading/send-in-pieces.ts', () => ({
  sendInPieces: (sending: SendFile) => new Promise((answer) => pieces.push({ sending, answer })),
}))

beforeEach(() => {
  pieces.length = 0
  beginWorld()
})
afterEach(endWorld)

const never = () => new Promise<Response>(() => {})
const bar = () => screen.queryByRole('progressbar')?.getAttribute('aria-valuenow')
const alert = () => screen.getByRole('alert').textContent

describe('while something is looked up', () => {
  it('says that it loads [S3-043]', async () => {
    world.session = 'loading'
    await openScreen()
    expect(screen.getByText('Loading...')).toBeTruthy()
  })
  it('says that access is checked [S3-044]', async () => {
    world.access = never
    await openScreen()
    expect(screen.getByText('Checking WEEKBE4 PowerPoint access...')).toBeTruthy()
  })
  it('says that usage is checked [S3-045]', async () => {
    world.usage = never
    await openScreen()
    expect(screen.getByText('Checking usage status...')).toBeTruthy()
  })
})

it('keeps the heading under whoever stands on it, while access and usage are looked up', async () => {
  let tell = (_: Response) => {}
  world.access = () => new Promise((answer) => (tell = answer))
  await openScreen()
  const heading = screen.getByRole('heading', { level: 1 })
  expect(screen.queryByText('4/5 left')).toBeNull()
  await later(() => tell(Response.json({ assistants: { powerpoint: PAID } })))
  expect(screen.getByText('4/5 left')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
})

describe('the room', () => {
  it('has the counter, three format cards, a generate button, the limit and four blurbs [S3-047] [S3-051] [S3-052] [S3-058] [S3-064]', async () => {
    await openScreen()
    expect(screen.getByText('4/5 left')).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Generate' })).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'What it does' })).getAllByRole('listitem')).toHaveLength(
      4,
    )
    expect(screen.getByText(/100MB/)).toBeTruthy()
    expect(screen.queryByText('Preview')).toBeNull()
  })
  it('shows Mini as Light, and names the formats as the server does [S3-075]', async () => {
    await openScreen()
    expect(screen.getByRole('radio', { name: /^Light/ })).toBeTruthy()
    expect(screen.getByText('As the server says.')).toBeTruthy()
  })
  it('shows three local formats when the server names none [S3-093]', async () => {
    world.formats = () => refuses(listFormats, 'our-fault')
    await openScreen()
    expect(
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('b')?.textContent),
    ).toEqual(['Standard', 'Heavy', 'Light'])
  })
  it('does not start without a file [S3-066]', async () => {
    await openScreen()
    await press('Generate')
    expect(screen.getByRole('button', { name: 'Generate' })).toHaveProperty('disabled', true)
    expect(asked('POST')).toEqual([])
  })
  it('says which types it takes [S3-063]', async () => {
    await openScreen()
    await choose('song.mp3', 'audio/mpeg')
    expect(alert()).toBe('Please upload a valid academic document (PDF, DOC, DOCX, TXT)')
  })
})

describe('generating', () => {
  it('sends a session id, and shows the job, the estimate and a bar [S3-053] [S3-086] [S3-089]', async () => {
    await generate()
    const [sent] = asked('POST /ai/weekbe4-powerpoint')
    expect(sent?.headers['x-session-id']).toMatch(/^[\da-f-]{36}$/)
    expect(sent?.body instanceof FormData && [...sent.body.keys()]).toEqual(['format', 'outline', 'document'])
    expect(screen.getByText('Job job')).toBeTruthy()
    expect(screen.getByText('Estimated time 2-5 minutes')).toBeTruthy()
    expect(bar()).toBe('60')
  })
  it('says how much of the document has gone, and takes it back with Cancel', async () => {
    world.start = never
    await generate()
    await later(() => HeldUpload.all[0]?.upload.onprogress?.({ loaded: 43, total: 100 }))
    expect(screen.getByText('43% of your document sent')).toBeTruthy()
    expect(bar()).toBe('34')
    await press('Cancel')
    expect(screen.getByRole('button', { name: /Drop your document/ })).toBeTruthy()
  })
  it('sends a document above 5 MB in pieces, and asks for its deck by its id', async () => {
    await generate(5_242_881)
    expect(HeldUpload.all).toEqual([])
    expect(pieces[0]?.sending.purpose).toBe('slides')
    await later(() => pieces[0]?.answer({ ok: true, value: { id: 'd7' } }))
    const [sent] = asked('POST /ai/weekbe4-powerpoint')
    expect(sent?.body instanceof FormData && [...sent.body]).toEqual([
      ['format', 'standard'],
      ['outline', 'ask'],
      ['documentId', 'd7'],
    ])
  })
  it('says why a document that went in pieces was refused', async () => {
    await generate(6_000_000)
    const problem = { code: 'no-room-left', message: 'You have used all the space.', again: false }
    await later(() => pieces[0]?.answer({ ok: false, problem }))
    expect(alert()).toContain('You have used all the space.')
  })
  it('gives the estimate of its own where the server names none', async () => {
    world.start = () => broken(Response.json({ success: true, jobId: 'job-1' }))
    await generate()
    expect(screen.getByText('Estimated time 2-5 minutes')).toBeTruthy()
  })
  it('asks every three seconds, and ends with a download [S3-054]', async () => {
    await generate()
    const looks = () => asked('GET /ai/weekbe4-job-status').length
    const before = looks()
    await later(undefined, 3_000)
    expect(looks()).toBe(before + 1)
    world.status = completed
    await later(undefined, 3_000)
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
    await later(undefined, 9_000)
    expect(looks()).toBe(before + 2)
  })
  it('begins anew with Generate Another [S3-055]', async () => {
    world.status = completed
    await generate()
    await press('Generate Another')
    expect(screen.getByRole('button', { name: /Drop your document/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Generate' })).toHaveProperty('disabled', true)
  })
})

describe('what goes wrong', () => {
  it('stands in a box with Try Again, and the bar is gone [S3-056] [S3-057]', async () => {
    world.status = () => job('failed', {}, 'This file is damaged.')
    await generate()
    expect(alert()).toContain('This file is damaged.')
    expect(bar()).toBeUndefined()
    await press('Try Again')
    expect(screen.getByRole('region', { name: 'Your document' }).textContent).toContain('thesis.pdf')
    expect(screen.getByRole('button', { name: 'Generate' })).toHaveProperty('disabled', false)
  })
  it.each([
    [
      'an answer without a job [S3-100]',
      () => broken(Response.json({ success: true })),
      'Invalid response from server',
    ],
    [
      'an answer without success [S3-100]',
      () => broken(Response.json({ jobId: 'x' })),
      'Invalid response from server',
    ],
    [
      'a refusal without words [S3-102]',
      () => broken(Response.json({}, { status: 500 })),
      'Failed to start WEEKBE4 presentation generation',
    ],
    [
      'a refusal with words',
      () => refuses(start, 'no-file', 'Please choose a file.', { success: false }),
      'Please choose a file.',
    ],
  ])('is said at the start: %s', async (_, answer, sentence) => {
    world.start = answer
    await generate()
    expect(alert()).toContain(sentence)
  })
  describe('a line that is lost while the document is sent', () => {
    const BROKE = 'An unexpected error occurred while starting WEEKBE4 presentation generation'
    const lost = () => Promise.reject(new TypeError('no network'))
    const keys = () => asked('POST /ai/weekbe4-powerpoint').map(({ headers }) => headers['x-session-id'])

    it('is said, and the document goes again by itself under the same session [S3-101]', async () => {
      const start = world.start
      world.start = lost
      await generate()
      expect(screen.getByText(new RegExp(BROKE)).textContent).toContain(
        'Your document is kept, and will be sent',
      )
      world.start = start
      await later(undefined, 1_000)
      expect(screen.getByText('Job job')).toBeTruthy()
      expect(screen.queryByText(new RegExp(BROKE))).toBeNull()
      expect(new Set(keys()).size).toBe(1)
      expect(keys()).toHaveLength(2)
    })
    it('for ten minutes leaves the document, and Generate goes on with the same session [S3-101]', async () => {
      world.start = lost
      await generate()
      await later(undefined, 600_000)
      expect(alert()).toContain(BROKE)
      await press('Try Again')
      await press('Generate')
      expect(new Set(keys()).size).toBe(1)
    })
    it('is no reason to make another deck under the session of the first', async () => {
      world.start = lost
      await generate()
      await later(undefined, 600_000)
      await press('Try Again')
      await later(() => screen.getByRole('radio', { name: /^Light/ }).click())
      await press('Generate')
      expect(new Set(keys()).size).toBe(2)
    })
  })
  it('says that a job failed [S3-103]', async () => {
    world.status = () => job('failed')
    await generate()
    expect(alert()).toContain('PowerPoint generation failed')
  })
  it('says that a check broke, and checks again [S3-104]', async () => {
    world.status = () => Promise.reject(new TypeError('no network'))
    await generate()
    expect(screen.getByText('Error checking generation status. Please try again.')).toBeTruthy()
    world.status = completed
    await later(undefined, 3_000)
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
  })
  it('says that a status was not OK [S3-105]', async () => {
    world.status = () => Response.json({ error: 'gone', code: 'not-found' }, { status: 404 })
    await generate()
    expect(alert()).toContain('Failed to get job status')
  })
})

describe('the download', () => {
  async function downloaded() {
    world.status = completed
    await generate()
    await press('Download')
    await later()
  }
  it('fetches the address of the record, from our own server [S3-096]', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await downloaded()
    expect(asked(`GET ${RECORD.url}`)).toHaveLength(1)
    expect(saved.mock.contexts[0]).toHaveProperty('download', 'thesis-weekbe4.pptx')
    saved.mockRestore()
  })
  it.each([
    ['no record [S3-107]', [], 'WEEKBE4 presentation not found in database'],
    ['no address [S3-108]', [{ ...RECORD, url: '' }], 'WEEKBE4 presentation URL not found'],
  ])('says what is missing: %s', async (_, records, sentence) => {
    world.records = records
    await downloaded()
    expect(alert()).toContain(sentence)
  })
  it('says why it broke [S3-109]', async () => {
    world.file = () => Promise.reject(new TypeError('no network'))
    await downloaded()
    expect(alert()).toContain('Download failed: no network')
  })
  it('says that there is none where nothing was made [S3-106]', async () => {
    const { download } = await import('./download.ts')
    expect(await download(undefined)).toBe('No presentation available for download')
  })
})

describe('without a generation left', () => {
  const LIMIT = 'You have used all 5 generations of your pack. Please purchase a new pack to continue.'
  beforeEach(() => {
    world.access = () =>
      Response.json({ assistants: { powerpoint: { paid: false, reason: 'used-up', message: LIMIT } } })
    world.usage = () => Response.json({ powerpoint_usage: null, remaining: 0 })
  })
  it('shows the limit, and a modal for eight seconds [S3-050] [S3-069]', async () => {
    await openScreen()
    expect(screen.getByText('0/5 left')).toBeTruthy()
    expect(within(screen.getByRole('dialog')).getByText(LIMIT)).toBeTruthy()
    await later(undefined, 7_000)
    expect(screen.queryByRole('dialog')).toBeTruthy()
    await later(undefined, 1_500)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(LIMIT)).toBeTruthy()
  })
  it('locks upload, formats and generate [S3-070]', async () => {
    await openScreen()
    await later(undefined, 9_000)
    expect(screen.getByRole('button', { name: /No generations left/ }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(screen.getByRole('group', { name: 'Format' })).toHaveProperty('disabled', true)
    await choose()
    await press('Generate')
    expect(asked('POST')).toEqual([])
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('the preview', () => {
  beforeEach(() => {
    world.access = () => Response.json({ assistants: { powerpoint: UNPAID } })
  })
  const demo = async () => {
    await press(/Generate (?:a demo|the demo again)/)
    await later(undefined, 7_000)
    await later()
  }
  it('has a badge, and makes nothing of a document [S3-046] [S3-059]', async () => {
    await openScreen()
    expect(screen.getByText('Preview')).toBeTruthy()
    await press(/Unlock to use your own document/)
    expect(asked('POST')).toEqual([])
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
  it('shows a deck with 18 slides, then the unlock modal, which closes by itself after five seconds [S3-049] [S3-060]', async () => {
    await openScreen()
    await demo()
    expect(screen.getByRole('heading', { name: 'Demo Presentation 18 slides' })).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
    await later(undefined, 4_400)
    expect(screen.getByRole('dialog')).toBeTruthy()
    await later(undefined, 1_000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('leads to the payment of 150 kwacha [S3-048]', async () => {
    await openScreen()
    await later(() => screen.getByRole('link', { name: /Unlock for/ }).click())
    expect(address()).toBe(paymentsPath('slides'))
  })
  it('starts five times, and no sixth [S3-061]', async () => {
    await openScreen()
    for (let time = 0; time < 5; time++) {
      await demo()
      await later(undefined, 6_000)
    }
    expect(screen.getByText('0/5 left')).toBeTruthy()
    await press('Generate the demo again')
    expect(screen.getByText(/You have seen the demo 5 times/)).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

it('says to whoever is not signed in that they must log in', async () => {
  world.session = 'signed-out'
  await openScreen()
  expect(alert()).toContain('Please log in to use PowerPoint Creator.')
})

describe('the decks of before', () => {
  it('show the format and the title that a deck has just been given', async () => {
    await openScreen()
    expect(screen.getByText(/A thesis\. Standard/)).toBeTruthy()
    await press('Show the deck of thesis.pdf')
    world.records = [{ ...RECORD, format: 'mini' }]
    const choices = screen.getAllByRole('radio', { name: /Light/ })
    await later(() => choices.at(-1)?.click())
    expect(screen.getByText(/A thesis\. Light/)).toBeTruthy()
  })
  it('say so where they could not be read, or not again', async () => {
    world.lost = /presentations$/
    await openScreen()
    expect(screen.getByText(/^Your decks could not be loaded\./)).toBeTruthy()
    world.lost = undefined
    await press('Try Again')
    expect(screen.getByText(/A thesis\. Standard/)).toBeTruthy()
    await press('Show the deck of thesis.pdf')
    world.lost = /presentations$/
    await later(() => screen.getByRole('radio', { name: /10 minutes/ }).click())
    expect(screen.getByText(/^Your decks may be out of date\./)).toBeTruthy()
    expect(screen.getByText(/A thesis\. Standard/)).toBeTruthy()
  })
})

it('says above the preview that it may have been paid, where that cannot be looked up', async () => {
  world.access = () => Response.json({ assistants: { powerpoint: UNPAID } })
  await openScreen()
  world.access = () => Promise.reject(new TypeError('no line'))
  await later(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText(/^What you have paid for may be out of date\./)).toBeTruthy()
  world.access = () => Response.json({ assistants: { powerpoint: PAID } })
  await press('Try Again')
  expect(screen.getByText('4/5 left')).toBeTruthy()
})

describe('a finished deck', () => {
  const open = async () => {
    world.status = completed
    await generate()
    await later()
  }
  it('is asked for again with Try Again where it could not be read', async () => {
    world.lost = /presentations\/job-1$/
    await open()
    expect(alert()).toMatch(/^Weekbe4 cannot be reached at the moment\./)
    world.lost = undefined
    await press('Try Again')
    expect(screen.getByRole('article', { name: 'Slide 1 of 18' })).toBeTruthy()
  })
  it('tells its checks, and leads to the slide that fails one', async () => {
    await open()
    expect(screen.getByText('1 thing to look at')).toBeTruthy()
    await press('Slide 7')
    expect(screen.getByRole('article', { name: 'Slide 7 of 18' })).toBeTruthy()
  })
  it('says how long its script takes, and asks for another length', async () => {
    await open()
    expect(screen.getByText('The script in the notes takes about 14.8 minutes, spoken calmly.')).toBeTruthy()
    await later(() => screen.getByRole('radio', { name: /10 minutes/ }).click())
    expect(world.asked.find(({ call }) => call.startsWith('PATCH'))?.body).toBe('{"minutes":10}')
  })
  it('has one slide made again, and its faults mended, and says what came of it', async () => {
    await open()
    await press('Make this slide again')
    await press('Fix automatically')
    expect(world.asked.flatMap(({ call, body }) => (call.startsWith('PATCH') ? [body] : []))).toEqual([
      '{"again":"s0"}',
      '{"mend":true}',
    ])
    expect(
      screen.getByText('Nothing more could be fixed automatically. The rest needs your own words.'),
    ).toBeTruthy()
  })
  it('leads to the Defense Room with its document', async () => {
    await open()
    const link = screen.getByRole('link', { name: 'Examine me on this deck' })
    expect(link.getAttribute('href')).toMatch(/^\/research\/defense\?document=[^&]+&name=/)
  })
  it('is rehearsed slide by slide, on this device alone', async () => {
    await open()
    await press('Rehearse')
    const before = world.asked.length
    await later(undefined, 64_000)
    expect(screen.getByRole('timer').textContent).toBe('64 of 50 seconds')
    await press('Next slide')
    await later(undefined, 20_000)
    await press('Stop')
    expect(screen.getByText('1. Title 1: 64 of 50 seconds, 14 too long')).toBeTruthy()
    expect(screen.getByText('2. Title 2: 20 of 50 seconds')).toBeTruthy()
    expect(world.asked).toHaveLength(before)
  })
})
