import { describe, expect, it } from 'vitest'
import { fileSize, splitFileName } from './file-words.ts'

describe('a file name cut in the middle', () => {
  it('keeps its end and its extension', () => {
    expect(splitFileName('Mwale_dissertation_final.pdf')).toEqual({
      start: 'Mwale_dissertation',
      tail: '_final.pdf',
    })
  })

  it('loses nothing and adds nothing', () => {
    for (const name of [
      'a.pdf',
      'thesis',
      '.hidden',
      'chapter 4 (v2).docx',
      'Ŵanda–ńdalama.pdf',
      '👍👍👍👍👍👍👍👍.txt',
    ]) {
      const { start, tail } = splitFileName(name)
      expect(start + tail).toBe(name)
    }
  })

  it('does not cut a letter in two', () => {
    expect(splitFileName('👍👍👍👍👍👍👍.txt').start).toBe('👍')
  })
})

describe('a file size', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [312_400, '312 KB'],
    [999_499, '999 KB'],
    [999_500, '1 MB'],
    [2_449_000, '2.4 MB'],
    [50_000_000, '50 MB'],
    [123_400_000, '123 MB'],
  ])('of %d bytes reads %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words)
  })
})
