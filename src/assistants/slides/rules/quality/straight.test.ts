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
]

it.each(PLANTED)('%s: sees %s', (id, _, [fault, twin]) => {
  expect(failedOn(fault)).toContain(id)
  expect(failedOn(twin)).not.toContain(id)
})

it('has a planted fault for each way that a deck can point', () => {
  const planted = new Set(PLANTED.map(([id]) => id))
  expect(RULES_OF_DIRECTIONS.filter(({ id }) => !planted.has(id))).toEqual([])
})
