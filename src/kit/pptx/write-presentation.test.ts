import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { officeFaults } from '#tests/office-faults.ts'
import type { Chart, Presentation, Shape, TextStyle } from './model.ts'
import { writePresentation } from './write-presentation.ts'

const words: TextStyle = { size: 24, colour: 'dk1', bullet: 'accent1', spaceAfter: 8 }
const box = { x: 40, y: 140, width: 400, height: 300 }
const chart = (kind: Chart['kind'], values: (number | null)[][]): Shape => ({
  kind: 'chart',
  name: 'Chart',
  alt: 'Savers by market',
  box,
  chart: {
    kind,
    categories: ['A & B', '<C>', 'D'],
    series: values.map((one, at) => ({ name: `Series "${at}"`, values: one })),
    colours: ['accent1', 'accent2', 'accent3'],
    emphasis: { at: 1, quiet: 'accent5' },
    format: 'General"%"',
    title: 'Share (%)',
    textSize: 16,
    textColour: 'dk1',
  },
})
// A single white point.
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII='),
  (letter) => letter.charCodeAt(0),
)
const shapes: Shape[][] = [
  [
    {
      kind: 'text',
      slot: 0,
      name: 'Title',
      paragraphs: [{ runs: [{ text: 'Ends with \u0007 and <tags> & "marks" 😀' }] }],
    },
    {
      kind: 'text',
      slot: 20,
      name: 'Text',
      size: 20,
      paragraphs: [
        {
          runs: [
            { text: 'One ', bold: true, colour: 'accent1' },
            { text: 'two', italic: true, href: 'https://example.org/?a=1&b=2' },
          ],
        },
        { runs: [{ text: 'Plain' }], bullet: false },
        { runs: [{ text: 'مرحبا' }] },
      ],
    },
    {
      kind: 'form',
      name: 'To the end',
      geometry: 'roundRect',
      box,
      fill: 'accent2',
      toSlide: 2,
      paragraphs: [{ runs: [{ text: 'Go' }] }],
      style: words,
    },
  ],
  [
    {
      kind: 'form',
      name: 'A',
      geometry: 'roundRect',
      box: { ...box, width: 100 },
      line: { colour: 'accent1', width: 2 },
    },
    {
      kind: 'form',
      name: 'B',
      geometry: 'ellipse',
      box: { x: 20, y: 20, width: 60, height: 60 },
      fill: 'lt2',
    },
    {
      kind: 'table',
      name: 'Table',
      alt: 'A table',
      box,
      columns: [100, 100],
      size: 16,
      rows: [
        { height: 30, cells: [{ text: 'Head' }, { text: 'n' }] },
        { height: 30, cells: [{ text: '' }, { text: '12', align: 'right', bold: true }] },
      ],
    },
    {
      kind: 'picture',
      name: 'Picture',
      alt: 'A point',
      box: { x: 0, y: 0, width: 40, height: 40 },
      bytes: PNG,
      type: 'png',
    },
    chart('columns', [[1, 2.5, null]]),
    chart('bars', [
      [1, 2, 3],
      [3, -2, 1],
    ]),
    chart('line', [[1, 2, 3]]),
    chart('doughnut', [[20, 30, 50]]),
  ],
]
const presentation: Presentation = {
  title: 'Savings & <markets>',
  author: 'Chipo Mwansa',
  language: 'en-GB',
  created: '2026-11-22T08:00:00Z',
  size: { width: 960, height: 540 },
  theme: {
    name: 'Test',
    colours: {
      dk1: '111111',
      lt1: 'FFFFFF',
      dk2: '222222',
      lt2: 'EEEEEE',
      accent1: '0F766E',
      accent2: '1D4E89',
      accent3: 'B45309',
      accent4: '5B6B7A',
      accent5: 'A9B8C4',
      accent6: '9F1239',
      hlink: '1D4E89',
      folHlink: '7A3E9D',
    },
    fonts: { heading: 'Calibri', body: 'Calibri' },
  },
  master: { title: { size: 32, colour: 'dk2', bold: true, font: 'heading' }, text: words },
  table: { headFill: 'dk2', headText: 'lt1', text: 'dk1', line: 'accent5', band: 'lt2' },
  layouts: [
    {
      id: 'text',
      name: 'Text',
      type: 'obj',
      background: 'lt2',
      art: [
        {
          kind: 'form',
          name: 'Bar',
          geometry: 'rect',
          box: { x: 0, y: 0, width: 960, height: 8 },
          fill: 'accent1',
        },
      ],
      slots: [
        {
          index: 0,
          kind: 'title',
          name: 'Title',
          box: { x: 40, y: 20, width: 880, height: 80 },
          style: { ...words, size: 32 },
        },
        { index: 20, kind: 'text', name: 'Text', box, style: words },
        {
          index: 12,
          kind: 'number',
          name: 'Number',
          box: { x: 860, y: 500, width: 60, height: 20 },
          style: { size: 12, colour: 'accent4' },
        },
      ],
    },
    { id: 'free', name: 'Free', type: 'custom', art: [], slots: [] },
  ],
  slides: [
    { layout: 'text', shapes: shapes[0] ?? [], notes: ['Say this.', 'Then that.'] },
    { layout: 'free', shapes: shapes[1] ?? [], notes: [] },
  ],
  sections: [
    { name: 'Begin', slides: 1 },
    { name: 'End & after', slides: 1 },
  ],
}
const opened = () => {
  const files = unzipSync(writePresentation(presentation))
  return { files, text: (path: string) => strFromU8(files[path] ?? new Uint8Array()) }
}

