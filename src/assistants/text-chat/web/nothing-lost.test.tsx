import { screen } from '@testing-library/react'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { SendFile } from '#capabilities/documents/web/uploading/file-to-send.ts'
import { ATTEMPT_HEADER, FORMAT_HEADER } from '../spec.ts'
import {
  answer,
  answered,
  arrived,
  banner,
  box,
  choose,
  chunk,
  complete,
  leave,
  press,
  question,
  START,
  say,
  settle,
  status,
  text,
  visit,
  write,
} from './visit.fake.tsx'

// Modules are shared between test files, so an earlier one may have loaded the real sender already.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const pieces = vi.hoisted(() => [] as SendFile[])
vi.mock('#capabilities/documents/web/uploading/send-in-pieces.ts', () => ({
  async sendInPieces(sending: SendFile) {
    pieces.push(sending)
    return { ok: true, value: { id: 'd7' } }
  },
}))

afterEach(leave)

const attempt = (scene: Awaited<ReturnType<typeof visit>>, turn: number) =>
  scene.turn(turn).asked.headers[ATTEMPT_HEADER]
const record =
  (messages: object[], lastId: string, writingId: string | null = null) =>
  () =>
    Response.json({
      conversation: { id: 'c1', title: 'A mean', at: '2026-11-22T08:00:00Z', messages: messages.length },
      messages,
      lastId,
      writingId,
    })

