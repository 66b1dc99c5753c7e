import { expect, it } from 'vitest'
import { openParts, textOfPart } from '#kit/word/package.ts'
import { ChatSource } from '../../contract.ts'
import { collect } from './collect.ts'
import { toMarkdown } from './to-markdown.ts'
import { toWord } from './to-word.ts'

const quote = 'The wells were measured twice.'
const source = ChatSource.parse({
  n: 1,
  documentId: 'd1',
  name: 'scan.pdf',
  sentenceId: 'b1.1',
  page: 4,
  recognised: { sure: 88, hasDoubtfulFigure: true },
  quote,
})
const branch = collect('Wells', [
  { id: 'm1', sender: 'ai', content: 'Twice.[^1]', timestamp: 0, sources: [source] } as never,
])
const READ =
  'scan.pdf, page 4, read from a scan: 88% sure, check its figures: “The wells were measured twice.”'

it('says of a quotation from a scan that it was read from a scan, in Markdown and in Word', () => {
  expect(toMarkdown(branch)).toContain(READ)
  expect(textOfPart(openParts(toWord(branch))!, 'word/document.xml')).toContain(READ)
})
