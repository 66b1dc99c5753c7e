import { afterEach, expect, it, vi } from 'vitest'
import { SAYS } from '../spec.ts'
import { sendTemplate } from './send-template.ts'

afterEach(() => vi.unstubAllGlobals())

const templateOf = (bytes: number) => {
  const file = new File(['x'], 'look.pptx')
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

it('sends a template of exactly 20 MB, and does not send one byte more [S3-007]', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ id: 'd' })
  })
  expect(await sendTemplate('d', templateOf(20_971_520))).toEqual({ id: 'd' })
  expect(await sendTemplate('d', templateOf(20_971_521))).toBe(SAYS.templateTooLarge)
  expect(asked).toEqual(['/ai/weekbe4-presentations/d/template'])
})