it('writes a file in which Microsoft’s own validator finds nothing wrong', async () => {
  expect(await officeFaults(writePresentation(presentation), 'pptx')).toEqual([])
})

it('gives the same bytes for the same presentation', () => {
  expect(writePresentation(presentation)).toEqual(writePresentation(presentation))
})

it('points only to parts that are there, and names the kind of every part', () => {
  const { files, text } = opened()
  for (const path of Object.keys(files).filter((one) => one.endsWith('.rels')))
    for (const [, target, mode] of text(path).matchAll(/Target="([^"]+)"( TargetMode="External")?/g))
      if (!mode) expect(files, `${path} → ${target}`).toHaveProperty([(target ?? '').slice(1)])
  for (const [, part] of text('[Content_Types].xml').matchAll(/PartName="\/([^"]+)"/g))
    expect(files).toHaveProperty([part ?? ''])
})

it('gives every shape of a slide a number of its own', () => {
  for (const slide of [1, 2]) {
    const numbers = [
      ...opened()
        .text(`ppt/slides/slide${slide}.xml`)
        .matchAll(/<p:cNvPr id="(\d+)"/g),
    ].map(([, id]) => id)
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})

it('takes out what XML has no place for, and keeps every other sign', () => {
  const slide = opened().text('ppt/slides/slide1.xml')
  expect(slide).toContain('Ends with  and &lt;tags&gt; &amp; &quot;marks&quot; 😀')
})

it('lets text inherit from its layout, and sets a size only where it was made smaller', () => {
  const slide = opened().text('ppt/slides/slide1.xml')
  expect(slide.match(/<p:ph type="title"\/>.*?<\/p:sp>/)?.[0]).not.toContain('sz="')
  expect(slide.match(/<p:ph type="body".*?<\/p:sp>/)?.[0]).toContain('sz="2000"')
})

it('brings the data of every chart along as a workbook, number by number', () => {
  const { files, text } = opened()
  const book = unzipSync(files['ppt/embeddings/data1.xlsx'] ?? new Uint8Array())
  const sheet = strFromU8(book['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<c r="B3"><v>2.5</v></c>')
  expect(sheet).not.toContain('r="B4"')
  expect(text('ppt/charts/chart1.xml')).toContain('<c:f>Data!$B$2:$B$4</c:f>')
})

it('says what every chart, table and picture shows, and that decoration says nothing', () => {
  const slide = opened().text('ppt/slides/slide2.xml')
  for (const [, frame] of slide.matchAll(/<p:(?:graphicFrame|pic)>.*?<p:cNvPr ([^>]*)>/g))
    expect(frame).toContain('descr="')
  expect(opened().text('ppt/slideLayouts/slideLayout1.xml')).toContain('adec:decorative')
})

it('throws what is our fault: a layout or a slot that is not there', () => {
  const wrong = (slide: Presentation['slides'][number]) => () =>
    writePresentation({ ...presentation, slides: [slide] })
  expect(wrong({ layout: 'none', shapes: [], notes: [] })).toThrow('none')
  expect(
    wrong({ layout: 'free', shapes: [{ kind: 'text', slot: 5, name: 'x', paragraphs: [] }], notes: [] }),
  ).toThrow('slot 5')
})
