import { expect, it } from 'vitest'
import { heading, plainBlock, type RawBlock } from '../raw-document.ts'
import { rawRows } from '../tables/raw-table.ts'
import { findTitle } from './find-title.ts'

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
    'with the line behind an honorific, and no school without a word that tells of a subject',
    [
      line('FEDERAL POLYTECHNIC HILL, PLAIN STATE', bold),
      line('KEEPING OF GOATS IN DR.', bold),
      line('MUTALE PHIRI DISTRICT COUNCIL', bold),
    ],
    'KEEPING OF GOATS IN DR. MUTALE PHIRI DISTRICT COUNCIL',
  ],
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
    'not a name in capitals with its number and a misspelt cover line below',
    [
      line('KEEPING OF Capra hircus BY FAMILIES ALONG THE RIVER', bold),
      line('BY'),
      line('PHIRI, MUTALE CHANDA', bold),
      line('ABC/XY/HND/21/004', bold),
      line(
        'A PROJECT REPORT SUMMITED TO THE UNIT OF ANIMAL SCIENCE RIVERSIDE POLYTECHNIC, KASAMA DISTRICT',
        bold,
      ),
    ],
    'KEEPING OF Capra hircus BY FAMILIES ALONG THE RIVER',
  ],
  [
    'without the number and the name of the part that it opens',
    [line(`1. PROJECT OVERVIEW: ${TITLE}`, bold)],
    TITLE,
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
    'under the label of a form, whose parts it numbers, and not the degree',
    [
      line('Doctorate in Educational Psychology', { size: 16, bold: true }),
      line('PART B: STUDY DETAILS', bold),
      line('1. TITLE OF THE RESEARCH TOPIC:', bold),
      line('How families along the river keep goats'),
    ],
    'How families along the river keep goats',
  ],
  [
    'under such a label in one paragraph with the part of the form',
    [
      line('PART B: STUDY DETAILS 1. TITLE OF THE RESEARCH TOPIC:', {
        ...bold,
        broken: ['PART B: STUDY DETAILS', '1. TITLE OF THE RESEARCH TOPIC:'],
      }),
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
    'under a heading that says so',
    [heading('1 Title', 1), line('“How families along the river keep goats”'), heading('2 Topic area', 1)],
    'How families along the river keep goats',
  ],
  [
    'and not what a form asks for',
    [
      line('RESEARCH PROPOSAL:', bold),
      line('Full Proposal Title', bold),
      line('How families along the river keep goats'),
    ],
    'How families along the river keep goats',
  ],
  [
    'not the address of the school, nor a list of chapters typed by hand',
    [
      ...[line('P.O. Box 4410, LUSAKA', { size: 16, bold: true }), line('DUNMORE, DN4 7QX, UK', bold)],
      line('Chapter – Introduction Chapter – Methodology', bold),
      line('How families along the river keep goats', { size: 14 }),
    ],
    'How families along the river keep goats',
  ],
  [
    'with the university it is about',
    [
      line('Approved Project Topic', bold),
      line('Design of a Chat for New Students at the Riverside University of Science', bold),
    ],
    'Design of a Chat for New Students at the Riverside University of Science',
  ],
  [
    'without the kind of work before it',
    [line('Research Report: How families along the river keep goats', { size: 16 })],
    'How families along the river keep goats',
  ],
  [
    'not the cover sheet of the course',
    [
      ...[line('GROUP TASK COVER SHEET', { size: 16, bold: true }), line('ASSESSMENT TASK 2', bold)],
      line('Effects of early rain on the keeping of goats', { size: 14 }),
    ],
    'Effects of early rain on the keeping of goats',
  ],
  [
    'without the names of those who wrote it, in letters as large',
    [
      line('Effects of early rain on the keeping of goats', { size: 28 }),
      ...[line('Mutale Chomba', { size: 28 }), line('Bwalya Tembo', { size: 28 })],
    ],
    'Effects of early rain on the keeping of goats',
  ],
  [
    'with the line that is like a heading',
    [
      ...[line('How Families along the River', { size: 24 }), line('Analysis of the Keeping', { size: 24 })],
      line('of Goats and Sheep', { size: 24 }),
    ],
    'How Families along the River Analysis of the Keeping of Goats and Sheep',
  ],
  [
    'without the author after a dash',
    [line('How families along the river keep goats - Mutale Chomba (ID: 1234567)', { size: 16 })],
    'How families along the river keep goats',
  ],
  [
    'what the certificate calls it, where the cover is missing',
    [
      line('CERTIFICATION', bold),
      line(
        'This is to certify that the long essay entitled: “Keeping Goats along the River” was written by her.',
      ),
    ],
    'Keeping Goats along the River',
  ],
  [
    'without what was broken off below it',
    [line('', { text: `${TITLE} Student id: 3094187`, broken: [TITLE, 'Student id: 3094187'], size: 16 })],
    TITLE,
  ],
  [
    'all its lines in capitals, with the small letters that belong there',
    [line(TITLE, { size: 14 }), line('WITH A MIXED MODEL (GLMs)', { size: 14 })],
    `${TITLE} WITH A MIXED MODEL (GLMs)`,
  ],
  [
    'what a table of the cover calls the title',
    [
      line('Honours', { size: 20 }),
      {
        ...line('Name: Mutale Phiri'),
        kind: 'table' as const,
        table: {
          from: 'file' as const,
          rows: rawRows([
            ['Name:', 'Mutale Phiri'],
            ['Title:', TITLE],
          ]),
        },
      },
      line('THE DEPARTMENT OF', { size: 16 }),
    ],
    TITLE,
  ],
  [
    'nothing, and not the name of the file, where nothing else could be one',
    [line('SCHOOL OF ARTS', bold), line('May 2024', bold)],
    '',
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

it('is what a first chapter calls the title of the project, or the chapter itself', () => {
  const chapter = (...more: RawBlock[]) =>
    findTitle(
      {
        kind: 'docx',
        paged: false,
        pages: [],
        blocks: [
          heading('CHAPTER 1: RESEARCH PROPOSAL', 1),
          ...more,
          TEXT,
          heading('1.1 Background', 2),
          TEXT,
        ],
        figures: [],
        notes: [],
      },
      'ch1.docx',
    )
  expect(chapter(line(`Project title: ${TITLE}`))).toBe(TITLE)
  expect(chapter()).toBe('CHAPTER 1: RESEARCH PROPOSAL')
})

it.each([
  'thesis_final_v3',
  'thesis_final_v3.docx',
  'Microsoft Word - chapter1.doc',
  'Microsoft PowerPoint - goats',
  'C:\\Users\\mutale\\goats.doc',
  'chapter1-edited',
  'Goats final 2',
  'goats along the river (1)',
  'Copy of goats',
])('is never what a program called the file: %s', (title) => {
  const blocks = [line(title, { size: 18, bold: true }), heading('Introduction', 1), TEXT]
  const raw = { kind: 'pdf' as const, paged: false, pages: [], blocks, figures: [], notes: [] }
  expect([
    findTitle({ ...raw, title }, 'a.pdf'),
    findTitle({ ...raw, blocks: [TEXT], title }, 'a.pdf'),
  ]).toEqual(['', ''])
})

it.each(['Goat-keeping along the river', 'Keeping goats in the final year of drought', 'COVID-19'])(
  'may well be %s',
  (title) => {
    const raw = { kind: 'pdf' as const, paged: false, pages: [], blocks: [TEXT], figures: [], notes: [] }
    expect(findTitle({ ...raw, title }, 'a.pdf')).toBe(title)
  },
)
