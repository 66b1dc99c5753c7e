import { describe, expect, it } from 'vitest'
import { cellsOf } from '#product/document-model.ts'
import * as paper from '../../../../tests/fixtures/make/papers.ts'
import { makePdf, type PdfText } from '../../../../tests/fixtures/make/pdf-file.ts'
import { lockWith } from '../../../../tests/fixtures/make/pdf-lock.ts'
import { sentences } from '../../../../tests/fixtures/make/words.ts'
import { readBytes } from '../read-bytes.ts'
import { NO_SCANS } from '../scan/scans.ts'

// Each document starts its own PDFium.

const read = (bytes: Buffer) => readBytes(bytes, 'file.pdf', () => {})
const at = (x: number, y: number, text: string, more: Partial<PdfText> = {}): PdfText => ({
  x,
  y,
  size: 11,
  text,
  ...more,
})
/** One line under another, from the top of the page. */
const lines = (texts: string[], y = 760, more: Partial<PdfText> = {}) =>
  texts.map((text, row) => at(60, y - row * 14, text, more))
const textOf = async (...texts: PdfText[][]) => {
  const { blocks } = await read(makePdf({ pages: texts.map((each) => ({ texts: each })) }))
  return blocks.map((block) => block.text)
}
const FILLING = 'A line that is as wide as the column, so that the next one belongs to it as well'

describe('a paper in two columns', async () => {
  const model = await read(paper.twoColumnPaper())

  it('is read with its title, authors and abstract [S2-005]', () => {
    expect(model).toMatchObject({
      kind: 'pdf',
      title: paper.PAPER_TITLE,
      authors: paper.PAPER_AUTHORS,
      abstract: paper.PAPER_ABSTRACT,
      language: 'en',
      paged: true,
    })
  })

  it('has its sections in order, each with its level and its role', () => {
    expect(model.sections.map(({ title, level, role }) => [title, level, role])).toEqual([
      [paper.PAPER_TITLE, 1, 'front-matter'],
      ['Abstract', 1, 'abstract'],
      ['1 Introduction', 1, 'introduction'],
      ['2 Methods', 1, 'methods'],
      ['2.1 Participants', 2, 'methods'],
      ['3 Results', 1, 'results'],
      ['4 Discussion', 1, 'discussion'],
      ['5 Conclusion', 1, 'conclusion'],
      ['References', 1, 'references'],
    ])
  })

  it('is read column by column, with no line of one in the other', () => {
    const introduction = model.sections.find(({ title }) => title === '1 Introduction')
    const text = model.blocks
      .filter(({ section, kind }) => section === introduction?.id && kind === 'paragraph')
      .map(({ text }) => text)
    expect(text.join(' ')).toBe(sentences(0, 14))
  })

  it('has its table as rows of cells, under its caption', () => {
    const table = model.blocks.findIndex(({ kind }) => kind === 'table')
    expect(cellsOf(model.blocks[table]!)).toEqual(paper.PAPER_TABLE)
    expect(model.blocks[table - 1]).toMatchObject({
      kind: 'caption',
      text: 'Table 1. Mean reading scores by distance to the road',
    })
  })

  it('has every reference as one entry', () => {
    expect(model.blocks.filter(({ kind }) => kind === 'reference').map(({ text }) => text)).toEqual(
      paper.REFERENCES,
    )
  })

  it('holds nothing of what is printed on every page', () => {
    const all = model.blocks.map(({ text }) => text).join('\n')
    expect(all).not.toContain('Journal of Rural Reading')
    expect(model.blocks.filter(({ text }) => /^\d+$/.test(text))).toEqual([])
    expect(model.pages.map(({ label }) => label)).toEqual(['1', '2'])
  })

  it('knows where each sentence stands on its page', () => {
    const sentence = model.sentences.find(({ text }) => text.startsWith('A total of 120 pupils'))
    expect(sentence?.text).toBe('A total of 120 pupils took part (M = 14.2, SD = 1.1).')
    for (const box of sentence?.boxes ?? []) {
      expect(box.left).toBeGreaterThan(0.5)
      expect(box.left + box.width).toBeLessThan(0.92)
      expect(box.height).toBeLessThan(0.03)
    }
    expect(sentence?.boxes?.length).toBeGreaterThan(0)
  })
})

describe('a thesis with an outline', async () => {
  const model = await read(paper.thesis(40))

  it('takes its sections from the outline, over all its pages', () => {
    const chapters = model.sections.filter(({ level, role }) => level === 1 && role !== 'front-matter')
    expect(chapters.map(({ title, role }) => [title, role])).toEqual([
      ['1 Introduction', 'introduction'],
      ['2 Literature review', 'literature'],
      ['3 Methodology', 'methods'],
      ['4 Findings', 'results'],
      ['5 Discussion', 'discussion'],
      ['6 Conclusions and recommendations', 'conclusion'],
      ['References', 'references'],
    ])
    chapters.slice(1).forEach((chapter, index) => {
      expect(chapter.firstPage).toBeGreaterThanOrEqual(chapters[index]!.lastPage)
    })
    expect(model.title).toBe('Water and time in rural districts')
    expect(model.authors).toEqual(['Natasha Mulenga'])
  })

  it('goes on with a paragraph where the page had ended it', () => {
    const broken = model.blocks.filter(
      ({ kind, page, text }) => kind === 'paragraph' && page > 1 && !/[.]$/.test(text),
    )
    expect(broken).toEqual([])
  })
})

