import { expect, it } from 'vitest'
import type { Presentation, Slide } from '#kit/pptx/model.ts'
import { readSampleDeck } from '../../server/sample-route.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { FORMAT_IDS } from '../deck/keys.ts'
import { ALL_EYES, contrastOf, distanceOf } from '../design/colours.ts'
import { DESIGNS } from '../design/designs.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { checkDeck } from './check-deck.ts'

const deck = readSampleDeck()
const design = DESIGNS.standard
const shown = (one: Deck): Presentation => presentationOf(one, design, new Date(0))
const failed = (one: Deck, presentation = shown(one)): string[] =>
  checkDeck({ deck: one, presentation, design }).flatMap(({ id, fails }) => (fails.length > 0 ? [id] : []))

const withSlide = (id: string, change: (slide: DeckSlide) => Partial<DeckSlide>): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) => (slide.id === id ? { ...slide, ...change(slide) } : slide)),
})
const withLine = (text: string): Deck =>
  withSlide('background', ({ points: [first, ...rest] }) => ({
    points: first ? [{ ...first, text }, ...rest] : [],
  }))
const withTable = withSlide('literature', () => ({
  form: 'visual',
  visual: {
    kind: 'table',
    rows: [
      ['Market', 'Traders'],
      ['North', '60'],
      ['South', '80'],
      ['East', '100'],
    ],
    caption: '',
    sources: [{ sentenceId: 't', page: 1, quote: '60 80 100' }],
  },
}))
const drawn = (change: (slide: Slide, at: number) => Partial<Slide>, of: Deck = deck): Presentation => {
  const presentation = shown(of)
  return {
    ...presentation,
    slides: presentation.slides.map((slide, at) => ({ ...slide, ...change(slide, at) })),
  }
}
const long = Array.from({ length: 60 }, () => 'word').join(' ')

it.each(FORMAT_IDS)('finds nothing wrong with the deck of the preview in %s', (format) => {
  const presentation = presentationOf(deck, DESIGNS[format], new Date(0))
  const wrong = checkDeck({ deck, presentation, design: DESIGNS[format] }).filter(
    ({ fails }) => fails.length > 0,
  )
  expect(wrong).toEqual([])
})

it.each<[string, Deck]>([
  ['count', { ...deck, slides: deck.slides.slice(0, 17) }],
  ['title-slide', { ...deck, slides: deck.slides.toReversed() }],
  ['outline', { ...deck, slides: deck.slides.filter(({ form }) => form !== 'agenda') }],
  ['references', { ...deck, slides: deck.slides.filter(({ form }) => form !== 'references') }],
  ['author', withSlide('title', () => ({ points: [], missing: undefined }))],
  ['parts', withSlide('agenda', ({ points }) => ({ points: points.slice(0, 2) }))],
  ['ids', withSlide('background', () => ({ id: 'problem' }))],
  ['titles-differ', withSlide('background', () => ({ title: deck.slides[5]?.title ?? '' }))],
  ['titles-say', withSlide('background', () => ({ title: 'Background of savings' }))],
  ['titles-short', withSlide('background', () => ({ title: `Traders keep ${long}` }))],
  ['titles-stand', withSlide('background', () => ({ title: 'Traders lost 999 kwacha' }))],
  ['lines-stand', withLine('Nine traders in ten lost their savings')],
  [
    'large-numbers',
    withSlide('sample', ({ metrics: [first] }) => ({ metrics: first ? [{ ...first, value: '241' }] : [] })),
  ],
  [
    'visual-numbers',
    withSlide('result-1', ({ visual }) => ({
      visual:
        visual?.kind === 'chart'
          ? { ...visual, series: [{ name: 'Percent', values: [99.9, 25.8, 16.3] }] }
          : undefined,
    })),
  ],
  [
    'places',
    withSlide('background', ({ points }) => ({ points: points.map((point) => ({ ...point, sources: [] })) })),
  ],
  ['places-in-notes', withSlide('background', () => ({ script: [] }))],
  ['captions', withLine('Table 4.2 Barriers named by traders')],
  ['contents', withLine('Chapter one introduction .......... 4')],
  ['addresses', withLine('See https://example.org for more')],
  ['code', withLine('for (const one of all) save(one);')],
  ['repeats', withSlide('background', ({ points }) => ({ points: [...points, ...points] }))],
  ['ends', withLine('Cash kept at home is lost to')],
  ['begins', withLine('However cash is lost')],
  ['brackets', withLine('Cash (kept at home is lost')],
  ['signs', withLine('Cash \ufffd is lost')],
])('sees a deck that fails at %s', (id, bad) => {
  expect(failed(bad)).toContain(id)
})

