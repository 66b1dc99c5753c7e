import { expect, it } from 'vitest'
import type { Presentation, Slide } from '#kit/pptx/model.ts'
import {
  allChecks,
  failedOn,
  pointSaying,
  sampleDeck,
  shown,
  withAlso,
  withSlide,
} from '#tests/sample-deck.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { FORMAT_IDS } from '../deck/keys.ts'
import { ALL_EYES, contrastOf, distanceOf } from '../design/colours.ts'
import { DESIGNS } from '../design/designs.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { checkDeck } from './check-deck.ts'
import { RULES_OF_DIRECTIONS } from './of-directions.ts'
import { RULES_OF_NOTES } from './of-notes.ts'
import { RULES_OF_SOURCES } from './of-sources.ts'
import { RULES_OF_TABLES } from './of-tables.ts'

const deck = sampleDeck
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
const cutFrom = (text: string, quote: string) => ({ text, sources: [{ sentenceId: 'x', page: 1, quote }] })
const drawn = (change: (slide: Slide, at: number) => Partial<Slide>, of: Deck = deck): Presentation => {
  const presentation = shown(of)
  return {
    ...presentation,
    slides: presentation.slides.map((slide, at) => ({ ...slide, ...change(slide, at) })),
  }
}
const withCell = (cell: string): Deck =>
  withSlide('limits', () => ({
    form: 'visual',
    visual: {
      kind: 'table',
      rows: [
        ['Market', 'Fees'],
        ['North', cell],
        ['South', '20.5'],
      ],
      caption: '',
      sources: [],
    },
  }))
const again = (text: string): Deck => withAlso('recommendations', text)
const long = Array.from({ length: 60 }, () => 'word').join(' ')

it.each(FORMAT_IDS)('finds nothing wrong with the deck of the preview in %s', (format) => {
  const presentation = presentationOf(deck, DESIGNS[format], new Date(0))
  const wrong = checkDeck({ deck, presentation, design: DESIGNS[format] }).filter(
    ({ fails }) => fails.length > 0,
  )
  expect(wrong).toEqual([])
})

