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
  withSlide('problem', ({ points: [first, ...rest] }) => ({
    points: first ? [{ ...first, text }, ...rest] : [],
  }))
const withTable = withSlide('limits', () => ({
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
const pointSaying = (text: string) => ({ text, sources: [{ sentenceId: 'x', page: 1, quote: text }] })
function moved(id: string, to: number): Deck {
  const slide = deck.slides.find((one) => one.id === id)!
  return { ...deck, slides: deck.slides.filter((one) => one !== slide).toSpliced(to, 0, slide) }
}
function swapped(one: string, other: string): DeckSlide[] {
  const names = new Map([
    [one, other],
    [other, one],
  ])
  return deck.slides.map((slide) => ({ ...slide, kicker: names.get(slide.kicker) ?? slide.kicker }))
}
const withChart = (values: number[]): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) =>
    slide.visual?.kind === 'chart' && slide.visual.categories.length === values.length
      ? { ...slide, visual: { ...slide.visual, series: [{ name: 'Percent', values }] } }
      : slide,
  ),
})
const withRows = (id: string, names: string[]): Deck =>
  withSlide(id, () => ({
    visual: {
      kind: 'chart',
      drawn: 'bars',
      categories: names,
      series: [{ name: 'Traders', values: names.map((_, at) => 60 + 20 * at) }],
      unit: '',
      caption: 'Traders by market',
      sources: [{ sentenceId: 't', page: 1, quote: '60 80 100' }],
    },
  }))
const withCaption = (id: string, caption: string): Deck =>
  withSlide(id, ({ visual }) => ({ visual: visual && { ...visual, caption } }))
const cutFrom = (text: string, quote: string) => ({ text, sources: [{ sentenceId: 'x', page: 1, quote }] })
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

