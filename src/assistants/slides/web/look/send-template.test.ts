import { afterEach, expect, it, vi } from 'vitest'
import { standIn } from '#tests/stand-in.ts'
import { SAYS } from '../../spec.ts'
import { sendTemplate } from './send-template.ts'

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

it('sends a template of exactly 20 MB, and does not send one byte more [S3-007]', async () => {
  const asked: string[] = []
  standIn(async (url) => {
    asked.push(url)
    return Response.json(DECK)
  })
  expect(await sendTemplate('d', templateOf(20_971_520))).toEqual(DECK)
  expect(await sendTemplate('d', templateOf(20_971_521))).toBe(SAYS.templateTooLarge)
  expect(asked).toEqual(['/ai/weekbe4-presentations/d/template'])
})
