import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paymentsPath } from '#product/purchase-query.ts'
import { CHAT_LIMITS } from '../spec.ts'
import {
  address,
  answered,
  arrived,
  banner,
  box,
  button,
  choose,
  chunk,
  complete,
  key,
  leave,
  press,
  question,
  reading,
  START,
  say,
  settle,
  status,
  text,
  visit,
  write,
} from './visit.fake.tsx'

afterEach(leave)

describe('the header', () => {
  it("says 'Online' and 'Subscribed' to who has paid [S3-141] [S3-143]", async () => {
    await visit()
    expect(status()).toBe('OnlineSubscribed')
  })

  it("says 'Demo Mode' to who has not, and leads to the payment [S3-141] [S3-144]", async () => {
    await visit({ access: { paid: false, reason: 'never-bought', message: '' } })
    expect(status()).toBe('Demo Mode')
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe(paymentsPath('textChat'))
  })

  it('keeps its heading the same element while access is looked up and found', async () => {
    const scene = await visit({ access: 'asked' })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(screen.getByText('Checking payment status...')).toBeTruthy()
    scene.world.access = { paid: true }
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  })

  it("says 'Connection Error' for as long as an error stands [S3-142] [S3-147]", async () => {
    const scene = await visit()
    await say('Hello')
    await scene.turn().answer.refuse(500, { error: 'It broke.', code: 'our-fault' })
    expect(status()).toBe('Connection ErrorSubscribed')
    expect(banner()).toBe('Sorry, I encountered an error: It broke. Please try again.')
    await press('Dismiss')
    expect(status()).toBe('OnlineSubscribed')
  })
})

describe('access', () => {
  it("that is being checked says 'Checking payment status...' [S3-171]", async () => {
    await visit({ access: 'asked' })
    expect(screen.getByText('Checking payment status...')).toBeTruthy()
  })

  it("that cannot be checked says 'Failed to verify payment status' and shows the demo [S3-206] [S3-207]", async () => {
    await visit({ access: 'away' })
    expect(banner()).toContain('Failed to verify payment status')
    expect(screen.getByRole('region', { name: 'A demo conversation' })).toBeTruthy()
  })

  it("without a session says 'Please log in to use the chat' [S3-170]", async () => {
    await visit({ signedIn: false })
    expect(banner()).toContain('Please log in to use the chat')
  })

  it('that ends with the session in the middle is said in place, and the words stay [S3-170]', async () => {
    const scene = await visit()
    await say('Half a thesis')
    await scene.turn().answer.refuse(401, { error: 'Please log in.', code: 'not-signed-in' })
    expect(banner()).toContain('Please log in to use the chat')
    expect(box().value).toBe('Half a thesis')
  })

  it('that has ended meanwhile shows the demo', async () => {
    const scene = await visit()
    await say('Hello')
    scene.world.access = { paid: false, reason: 'expired', message: 'Your access has ended.' }
    await scene.turn().answer.refuse(402, { error: 'Your access has ended.', code: 'expired' })
    await arrived(() => screen.queryByRole('region', { name: 'A demo conversation' }))
    expect(status()).toBe('Demo Mode')
  })
})

describe('the empty state', () => {
  it('has three suggestions [S3-149]', async () => {
    await visit()
    await press('What can you help me with?')
    expect(box().value).toBe('What can you help me with?')
    // Beside it, and in the input bar.
    expect(screen.getAllByRole('button', { name: 'Upload File' })).toHaveLength(2)
    await press('Generate Image')
    expect(within(screen.getByRole('dialog')).getByRole('heading').textContent).toBe('Generate Image')
  })
})