it.each<[string, Presentation]>([
  [
    'density',
    drawn(() => ({
      shapes: [{ kind: 'text', slot: 20, name: 'Text', paragraphs: [{ runs: [{ text: long }] }] }],
    })),
  ],
  [
    'mean-density',
    drawn(() => ({
      shapes: [{ kind: 'text', slot: 20, name: 'Text', paragraphs: [{ runs: [{ text: long }] }] }],
    })),
  ],
  ['visuals', drawn(() => ({ layout: 'points', shapes: [] }))],
  ['layouts-change', drawn(() => ({ layout: 'cards-3' }))],
  ['layouts', drawn(() => ({ layout: 'points' }))],
  [
    'fits',
    drawn(() => ({
      layout: 'points',
      shapes: [
        {
          kind: 'text',
          slot: 20,
          name: 'Text',
          paragraphs: [{ runs: [{ text: `${long} ${long} ${long}` }] }],
        },
      ],
    })),
  ],
  [
    'inside',
    drawn(() => ({
      shapes: [
        {
          kind: 'text',
          name: 'Text',
          box: { x: 900, y: 500, width: 200, height: 200 },
          style: { size: 20, colour: 'dk1' },
          paragraphs: [],
        },
      ],
    })),
  ],
  [
    'text-size',
    drawn(() => ({
      layout: 'points',
      shapes: [
        { kind: 'text', slot: 20, name: 'Text', size: 12, paragraphs: [{ runs: [{ text: 'Small' }] }] },
      ],
    })),
  ],
  [
    'contrast',
    drawn(() => ({
      layout: 'points',
      shapes: [
        { kind: 'text', slot: 20, name: 'Text', paragraphs: [{ runs: [{ text: 'Pale', colour: 'lt2' }] }] },
      ],
    })),
  ],
  ['one-title', drawn(() => ({ shapes: [] }))],
  ['filled', drawn(() => ({ shapes: [] }))],
  [
    'sources',
    drawn(({ shapes }) => ({ shapes: shapes.filter((shape) => shape.kind !== 'text' || shape.slot !== 11) })),
  ],
  [
    'title-ends',
    drawn(() => ({
      layout: 'points',
      shapes: [
        {
          kind: 'text',
          slot: 0,
          name: 'Title',
          size: 30,
          paragraphs: [{ runs: [{ text: `${'w'.repeat(30)} ${'w'.repeat(20)}` }] }],
        },
      ],
    })),
  ],
  [
    'alt-texts',
    drawn(({ shapes }) => ({
      shapes: shapes.map((shape) => (shape.kind === 'chart' ? { ...shape, alt: '' } : shape)),
    })),
  ],
  [
    'colour-vision',
    drawn(({ shapes }) => ({
      shapes: shapes.map((shape) =>
        shape.kind === 'chart'
          ? {
              ...shape,
              chart: { ...shape.chart, emphasis: { at: 0, quiet: shape.chart.colours[0] ?? 'dk1' } },
            }
          : shape,
      ),
    })),
  ],
  [
    'headers',
    drawn(
      ({ shapes }) => ({
        shapes: shapes.map((shape) =>
          shape.kind === 'table'
            ? {
                ...shape,
                rows: shape.rows.map((row) => ({ ...row, cells: row.cells.map(() => ({ text: '1' })) })),
              }
            : shape,
        ),
      }),
      withTable,
    ),
  ],
  [
    'table-size',
    drawn(
      ({ shapes }) => ({
        shapes: shapes.map((shape) =>
          shape.kind === 'table' ? { ...shape, rows: [...shape.rows, ...shape.rows, ...shape.rows] } : shape,
        ),
      }),
      withTable,
    ),
  ],
  [
    'chart-size',
    drawn(({ shapes }) => ({
      shapes: shapes.map((shape) =>
        shape.kind === 'chart'
          ? {
              ...shape,
              chart: { ...shape.chart, categories: Array.from({ length: 9 }, (_, at) => `c${at}`) },
            }
          : shape,
      ),
    })),
  ],
  ['notes', drawn(() => ({ notes: [] }))],
  ['agenda-links', drawn((_, at) => (at === 1 ? { shapes: [] } : {}))],
  ['sections', { ...shown(deck), sections: [] }],
  ['language', { ...shown(deck), language: '' }],
])('sees slides that fail at %s', (id, bad) => {
  expect(failed(deck, bad)).toContain(id)
})

it.each(FORMAT_IDS)('tells the colours of a chart in %s apart with every kind of eyes', (format) => {
  const { chart, theme } = DESIGNS[format]
  for (const together of [chart.series, chart.parts, [chart.strong, chart.quiet]])
    for (const [at, one] of together.entries())
      for (const other of together.slice(at + 1))
        for (const eyes of ALL_EYES)
          expect([
            one,
            other,
            eyes,
            distanceOf(theme.colours[one], theme.colours[other], eyes) >= 15,
          ]).toEqual([one, other, eyes, true])
})

it('reckons contrast and colours as they are seen', () => {
  expect(contrastOf('000000', 'FFFFFF')).toBeCloseTo(21, 5)
  expect(contrastOf('777777', 'FFFFFF')).toBeCloseTo(4.48, 2)
  // A red and a green that look alike with red-green colour blindness.
  expect(distanceOf('B04A3A', '6E7A2A', 'full')).toBeGreaterThan(40)
  expect(distanceOf('B04A3A', '6E7A2A', 'deuteranopia')).toBeLessThan(25)
  for (const eyes of ALL_EYES) expect(distanceOf('12355B', 'B45309', eyes)).toBeGreaterThan(15)
})
