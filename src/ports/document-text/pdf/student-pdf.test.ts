/** PDFs as students and journals make them. */
import { describe, expect, it } from 'vitest'
import { cellsOf } from '#product/document-model.ts'
import { makePdf, type PdfText } from '../../../../tests/fixtures/make/pdf-file.ts'
import type { Letter } from '../letter.ts'
import { readBytes } from '../read-bytes.ts'
import { mendLetters } from './pages/mend-letters.ts'
import { LetterReader } from './pages/page-letters.ts'
import type { Pdfium } from './pdfium.ts'

const read = (pages: PdfText[][]) =>
  readBytes(makePdf({ pages: pages.map((texts) => ({ texts })) }), 'file.pdf', () => {})
const at = (y: number, text: string, more: Partial<PdfText> = {}): PdfText => ({
  x: 70,
  y,
  size: 11,
  text,
  ...more,
})
const WIDE = 'The families along the river keep goats and sell one of them when the school asks for'
const filling = (from: number, count: number) =>
  Array.from({ length: count }, (_, row) => at(from - row * 14, WIDE))

it('keeps a result that stands on a line of its own, and drops the numbers of an axis', async () => {
  const { blocks } = await read([
    [
      ...filling(780, 6),
      at(670, 'F(2, 48) = 1.147, p < .001'),
      ...filling(640, 4),
      at(560, '0   20   40   60'),
      ...filling(530, 4),
    ],
  ])
  const texts = blocks.map(({ text }) => text)
  expect(texts).toContain('F(2, 48) = 1.147, p < .001')
  expect(texts.some((text) => /^0\s+20/.test(text))).toBe(false)
})

it('reads an item that is spaced wider than the text as one, and goes on in small letters only', async () => {
  const item = '1. Warnings: pay for a warning that reaches the families along the river before they sow the'
  const { blocks } = await read([
    [
      ...filling(780, 8),
      at(650, item),
      { ...at(622, 'seed of the rainy months, and ask them which words they follow.'), x: 90 },
      at(594, `2. Seed: ${WIDE.slice(0, 70)}.`),
    ],
  ])
  const items = blocks.filter(({ kind }) => kind === 'list-item').map(({ text }) => text)
  expect(items).toHaveLength(2)
  expect(items[0]).toMatch(/^1\. Warnings.* before they sow the seed of the rainy months, .* follow\.$/)
})

it('takes the mark of a note for no figure of the number before it', async () => {
  const { blocks } = await read([
    [
      ...filling(780, 6),
      at(690, 'In all 186'),
      { x: 112.3, y: 694, size: 7, text: '7' },
      { x: 118.6, y: 690, size: 11, text: 'families of the river took part in it, and 40 left.' },
      ...filling(676, 6),
    ],
  ])
  expect(blocks.map(({ text }) => text).join(' ')).toContain('In all 186⁷ families of the river')
})

it('leaves a raised mark in brackets the number it is', async () => {
  const { blocks } = await read([
    [
      ...filling(780, 6),
      at(690, 'Others found it'),
      { x: 134, y: 694, size: 7, text: '[18]' },
      { x: 150, y: 690, size: 11, text: 'by the river as well, and they counted more.' },
      ...filling(676, 6),
    ],
  ])
  expect(blocks.map(({ text }) => text).join(' ')).toContain('[18] by the river')
})

it('keeps the names that stand between the rows of a table on lines of their own', async () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, column) => at(y, text, { x: 120 + column * 90 }))
  const { blocks } = await read([
    [
      ...filling(780, 4),
      ...row(690, 'Agree', 'Neutral', 'Disagree', 'None'),
      ...row(676, '5', '19', '1', '1'),
      at(662, '[Goats]', { x: 205 }),
      ...row(648, '13', '11', '1', '1'),
      at(634, '[Sheep]', { x: 205 }),
      ...row(620, '12', '13', '1', '0'),
      ...filling(580, 4),
    ],
  ])
  expect(cellsOf(blocks.find(({ kind }) => kind === 'table')!)).toEqual([
    ['Agree', 'Neutral', 'Disagree', 'None'],
    ['5', '19', '1', '1'],
    ['', '[Goats]', '', ''],
    ['13', '11', '1', '1'],
    ['', '[Sheep]', '', ''],
    ['12', '13', '1', '0'],
  ])
})

it('reads a ruled table with high rows', async () => {
  const row = (y: number, name: string, value: string) => [at(y, name, { x: 120 }), at(y, value, { x: 330 })]
  const rows = ['Age', 'Glucose', 'Pressure', 'Insulin'].map((name, line) => [name, `1.${line}38`])
  const { blocks } = await read([
    [
      ...filling(780, 4),
      ...rows.flatMap(([name, value], line) => row(680 - line * 50, name!, value!)),
      ...filling(470, 4),
    ],
  ])
  expect(cellsOf(blocks.find(({ kind }) => kind === 'table')!)).toEqual(rows)
})

