// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import { eventually } from '#tests/eventually.ts'
import { SAYS } from '../../spec.ts'
import { sendTemplate } from './send-template.ts'

beforeEach(() => {
  HeldUpload.all = []
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
})
afterEach(() => vi.unstubAllGlobals())

const DECK = {
  id: 'd',
  sourceFilename: 'thesis.pdf',
  url: '/ai/weekbe4-presentations/d/file',
  filename: 'thesis-weekbe4.pptx',
  pending: false,
  title: 'A thesis',
  format: 'standard',
  slideCount: 18,
  createdAt: '2026-11-18T10:00:00Z',
  keptUntil: '2026-12-18T10:00:00Z',
  documentId: 'd1',
  documentGone: false,
  slides: [],
  talk: { minutes: 15, written: 14.8 },
  checks: [],
}
const templateOf = (bytes: number) => {
  const file = new File(['x'], 'look.pptx')
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

const begin = (bytes = 1) => {
  const events: object[] = []
  const left = new AbortController()
  const taken = sendTemplate({
    id: 'd',
    template: templateOf(bytes),
    signal: left.signal,
    send: (event) => events.push(event),
  })
  return { taken, events, left }
}
const tries = (count: number) => eventually(() => expect(HeldUpload.all).toHaveLength(count))

it('sends a template of exactly 20 MB, and does not send one byte more [S3-007]', async () => {
  const { taken } = begin(20_971_520)
  expect(HeldUpload.all.map(({ path }) => path)).toEqual(['/ai/weekbe4-presentations/d/template'])
  HeldUpload.all[0]!.answer(200, DECK)
  expect(await taken).toEqual(DECK)
  expect(await begin(20_971_521).taken).toBe(SAYS.templateTooLarge)
  expect(HeldUpload.all).toHaveLength(1)
})

it('tells how much has gone, and sends it again after a lost line', async () => {
  const { taken, events } = begin()
  HeldUpload.all[0]!.upload.onprogress?.({ loaded: 3, total: 4 })
  HeldUpload.all[0]!.onerror?.()
  await eventually(() => expect(events).toEqual([{ type: 'sent', share: 0.75 }, { type: 'line-lost' }]))
  dispatchEvent(new Event('online'))
  await tries(2)
  expect(HeldUpload.all[1]!.form?.get('template')).toBeInstanceOf(File)
  HeldUpload.all[1]!.answer(200, DECK)
  expect(await taken).toEqual(DECK)
})

it('does not send again what was refused, or what the student has left', async () => {
  const refused = begin()
  HeldUpload.all[0]!.answer(400, { error: 'No look in it.', code: 'no-look' })
  expect(await refused.taken).toBe('No look in it.')
  const { taken, left } = begin()
  left.abort()
  expect(await taken).toBe(SAYS.templateBroke)
  expect(HeldUpload.all).toHaveLength(2)
})

it('has its own sentence where something in between answers', async () => {
  const { taken } = begin()
  HeldUpload.all[0]!.answerBroken(502, '<html>Bad gateway</html>')
  expect(await taken).toBe(SAYS.templateBroke)
})
