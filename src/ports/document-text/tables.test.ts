/** A table is the same value whether it came from a PDF or a Word file, and however its cells are set apart. */
import { describe, expect, it } from 'vitest'
import { type DocumentTable, nameOfRow, numberIn, rowsOf } from '#product/document-table.ts'
import { makePdf, type PdfPage, type PdfText } from '../../../tests/fixtures/make/pdf-file.ts'
import { makeDocx, paragraph } from '../../../tests/fixtures/make/word-files.ts'
import { sentences } from '../../../tests/fixtures/make/words.ts'
import { readBytes } from './read-bytes.ts'
import { NO_SCANS } from './scan/scans.ts'

const CAPTION = 'Table 4.2: Goats by district (N = 210)'
const GOATS = [
  ['District', 'n (%)', 'Mean (SD)', 'p'],
  ['Mansa', '84 (40.0%)', '3.42 (1.10)', '.031'],
  ['Samfya', '63 (30.0%)', '2.95 (0.98)', '< .001'],
  ['Chembe', '63 (30.0%)', '3.01 (1.02)', '.240'],
  ['Total', '210 (100.0%)', '3.16 (1.05)', ''],
]
const LEFTS = [80, 200, 310, 430]
const ROW = 22

type Set = { top?: number; lefts?: number[]; size?: number; step?: number }
const cells = (rows: string[][], { top = 640, lefts = LEFTS, size = 10, step = ROW }: Set = {}): PdfText[] =>
  rows.flatMap((row, at) =>
    row.flatMap((text, column) => (text ? [{ x: lefts[column]!, y: top - at * step, size, text }] : [])),
  )
const prose = (top: number, lines = 4): PdfText[] =>
  Array.from({ length: lines }, (_, at) => ({
    x: 72,
    y: top - at * 14,
    size: 11,
    text: sentences(1, at).slice(0, 84),
  }))
const across = (y: number, from = 72, to = 520) => `${from} ${y} m ${to} ${y} l S`
const down = (x: number, from: number, to: number) => `${x} ${from} m ${x} ${to} l S`
const grid = (rows: number, top = 655) =>
  [
    ...Array.from({ length: rows + 1 }, (_, at) => across(top - at * ROW)),
    ...[72, 192, 302, 422, 520].map((x) => down(x, top - rows * ROW, top)),
  ].join('\n')