it('reads the numbers of lines away, and leaves the sentences whole', async () => {
  const page = (first: number) =>
    Array.from({ length: 20 }, (_, row) => [
      at(780 - row * 20, String(first + row), { x: 46 }),
      at(780 - row * 20, WIDE, { x: 66 }),
    ]).flat()
  const { blocks } = await read([page(1), page(21), page(41)])
  const text = blocks.map((block) => block.text).join(' ')
  expect(text).toContain(`${WIDE} ${WIDE}`)
  expect(text).not.toMatch(/\d/)
})

it('finds headings in the type of the text by counting', async () => {
  const part = (y: number, title: string) => [at(y, title), ...filling(y - 34, 4)]
  const { sections } = await read([
    [
      at(790, '4 Results', { size: 16, font: 'Bold' }),
      ...part(750, '4.1 What goats eat'),
      ...part(630, '4.2 What goats cost'),
      ...part(510, '4.3 Who sells them'),
    ],
  ])
  expect(sections.map(({ title, level, role }) => [title, level, role])).toEqual([
    ['4 Results', 1, 'results'],
    ['4.1 What goats eat', 2, 'results'],
    ['4.2 What goats cost', 2, 'results'],
    ['4.3 Who sells them', 2, 'results'],
  ])
})

describe('letters beyond the basic plane', () => {
  it('are read from their two halves', () => {
    const codes = [0xd835, 0xdc5d, 0x41]
    const fake = {
      allocate: () => 0,
      heap: () => ({
        bytes: new Uint8Array(512),
        floats: new Float32Array(128),
        doubles: new Float64Array(64),
        ints: new Int32Array(128),
      }),
      FPDFText_LoadPage: () => 1,
      FPDFText_CountChars: () => codes.length,
      FPDFText_ClosePage: () => {},
      pdfium: {
        wasmExports: {
          FPDFText_GetUnicode: (_: number, index: number) => codes[index],
          FPDFText_GetCharBox: () => 1,
          FPDFText_GetCharOrigin: () => 1,
          FPDFText_GetTextObject: () => 1,
          FPDFText_GetMatrix: () => 0,
          FPDFText_GetFontSize: () => 10,
          FPDFText_GetFontWeight: () => 400,
          FPDFText_GetFontInfo: () => 0,
        },
      },
    } as unknown as Pdfium
    const letters = new LetterReader(fake).read(1, { left: -1, bottom: -1, width: 100, height: 100 })
    expect(letters.map(({ text }) => text)).toEqual(['𝑝', 'A'])
  })

  it('are the plain letters they stand for, so that a p is a p', () => {
    const style = { size: 10, bold: false, italic: true, font: '', turn: 0 as const }
    const letter = (text: string, left: number): Letter => ({
      text,
      left,
      right: left + 5,
      top: 0,
      bottom: 10,
      baseline: 8,
      across: left,
      style,
      after: '',
    })
    expect(mendLetters([letter('𝑝', 0), letter('𝛼', 20), letter('😀', 40)]).map(({ text }) => text)).toEqual([
      'p',
      'α',
      '😀',
    ])
  })
})

it('keeps a table of numbers behind the references as a table', async () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, column) => at(y, text, { x: 70 + column * 110 }))
  const { blocks } = await read([
    [
      at(780, 'References', { size: 16 }),
      at(750, 'Banda, T. (2010). Goats along the river. Journal of Herds, 4(2), 1–8.'),
      at(736, 'Mwale, C. (2012). Sheep along the river. Journal of Herds, 6(1), 9–18.'),
      at(722, 'Phiri, J. (2014). Cows along the river. Journal of Herds, 8(3), 19–28.'),
      ...row(660, 'Response', 'Rain', 'Goats', 'Sheep'),
      ...row(646, 'Yield', '2.41(0.83)*', '5.18(1.53)*', '0.21'),
      ...row(632, 'Height', '0.06(0.34)', '-0.71(0.42)*', '0.14'),
      ...row(618, 'Weight', '1.24(0.49)*', '0.93(1.28)', '0.20'),
    ],
  ])
  expect(blocks.filter(({ kind }) => kind === 'reference')).toHaveLength(3)
  expect(cellsOf(blocks.find(({ kind }) => kind === 'table')!)?.[1]).toEqual([
    'Yield',
    '2.41(0.83)*',
    '5.18(1.53)*',
    '0.21',
  ])
})

it('reads away the number of a line that stands alone on its page, when it goes on from the page before', async () => {
  const numbered = Array.from({ length: 12 }, (_, row) => at(780 - row * 14, `${row + 21} ${WIDE}`))
  const { blocks } = await read([numbered, [at(400, '33 What we could not show in the text')]])
  const texts = blocks.map(({ text }) => text)
  expect(texts.some((text) => text.includes('What we could not show'))).toBe(true)
  expect(texts.some((text) => text.includes('33 What'))).toBe(false)
})
