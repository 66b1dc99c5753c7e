import { expect, it } from 'vitest'
import { pdfOfPictures } from '#kit/pdf-of-pictures.ts'
import { areTooMany, photographsName, sentSize } from './photographs.ts'

it('sends a photograph as large as its print needs, and never larger than it is', () => {
  expect(sentSize({ width: 3_024, height: 4_032 })).toEqual({ width: 1_650, height: 2_200 })
  expect(sentSize({ width: 4_032, height: 3_024 })).toEqual({ width: 2_200, height: 1_650 })
  expect(sentSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 })
})

it('calls the document by how many pages it has', () => {
  expect(photographsName(1)).toBe('Photograph of a page.pdf')
  expect(photographsName(12)).toBe('Photographs of 12 pages.pdf')
  expect([100, 101].map(areTooMany)).toEqual([false, true])
})

it('binds pictures in the order given, each as it is', () => {
  const picture = (mark: number) => ({
    jpeg: Uint8Array.of(255, 216, mark, 255, 217),
    width: 100,
    height: 140,
  })
  const text = Buffer.from(pdfOfPictures([picture(1), picture(2)])).toString('latin1')
  expect(text).toContain('/Count 2')
  expect(text.indexOf('\xff\xd8\x01')).toBeGreaterThan(0)
  expect(text.indexOf('\xff\xd8\x02')).toBeGreaterThan(text.indexOf('\xff\xd8\x01'))
  // Every object is at the offset the table gives.
  const table = /xref\n0 \d+\n([\s\S]+?)trailer/.exec(text)![1]!
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
  for (const [place, at] of offsets.entries())
    expect(text.slice(at)).toMatch(new RegExp(`^${place + 1} 0 obj`))
})
