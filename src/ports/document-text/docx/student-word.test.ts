/** Word files as students make them: some styles, some numbers, much bold type, and little of it consistent. */
import { describe, expect, it } from 'vitest'
import { cellsOf } from '#product/document-model.ts'
import { makeDocx, paragraph } from '../../../../tests/fixtures/make/word-files.ts'
import type { ZipPart } from '../../../../tests/fixtures/make/zip-file.ts'
import { readBytes } from '../read-bytes.ts'

const bold = (text: string) => paragraph(text, '', '<w:b/>')
const PROSE =
  'Families along the river keep goats because goats need little grass, and they sell one when the school asks for money.'
const prose = paragraph(PROSE)
const read = (parts: string[], more: ZipPart[] = []) =>
  readBytes(makeDocx(parts.join(''), more), 'work.docx', () => {})
const outline = async (parts: string[], more: ZipPart[] = []) =>
  (await read(parts, more)).sections.map(({ title, level, role, part }) =>
    part ? [level, title, role, part] : [level, title, role],
  )

describe('headings', () => {
  it('are told by number and chapter word beside a few that carry a style', async () => {
    const styled = ['Goats and grass', 'Goats and milk', 'Goats and school'].flatMap((each) => [
      paragraph(each, 'H2'),
      prose,
    ])
    const found = await outline([
      ...[paragraph('CHAPTER 1: INTRODUCTION'), paragraph('SECTION 1.1 BACKGROUND'), prose],
      ...[
        paragraph('1.4.2 AIM'),
        prose,
        paragraph('CHAPTER 2: LITERATURE REVIEW'),
        paragraph('2.1 Goats elsewhere'),
        prose,
      ],
      ...styled,
      ...[paragraph('SECTION 2.4 CONCLUSION'), prose],
    ])
    expect(found).toEqual([
      [1, 'CHAPTER 1: INTRODUCTION', 'introduction'],
      [2, 'SECTION 1.1 BACKGROUND', 'introduction', 'background'],
      [3, '1.4.2 AIM', 'introduction', 'aim'],
      [1, 'CHAPTER 2: LITERATURE REVIEW', 'literature'],
      [2, '2.1 Goats elsewhere', 'literature'],
      [3, 'Goats and grass', 'literature'],
      [3, 'Goats and milk', 'literature'],
      [3, 'Goats and school', 'literature'],
      [2, 'SECTION 2.4 CONCLUSION', 'literature', 'chapter-summary'],
    ])
  })

  it('are known in bold where Word counts them as a list', async () => {
    const numbering =
      '<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>'
    const counted = (text: string) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="5"/></w:numPr></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`
    const found = await outline(
      ['Introduction :', 'Methodology :', 'Results :'].flatMap((title) => [counted(title), prose]),
      [{ name: 'word/numbering.xml', content: numbering }],
    )
    expect(found.map(([, title, role]) => [title, role])).toEqual([
      ['1. Introduction :', 'introduction'],
      ['2. Methodology :', 'methods'],
      ['3. Results :', 'results'],
    ])
  })

  it('are no headings in a list of contents without page numbers', async () => {
    const listed = [
      'Abbreviations',
      'CHAPTER ONE: INTRODUCTION',
      '1.1 Background',
      '1.2 Aim',
      'CHAPTER TWO: LITERATURE REVIEW',
      '2.1 Goats',
      'REFERENCES',
    ]
    const found = await outline([
      ...[bold('TABLE OF CONTENTS'), ...listed.map(bold), bold('ABBREVIATIONS'), paragraph('GN: goat net')],
      ...[bold('CHAPTER ONE'), bold('INTRODUCTION'), bold('1.1 Background'), prose, bold('1.2 Aim'), prose],
      ...[
        bold('CHAPTER TWO'),
        bold('LITERATURE REVIEW'),
        bold('2.1 Goats'),
        prose,
        bold('REFERENCES'),
        prose,
      ],
    ])
    expect(found.map(([, title]) => title)).toEqual([
      'TABLE OF CONTENTS',
      'ABBREVIATIONS',
      'CHAPTER ONE INTRODUCTION',
      '1.1 Background',
      '1.2 Aim',
      'CHAPTER TWO LITERATURE REVIEW',
      '2.1 Goats',
      'REFERENCES',
    ])
  })

  it('are known with a full stop too many', async () => {
    const found = await outline([
      ...[bold('Introduction'), prose, bold('Methods.'), prose, bold('Results'), prose],
      ...[bold('Goats were counted.'), prose],
    ])
    expect(found.map(([, , role]) => role)).toEqual(['introduction', 'methods', 'results'])
  })

  it('are not made of a paragraph by its style alone', async () => {
    const { blocks } = await read([paragraph('Methods', 'H1'), paragraph(`${PROSE} ${PROSE}`, 'H1')])
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph'])
  })

  it('have the numbers that Word writes by itself', async () => {
    const level = (at: number, text: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/></w:lvl>`
    const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0">${level(0, '%1')}${level(1, '%1.%2')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
    const numbered = (text: string, depth: number) =>
      `<w:p><w:pPr><w:pStyle w:val="H1"/><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="5"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
    const found = await outline(
      [
        numbered('Introduction', 0),
        prose,
        numbered('Methods', 0),
        numbered('Sample', 1),
        prose,
        numbered('Ethics', 1),
        prose,
      ],
      [{ name: 'word/numbering.xml', content: numbering }],
    )
    expect(found).toEqual([
      [1, '1 Introduction', 'introduction'],
      [1, '2 Methods', 'methods'],
      [2, '2.1 Sample', 'methods', 'sample'],
      [2, '2.2 Ethics', 'methods', 'ethics'],
    ])
  })

  it('are found where only a line break parts them from their text', async () => {
    const broken = `<w:p><w:r><w:t>2.1 Goats elsewhere</w:t><w:br/><w:t>2.1.1 In the hills</w:t><w:br/><w:t>${PROSE}</w:t></w:r></w:p>`
    const { blocks } = await read([paragraph('2 Literature review', 'H1'), broken])
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', '2 Literature review'],
      ['heading', '2.1 Goats elsewhere'],
      ['heading', '2.1.1 In the hills'],
      ['paragraph', PROSE],
    ])
  })

  it('of a chapter stand together with its name, and say the role of all below them', async () => {
    const found = await outline([
      ...[
        bold('CHAPTER TWO'),
        bold('LITERATURE REVIEW'),
        bold('2.0 Introduction'),
        prose,
        bold('2.1 What goats eat'),
        prose,
      ],
      ...[
        bold('CHAPTER THREE'),
        bold('METHODOLOGY'),
        bold('3.1 Where we went'),
        prose,
        bold('3.2 Summary'),
        prose,
      ],
      ...[bold('CHAPTER FOUR'), bold('4.1 What the goats ate'), prose],
    ])
    expect(found).toEqual([
      [1, 'CHAPTER TWO LITERATURE REVIEW', 'literature'],
      [2, '2.0 Introduction', 'literature'],
      [2, '2.1 What goats eat', 'literature'],
      [1, 'CHAPTER THREE METHODOLOGY', 'methods'],
      [2, '3.1 Where we went', 'methods'],
      [2, '3.2 Summary', 'methods', 'chapter-summary'],
      [1, 'CHAPTER FOUR', 'results'],
      [2, '4.1 What the goats ate', 'results'],
    ])
  })
})

describe('what states nothing', () => {
  it('is known: contents typed by hand, with the headings in them', async () => {
    const entries = [
      'CHAPTER ONE 1',
      '1.1 Background 2',
      '1.2 Aim of the goats 4',
      '2.1 Goats elsewhere 9',
      'REFERENCES 30',
    ]
    const { blocks, sentences } = await read([
      ...[
        bold('TABLE OF CONTENTS'),
        ...entries.map((each) => paragraph(each)),
        bold('CHAPTER ONE: INTRODUCTION'),
        prose,
      ],
    ])
    expect(blocks.filter(({ kind }) => kind === 'contents-line').map(({ text }) => text)).toEqual(entries)
    expect(sentences.map(({ text }) => text)).toEqual([PROSE])
  })

  it.each([
    ['form', 'Signature: ________________  Date: …………………'],
    ['form', 'Do you own goats?  ☐ Yes  ☐ No'],
    ['form', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'],
    ['code', '<dc:identifier>goat-2</dc:identifier>'],
    ['code', 'model = RandomForestClassifier(n_estimators=100)'],
    ['quotation', 'Interviewer: And what did you do with the money?'],
    [
      'quotation',
      '“My mother sold two goats that year, and with the second one we bought the roof of the house.”',
    ],
    ['paragraph', 'We asked “why goats?” and wrote down what was said.'],
    ['paragraph', 'F(2, 48) = 1.147, p < .001'],
  ])('is a %s: %s', async (kind, text) => {
    const { blocks } = await read([paragraph('Methods', 'H1'), prose, paragraph(text)])
    expect(blocks.at(-1)).toMatchObject({ kind, text: text.replace(/\s+/g, ' ') })
  })
})

describe('a table', () => {
  const cell = (text: string, span = 1) =>
    `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraph(text)}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const body = [
    row(cell('Chi-Square Tests', 4)),
    row(cell(''), cell('Value'), cell('df'), cell('Sig.')),
    row(cell('Pearson Chi-Square'), cell('11.317'), cell('8'), cell('.184')),
    row(cell('Cases', 2), cell('42', 2)),
  ]

  it('keeps its columns where cells cover several, and has the name that stands over it', async () => {
    const { blocks } = await read([paragraph('Results', 'H1'), `<w:tbl>${body.join('')}</w:tbl>`])
    expect(blocks.at(-1)!.table).toMatchObject({ caption: 'Chi-Square Tests' })
    expect(cellsOf(blocks.at(-1)!)).toEqual([
      ['Chi-Square Tests', '', '', ''],
      ['', 'Value', 'df', 'Sig.'],
      ['Pearson Chi-Square', '11.317', '8', '.184'],
      ['Cases', '', '42', ''],
    ])
  })

  it('has the caption beside it', async () => {
    const table = `<w:tbl>${body.slice(1).join('')}</w:tbl>`
    const { blocks } = await read([
      paragraph('Results', 'H1'),
      paragraph('Table 4.1: Goats by district', 'Cap'),
      table,
    ])
    expect(blocks.at(-1)).toMatchObject({
      kind: 'table',
      table: { caption: 'Table 4.1: Goats by district', label: { kind: 'table', number: '4.1' } },
    })
  })
})

describe('the place of a sentence', () => {
  const breaks =
    '<w:r><w:t xml:space="preserve">One sentence. </w:t></w:r><w:r><w:lastRenderedPageBreak/><w:t>Another sentence.</w:t></w:r>'
  const body = [paragraph('3.2 Sample', 'H2'), prose, `<w:p>${breaks}</w:p>`]
  const counted = (pages: number) => [
    { name: 'docProps/app.xml', content: `<Properties><Pages>${pages}</Pages></Properties>` },
  ]

  it('is a page where the marks of Word are as many as the pages Word counted', async () => {
    const { paged, sentences, blocks } = await read(body, counted(2))
    expect(paged).toBe(true)
    expect(sentences.map(({ page }) => page)).toEqual([1, 1, 2])
    expect(blocks.every(({ within }) => within === undefined)).toBe(true)
  })

  it('is section and paragraph where they are not', async () => {
    const { paged, blocks } = await read(body, counted(30))
    expect(paged).toBe(false)
    expect(blocks.map(({ within }) => within)).toEqual([
      { section: '3.2 Sample', paragraph: 1 },
      { section: '3.2 Sample', paragraph: 1 },
      { section: '3.2 Sample', paragraph: 2 },
    ])
  })
})

describe('what a student should know', () => {
  it('is said: tracked changes, placeholder text, a part in another language', async () => {
    const french =
      'La pluie est arrivée tard dans la saison et les champs sont restés secs pour le reste de la saison des pluies. Les familles qui vivent près de la rivière ont vendu une partie de leurs chèvres pour payer les frais de l’école, et celles qui vivent dans les collines ont attendu que les prix soient plus élevés sur le marché de la ville. Nous avons demandé à quarante familles ce qu’elles ont fait avec cet argent.'
    const { notes } = await read([
      ...[
        paragraph('Résumé', 'H1'),
        paragraph(french),
        paragraph('Introduction', 'H1'),
        ...Array.from({ length: 12 }, () => prose),
      ],
      ...[
        paragraph('Lorem ipsum dolor sit amet.'),
        '<w:p><w:ins w:id="1"><w:r><w:t>Added.</w:t></w:r></w:ins></w:p>',
      ],
    ])
    expect(notes).toEqual([
      'This file holds tracked changes. It was read as if all of them had been accepted.',
      expect.stringMatching(/^One paragraph is placeholder text/),
      'The part “Résumé” is written in French, and is not judged.',
    ])
  })

  it('and a file that holds nothing but one letter is refused', async () => {
    await expect(read([paragraph('a'.repeat(900))])).rejects.toMatchObject({ code: 'unusable-text' })
  })
})
