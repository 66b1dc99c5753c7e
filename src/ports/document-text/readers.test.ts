import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { cellsOf } from '#product/document-model.ts'
import { movingGif, movingPng, movingWebp, pngHeader } from '../../../tests/fixtures/make/bombs.ts'
import { makeDoc } from '../../../tests/fixtures/make/doc-file.ts'
import { makeDocx, paragraph, thesisDocx } from '../../../tests/fixtures/make/word-files.ts'
import { readBytes } from './read-bytes.ts'
import { NO_SCANS } from './scan/scans.ts'

const read = (content: Buffer | string, name: string) => readBytes(Buffer.from(content), name, () => {})
const shape = ({ blocks }: Awaited<ReturnType<typeof read>>) => blocks.map(({ kind, text }) => [kind, text])

describe('a Word file', async () => {
  const model = await read(thesisDocx(), 'thesis.docx')

  it('is read with headings, lists, tables, footnotes and the numbers of its charts [S2-007]', () => {
    expect(shape(model)).toEqual([
      ['paragraph', 'Small loans and large plans'],
      ['paragraph', 'Thandiwe Moyo'],
      ['heading', 'Abstract'],
      [
        'paragraph',
        'Small loans change what families plan. We followed forty families for two years and asked what they did with the money they had borrowed.',
      ],
      ['heading', 'Introduction'],
      ['paragraph', 'Loans are old. Plans are older.'],
      ['footnote', 'As old as grain.'],
      ['heading', 'Methods'],
      ['heading', 'Sample'],
      ['paragraph', 'Forty families took part.'],
      ['list-item', 'They kept a diary.'],
      ['list-item', 'They met us every month.'],
      ['paragraph', 'What was kept.'],
      ['caption', 'Table 1. Families by district'],
      ['table', 'District\tFamilies\nChipata\t22\nMongu\t18'],
      ['table', '\tSavings\n2019\t12.5\n2020\t17'],
      ['paragraph', 'On the second page.'],
      ['heading', 'References'],
      ['reference', 'Moyo, T. (2020). Loans & plans. Lusaka: Press.'],
    ])
  })

  it('has a title, an author, an abstract, and pages where Word last broke them', () => {
    expect(model).toMatchObject({
      title: 'Small loans and large plans',
      authors: ['Thandiwe Moyo'],
      paged: false,
    })
    expect(model.abstract).toMatch(/^Small loans change/)
    expect(model.blocks.find(({ text }) => text.startsWith('On the second'))?.page).toBe(2)
    expect(model.sections.find(({ title }) => title === 'Sample')).toMatchObject({
      level: 2,
      role: 'methods',
    })
  })

  it('has headings even where its author only made them bold', async () => {
    const bold = (text: string) => paragraph(text, '', '<w:b/>')
    const plain = await read(
      makeDocx(
        [
          bold('CHAPTER ONE: INTRODUCTION'),
          paragraph('Loans are old.'),
          bold('1.1 Aims'),
          paragraph('To count them.'),
          bold('Methods'),
          paragraph('We counted.'),
        ].join(''),
      ),
      'bold.docx',
    )
    expect(plain.sections.map(({ title, level, role }) => [title, level, role])).toEqual([
      ['CHAPTER ONE: INTRODUCTION', 1, 'introduction'],
      ['1.1 Aims', 2, 'introduction'],
      ['Methods', 1, 'methods'],
    ])
  })

  it('keeps the columns after a cell that is merged over several', async () => {
    const cell = (text: string, span = 1) =>
      `<w:tc><w:tcPr>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}</w:tcPr>${paragraph(text)}</w:tc>`
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
    const merged = await read(
      makeDocx(
        `<w:tbl>${row(cell('Model'), cell('Unstandardized', 2), cell('t'))}${row(cell('Age'), cell('.24'), cell('.10'), cell('2.40'))}</w:tbl>`,
      ),
      'merged.docx',
    )
    expect(cellsOf(merged.blocks.find(({ kind }) => kind === 'table')!)).toEqual([
      ['Model', 'Unstandardized', '', 't'],
      ['Age', '.24', '.10', '2.40'],
    ])
  })

  it('of the old kind is read too [S2-006]', async () => {
    const old = await read(
      makeDoc('Introduction\nLoans are old – “older” than plans.\nMethods\n1. We asked forty families.\n'),
      'old.doc',
    )
    expect(old.kind).toBe('doc')
    expect(shape(old)).toEqual([
      ['heading', 'Introduction'],
      ['paragraph', expect.stringMatching(/^Loans are old . .older. than plans\.$/)],
      ['heading', 'Methods'],
      ['list-item', '1. We asked forty families.'],
    ])
  })
})