/** Decks that somebody could not present, each with the fault that makes it so. */
it.each<[string, string, Deck]>([
  ['frame', 'a slide too few', { ...deck, slides: deck.slides.slice(0, 17) }],
  ['frame', 'the references first', { ...deck, slides: deck.slides.toReversed() }],
  ['headline', 'a slogan', withSlide('problem', () => ({ title: 'This is where the study begins' }))],
  ['headline', 'another slogan', withSlide('analysis', () => ({ title: 'The data give this answer' }))],
  ['headline', 'the name of any slide', withSlide('problem', () => ({ title: 'Further results' }))],
  ['headline', 'another', withSlide('result-4', () => ({ title: 'The main result' }))],
  [
    'headline',
    'the heading of any method',
    withSlide('analysis', () => ({ title: 'How the data were analysed' })),
  ],
  ['headline', 'the kind of a picture', withSlide('result-4', () => ({ title: 'Bar Chart – Gender' }))],
  ['headline', 'a third', withSlide('problem', () => ({ title: 'The work rests on these sources' }))],
  [
    'headline-whole',
    'a torn headline',
    withSlide('problem', () => ({ title: 'Mobile money is used by traders in the' })),
  ],
  [
    'headline-whole',
    'a fragment',
    withSlide('problem', () => ({ title: 'where pi is the probability of saving' })),
  ],
  ['whole', 'a line without its end', withLine('Cash kept at home is lost to')],
  ['whole', 'a line without its beginning', withLine('However cash is lost')],
  ['whole', 'an open bracket', withLine('Cash (kept at home is lost')],
  ['whole', 'an unreadable sign', withLine('Cash \ufffd is lost')],
  ['whole', 'a line of contents', withLine('Chapter one introduction .......... 4')],
  ['whole', 'code', withLine('for (const one of all) save(one);')],
  ['page-break', 'a name torn at its full stop', withLine('The illness of the children was caused by E.')],
  ['page-break', 'a word torn in two', withLine('The inter- vention helped the traders of the town')],
  ['order', 'results behind the conclusion', moved('result-1', 16)],
  ['order', 'the method before the problem', moved('design', 2)],
  [
    'order',
    'objectives answered backwards',
    { ...deck, slides: swapped('Result on objective 1', 'Result on objective 3') },
  ],
  [
    'main-result',
    'no result',
    {
      ...deck,
      slides: deck.slides.map((one) => (one.part === 'Results' ? { ...one, part: 'Methods' } : one)),
    },
  ],
  ['main-result', 'results of a proposal', { ...deck, work: 'Research proposal' }],
  [
    'own-results',
    'another author’s finding',
    withSlide('result-4', () => ({
      points: [pointSaying('Banda (2019) found that fees keep traders away')],
    })),
  ],
  [
    'voices',
    'a participant without quotation marks',
    withSlide('result-4', () => ({
      points: [{ ...pointSaying('I keep my money at home'), head: 'A participant' }],
    })),
  ],
  ['once', 'a line twice', withSlide('problem', ({ points }) => ({ points: [...points, ...points] }))],
  ['once', 'one line on two slides', withSlide('limits', () => ({ points: deck.slides[2]?.points ?? [] }))],
  [
    'once',
    'a headline that its line repeats',
    withSlide('conclusion', ({ points: [first] }) => ({ title: first?.text ?? '', form: 'points' })),
  ],
  [
    'figures',
    'a headline with a figure of nowhere',
    withSlide('problem', () => ({ title: 'Traders lost 999 kwacha in the markets' })),
  ],
  [
    'figures',
    'a large number of nowhere',
    withSlide('sample', ({ metrics: [first] }) => ({ metrics: first ? [{ ...first, value: '241' }] : [] })),
  ],
  ['figures', 'a chart of other figures', withChart([99.9, 25.8, 16.3])],
  ['plotted', 'a chart of one value', withChart([47, 47, 47])],
  [
    'plotted',
    'a table of empty cells',
    withSlide('result-1', ({ visual }) => ({
      visual: {
        kind: 'table',
        rows: [
          ['Market', 'Traders'],
          ['North', ''],
          ['South', ''],
          ['East', ''],
        ],
        caption: '',
        sources: visual?.sources ?? [],
      },
    })),
  ],
  [
    'no-mistake',
    'figures that do not add up',
    withSlide('result-1', () => ({ marks: ['Total: your work writes “47”.'] })),
  ],
  [
    'filled',
    'a slide that waits',
    withSlide('problem', () => ({ points: [], ask: { says: 'The problem', candidates: [] } })),
  ],
  [
    'headline-whole',
    'a caption cut inside a word',
    withSlide('result-1', ({ visual }) => ({
      title: 'The savings of traders with and without an acc',
      visual: visual && { ...visual, caption: 'The savings of traders with and without an account' },
    })),
  ],
  ['headline', 'a name told apart by a number', withSlide('problem', () => ({ title: 'The problem (2)' }))],
  ['whole', 'a line cut before what it says', withLine('The study is based on collected data so we got')],
  [
    'cover',
    'a sentence for a title',
    withSlide('title', () => ({ title: 'Traders save little. This chapter explores why they do so' })),
  ],
  [
    'cover',
    'the line of a journal',
    withSlide('title', () => ({ title: 'Savings Review 2012, Vol. 3, 40–47' })),
  ],
  [
    'cover',
    'a supervisor as the author',
    withSlide('title', () => ({ points: [pointSaying('Dr Mary Mwale'), pointSaying('2024')] })),
  ],
  [
    'cover',
    'one name in both places',
    withSlide('title', () => ({
      points: [pointSaying('Mary Mwale'), pointSaying('Supervised by Mary Mwale')],
    })),
  ],
  ['findings', 'the total as a bar', withRows('result-1', ['North', 'South', 'Overall'])],
  ['findings', 'the average of all as a row', withRows('result-1', ['Grand total', 'South', 'East'])],
  [
    'findings',
    'a test of assumptions',
    withSlide('result-1', () => ({ title: 'Levene’s test is not significant at the 5% level' })),
  ],
  [
    'findings',
    'a column of inflation factors',
    withSlide('result-1', ({ visual }) => ({
      visual: {
        kind: 'table',
        rows: [
          ['Variable', 'VIF'],
          ['Fees', '1.2'],
          ['Distance', '1.4'],
        ],
        caption: 'Predictors',
        sources: visual?.sources ?? [],
      },
    })),
  ],
  [
    'no-method',
    'how it was done, under what was found',
    withSlide('result-1', ({ points }) => ({
      points: [...points, pointSaying('The questionnaire was administered to traders in four markets')],
    })),
  ],
  ...[
    'Banks should open an office in each of the markets',
    'Further research on savings would be welcome',
    '52.8% of the respondents were men and 47.2% were women',
    'I have kept my money at home since my mother told me to',
  ].map((text): [string, string, Deck] => [
    'no-method',
    `no result: ${text}`,
    withSlide('result-1', ({ points }) => ({ points: [...points, pointSaying(text)] })),
  ]),
  [
    'whole',
    'a line cut before whom it speaks of',
    withSlide('limits', () => ({
      points: [
        cutFrom(
          'The forms were handed out equally',
          'The forms were handed out equally to the traders of four markets.',
        ),
      ],
    })),
  ],
  [
    'headline-whole',
    'a headline cut at a comma so that it says something else',
    withSlide('problem', () => ({
      title: 'The savings of traders fell most in the north',
      points: [
        cutFrom(
          'Cash is lost',
          'The savings of traders fell most in the north, as did their debts and fees.',
        ),
      ],
    })),
  ],
  [
    'its-goal',
    'a table that shares with its objective what all objectives name',
    withSlide('result-1', () => ({
      kicker: 'Result on objective 1',
      title: 'Traders in Kitwe have 4 children each',
      metrics: [],
      visual: undefined,
      points: [
        {
          ...pointSaying('To describe the barriers that traders meet'),
          head: 'Objective 1',
          computed: true,
        },
      ],
    })),
  ],
  [
    'its-goal',
    'a table under another objective',
    withSlide('result-1', () => ({
      kicker: 'Result on objective 1',
      title: 'Rainfall is highest in January',
      metrics: [],
      points: [
        {
          ...pointSaying('To measure how often traders save with mobile money'),
          head: 'Objective 1',
          computed: true,
        },
      ],
      visual: {
        kind: 'table',
        rows: [
          ['Month', 'Rainfall'],
          ['January', '90'],
          ['July', '20'],
        ],
        caption: 'Rainfall by month',
        sources: [pointSaying('January 90 July 20').sources[0]!],
      },
    })),
  ],
  [
    'headline-whole',
    'a headline that stops at who they are',
    withSlide('problem', () => ({
      title: 'Traders of the market who do not use a phone',
      points: [cutFrom('Cash is lost', 'Traders of the market who do not use a phone should be trained.')],
    })),
  ],
  [
    'headline-whole',
    'the lesser half of a sentence',
    withSlide('problem', () => ({ title: 'Though there was no difference between the markets' })),
  ],
  [
    'whole',
    'the first of what a list names',
    withSlide('limits', () => ({
      points: [
        cutFrom(
          'Problems met in the field: limited time',
          'Problems met in the field: limited time, few helpers and no money.',
        ),
      ],
    })),
  ],
  [
    'whole',
    'a question without its mark',
    withSlide('problem', () => ({
      points: [
        cutFrom(
          'Can a wallet keep the savings of a trader',
          'Can a wallet keep the savings of a trader that are needed later?',
        ),
      ],
    })),
  ],
  ['whole', 'a report without its author', withLine('Confirmed that cash kept at home is lost')],
  ['whole', 'a line of a manual', withLine('Create separate columns for each field of the data')],
  ['whole', 'an announcement', withLine('There are various tools available for the analysis')],
  ['people', 'who took part, as a result', withCaption('result-1', 'Figure 5.2: Gender of respondents')],
  [
    'returned',
    'a sample of those who were asked',
    withSlide('sample', () => ({
      title: 'The study rests on 240 questionnaires',
      form: 'statement',
      metrics: [],
      points: [pointSaying('Of the 240 questionnaires distributed, 190 were returned')],
    })),
  ],
  [
    'once',
    'one chart on two slides',
    withSlide('limits', () => ({
      visual: deck.slides.find(({ visual }) => visual?.kind === 'chart')?.visual,
    })),
  ],
  ['stub', 'a blank slide', withSlide('problem', () => ({ points: [], script: [] }))],
  ['stub', 'two words', withSlide('problem', () => ({ points: [pointSaying('Mobile money')] }))],
  ['goals', 'no objective at all', withSlide('objectives', () => ({ points: [] }))],
  ['spoken', 'nothing to say', withSlide('problem', () => ({ script: [] }))],
])('sees a deck that fails at %s: %s', (id, _, bad) => {
  expect(failed(bad)).toContain(id)
})

it.each<[string, Presentation]>([
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
    'text-size',
    drawn(() => ({
      layout: 'points',
      shapes: [
        { kind: 'text', slot: 20, name: 'Text', size: 12, paragraphs: [{ runs: [{ text: 'Small' }] }] },
      ],
    })),
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

it.each(FORMAT_IDS)('sets text in %s in colours that stand out from its ground', (format) => {
  const { colours } = DESIGNS[format].theme
  for (const ground of [colours.lt1, colours.lt2])
    expect(contrastOf(colours.dk1, ground)).toBeGreaterThanOrEqual(4.5)
})

it('reckons contrast and colours as they are seen', () => {
  expect(contrastOf('000000', 'FFFFFF')).toBeCloseTo(21, 5)
  expect(contrastOf('777777', 'FFFFFF')).toBeCloseTo(4.48, 2)
  // A red and a green that look alike with red-green colour blindness.
  expect(distanceOf('B04A3A', '6E7A2A', 'full')).toBeGreaterThan(40)
  expect(distanceOf('B04A3A', '6E7A2A', 'deuteranopia')).toBeLessThan(25)
  for (const eyes of ALL_EYES) expect(distanceOf('12355B', 'B45309', eyes)).toBeGreaterThan(15)
})