it('needs no password where only changing the file does', async () => {
  const lock = lockWith('', 'owner')
  const { blocks } = await read(
    makePdf({ pages: [{ texts: lines(['Anyone may read this line of text.'], 600) }], lock }),
  )
  expect(blocks.map(({ text }) => text)).toEqual(['Anyone may read this line of text.'])
})

describe('the text of a page', () => {
  it('joins words that a line end has broken, and keeps the hyphens of the language', async () => {
    const text = await textOf(
      lines([
        'The measurement of rain was kept as far as it could be meas-',
        'ured in a self-',
        'made gauge beside the well that was the only gauge for miles.',
      ]),
    )
    expect(text.join(' ')).toContain('could be measured in a self-made gauge')
  })

  it('keeps every hyphen of an address that a line end has cut', async () => {
    const text = await textOf(
      lines([
        'Injuries on the road. Available from the page of the office: https://www.example.org/news-',
        'room/fact-sheets/injuries as it was read in the spring of that year.',
      ]),
    )
    expect(text.join(' ')).toContain('https://www.example.org/news-room/fact-sheets/injuries')
  })

  it('holds letters once that were printed twice to look bold', async () => {
    const texts = lines(['Every letter of this line is printed twice, a hair apart, to look bold.'])
    expect(await textOf([...texts, ...texts.map((text) => ({ ...text, x: text.x + 0.3 }))])).toEqual([
      texts[0]!.text,
    ])
  })

  it('leaves out what stands outside the crop box', async () => {
    const inside = lines(['Inside the page there is a line of text that is long enough to be read.'])
    const { blocks } = await read(
      makePdf({
        pages: [
          { texts: [...inside, at(60, 830, 'Printed at 12:03 by machine 7')], crop: [40, 40, 555, 810] },
        ],
      }),
    )
    expect(blocks.map(({ text }) => text)).toEqual([inside[0]!.text])
  })

  it('is read upright when the page is turned, and its boxes are those of the page as it is seen', async () => {
    const { blocks, pages } = await read(
      makePdf({ pages: [{ texts: lines([FILLING, FILLING, FILLING]), rotate: 90 }] }),
    )
    expect(pages[0]).toMatchObject({ width: 842, height: 595 })
    expect(blocks[0]?.text).toContain('A line that is as wide')
    // The left edge of the sheet is now the top of the page, and its top the right edge.
    expect(blocks[0]?.box?.top).toBeCloseTo(60 / 595, 1)
    expect(blocks[0]!.box!.left + blocks[0]!.box!.width).toBeGreaterThan(0.88)
  })

  it.each([
    ['as landscape pages are stored', 90 as const, { left: 60 / 842, top: 1 - 295 / 595 }],
    ['on an upright page', undefined, { left: 290 / 595, top: 0.3 }],
  ])('is read along its lines when it is set sideways, %s', async (_, rotate, place) => {
    const draw = [300, 314, 328]
      .map((x) => `BT /Times 11 Tf 0 1 -1 0 ${x} 60 Tm (${FILLING}) Tj ET`)
      .join('\n')
    const { blocks } = await read(makePdf({ pages: [{ texts: [], draw, ...(rotate && { rotate }) }] }))
    expect(blocks.map(({ text }) => text)).toEqual([[FILLING, FILLING, FILLING].join(' ')])
    expect(blocks[0]?.box?.left).toBeCloseTo(place.left, 1)
    expect(blocks[0]!.box!.top).toBeLessThan(place.top + 0.3)
  })

  it('has its footnotes as footnotes', async () => {
    const body = lines(Array.from({ length: 12 }, () => `${FILLING}.`))
    const note = at(60, 80, '1 The gauge was made from a bottle and a ruler.', { size: 8 })
    const { blocks } = await read(makePdf({ pages: [{ texts: [...body, note] }] }))
    expect(blocks.filter(({ kind }) => kind === 'footnote').map(({ text }) => text)).toEqual([note.text])
  })

  it('says which pages are pictures, where the others have text', async () => {
    const page = { texts: lines([FILLING, FILLING], 600) }
    const pdf = makePdf({ pages: [page, { texts: [], scan: true }, page, { texts: [], scan: true }] })
    const { notes } = await readBytes(pdf, 'a.pdf', () => {}, NO_SCANS)
    expect(notes).toEqual(['Pages 2 and 4 are pictures or empty: there is no text on them to read.'])
  })

  it('has a figure as a region above its caption', async () => {
    const caption = at(60, 400, 'Figure 1. Rain by month, measured at the well')
    const { figures, blocks } = await read(
      makePdf({
        pages: [
          {
            texts: [...lines([FILLING, FILLING]), at(120, 500, 'mm'), caption],
            draw: '100 420 300 250 re S',
          },
        ],
      }),
    )
    expect(figures).toMatchObject([{ page: 1, caption: caption.text, text: 'mm' }])
    expect(figures[0]?.box?.top).toBeCloseTo((842 - 670) / 842, 1)
    expect(blocks.map(({ text }) => text)).not.toContain('mm')
  })
})
