/** What was made is held against what it was made of. Each check has a planted fault, and a sound twin beside it. */
import { expect, it } from 'vitest'
import { changed, failedOn, pointSaying, sampleDeck, withAlso, withSlide } from '#tests/sample-deck.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { RULES_OF_CELLS } from './of-cells.ts'
import { RULES_OF_GOALS } from './of-goals.ts'
import { RULES_OF_NOTES } from './of-notes.ts'
import { RULES_OF_SAMPLE } from './of-sample.ts'
import { RULES_OF_SOURCES } from './of-sources.ts'
import { RULES_OF_TABLES } from './of-tables.ts'

const sound = sampleDeck

type Line = readonly [text: string, quote: string]
const line = (text: string, quote: string): Deck => withAlso('result-4', text, quote)
const lines = ([bad, from]: Line, [good, of]: Line): [Deck, Deck] => [line(bad, from), line(good, of)]

const MARKETS = 'Market | Traders | Percent\nNorth | 60 | 25.0\nSouth | 80 | 33.3\nEast | 100 | 41.7'
const table = (rows: string[][], quote = MARKETS): Deck =>
  withSlide('result-4', () => ({
    form: 'visual',
    title: 'Traders of the markets',
    points: [],
    visual: {
      kind: 'table',
      rows,
      caption: 'Table 4.6: Traders of the markets',
      sources: [{ sentenceId: 't', page: 1, quote }],
    },
  }))
const printed = (rows: string[][]): string => rows.map((cells) => cells.join(' | ')).join('\n')
const asPrinted = (rows: string[][]): Deck => table(rows, printed(rows))
const HEADS = ['Market', 'Traders', 'Percent']
const NORTH = ['North', '60', '25.0%']
const SOUTH = ['South', '80', '33.3%']
const EAST = ['East', '100', '41.7%']
const rightTable = table([HEADS, NORTH, SOUTH, EAST])
const budget = (total: string): Deck =>
  changed(
    asPrinted([
      ['Item', 'Cost'],
      ['Paper', 'K200'],
      ['Transport', 'K500'],
      ['Food', 'K300'],
      ['Total', total],
    ]),
    'result-4',
    () => ({ part: 'Plan' }),
  )

const budgetIn = (sign: string): Deck =>
  table(
    [
      ['Item', 'Cost'],
      ['Paper', `${sign}200`],
      ['Food', `${sign}300`],
    ],
    'Item | Cost\nPaper | K200\nFood | K300',
  )

const slide = (id: string): DeckSlide => sound.slides.find((one) => one.id === id)!
const withNote = (id: string, text: string, quote: string): Deck =>
  withSlide(id, ({ script }) => ({ script: [...script, { ...pointSaying(text, quote), from: 10 }] }))
const withChart = (change: { categories?: string[]; values?: number[]; unit?: string }): Deck =>
  withSlide('result-3', ({ visual }) =>
    visual?.kind === 'chart'
      ? {
          visual: {
            ...visual,
            categories: change.categories ?? visual.categories,
            unit: change.unit ?? visual.unit,
            series: [{ name: 'Percent', values: change.values ?? visual.series[0]!.values }],
          },
        }
      : {},
  )
const told = (text: string): Deck =>
  withSlide('result-3', ({ points: [goal, second] }) => ({
    points: [goal!, { ...second!, text }],
    script: [...slide('result-3').script, { text: `${text}.`, sources: second!.sources, from: 10 }],
  }))
const chain = (...numbers: [string, string][]): Deck =>
  withSlide('sample', () => ({
    metrics: numbers.map(([value, label]) => ({
      value,
      label,
      sources: pointSaying('Of 240 sent out, 200 came back and 190 were analysed').sources,
    })),
  }))