describe('an RTF file', () => {
  it('is read with its letters, its bold headings, its table and its notes', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Times;}{\f1\fcharset204 Arial;}}{\stylesheet{\s1 Normal;}}
{\*\generator Something;}{\b INTRODUCTION}\par The caf\'e9 was \u8220?full\u8221? {\f1\'cf\'f0}.{\footnote As it was before.}\par
\trowd\intbl District\cell Families\cell\row\trowd\intbl Mongu\cell 18\cell\row\pard {\b Methods}\par We asked.\par}`
    expect(shape(await read(rtf, 'text.rtf'))).toEqual([
      ['heading', 'INTRODUCTION'],
      ['paragraph', 'The café was “full” Пр.'],
      ['table', 'District\tFamilies\nMongu\t18'],
      ['heading', 'Methods'],
      ['paragraph', 'We asked.'],
      ['footnote', 'As it was before.'],
    ])
  })

  it('is known by its content under the name of a Word file', async () => {
    expect((await read(String.raw`{\rtf1 Text.}`, 'text.doc')).kind).toBe('rtf')
  })
})

describe('a text file', () => {
  const TEXT = 'Introduction\n\nÀ la ferme, the rain came late\nand stayed long.\n\n- first\n- second\n'
  const wide = Buffer.from(`\ufeff${TEXT}`, 'utf16le')

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16', wide],
    ['UTF-16 the other way round', Buffer.from(wide).swap16()],
    ['UTF-16 without a mark', wide.subarray(2)],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ])('is read whatever it was saved as: %s [S2-008]', async (_, bytes) => {
    expect(shape(await read(bytes, 'notes.txt'))).toEqual([
      ['heading', 'Introduction'],
      ['paragraph', 'À la ferme, the rain came late and stayed long.'],
      ['list-item', '- first'],
      ['list-item', '- second'],
    ])
  })

  it('in Markdown is read with its headings, lists, tables and without its marks', async () => {
    const markdown =
      '# The *farm*\n\nRain **came** late, see [the map](http://x.example).\n\n## Data\n\n| Year | Rain |\n|---|--:|\n| 2019 | 12 |\n\n1. first\n\n```\ncode here\n```\n'
    expect(shape(await read(markdown, 'notes.md'))).toEqual([
      ['heading', 'The farm'],
      ['paragraph', 'Rain came late, see the map.'],
      ['heading', 'Data'],
      ['table', 'Year\tRain\n2019\t12'],
      ['list-item', 'first'],
      ['paragraph', 'code here'],
    ])
  })
})

describe('data', () => {
  it('in CSV is a table, whatever parts its cells', async () => {
    expect(cellsOf((await read('Year;Rain\n2019;"12,5"\n2020;17\n', 'rain.csv')).blocks[0]!)).toEqual([
      ['Year', 'Rain'],
      ['2019', '12,5'],
      ['2020', '17'],
    ])
  })

  it.each(['xlsx', 'biff8'] as const)('in a workbook is a table for each sheet: %s', async (bookType) => {
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Year', 'Rain'],
        [2019, 12.5],
      ]),
      'Rain',
    )
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Village'], ['Mongu']]), 'Villages')
    const bytes: Buffer = write(book, { type: 'buffer', bookType })
    const model = await read(bytes, bookType === 'xlsx' ? 'data.xlsx' : 'data.xls')
    expect(model.kind).toBe(bookType === 'xlsx' ? 'xlsx' : 'xls')
    expect(shape(model)).toEqual([
      ['heading', 'Rain'],
      ['table', 'Year\tRain\n2019\t12.5'],
      ['heading', 'Villages'],
      ['table', 'Village\nMongu'],
    ])
    expect(model.pages).toHaveLength(2)
  })

  it('in JSON is a table where it is a list of records, and lines with their way otherwise', async () => {
    expect(cellsOf((await read('[{"year":2019,"rain":12},{"year":2020}]', 'a.json')).blocks[0]!)).toEqual([
      ['year', 'rain'],
      ['2019', '12'],
      ['2020', ''],
    ])
    expect(shape(await read('{"farm":{"fields":["maize","beans"]},"__proto__":{"x":1}}', 'b.json'))).toEqual([
      ['paragraph', 'farm.fields[1]: maize'],
      ['paragraph', 'farm.fields[2]: beans'],
      ['paragraph', '__proto__.x: 1'],
    ])
  })
})

describe('a picture', () => {
  it('without words is known by its size and type, and it is said', async () => {
    const model = await readBytes(pngHeader(640, 480), 'photo.png', () => {}, NO_SCANS)
    expect(model).toMatchObject({ kind: 'image', pages: [{ number: 1, width: 640, height: 480 }] })
    expect(model.notes).toEqual([
      'This is a picture, and no words could be recognised in it; its size and type are known.',
    ])
  })

  it.each([
    ['film.gif', movingGif],
    ['film.webp', movingWebp],
    ['film.png', movingPng],
  ])('that moves is taken as its first, and it is said: %s', async (name, make) => {
    for (const frames of [2, 300]) {
      const model = await read(make(60, 40, frames), name)
      expect(model.pages).toEqual([expect.objectContaining({ number: 1, width: 60, height: 40 })])
      expect(model.notes).toContain('This picture moves. Only the first picture of it is looked at.')
    }
    expect((await read(make(60, 40, 1), name)).notes).toHaveLength(1)
  })
})