describe('the input bar', () => {
  it('has attach, textarea and send, and grows to 100 px at most [S3-151] [S3-152]', async () => {
    // A browser whose CSS cannot do it; the others are covered in tests/e2e.
    vi.stubGlobal('CSS', { supports: () => false })
    await visit()
    expect(button('Send')).toBeTruthy()
    expect(document.querySelector('.composer button[aria-label="Upload File"]')).toBeTruthy()
    Object.defineProperty(box(), 'scrollHeight', { configurable: true, value: 60 })
    await write('one\ntwo')
    expect(box().style.height).toBe('60px')
    Object.defineProperty(box(), 'scrollHeight', { configurable: true, value: 400 })
    await write('many\n\n\nlines')
    expect(box().style.height).toBe('100px')
  })

  it('sends with Enter, and begins a new line with Shift and Enter [S3-153] [S3-154]', async () => {
    const scene = await visit()
    await write('Hello')
    expect(await key('Enter', { shiftKey: true })).toBe(true)
    // A word being composed with an input method editor.
    expect(await key('Enter', { isComposing: true })).toBe(true)
    expect(scene.turns).toHaveLength(0)
    await key('Enter')
    expect(scene.turns).toHaveLength(1)
    expect(box().value).toBe('')
  })

  it('sends nothing with neither words nor a file [S3-168]', async () => {
    const scene = await visit()
    await write('   ')
    await key('Enter')
    expect(button('Send')).toHaveProperty('disabled', true)
    expect(scene.turns).toHaveLength(0)
  })

  it('does not send while an answer is on its way, and keeps what is written [S3-169]', async () => {
    const scene = await visit()
    await say('One')
    await say('Two')
    expect(scene.turns).toHaveLength(1)
    expect(box().value).toBe('Two')
  })

  it('sends what the specification names [S3-176] [S3-177] [S3-178]', async () => {
    const scene = await visit()
    await say('What is a mean?')
    const form = scene.form()
    expect(form.get('prompt')).toBe('What is a mean?')
    expect(form.get('conversationId')).toBe('')
    expect(form.get('systemMessage')).toMatch(/helpful.*conversational.*informative.*engaging/)
    expect(form.get('stream')).toBe('true')
    expect(form.has('file')).toBe(false)
    await scene.turn().answer.events(START(), complete('a1', 'Yes.'))
    await scene.turn().answer.done()
    await say('And a median?')
    expect(scene.form().get('conversationId')).toBe('c1')
  })
})

describe('a file', () => {
  it('stands in a strip above the words until it is taken away [S3-150]', async () => {
    await visit()
    await choose('chapter-4.docx', '', 312_000)
    expect(document.querySelector('.composer .file')?.textContent).toContain('312 KB')
    await press('Remove chapter-4.docx')
    expect(document.querySelector('.composer .file')).toBeNull()
  })

  it.each([
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/webp',
    'image/bmp',
    'application/pdf',
    'application/msword',
    'text/plain',
    'text/csv',
    'application/vnd.ms-excel',
    'application/json',
    'text/markdown',
    'application/rtf',
  ])('of the type %s is allowed [S3-164] [S3-165]', async (type) => {
    await visit()
    await choose('file', type)
    expect(banner()).toBeUndefined()
    expect(document.querySelector('.composer .file')).toBeTruthy()
  })

  it('of another type is named [S3-166]', async () => {
    await visit()
    await choose('song.mp3', 'audio/mpeg')
    expect(screen.getByRole('alert').textContent).toBe('File type audio/mpeg is not supported')
    expect(document.querySelector('.composer .file')).toBeNull()
  })

  it('of more than 25 MB is refused [S3-167]', async () => {
    await visit()
    await choose('a.pdf', 'application/pdf', CHAT_LIMITS.fileBytes)
    expect(screen.queryByRole('alert')).toBeNull()
    await choose('b.pdf', 'application/pdf', CHAT_LIMITS.fileBytes + 1)
    expect(screen.getByRole('alert').textContent).toBe('File size must be less than 25MB')
  })

  it("goes along without words too, and says 'Processing file...' while it is read [S3-172]", async () => {
    const scene = await visit()
    await choose('a.pdf', 'application/pdf')
    await key('Enter')
    expect(scene.form().get('file')).toBeInstanceOf(File)
    expect(scene.form().has('prompt')).toBe(false)
    expect(screen.getByText('Processing file...')).toBeTruthy()
    const asked = {
      ...question('q1', ''),
      file: { name: 'a.pdf', size: 10, type: 'application/pdf', preview: null, documentId: 'd1' },
    }
    await scene.turn().answer.events({ ...START('a1', asked), readsFile: true } as never)
    expect(screen.getByText('Processing file...')).toBeTruthy()
    await scene.turn().answer.events(chunk(0, 'It says'))
    await arrived(() => text().includes('It says'))
    expect(screen.queryByText('Processing file...')).toBeNull()
  })
})