/** `fault` turns the check red; its `twin`, as near to it as can be, leaves it green. */
const PLANTED: readonly (readonly [id: string, what: string, pair: readonly [fault: Deck, twin: Deck]])[] = [
  // The line against its sentence
  [
    'own-words',
    'a word that the sentence does not have',
    lines(
      ['Traders of the north save more', 'Traders of the north save less.'],
      ['Traders of the north save less', 'Traders of the north, as in May, save less.'],
    ),
  ],
  [
    'own-words',
    'words in another order',
    lines(
      ['Fees keep banks from traders', 'Fees keep traders from banks.'],
      ['Fees keep traders from banks', 'However, fees keep traders from banks.'],
    ),
  ],
  [
    'own-words',
    'a decimal point that moved',
    lines(
      ['Traders saved 4.75 kwacha', 'Traders saved 47.5 kwacha.'],
      ['Traders saved 47.5 kwacha', 'Traders saved 47.5 kwacha.'],
    ),
  ],
  [
    'own-words',
    'another year',
    lines(
      ['Traders of 2013 saved more', 'Traders of 2023 saved more.'],
      ['Traders of 2023 saved more', 'Traders of 2023 saved more.'],
    ),
  ],
  [
    'own-words',
    'two sentences in one line',
    lines(
      ['Traders save weekly at home fees are high', 'Traders save weekly at home.'],
      ['Traders save weekly at home', 'Traders save weekly at home (Table 3).'],
    ),
  ],
  [
    'turned',
    'a denial left out',
    lines(
      ['Fees were related to saving', 'Fees were not related to saving.'],
      ['Fees were not related to saving', 'Fees were not related to saving.'],
    ),
  ],
  [
    'turned',
    'a denial that stood before it',
    lines(
      ['Difference between markets was found', 'No difference between markets was found.'],
      ['Saving was related to fees', 'Not only that, saving was related to fees.'],
    ),
  ],
  [
    'turned',
    'a restriction left out',
    lines(
      ['Traders saved often in May', 'Traders saved less often in May.'],
      ['Traders saved in May', 'Traders saved (not often) in May.'],
    ),
  ],
  [
    'turned',
    'a share without its sign',
    lines(
      ['Fees were named by 47.5 of the traders', 'Fees were named by 47.5% of the traders.'],
      ['Fees were named by 47.5% of the traders', 'Fees were named by 47.5 per cent of the traders.'],
    ),
  ],
  [
    'turned',
    'a denial that the headline lost',
    [
      withSlide('problem', ({ script }) => ({
        title: 'Traders were able to save in the market',
        points: [],
        script: [...script, { ...pointSaying('Traders were not able to save in the market.'), from: 10 }],
      })),
      withSlide('problem', ({ script }) => ({
        title: 'Traders were not able to save in the market',
        points: [],
        script: [...script, { ...pointSaying('Traders were not able to save in the market.'), from: 10 }],
      })),
    ],
  ],
  [
    'figures',
    'a headline with a figure of nowhere',
    [
      withSlide('problem', () => ({ title: 'Traders lost 999 kwacha in the markets' })),
      withSlide('problem', ({ script }) => ({
        title: 'Traders lost 999 kwacha in the markets',
        script: [...script, pointSaying('Traders lost 999 kwacha in the markets.')],
      })),
    ],
  ],
  // Cells
  [
    'cells',
    'a figure that its table does not have',
    [table([HEADS, ['North', '90', '25.0%'], SOUTH, EAST]), rightTable],
  ],
  [
    'cells',
    'figures of two rows that changed places',
    [table([HEADS, ['North', '80', '33.3%'], ['South', '60', '25.0%'], EAST]), rightTable],
  ],
  [
    'cells',
    'headings that changed places',
    [table([['Market', 'Percent', 'Traders'], NORTH, SOUTH, EAST]), rightTable],
  ],
  [
    'cells',
    'columns that changed places',
    [
      table([HEADS, ['North', '25.0%', '60'], ['South', '33.3%', '80'], ['East', '41.7%', '100']]),
      table([
        ['Market', 'Percent'],
        ['North', '25.0%'],
        ['South', '33.3%'],
        ['East', '41.7%'],
      ]),
    ],
  ],
  [
    'cells',
    'a chart whose values are not those of its table',
    [withChart({ values: [48.5, 28.3, 21.2, 9.6] }), sound],
  ],
  [
    'cells',
    'a chart whose names changed places',
    [
      withChart({ categories: ['Network is down', 'Fees of agents', 'Fear of fraud', 'No identity card'] }),
      sound,
    ],
  ],
  ['cells', 'shares drawn as counts', [withChart({ unit: '' }), sound]],
  [
    'told-cells',
    'the figure of another row',
    [told('Network is down follows with 21.2%'), told('Network is down follows with 28.3%')],
  ],
  [
    'told-cells',
    'the least told as the first',
    [told('No identity card comes first, with 9.6%'), told('No identity card has the least, 9.6%')],
  ],
  // Tables
  ['plotted', 'a chart of one value', [withChart({ values: [47, 47, 47, 47] }), sound]],
  [
    'plotted',
    'a table of empty cells',
    [
      asPrinted([
        ['Market', 'Traders'],
        ['North', ''],
        ['South', ''],
        ['East', ''],
      ]),
      rightTable,
    ],
  ],
  [
    'constant',
    'one figure in every row',
    [
      asPrinted([HEADS, ['North', '60', '25.0%'], ['South', '60', '33.3%'], ['East', '60', '41.7%']]),
      asPrinted([
        ['Market', 'Percent', 'Test'],
        ['North', '25.0%', '–'],
        ['South', '33.3%', '–'],
        ['East', '41.7%', '–'],
      ]),
    ],
  ],
  ['headed-twice', 'the headings among the rows', [table([HEADS, NORTH, HEADS, SOUTH, EAST]), rightTable]],
  ['headed-twice', 'a row twice', [table([HEADS, NORTH, SOUTH, SOUTH]), rightTable]],
  ['sums', 'a total that is not the sum', [budget('K1,200'), budget('K1,000')]],
  [
    'shares',
    'a share of more than all',
    lines(
      ['140% of the traders save weekly', '140% of the traders save weekly.'],
      ['Savings rose by 140%', 'Savings rose by 140%.'],
    ),
  ],
  [
    'shares',
    'two halves of more than all',
    lines(
      ['64% save and the remaining 57% do not', '64% save and the remaining 57% do not.'],
      ['64% save and the remaining 36% do not', '64% save and the remaining 36% do not.'],
    ),
  ],
  [
    'shares',
    'parts of a circle of more than all',
    [
      withSlide('result-1', ({ visual }) => ({
        visual:
          visual?.kind === 'chart'
            ? { ...visual, series: [{ name: 'Percent', values: [67.9, 25.8, 16.3] }] }
            : visual,
      })),
      sound,
    ],
  ],
  [
    'shares',
    'a share that does not follow from its count',
    [
      asPrinted([
        ['Market', 'Frequency', 'Percent'],
        ['North', '60', '25.0'],
        ['South', '80', '73.3'],
        ['East', '100', '41.7'],
      ]),
      asPrinted([
        ['Market', 'Frequency', 'Percent'],
        ['North', '60', '25.0'],
        ['South', '80', '33.3'],
        ['East', '100', '41.7'],
      ]),
    ],
  ],
  [
    'no-mistake',
    'figures that do not add up',
    [
      withSlide('result-1', () => ({ marks: ['Table 4.1: your work writes “57.9%”.'] })),
      withSlide('result-1', () => ({ marks: ['Total: your work writes “47%”.'] })),
    ],
  ],
  // Objectives
  ['goals', 'no objective at all', [withSlide('objectives', () => ({ points: [] })), sound]],
  [
    'goals',
    'objectives in another order',
    [
      withSlide('objectives', ({ points, script: [first, ...rest] }) => ({
        points: points.toReversed(),
        script: [first!, ...rest.toReversed()],
      })),
      sound,
    ],
  ],
  [
    'goals',
    'one objective missing',
    [
      withSlide('objectives', ({ points, script }) => ({
        points: points.toSpliced(1, 1),
        script: script.toSpliced(2, 1),
      })),
      sound,
    ],
  ],
  [
    'goals',
    'the last one missing, under which a result stands',
    [
      withSlide('objectives', ({ points, script }) => ({
        points: points.slice(0, 2),
        script: script.slice(0, 3),
      })),
      sound,
    ],
  ],
  [
    'goal-number',
    'the number of another objective',
    [withSlide('result-3', () => ({ kicker: 'Result on objective 2' })), sound],
  ],
  [
    'goal-number',
    'the words of another objective',
    [
      withSlide('result-3', ({ points: [goal, ...rest] }) => ({
        points: [
          { ...goal!, text: 'To compare the savings of traders with and without an account' },
          ...rest,
        ],
      })),
      sound,
    ],
  ],
  [
    'its-goal',
    'a result that names nothing of its objective',
    [
      withSlide('result-1', () => ({
        title: 'Rainfall is highest in January',
        visual: undefined,
        points: slide('result-3').points.slice(0, 1),
      })),
      sound,
    ],
  ],
  // The sample
  [
    'returned',
    'a sample of those who were asked',
    [
      withSlide('sample', () => ({
        title: 'The study rests on 240 forms',
        metrics: [],
        form: 'statement',
        points: [pointSaying('Of the 240 questionnaires distributed, 190 were returned')],
      })),
      withSlide('sample', () => ({
        title: 'The study rests on 190 forms',
        metrics: [],
        form: 'statement',
        points: [pointSaying('Of the 240 questionnaires distributed, 190 were returned')],
      })),
    ],
  ],
  [
    'chain',
    'more came back than went out',
    [chain(['200', 'sent out'], ['240', 'came back']), chain(['240', 'sent out'], ['200', 'came back'])],
  ],
  [
    'chain',
    'more was analysed than came back',
    [chain(['200', 'answered'], ['240', 'analysed']), chain(['200', 'answered'], ['190', 'analysed'])],
  ],
  [
    'chain',
    'a sentence in which more came back',
    lines(
      [
        '200 forms were distributed and 240 were returned',
        '200 forms were distributed and 240 were returned.',
      ],
      [
        '240 forms were distributed and 200 were returned',
        '240 forms were distributed and 200 were returned.',
      ],
    ),
  ],
  // Notes
  [
    'notes',
    'another figure than in its sentence',
    [
      withNote('limits', 'My study was limited to 14 markets.', 'The study was limited to 4 markets.'),
      withNote('limits', 'My study was limited to 4 markets.', 'The study was limited to 4 markets.'),
    ],
  ],
  [
    'notes',
    'a difference that is none',
    [
      withNote(
        'result-3',
        'From No identity card to Fees of agents it is 30.9 percentage points.',
        'Fees 47.5',
      ),
      withNote(
        'result-3',
        'From No identity card to Fees of agents it is 37.9 percentage points.',
        'Fees 47.5',
      ),
    ],
  ],
  [
    'notes-of-slide',
    'the words that lead to another slide',
    [
      withSlide('limits', ({ script: [_, ...rest] }) => ({ script: [slide('problem').script[0]!, ...rest] })),
      sound,
    ],
  ],
  [
    'notes-of-slide',
    'a sentence of another slide',
    [
      withSlide('limits', ({ script }) => ({ script: [...script, slide('sampling').script[1]!] })),
      withNote('limits', 'Only one town was seen.', 'Only one town was seen.'),
    ],
  ],
  [
    'of-slide',
    'lines that the notes do not tell',
    [
      withSlide('limits', () => ({ points: slide('sampling').points })),
      withSlide('limits', () => ({ points: [{ ...slide('sampling').points[0]!, edited: true }] })),
    ],
  ],
  [
    'shares',
    'answers of more than all',
    [
      asPrinted([
        ['Answer', 'Percent'],
        ['Yes', '64.0'],
        ['No', '57.0'],
      ]),
      asPrinted([
        ['Answer', 'Percent'],
        ['Yes', '64.0'],
        ['No', '36.0'],
      ]),
    ],
  ],
  [
    'one-sample',
    'another size of the sample',
    [
      withAlso('limits', 'A sample of 204 traders is small'),
      withAlso('limits', 'A sample of 240 traders is small'),
    ],
  ],
  [
    'notes-once',
    'a sentence twice in the notes',
    [withSlide('limits', ({ script }) => ({ script: [...script, script[1]!] })), sound],
  ],
  [
    'own-words',
    'a line without its sentence',
    [
      withSlide('limits', ({ points }) => ({ points: points.map((point) => ({ ...point, sources: [] })) })),
      sound,
    ],
  ],
  [
    'turned',
    'a doubt left out',
    lines(
      ['Fees keep traders away', 'Fees may keep traders away.'],
      ['Fees may keep traders away', 'Fees may keep traders away.'],
    ),
  ],
  [
    'figures',
    'people whom the sentence does not count',
    [chain(['200', 'schools came back']), chain(['200', 'came back'])],
  ],
  ['cells', 'another currency', [budgetIn('$'), budgetIn('K')]],
  [
    'cells',
    'a count that became a share',
    [
      table(
        [
          ['Market', 'Traders'],
          ['North', '60%'],
          ['South', '80'],
          ['East', '100'],
        ],
        'Market | Traders\nNorth | 60\nSouth | 80\nEast | 100',
      ),
      rightTable,
    ],
  ],
  [
    'cells',
    'values called by another name',
    [
      withSlide('result-3', ({ visual }) => ({
        visual:
          visual?.kind === 'chart'
            ? { ...visual, series: [{ ...visual.series[0]!, name: 'Monthly rainfall' }] }
            : visual,
      })),
      sound,
    ],
  ],
]