const page = (texts: PdfText[], draw = ''): PdfPage => ({
  texts: [...prose(770), { x: 72, y: 690, size: 11, text: CAPTION }, ...texts, ...prose(400, 6)],
  draw,
})
const readPdf = async (...pages: PdfPage[]) => {
  const { blocks } = await readBytes(makePdf({ pages }), 'work.pdf', () => {}, NO_SCANS)
  return blocks.flatMap((block) => (block.table ? [block.table] : []))
}
const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text && paragraph(text)}</w:tc>`
const row = (texts: string[], head = '') => `<w:tr>${head}${texts.map((text) => cell(text)).join('')}</w:tr>`
const wordTable = (rows: string[][]) => `<w:tbl>${rows.map((texts) => row(texts)).join('')}</w:tbl>`
const readWord = async (...body: string[]) => {
  const { blocks } = await readBytes(makeDocx(body.join('')), 'work.docx', () => {})
  return blocks.flatMap((block) => (block.table ? [block.table] : []))
}
const held = ({ rows }: DocumentTable) =>
  rows.flatMap((each) => each.cells.map(({ text, holds }) => [each.kind, text, holds ?? []]))

describe('one table', () => {
  it.each([
    ['with drawn cells', () => readPdf(page(cells(GOATS), grid(GOATS.length)))],
    [
      'with lines across',
      () => readPdf(page(cells(GOATS), [655, 633, 545].map((y) => across(y)).join('\n'))),
    ],
    ['without a line', () => readPdf(page(cells(GOATS)))],
    ['of Word', () => readWord(paragraph(CAPTION), wordTable(GOATS))],
  ])('%s has its headings, its rows and what each cell holds', async (_, read) => {
    const [table] = await read()
    expect(table).toMatchObject({
      label: { kind: 'table', number: '4.2' },
      caption: CAPTION,
      headings: GOATS[0],
      stub: 1,
    })
    expect(rowsOf(table!)).toEqual(GOATS)
    expect(table!.rows.map(({ kind }) => kind)).toEqual(['head', 'body', 'body', 'body', 'total'])
    expect(held(table!).slice(4, 12)).toEqual([
      ['body', 'Mansa', []],
      [
        'body',
        '84 (40.0%)',
        [
          { is: 'count', value: 84, decimals: 0 },
          { is: 'share', value: 40, decimals: 1, unit: '%' },
        ],
      ],
      [
        'body',
        '3.42 (1.10)',
        [
          { is: 'mean', value: 3.42, decimals: 2 },
          { is: 'spread', value: 1.1, decimals: 2, name: 'SD' },
        ],
      ],
      ['body', '.031', [{ is: 'p', value: 0.031, decimals: 3 }]],
      ['body', 'Samfya', []],
      [
        'body',
        '63 (30.0%)',
        [
          { is: 'count', value: 63, decimals: 0 },
          { is: 'share', value: 30, decimals: 1, unit: '%' },
        ],
      ],
      [
        'body',
        '2.95 (0.98)',
        [
          { is: 'mean', value: 2.95, decimals: 2 },
          { is: 'spread', value: 0.98, decimals: 2, name: 'SD' },
        ],
      ],
      ['body', '< .001', [{ is: 'p', value: 0.001, decimals: 3, bound: '<' }]],
    ])
  })

  it('cut by a page end is one, with the page of each row', async () => {
    const rest = [['Milenge', '21 (10.0%)', '2.90 (1.00)', '.500'], GOATS[4]!]
    const foot: PdfPage = {
      texts: [
        ...prose(770, 30),
        { x: 72, y: 250, size: 11, text: CAPTION },
        ...cells(GOATS.slice(0, 4), { top: 220 }),
      ],
      draw: grid(4, 235),
    }
    const head: PdfPage = { texts: [...cells(rest, { top: 740 }), ...prose(600, 20)], draw: grid(2, 755) }
    const [table, ...others] = await readPdf(foot, head)
    expect(others).toEqual([])
    expect(rowsOf(table!)).toEqual([...GOATS.slice(0, 4), ...rest])
    expect(table!.rows.map((each) => each.page)).toEqual([1, 1, 1, 1, 2, 2])
    expect(table!.pages).toEqual([1, 2])
  })

  it('that says it is continued is one, its headings told once', async () => {
    const [table, ...others] = await readWord(
      paragraph(CAPTION),
      wordTable(GOATS.slice(0, 3)),
      paragraph('Table 4.2: continued'),
      wordTable([GOATS[0]!, ...GOATS.slice(3)]),
    )
    expect(others).toEqual([])
    expect(rowsOf(table!)).toEqual(GOATS)
  })

  it('turned by a quarter on an upright page is read', async () => {
    const turned = cells(GOATS).map(
      ({ x, y, text }) =>
        `BT /Times 10 Tf 0 1 -1 0 ${1000 - y} ${x} Tm (${text.replace(/[()]/g, (mark) => `\\${mark}`)}) Tj ET`,
    )
    const [table] = await readPdf({ texts: prose(780, 12), draw: turned.join('\n') })
    expect(rowsOf(table!)).toEqual(GOATS)
  })

  it('has the notes printed under it', async () => {
    const [table] = await readWord(
      paragraph(CAPTION),
      wordTable(GOATS),
      paragraph('Source: the counts of May.'),
    )
    expect(table!.notes).toEqual(['Source: the counts of May.'])
  })
})

describe('headings and rows of a PDF', () => {
  it('have a heading over several columns with each of them', async () => {
    const lefts = [80, 200, 270, 340, 410]
    const texts = [
      ...[
        { x: 215, y: 640, size: 10, text: 'Dry season' },
        { x: 355, y: 640, size: 10, text: 'Wet season' },
      ],
      ...cells(
        [
          ['District', 'n', 'Mean', 'n', 'Mean'],
          ['Mansa', '84', '3.42', '80', '4.10'],
          ['Samfya', '63', '2.95', '61', '3.77'],
        ],
        { top: 622, lefts, step: 18 },
      ),
    ]
    const draw = [across(655), across(635, 195, 300), across(635, 335, 440), across(615), across(575)].join(
      '\n',
    )
    const [table] = await readPdf(page(texts, draw))
    expect(table!.headings).toEqual([
      'District',
      'Dry season n',
      'Dry season Mean',
      'Wet season n',
      'Wet season Mean',
    ])
    expect(numberIn(table!.rows.at(-1)!.cells[3])).toMatchObject({ is: 'count', value: 61 })
  })

  it('join the lines of one cell, and keep groups apart', async () => {
    const rows = [
      ['Goats kept', 'n', '%'],
      ['Sex of the head', '', ''],
      ['Woman', '84', '40.0'],
      ['Man, or a man and', '126', '60.0'],
      ['a woman together', '', ''],
    ]
    const texts = rows.flatMap((texts, at) =>
      cells([texts], { top: 640 - at * 22 + (at === 4 ? 10 : 0), lefts: [80, 260, 360] }),
    )
    const [table] = await readPdf(page(texts, [655, 633, 550].map((y) => across(y)).join('\n')))
    expect(rowsOf(table!)).toEqual([
      ['Goats kept', 'n', '%'],
      ['Sex of the head', '', ''],
      ['Woman', '84', '40.0'],
      ['Man, or a man and a woman together', '126', '60.0'],
    ])
    expect(table!.rows.map(({ kind }) => kind)).toEqual(['head', 'group', 'body', 'body'])
  })
})

describe('what is hard', () => {
  it('cells over rows and columns of Word say so', async () => {
    const body = [
      `<w:tr>${cell('District', '<w:vMerge w:val="restart"/>')}${cell('Goats', '<w:gridSpan w:val="2"/>')}</w:tr>`,
      `<w:tr>${cell('', '<w:vMerge/>')}${cell('n')}${cell('%')}</w:tr>`,
      row(['Mansa', '84', '40.0']),
    ]
    const [table] = await readWord(paragraph(CAPTION), `<w:tbl>${body.join('')}</w:tbl>`)
    expect(table!.headings).toEqual(['District', 'Goats n', 'Goats %'])
    expect(table!.rows[0]!.cells).toMatchObject([
      { text: 'District', down: 2 },
      { text: 'Goats', across: 2 },
      { text: '' },
    ])
    expect(table!.rows.at(-1)!.cells[2]!.holds).toEqual([{ is: 'share', value: 40, decimals: 1, unit: '%' }])
  })

  it('a table in a cell is a table of its own', async () => {
    const [inner, outer] = await readWord(
      `<w:tbl><w:tr><w:tc>${paragraph('Layout')}${wordTable(GOATS.slice(0, 3))}</w:tc>${cell('Right')}</w:tr></w:tbl>`,
    )
    expect(rowsOf(inner!)).toEqual(GOATS.slice(0, 3))
    expect(rowsOf(outer!)).toEqual([['Layout', 'Right']])
  })

  it('two hundred columns are read from Word, more than any page holds are told as unread', async () => {
    const wide = (columns: number) =>
      [0, 1].map((line) => Array.from({ length: columns }, (_, at) => `${at + line}`))
    const [read] = await readWord(wordTable(wide(200)))
    const [unread] = await readWord(wordTable(wide(300)))
    expect(rowsOf(read!)).toEqual(wide(200))
    expect(unread).toMatchObject({ unread: 'too-wide', rows: [] })
  })

  it('a table pasted as a picture is told as unread, in its place', async () => {
    const pasted = '<w:p><w:r><w:drawing><pic:pic/></w:drawing></w:r></w:p>'
    const { blocks } = await readBytes(
      makeDocx([paragraph('Before'), paragraph(CAPTION), pasted, paragraph('After')].join('')),
      'work.docx',
      () => {},
    )
    expect(blocks.map(({ kind, table }) => [kind, table?.unread])).toEqual([
      ['paragraph', undefined],
      ['caption', undefined],
      ['table', 'picture'],
      ['paragraph', undefined],
    ])
    expect(blocks[2]!.table).toMatchObject({ label: { number: '4.2' }, rows: [] })
  })

  it('decimal commas, and thousands by point and by spaces of every width', async () => {
    const rows = [
      ['Matriz', 'Média', 'Número'],
      ['Norte', '6,21', '17.269'],
      ['Sul', '7,43', '2\u202f696'],
      ['Este', '6,53', '1 274'],
    ]
    const [table] = await readWord(wordTable(rows))
    expect(
      table!.rows.slice(1).map((each) => each.cells.slice(1).map((one) => numberIn(one)?.value)),
    ).toEqual([
      [6.21, 17269],
      [7.43, 2696],
      [6.53, 1274],
    ])
  })

  it('control characters inside a number do not tear it, and a sign that is unknown holds nothing', async () => {
    const [table] = await readWord(
      wordTable([
        ['District', 'n'],
        ['Mansa', '8\u200b4'],
        ['Samfya', '6\ufffd3'],
        ['Chembe', '63'],
      ]),
    )
    expect(table!.rows.slice(1).map((each) => numberIn(each.cells[1])?.value)).toEqual([84, undefined, 63])
  })

  it('a Likert table has the weights of its answers', async () => {
    const [table] = await readWord(
      wordTable([
        ['Statement', 'SA (5)', 'A (4)', 'N (3)', 'D (2)', 'SD (1)', 'Weighted mean'],
        ['Goats pay school', '40', '30', '10', '15', '5', '3.85'],
        ['Goats are ill', '10', '20', '30', '25', '15', '2.85'],
      ]),
    )
    expect(table!.weights).toEqual([null, 5, 4, 3, 2, 1, null])
    expect(numberIn(table!.rows[1]!.cells[6])).toMatchObject({ is: 'weight', value: 3.85 })
    expect(nameOfRow(table!, table!.rows[1]!)).toBe('Goats pay school')
  })
})
