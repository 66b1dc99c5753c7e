/** Planned decks are sound, and what points another way than its source is seen. Each planted fault has a sound twin. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/rules/open-study.ts'
import { defenceAnswers } from '#tests/defence-answers.ts'
import { defenceThesis } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { changed, failedOn, pointSaying, sampleDeck, withAlso, withSlide } from '#tests/sample-deck.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import type { Deck, DeckSlide, Visual } from '../deck/deck.ts'
import { makeDeck } from '../plan/plan-deck.ts'
import { RULES_OF_CAPTIONS } from './of-captions.ts'
import { RULES_OF_DIRECTIONS } from './of-directions.ts'

it('passes a deck that has just been planned', () => {
  const model = defenceThesis()
  const study = openRecord(model)
  expect(failedOn(makeDeck(openRecord(model, undefined, defenceAnswers(study)), model) as Deck)).toEqual([])
})

const TESTED = 'Booking differed between the three distances, χ²(2, N = 372) = 14.20, p = .001.'
it('finds in the deck of a short thesis only what waits for its student', () => {
  // Its abstract has a figure that its results do not: here they have it.
  const written = SMALL_THESIS.map((section) =>
    section.role === 'results' ? { ...section, blocks: [TESTED, ...section.blocks] } : section,
  )
  const model = modelOf(written, { title: 'Late antenatal booking in Chongwe District' })
  const failed = failedOn(makeDeck(openRecord(model), model) as Deck)
  expect(failed.filter((id) => id !== 'filled')).toEqual([])
})

const note = (id: string, text: string, quote: string, of: Deck = sampleDeck): Deck =>
  changed(of, id, ({ script }) => ({ script: [...script, { ...pointSaying(text, quote), from: 10 }] }))
const headed = (title: string, quote: string): Deck =>
  note(
    'problem',
    quote,
    quote,
    withSlide('problem', () => ({ title, points: [] })),
  )
const pair = (bad: string, good: string): [Deck, Deck] => [headed(bad, `${good}.`), headed(good, `${good}.`)]

type Rows = readonly (readonly string[])[]
const printed = (rows: Rows): string => rows.map((cells) => cells.join(' | ')).join('\n')
const withTable = (
  rows: Rows,
  quote: string,
  more: Partial<Visual> = {},
  change: Partial<DeckSlide> = {},
): Deck =>
  withSlide('result-4', () => ({
    form: 'visual',
    title: 'Traders of the markets',
    points: [],
    visual: {
      kind: 'table',
      rows: rows.map((cells) => [...cells]),
      caption: 'Table 4.6: Traders of the markets',
      sources: [{ sentenceId: 't', page: 1, quote }],
      ...more,
    } as Visual,
    ...change,
  }))
const SAVERS = [
  ['Sex', 'Traders', 'Saving (%)'],
  ['Women', '60', '64.0'],
  ['Men', '60', '57.0'],
  ['Total', '120', '60.5'],
] as const
const savers = (rows: Rows, more: Partial<Visual> = {}): Deck =>
  withTable(rows, printed(SAVERS), { caption: 'Table 4.6: Saving by sex', ...more })
const soundSavers = savers(SAVERS.slice(0, 3))
const concluding = (text: string, of: Deck = soundSavers): Deck =>
  changed(of, 'conclusion', ({ points, script }) => ({
    points: [...points, pointSaying(text)],
    script: [...script, { ...pointSaying(`${text}.`), from: 10 }],
  }))
const found = (text: string): Deck => withAlso('result-4', text)
const SCALE = 'Item | Mean\nNorth | -0.39\nSouth | -0.21\nEast | 0.14'
const scale = (north: string): Deck =>
  withTable(
    [
      ['Item', 'Mean'],
      ['North', north],
      ['South', '-0.21'],
      ['East', '0.14'],
    ],
    SCALE,
  )
const SUMMED = [
  ['Market', 'Traders'],
  ['North', '60'],
  ['South', '80'],
  ['East', '90'],
  ['Total', '230'],
] as const
const summed = (names: readonly string[]): Deck =>
  withTable(
    SUMMED.filter(([name]) => name === 'Market' || names.includes(name)),
    printed(SUMMED),
  )
const onSide = (result: string): Deck =>
  withSlide('result-4', () => ({
    form: 'visual',
    title: 'Traders of the markets',
    points: [],
    visual: {
      kind: 'table',
      rows: [
        ['Case', 'Result'],
        ['Sign in', result],
        ['Sign out', 'Fail'],
      ],
      caption: 'Test cases of the traders',
      sources: [
        'Case | Sign in\nPage | Home\nStatus | Pass',
        'Case | Sign out\nPage | Menu\nStatus | Fail',
      ].map((quote) => ({ sentenceId: 't', page: 1, quote })),
    },
  }))

const PLANTED: readonly (readonly [id: string, what: string, pair: readonly [fault: Deck, twin: Deck]])[] = [
  // The way it points
  [
    'reversed',
    'the highest told as the lowest',
    pair('Saving is lowest in the north', 'Saving is highest in the north'),
  ],
  [
    'reversed',
    'a rise told as a fall',
    pair('Fees of agents fell in the north', 'Fees of agents rose in the north'),
  ],
  [
    'reversed',
    'before told as after',
    pair('Traders save before the market day', 'Traders save after the market day'),
  ],
  [
    'reversed',
    'more told as less',
    pair('Traders save less in wet months', 'Traders save more in wet months'),
  ],
  [
    'reversed',
    'a denial lost with its verb',
    pair('The agent lives up to the hopes of traders', 'The agent does not live up to the hopes of traders'),
  ],
  [
    'reversed',
    'a bound that its source does not have',
    pair('Traders saved up to 75 kwacha a week', 'Traders saved 75 kwacha a week'),
  ],
  [
    'reversed',
    'the largest group told as the smallest',
    [
      withSlide('result-1', () => ({ title: 'Every week is the smallest group, with 57.9%' })),
      withSlide('result-1', () => ({ title: 'Every week is the largest group, with 57.9%' })),
    ],
  ],
  [
    'minus',
    'a minus lost in a line',
    [
      withAlso('result-4', 'Traders gave fees a score of 0.39', 'Traders gave fees a score of -0.39.'),
      withAlso('result-4', 'Traders gave fees a score of -0.39', 'Traders gave fees a score of -0.39.'),
    ],
  ],
  ['minus', 'a minus lost in a cell', [scale('0.39'), scale('-0.39')]],
  // The conclusion against the results
  [
    'answer',
    'the other group as the higher one',
    [concluding('Saving was higher among men'), concluding('Saving was higher among women')],
  ],
  [
    'answer',
    'another share of the whole',
    [
      concluding('The overall share of savers was 45.2%', found('The overall share of savers was 59.2%')),
      concluding('The overall share of savers was 59.2%', found('The overall share of savers was 59.2%')),
    ],
  ],
  [
    'answer',
    'the highest and the lowest exchanged',
    [
      concluding(
        'Chisokone East had the lowest fees',
        found('Chisokone East had the highest fees, while Nakadoli North had the lowest'),
      ),
      concluding(
        'Nakadoli North had the lowest fees',
        found('Chisokone East had the highest fees, while Nakadoli North had the lowest'),
      ),
    ],
  ],
  // Tables
  [
    'rows',
    'a row left out without a word',
    [
      withTable(
        [
          ['Market', 'Traders'],
          ['North', '60'],
          ['South', '80'],
        ],
        'Market | Traders\nNorth | 60\nSouth | 80\nEast | 90',
      ),
      withTable(
        [
          ['Market', 'Traders'],
          ['North', '60'],
          ['South', '80'],
        ],
        'Market | Traders\nNorth | 60\nSouth | 80\nEast | 90',
        { left: 1 },
      ),
    ],
  ],
  [
    'rows',
    'another row than that of the sum',
    [summed(['North', 'South']), summed(['North', 'South', 'East'])],
  ],
  [
    'named-table',
    'the variable of another table',
    [savers(SAVERS.slice(0, 3), { caption: 'Table 4.6: Saving by age' }), soundSavers],
  ],
  [
    'named-table',
    'the number of another table',
    [savers(SAVERS.slice(0, 3), { caption: 'Table 4.1: Saving by sex' }), soundSavers],
  ],
  ['cells', 'a record turned on its side with another result', [onSide('Fail'), onSide('Pass')]],
  // The sample
  [
    'one-sample',
    'two sizes where no slide has the sample',
    [
      withAlso('limits', 'A sample of 150 traders is small'),
      withAlso('limits', 'A sample of 240 traders is small'),
    ],
  ],
  [
    'one-sample',
    'another number that took part',
    [
      withAlso('design', 'A total of 180 traders were selected in Kitwe'),
      withAlso('design', 'A total of 20 traders were selected for interviews'),
    ],
  ],
  [
    'goals',
    'a list that goes on',
    [
      withSlide('objectives', ({ points }) => ({
        points: points.map((point) => ({
          ...point,
          sources: point.sources.map((one) => ({ ...one, quote: `${one.quote.replace(/\.$/, '')}; and` })),
        })),
      })),
      sampleDeck,
    ],
  ],
  // Notes
  [
    'notes',
    'a passive told as one’s own, with another figure',
    [
      note(
        'design',
        'I used 5 sampling plans to select stalls.',
        'Some 4 sampling plans were used to select stalls.',
      ),
      note(
        'design',
        'I used some 4 sampling plans to select stalls.',
        'Some 4 sampling plans were used to select stalls.',
      ),
    ],
  ],
  [
    'told-cells',
    'the figure of another row, read aloud',
    [
      note('result-3', 'Then comes “Fear of fraud” with 28.3%.', 'Barrier | Percent\nFear of fraud | 21.2'),
      note(
        'result-3',
        'At the end stands “No identity card” with 9.6%.',
        'Barrier | Percent\nNo identity card | 9.6',
      ),
    ],
  ],
  [
    'told-cells',
    'the least, read aloud as the first',
    [
      note(
        'result-3',
        'The first place belongs to “Fear of fraud” with 21.2%.',
        'Barrier | Percent\nFear of fraud | 21.2',
      ),
      note('result-3', 'For “Fear of fraud”, Percent is 21.2.', 'Barrier | Percent\nFear of fraud | 21.2'),
    ],
  ],
]

it.each(PLANTED)('%s: sees %s', (id, _, [fault, twin]) => {
  expect(failedOn(fault)).toContain(id)
  expect(failedOn(twin)).not.toContain(id)
})

it('has a planted fault for each way that a deck can point', () => {
  const planted = new Set(PLANTED.map(([id]) => id))
  expect([RULES_OF_DIRECTIONS, RULES_OF_CAPTIONS].flat().filter(({ id }) => !planted.has(id))).toEqual([])
})
