/** What was made is held against what it was made of. Each check has a planted fault, and a sound twin beside it. */
import { expect, it } from 'vitest'
import { changed, failedOn, pointSaying, sampleDeck, withAlso, withSlide } from '#tests/sample-deck.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { RULES_OF_NOTES } from './of-notes.ts'
import { RULES_OF_SOURCES } from './of-sources.ts'
import { RULES_OF_TABLES } from './of-tables.ts'

const sound = sampleDeck

type Line = readonly [text: string, quote: string]
const line = (text: string, quote: string): Deck => withAlso('result-4', text, quote)
const lines = ([bad, from]: Line, [good, of]: Line): [Deck, Deck] => [line(bad, from), line(good, of)]

const slide = (id: string): DeckSlide => sound.slides.find((one) => one.id === id)!
const withNote = (id: string, text: string, quote: string): Deck =>
  withSlide(id, ({ script }) => ({ script: [...script, { ...pointSaying(text, quote), from: 10 }] }))
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
  [
    'no-mistake',
    'figures that do not add up',
    [
      withSlide('result-1', () => ({ marks: ['Table 4.1: your work writes “57.9%”.'] })),
      withSlide('result-1', () => ({ marks: ['Total: your work writes “47%”.'] })),
    ],
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
  // `straight.test.ts` plants a row that is left out.
  const planted = new Set(['rows', ...PLANTED.map(([id]) => id)])
  const rules = [RULES_OF_SOURCES, RULES_OF_TABLES, RULES_OF_NOTES]
  expect(rules.flat().filter(({ id }) => !planted.has(id))).toEqual([])
})
