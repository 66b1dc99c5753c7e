import { expect, it } from 'vitest'
import { readMarkdown } from './read-markdown.ts'
import { readText } from './read-text.ts'

it.each([
  ['text', readText],
  ['Markdown', readMarkdown],
])('a file of one line, as %s, is read as paragraphs that end with a sentence', (_, read) => {
  const line = 'The sample was small and it grew. '.repeat(3_000).trim()
  const texts = read(Buffer.from(line)).blocks.map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.every((text) => text.length <= 8_000 && text.endsWith('grew.'))).toBe(true)
  expect(texts.join(' ')).toBe(line)
})

it('one word without end is cut where it must be', () => {
  const texts = readText(Buffer.from('a'.repeat(20_000))).blocks.map(({ text }) => text.length)
  expect(texts).toEqual([8_000, 8_000, 4_000])
})