describe('a scan', () => {
  const asked = {
    ...question('q1', ''),
    file: { name: 'scan.pdf', size: 10, type: 'application/pdf', preview: null, documentId: 'd1' },
  }

  it('is waited for page by page, until the first words of the answer are there', async () => {
    const scene = await visit()
    scene.answers['GET /api/documents/d1'] = () =>
      Response.json({ document: reading('Reading scanned page 4 of 40') })
    await choose('scan.pdf', 'application/pdf')
    await key('Enter')
    await scene.turn().answer.events({ ...START('a1', asked), readsFile: true } as never)
    await arrived(() => screen.queryByText('Reading scanned page 4 of 40'))
    expect(screen.getByText('Reading scanned page 4 of 40')).toBeTruthy()
    await scene.turn().answer.events(chunk(0, 'It says'))
    await arrived(() => text().includes('It says'))
    expect(screen.queryByText(/scanned page/)).toBeNull()
  })
})

describe('an answer', () => {
  it("is waited for with 'AI is thinking...', grows with a cursor, and stands without it [S3-148] [S3-173] [S3-174] [S3-175]", async () => {
    const scene = await visit()
    await say('What is a mean?')
    expect(screen.getByText('AI is thinking...')).toBeTruthy()
    const { answer } = scene.turn()
    await answer.events(START(), chunk(0, 'The **su'))
    await arrived(() => document.querySelector('.growing'))
    expect(document.querySelector('.growing strong')?.textContent).toBe('su')
    await answer.events(chunk(6, 'sum** divided'))
    expect(document.querySelector('.growing')?.textContent).toBe('The sum divided')
    await answer.events(complete('a1', 'The **sum** divided.'))
    await answer.done()
    expect(document.querySelector('.growing')).toBeNull()
    expect(document.querySelector('.streamed')?.textContent).toBe('The sum divided.')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('has tables, code and formulas [S3-155] [S3-156] [S3-157]', async () => {
    await answered('| A | B |\n|---|---|\n| 1 | 2 |\n\n```r\nt.test()\n```\n\nso $x^2$ and\n\n\\[ y \\]')
    expect(screen.getByRole('columnheader', { name: 'A' })).toBeTruthy()
    expect(document.querySelector('.code code')?.textContent).toBe('t.test()')
    await arrived(() => document.querySelectorAll('.katex').length === 2)
    expect(document.querySelectorAll('.katex')).toHaveLength(2)
  })

  it('shows a formula that is none as it is written', async () => {
    await answered('so $\\nosuch{$ is')
    await settle(50)
    expect(document.querySelector('.formula code')?.textContent).toBe('\\nosuch{')
  })

  it('of 2,000 rows draws the first ones, and more on demand', async () => {
    const rows = Array.from({ length: 2_000 }, (_, row) => `| ${row} | x |`).join('\n')
    await answered(`| No. | What |\n|---|---|\n${rows}`)
    expect(document.querySelectorAll('tbody tr')).toHaveLength(50)
    await press('Show 200 more of 2000 rows')
    expect(document.querySelectorAll('tbody tr')).toHaveLength(250)
  })

  it('names its sources with chips, and none where there is none', async () => {
    const scene = await visit()
    await say('What is a mean?')
    const source = {
      n: 1,
      documentId: 'd1',
      name: 'Thesis.pdf',
      sentenceId: 's9',
      page: 47,
      quote: 'saved more',
    }
    const words = 'They saved.[^1] And so on.[^2]'
    await scene.turn().answer.events(START(), { type: 'chunk', offset: 0, delta: words, sources: [source] })
    await arrived(() => document.querySelector('.evi'))
    expect(screen.getAllByRole('button', { name: /^p\. 47/ })).toHaveLength(1)
    await scene.turn().answer.events(complete('a1', words, 'q1', { sources: [source] }))
    await scene.turn().answer.done()
    await arrived(() => document.querySelector('.evi'))
    expect(screen.getAllByRole('button', { name: /^p\. 47/ })).toHaveLength(1)
    expect(document.querySelector('.blk p')?.textContent).toBe('They saved.p. 47 And so on.')
  })

  it('quotes words once: where they stand in the answer the chip is the page alone, and reads them to who does not see', async () => {
    const scene = await visit()
    await say('Who saved?')
    const at = { documentId: 'd1', name: 'Thesis.pdf', page: 47 }
    const sources = [
      { ...at, n: 1, sentenceId: 's9', quote: '2) Members saved  more.' },
      { ...at, n: 2, sentenceId: 's10', quote: 'Others spent it.' },
    ]
    const words = '- “Members *saved* more.”[^1]\n- The others did not.[^2]'
    await scene.turn().answer.events(START(), complete('a1', words, 'q1', { sources }))
    await scene.turn().answer.done()
    await arrived(() => document.querySelector('.evi'))
    const chips = [...document.querySelectorAll('.evi')]
    expect(chips.map(({ textContent }) => textContent)).toEqual(['p. 47', 'p. 47“Others spent it.”'])
    expect(screen.getByRole('button', { name: /^p\. 47, 2\) Members saved/ })).toBe(chips[0])
  })

  it('whose call is not OK says why: by its field, or by its status [S3-208] [S3-209] [S3-210]', async () => {
    const scene = await visit()
    await say('One')
    await scene.turn().answer.refuse(429, { error: 'Too fast.', code: 'too-fast' })
    const error = 'Sorry, I encountered an error: Too fast. Please try again.'
    expect(document.querySelector('.conversation .note.bad')?.textContent).toBe(error)
    expect(banner()).toBe(error)
    await press('Edit message')
    expect(box().value).toBe('One')
    await key('Enter')
    await scene.turn().answer.refuse(502, '<html>', 'Bad Gateway')
    expect(banner()).toBe(
      'Sorry, I encountered an error: HTTP error! status: 502 - Bad Gateway. Please try again.',
    )
  })

  it('that breaks off in the middle keeps what came', async () => {
    const scene = await visit()
    await say('One')
    await scene.turn().answer.events(START(), chunk(0, 'Half of it'), {
      type: 'error',
      error: 'The model went away.',
      code: 'cut',
      partial: true,
      retryable: true,
    })
    await scene.turn().answer.done()
    await arrived(() => document.querySelector('.streamed'))
    expect(document.querySelector('.streamed')?.textContent).toBe('Half of it')
    expect(banner()).toBe('Sorry, I encountered an error: The model went away. Please try again.')
  })
})

describe('Regenerate', () => {
  it('cuts the conversation back and asks the question before again [S3-188]', async () => {
    const scene = await answered()
    await press('Regenerate')
    expect(scene.form().get('again')).toBe('q1')
    expect(scene.form().get('conversationId')).toBe('c1')
    expect(text()).not.toContain('The sum divided')
    await scene.turn().answer.events(START('a2'), complete('a2', 'Add and divide.'))
    await scene.turn().answer.done()
    expect(text()).toContain('Add and divide.')
    expect(text()).toContain('2 / 2')
    await press('Earlier answer')
    expect(text()).toContain('The sum divided by the count.')
    expect(scene.asked('PATCH', '/ai/conversations/c1')[0]?.body).toBe('{"lastId":"a1"}')
  })

  it('that fails says so [S3-211]', async () => {
    const scene = await answered()
    await press('Regenerate')
    await scene.turn().answer.refuse(500, { error: 'It broke.', code: 'our-fault' })
    expect(banner()).toBe('Sorry, I encountered an error while regenerating: It broke')
  })
})

describe("'New'", () => {
  it('clears the conversation here and on the server [S3-189]', async () => {
    const scene = await answered()
    await press('New')
    await press('Delete it')
    expect(scene.asked('DELETE', '/ai/conversations/c1')).toHaveLength(1)
    expect(screen.queryAllByRole('article')).toHaveLength(0)
    await say('Another')
    expect(scene.form().get('conversationId')).toBe('')
  })

  it('leaves it in the history for who wants that', async () => {
    const scene = await answered()
    await press('New')
    await press('Keep it in History')
    expect(scene.asked('DELETE', '/ai/conversations/c1')).toHaveLength(0)
    expect(screen.queryAllByRole('article')).toHaveLength(0)
  })
})

it('leads from the header to the payment with the purchase of the chat [S3-144]', async () => {
  await visit({ access: { paid: false, reason: 'never-bought', message: '' } })
  screen.getByRole('link', { name: 'Upgrade' }).click()
  await settle()
  expect(address()).toBe(paymentsPath('textChat'))
})