it.each(PLANTED)('%s: sees %s', (id, _, [fault, twin]) => {
  expect(failedOn(fault)).toContain(id)
  expect(failedOn(twin)).not.toContain(id)
})

it('leaves the words of a model, proved when they came, to their proof', () => {
  const worded = withSlide('recommendations', ({ points: [first, ...rest], script: [opens, ...notes] }) => ({
    title: 'Providers could lower their fees for small deposits',
    titleWorded: true,
    points: [{ ...first!, text: 'Councils could place agents in the markets', worded: true }, ...rest],
    script: [opens!, { text: 'My first wish is that fees fall.', sources: notes[0]!.sources }, ...notes],
  }))
  expect(failedOn(worded)).toEqual([])
  expect(
    failedOn(changed(worded, 'recommendations', () => ({ title: 'Rainfall in January is high' }))),
  ).toContain('own-headline')
})

it('has a planted fault for each of its checks', () => {
  const planted = new Set(PLANTED.map(([id]) => id))
  const rules = [
    RULES_OF_SOURCES,
    RULES_OF_CELLS,
    RULES_OF_TABLES,
    RULES_OF_GOALS,
    RULES_OF_SAMPLE,
    RULES_OF_NOTES,
  ]
  expect(rules.flat().filter(({ id }) => !planted.has(id))).toEqual([])
})
