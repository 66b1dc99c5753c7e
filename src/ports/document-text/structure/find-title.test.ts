import { expect, it } from 'vitest'
import { findTitle } from './find-title.ts'
import { heading, plainBlock, type RawBlock } from './raw-document.ts'

const line = (text: string, more: Partial<RawBlock> = {}): RawBlock => ({
  ...plainBlock('paragraph', text),
  size: 12,
  ...more,
})
const bold = { bold: true }
const TITLE = 'FACTORS INFLUENCING THE KEEPING OF GOATS'
const REST = 'AMONG FAMILIES ALONG THE RIVER'
const TEXT = line(
  'Families keep goats because goats need little grass, and sell one when the school asks. '.repeat(8),
)
const titled = (blocks: RawBlock[]) =>
  findTitle(
    {
      kind: 'docx',
      paged: false,
      pages: [],
      blocks: [...blocks, heading('Introduction', 1), TEXT],
      figures: [],
      notes: [],
    },
    'my_work.docx',
  )

it.each<[string, RawBlock[], string]>([
  [
    'not the university, faculty, degree or author',
    [
      ...[
        line('RIVERSIDE UNIVERSITY OF SCIENCE', { size: 18, bold: true }),
        line('FACULTY OF AGRICULTURE', { size: 16, bold: true }),
      ],
      ...[line(TITLE, bold), line(REST, bold), line('BY', bold), line('MUTALE PHIRI (A123456)', bold)],
      line(
        'A thesis submitted in partial fulfilment of the requirements for the degree of Master of Science',
      ),
    ],
    `${TITLE} ${REST}`,
  ],
  [
    'not the kind of work, where a title stands below it',
    [
      line('GROUP RESEARCH PROJECT', { size: 16, bold: true }),
      line('TOPIC OF THE RESEARCH', bold),
      line('How families along the river keep goats'),
    ],
    'How families along the river keep goats',
  ],
  [
    'without its label',
    [line('Title: How families along the river keep goats', { size: 14 })],
    'How families along the river keep goats',
  ],
  ['without the place it was written in, in one line', [line(`HILL STATE UNIVERSITY ${TITLE}`, bold)], TITLE],
  [
    'without what was broken off below it',
    [line('', { text: `${TITLE} Student id: 2185276`, broken: [TITLE, 'Student id: 2185276'], size: 16 })],
    TITLE,
  ],
  [
    'the name of the file, where nothing else could be one',
    [line('SCHOOL OF ARTS', bold), line('May 2024', bold)],
    'my work',
  ],
])('is %s', (_, blocks, title) => {
  expect(titled(blocks)).toBe(title)
})

it('is the chapter itself, where a chapter is sent alone', () => {
  const blocks = [heading('3.0 Methodology', 1), TEXT, heading('3.1 Sample', 2), TEXT]
  expect(
    findTitle({ kind: 'docx', paged: false, pages: [], blocks, figures: [], notes: [] }, 'ch3.docx'),
  ).toBe('3.0 Methodology')
})