type Planted = readonly [id: string, what: string, fault: Deck, twin?: Deck]
/** Decks that somebody could not present, each with the fault that makes it so, and a sound deck as near to it as can be. */
const PLANTED: readonly Planted[] = [
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
    'a fragment',
    withSlide('problem', () => ({ title: 'where pi is the probability of saving' })),
  ],
  ['whole', 'a line without its beginning', withLine('However cash is lost')],
  ['whole', 'an open bracket', withLine('Cash (kept at home is lost')],
  ['whole', 'an unreadable sign', withLine('Cash \ufffd is lost')],
  ['whole', 'a line of contents', withLine('Chapter one introduction .......... 4')],
  ['whole', 'code', withLine('for (const one of all) save(one);')],
  ['page-break', 'a name torn at its full stop', withLine('The illness of the children was caused by E.')],
  ['order', 'results behind the conclusion', moved('result-1', 16)],
  ['order', 'the method before the problem', moved('design', 2)],
  ['order', 'the analysis before the design', moved('analysis', 5), moved('instruments', 6)],
  ['order', 'recommendations before the conclusion', moved('recommendations', 14), moved('limits', 16)],
  [
    'order',
    'objectives answered backwards',
    { ...deck, slides: swapped('Result on objective 1', 'Result on objective 3') },
  ],
  ['once', 'one line on two slides', withSlide('limits', () => ({ points: deck.slides[2]?.points ?? [] }))],
  [
    'once',
    'a headline that its line repeats',
    withSlide('conclusion', ({ points: [first] }) => ({ title: first?.text ?? '', form: 'points' })),
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
    'one name in both places',
    withSlide('title', () => ({
      points: [pointSaying('Mary Mwale'), pointSaying('Supervised by Mary Mwale')],
    })),
  ],
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
  [
    'once',
    'one chart on two slides',
    withSlide('limits', () => ({
      visual: deck.slides.find(({ visual }) => visual?.kind === 'chart')?.visual,
    })),
  ],
  ['stub', 'a blank slide', withSlide('problem', () => ({ points: [], script: [] }))],
  ['frame', 'a deck of a slide too few', { ...deck, slides: deck.slides.toSpliced(5, 1) }, deck],
  [
    'cover',
    'a degree for a name',
    withSlide('title', () => ({ points: [pointSaying('Bachelor of Science in Nursing')] })),
    withSlide('title', () => ({ points: [pointSaying('Chipo Mwansa, Mary K. Mwale')] })),
  ],
  [
    'cover',
    'another title than the work has',
    withSlide('title', () => ({ title: 'Saving in the markets of Ndola' })),
    withSlide('title', () => ({ title: 'Saving in the markets of Ndola', titleChosen: true })),
  ],
  [
    'outline',
    'a slide that is not there',
    withSlide('agenda', ({ points }) => ({
      points: points.map((point) => ({ ...point, text: point.text.replace('Limits', 'Ethics') })),
    })),
    deck,
  ],
  [
    'outline',
    'parts in another order',
    withSlide('agenda', ({ points }) => ({ points: points.toReversed() })),
    deck,
  ],
  ['order', 'limits before the results', moved('limits', 10), moved('limits', 14)],
  [
    'main-result',
    'no result',
    {
      ...deck,
      slides: deck.slides.map((one) => (one.part === 'Results' ? { ...one, part: 'Methods' } : one)),
    },
    { ...deck, work: 'Research proposal' },
  ],
  [
    'filled',
    'a slide that waits',
    withSlide('problem', () => ({ points: [], ask: { says: 'The problem', candidates: [] } })),
    withSlide('problem', ({ points }) => ({ points, ask: { says: 'The problem', candidates: [] } })),
  ],
  [
    'stub',
    'nothing but a name',
    withSlide('problem', () => ({ points: [pointSaying('Mobile money')] })),
    withSlide('problem', () => ({
      points: [pointSaying('Traders lose cash')],
      metrics: [{ value: '240', label: 'traders', sources: [] }],
    })),
  ],
  [
    'spoken',
    'a slide without notes',
    withSlide('problem', () => ({ script: [] })),
    withSlide('problem', ({ points }) => ({
      script: [],
      points: points.map((point) => ({ ...point, edited: true })),
    })),
  ],
  [
    'headline',
    'a heading of every work',
    withSlide('problem', () => ({ title: 'The main findings of the study' })),
    withSlide('problem', () => ({ title: 'Traders lose money' })),
  ],
  [
    'headline-whole',
    'a headline without its end',
    withSlide('problem', () => ({ title: 'Mobile money is used by' })),
    withSlide('problem', () => ({ title: 'Mobile money is used by traders' })),
  ],
  ...(['limits', 'result-4', 'conclusion'] as const).map(
    (id): Planted => [
      'own-headline',
      `the headline of another slide: ${id}`,
      withSlide(id, () => ({ title: deck.slides[6]!.title })),
      deck,
    ],
  ),
  [
    'own-headline',
    'a denial that its sentences do not have',
    withSlide('result-4', () => ({ title: 'Traders without an account saved not often' })),
    withSlide('result-4', () => ({ title: 'Traders without an account saved often' })),
  ],
  [
    'own-headline',
    'a name that has nothing to do with it',
    withSlide('result-3', () => ({ title: 'Rainfall in four districts of the province' })),
    withSlide('result-3', () => ({ title: 'Barriers named by traders' })),
  ],
  [
    'whole',
    'a line that ends in the air',
    withLine('Cash kept at home is lost to'),
    withLine('Cash kept at home is lost to thieves'),
  ],
  [
    'page-break',
    'a word torn in two',
    withLine('The inter- vention helped the traders'),
    withLine('The short- and long-term savers were traders'),
  ],
  [
    'run-together',
    'a sentence in the middle of another',
    withLine('Cash is lost every week The traders keep it at home'),
    withLine('Cash is lost, so “The traders keep it at home” is heard'),
  ],
  [
    'run-together',
    'a full stop without its space',
    withLine('Cash is lost.Traders keep it at home'),
    withLine('Cash is lost, e.g. by traders at home'),
  ],
  ...[
    'The fees were xxx in each market',
    'The number of markets is TBD',
    'Insert the table of fees here',
    'The fees were ___ in May',
    'The fees of [insert year] were high',
  ].map(
    (text): Planted => [
      'placeholder',
      text,
      withLine(text),
      withLine('Fees to be paid were to be added to the price'),
    ],
  ),
  ...[
    'Page 12 of 80',
    'CHAPTER FOUR RESULTS AND DISCUSSION',
    'J. K. Mulenga',
    deck.title,
    '© 2023 Copper Press',
    '47',
  ].map(
    (text): Planted => [
      'furniture',
      `around the text: ${text}`,
      withLine(text),
      withLine('Page after page of the ledger was read'),
    ],
  ),
  [
    'reference',
    'an entry of a list',
    withLine('Mulenga, K. and Zulu, P. (2017). Savings in rural markets. Journal of Finance, 3(1), 22–40'),
    withLine('Mulenga and Zulu (2017) wrote of savings in rural markets'),
  ],
  ['reference', 'an entry of its own list', withLine(deck.slides[17]!.points[1]!.text), deck],
  ...[
    'Abantu abengi balisunga indalama mu ng’anda pantu tabakwete inshila iyo',
    'Les données ont été recueillies dans les villages de la province',
    'Ergebnisse zeigen deutliche Unterschiede zwischen Gruppen',
  ].map(
    (text): Planted => [
      'language',
      text.split(' ')[0]!,
      withLine(text),
      withSlide('result-4', () => ({ points: [{ ...pointSaying(`“${text}”`), head: 'A participant' }] })),
    ],
  ),
  [
    'own-results',
    'the finding of another',
    withAlso('result-4', 'Banda (2019) found that fees keep traders away'),
    withAlso('problem', 'Banda (2019) found that fees keep traders away'),
  ],
  [
    'limits',
    'a limit among the recommendations',
    withAlso('recommendations', 'The study was limited to a small sample of one town'),
    withAlso('limits', 'The study was limited to a small sample of one town'),
  ],
  [
    'limits',
    'a recommendation among the limits',
    withAlso('limits', 'The council should open an office in each market'),
    withAlso('recommendations', 'The council should open an office in each market'),
  ],
  ...['This study found that most traders save at home', '62% of the respondents were women'].map(
    (text): Planted => [
      'plan',
      `a result in a plan: ${text}`,
      { ...withAlso('design', text), work: 'Research proposal' },
      withAlso('design', text),
    ],
  ),
  ['once', 'a line twice', withSlide('problem', ({ points }) => ({ points: [...points, ...points] })), deck],
  [
    'other-words',
    'a result told again in other words',
    again('Clearly, traders in Kitwe are helped by mobile money to save more often'),
    again('Clearly, traders in Kitwe are helped by mobile money to borrow'),
  ],
  [
    'outline',
    'a part that it leaves out',
    withSlide('agenda', ({ points }) => ({ points: points.toSpliced(3, 1) })),
    deck,
  ],
  [
    'subject',
    'a line of another matter',
    withAlso('problem', 'Football clubs of the league train three evenings'),
    withAlso('problem', 'Football clubs of the league train traders'),
  ],
  [
    'entries',
    'a sentence among the references',
    withSlide('references', ({ points }) => ({
      points: [...points, pointSaying('Traders keep their cash at home, where it is lost')],
    })),
    withSlide('references', ({ points }) => ({
      points: [...points, pointSaying('Zulu, P. (2016). Cash at home. Lusaka: Copper Press.')],
    })),
  ],
  [
    'entries',
    'another year',
    withSlide('references', ({ points: [first, ...rest] }) => ({
      points: [{ ...first!, text: first!.text.replace('2019', '2009') }, ...rest],
    })),
    deck,
  ],
  ...(
    [
      ['Fees and saving were related (p = 1.3)', 'Fees and saving were related (p = 0.03)'],
      ['Saving was significant for fees (p = 0.32)', 'Saving was significant for fees (p = 0.02)'],
      ['Saving was not significant for fees (p = 0.01)', 'Saving was not significant for fees (p = 0.31)'],
      ['Saving rose from 40% to 25% in a year', 'Saving rose from 25% to 40% in a year'],
      ['Saving fell from 25% to 40% in a year', 'Saving fell from 40% to 25% in a year'],
      ['Traders between 45 and 18 years of age save', 'Traders between 18 and 45 years of age save'],
      ['In May 260 of the 240 traders saved', 'In May 140 of the 240 traders saved'],
      ['Fees were named by 60 of 240 traders (35%)', 'Fees were named by 60 of 240 traders (25%)'],
      ['The majority (28%) of the traders save', 'The majority (58%) of the traders save'],
    ] as const
  ).map(([bad, good]): Planted => ['possible', bad, withAlso('result-4', bad), withAlso('result-4', good)]),
  [
    'own-results',
    'a line whose sentence names another',
    withAlso('result-4', 'Fees keep traders away', 'Fees keep traders away (Banda, 2019).'),
    withAlso('result-4', 'Fees keep traders away', 'Fees keep traders away (Table 4).'),
  ],
  ['cover', 'another author', withSlide('title', () => ({ points: [pointSaying('Mutale Chanda')] })), deck],
  [
    'run-together',
    'two sentences without a sign between them',
    withLine('The savings of traders were small fees were high'),
    withLine('The savings of traders were small, and fees were high'),
  ],
  ['run-together', 'three rows of a table in one', withCell('10.5 20.5 30.0'), withCell('10 500.0')],
]

it.each(PLANTED.map(([id, what, fault, twin = deck]) => [id, what, fault, twin] as const))(
  'sees a deck that fails at %s: %s',
  (id, _, fault, twin) => {
    expect(failedOn(fault)).toContain(id)
    expect(failedOn(twin)).not.toContain(id)
  },
)

/** Those that `held.test.ts` plants. */
const HELD = [RULES_OF_DIRECTIONS, RULES_OF_NOTES, RULES_OF_SOURCES, RULES_OF_TABLES].flatMap((rules) =>
  rules.map(({ id }) => id),
)

it('has a planted fault and a sound twin for each of its checks', () => {
  const planted = new Set([
    ...PLANTED.flatMap(([id, , , twin]) => (twin ? [id] : [])),
    ...DRAWN.map(([id]) => id),
    ...HELD,
  ])
  expect(allChecks.filter((id) => !planted.has(id))).toEqual([])
})

const DRAWN: readonly (readonly [id: string, bad: Presentation])[] = [
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
]

it.each(DRAWN)('sees slides that fail at %s', (id, bad) => {
  expect(failedOn(deck, bad)).toContain(id)
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
