import { expect, it } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

const blocksOf = (text: string) =>
  readMarkdown(Buffer.from(text)).blocks.map((block) => [block.kind, 'text' in block ? block.text : ''])

it('reads a heading with and without hashes at its end', () => {
  expect(blocksOf('## Methods ##\n\n# C#\n\nThe sample was **small**.')).toEqual([
    ['heading', 'Methods'],
    ['heading', 'C'],
    ['paragraph', 'The sample was small.'],
  ])
})

it.each([
  ['a heading with much white space', `# Methods${' '.repeat(50_000)}end`],
  ['a heading of hashes', `# ${'#'.repeat(50_000)} end`],
  ['a line of white space beside a table', `a|b\n${' '.repeat(50_000)}end`],
  ['brackets that never close', '!['.repeat(20_000)],
  ['stars that never close', '*a '.repeat(20_000)],
])('reads %s without looking for its end at every sign', (_, text) => {
  expect(blocksOf(text).length).toBeGreaterThan(0)
})