describe('a line that is lost', () => {
  it('before the server was heard sends the same attempt again, by itself [S3-208]', async () => {
    const scene = await visit()
    await say('What is a mean?')
    await scene.turn().answer.cut()
    expect(banner()).toBe(
      'Sorry, I encountered an error: Weekbe4 cannot be reached at the moment. Please try again.',
    )
    expect(status()).toContain('Connection Error')
    await settle(1_100)
    expect(scene.turns).toHaveLength(2)
    expect(attempt(scene, 1)).toBe(attempt(scene, 0))
    expect(attempt(scene, 0)).toMatch(/^[\da-f-]{36}$/)
    await scene.turn().answer.events(START(), complete('a1', 'The sum.'))
    await scene.turn().answer.done()
    expect(banner()).toBeUndefined()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('brings a large file no second time, when it had arrived before its question', async () => {
    const scene = await visit()
    await choose('thesis.pdf', 'application/pdf', 5_242_881)
    await say('What is this?')
    await scene.turn().answer.cut()
    await settle(1_100)
    const fields = scene.turns.map(({ asked }) => (asked.body as FormData).get('documentId'))
    expect(fields).toEqual(['d7', 'd7'])
    expect(pieces.map(({ purpose }) => purpose)).toEqual(['chat'])
  })

  it('in the middle of an answer goes on from where it was', async () => {
    const scene = await visit()
    await say('What is a mean?')
    expect(scene.turn().asked.headers[FORMAT_HEADER]).toBe('delta')
    await scene.turn().answer.events(START(), chunk(0, 'The sum di'))
    await scene.turn().answer.cut()
    await arrived(() => text().includes('The sum di'))
    expect(text()).toContain('The connection was lost.')
    await settle(1_100)
    expect(scene.turn().asked.url).toBe('/ai/chat/answers/a1?after=10')
    // Duplicates are harmless.
    await scene
      .turn()
      .answer.events(chunk(8, 'divided'), chunk(15, ' by n.'), complete('a1', 'The sum divided by n.'))
    await scene.turn().answer.done()
    expect(text()).toContain('The sum divided by n.')
    expect(banner()).toBeUndefined()
  })

  it('that ends in order but without its end was cut', async () => {
    const scene = await visit()
    await say('What is a mean?')
    await scene.turn().answer.events(START(), chunk(0, 'Half'))
    await scene.turn().answer.end()
    await settle(1_100)
    expect(scene.turn().asked.url).toBe('/ai/chat/answers/a1?after=4')
  })

  it('without a sign of life for 35 s is taken for dead', async () => {
    const scene = await visit()
    await say('What is a mean?')
    await scene.turn().answer.events(START(), chunk(0, 'Half'))
    await settle(34_000)
    expect(scene.turns).toHaveLength(1)
    await settle(2_500)
    expect(scene.turns).toHaveLength(2)
  })

  it('lets the question be taken back into the box', async () => {
    const scene = await visit()
    await say('What is a mean?')
    await scene.turn().answer.cut()
    await press('Edit message')
    expect(box().value).toBe('What is a mean?')
    expect(screen.queryAllByRole('article')).toHaveLength(0)
    await settle(60_000)
    expect(scene.turns).toHaveLength(1)
  })
})

describe('a page that is loaded anew', () => {
  it('has the draft that was being written', async () => {
    const scene = await visit()
    await write('Half a question')
    await scene.again()
    expect(box().value).toBe('Half a question')
  })

  it('goes on hearing the answer that is being written', async () => {
    const scene = await visit()
    await say('What is a mean?')
    await scene.turn().answer.events(START(), chunk(0, 'The sum'))
    const writing = { ...answer('a1', 'The sum di', 'q1'), state: 'writing' }
    scene.answers['GET /ai/conversations/c1'] = record(
      [question('q1', 'What is a mean?'), writing],
      'a1',
      'a1',
    )
    await scene.again()
    await arrived(() => text().includes('The sum di'))
    expect(scene.turn().asked.url).toBe('/ai/chat/answers/a1?after=10')
    await scene.turn().answer.events(chunk(10, 'vided.'), complete('a1', 'The sum divided.'))
    await scene.turn().answer.done()
    expect(text()).toContain('The sum divided.')
  })

  it('asks once more what the server was not heard of, under the same attempt', async () => {
    const scene = await visit()
    await say('What is a mean?')
    await scene.again()
    expect(scene.turns).toHaveLength(2)
    expect(attempt(scene, 1)).toBe(attempt(scene, 0))
    expect(scene.form().get('prompt')).toBe('What is a mean?')
  })

  it('puts a question back into the box whose file is no longer in hand', async () => {
    const scene = await visit()
    await choose('a.pdf', 'application/pdf')
    await say('What does it say?')
    await scene.again()
    expect(scene.turns).toHaveLength(1)
    expect(box().value).toBe('What does it say?')
  })

  it('forgets a conversation that was deleted elsewhere', async () => {
    const scene = await answered()
    scene.answers['GET /ai/conversations/c1'] = () =>
      Response.json({ error: 'This conversation was not found.', code: 'not-found' }, { status: 404 })
    await scene.again()
    expect(screen.getByText('Ask about your work')).toBeTruthy()
    await say('Another')
    expect(scene.form().get('conversationId')).toBe('')
  })
})

describe("'Stop'", () => {
  it('keeps what came, and asks the server to write no more', async () => {
    const scene = await visit()
    await say('What is a mean?')
    await scene.turn().answer.events(START(), chunk(0, 'The sum'))
    await press('Stop')
    expect(scene.asked('POST', '/ai/chat/answers/a1/stop')).toHaveLength(1)
    await scene.turn().answer.events(complete('a1', 'The sum', 'q1', { state: 'stopped' }))
    await scene.turn().answer.done()
    expect(text()).toContain('The sum')
    expect(text()).toContain('Stopped. What was written so far is kept.')
  })

  it('before anything was heard puts the question back', async () => {
    await visit()
    await say('What is a mean?')
    await press('Stop')
    expect(box().value).toBe('What is a mean?')
  })

  it('is not what leaving is', async () => {
    const scene = await answered()
    await say('And a median?')
    await scene.turn().answer.events(START('a2', question('q2', 'And a median?', 'a1')))
    await press('New')
    await press('Keep it in History')
    expect(scene.asked('POST', '/ai/chat/answers/a2/stop')).toHaveLength(0)
  })
})

it('a question is asked another way, and the earlier one stays', async () => {
  const scene = await answered()
  await press('Edit and send again')
  const edit = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
  const { fireEvent } = await import('@testing-library/react')
  fireEvent.change(edit, { target: { value: 'What is a median?' } })
  fireEvent.submit(edit.closest('form')!)
  await settle(20)
  expect(scene.form().get('prompt')).toBe('What is a median?')
  expect(scene.form().get('parentId')).toBe('start')
  await scene
    .turn()
    .answer.events(START('a2', question('q2', 'What is a median?')), complete('a2', 'The middle.', 'q2'))
  await scene.turn().answer.done()
  expect(text()).toContain('The middle.')
  await press('Earlier question')
  expect(text()).toContain('The sum divided by the count.')
})

it('nobody who signs in next finds a draft or a conversation', async () => {
  await visit()
  await write('Half a question')
  const { forgetChat } = await import('./stored-chat.ts')
  forgetChat()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('weekbe4-chat'))).toEqual([])
  vi.restoreAllMocks()
})
