/** What the author names as found leads the results, each finding with the table that carries its figures; the method keeps its place. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection, writtenWork } from '#tests/model-of.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { makeDeck } from './plan-deck.ts'

const others = (...titles: string[]) => DEFENCE_THESIS.filter(({ title }) => !titles.includes(title))
/** The abstract stands before the chapters. */
const inOrder = (sections: readonly WrittenSection[]): WrittenSection[] => [
  ...sections.filter(({ role }) => role === 'abstract'),
  ...sections.filter(({ role }) => role !== 'abstract'),
]
function deckOf(sections: readonly WrittenSection[]): Deck {
  const model = modelOf(inOrder(sections))
  const deck = makeDeck(openRecord(model), model)
  if (deck === 'too-little') throw new Error('There is enough for a deck.')
  return deck
}
const resultsOf = ({ slides }: Deck): DeckSlide[] => slides.filter(({ id }) => /^result-\d/.test(id))
const slideOf = ({ slides }: Deck, id: string) => slides.find((slide) => slide.id === id)
const cellsOf = (visual: DeckSlide['visual']): string =>
  visual?.kind === 'table'
    ? visual.rows.flat().join('\n')
    : visual?.kind === 'chart'
      ? [...visual.categories, ...visual.series.flatMap(({ values }) => values)].join('\n')
      : ''
const wordsOf = ({ title, points, visual }: DeckSlide): string =>
  [title, ...points.map(({ text }) => text), cellsOf(visual)].join('\n')

const AIM =
  'The aim of this study was to determine how mobile money changes the savings of market traders in Kitwe.'
const abstract = (...said: string[]): WrittenSection => ({
  title: 'Abstract',
  role: 'abstract',
  blocks: [[AIM, 'A survey of 240 traders was conducted in four markets.', ...said].join(' ')],
})
const table = (caption: string, rows: string[][]) => [
  { kind: 'caption' as const, text: caption },
  { kind: 'table' as const, rows },
]
const results = (...blocks: WrittenSection['blocks']): WrittenSection => ({
  title: 'Chapter 4: Results',
  role: 'results',
  blocks,
})
const MARKETS = table('Table 4.5: Weekly saving in the four markets', [
  ['Market', 'Traders', 'Percent'],
  ['North', '31', '51.7'],
  ['South', '44', '73.3'],
  ['East', '29', '48.3'],
  ['West', '35', '58.3'],
])
const FEES = table('Table 4.4: Fees paid to agents in a month', [
  ['Market', 'Percent'],
  ['North', '12.5'],
  ['South', '17.1'],
  ['East', '11.4'],
  ['West', '19.9'],
])

it('begins the results with the finding that the abstract names, beside the table that carries its figure', () => {
  const [first] = resultsOf(
    deckOf([
      ...others('Abstract', 'Chapter 4: Results'),
      abstract('The results showed that weekly saving was highest in the southern market (73.3%).'),
      results(...FEES, ...MARKETS),
    ]),
  )
  expect(first?.title).toBe('Weekly saving was highest in the southern market (73.3%)')
  expect(first?.visual?.caption).toContain('Table 4.5')
})

it('keeps the figures of a finding that stand in brackets', () => {
  const deck = deckOf([
    ...others('Abstract'),
    abstract(
      'The findings revealed that traders with an account saved every week far more often (64.2%) than traders of the same four markets who had none and kept cash at home (31.8%).',
    ),
  ])
  expect(resultsOf(deck).map(wordsOf).join('\n')).toMatch(/64\.2%.*31\.8%/)
})

it('tells what was found against earlier work, and not what the study set out to do', () => {
  const [first] = resultsOf(
    deckOf([
      ...others('Abstract', 'Chapter 4: Results'),
      abstract(
        'This study documents how 240 traders of four markets kept their money. In contrast to earlier research, we found that 64.2% of the traders with an account saved weekly.',
      ),
      results(...FEES),
    ]),
  )
  expect(wordsOf(first!)).toContain('64.2% of the traders with an account saved weekly')
  expect(wordsOf(first!)).not.toContain('documents')
})

it('takes the findings from their summary where the abstract names none', () => {
  const said = 'The study found that weekly saving rose with the number of agents at the gate of the market'
  const [first] = resultsOf(
    deckOf([
      ...others('Abstract', 'Chapter 6: Conclusion and Recommendations'),
      abstract(),
      { title: '5.1 Summary of findings', role: 'conclusion', blocks: [`${said}.`] },
    ]),
  )
  expect(wordsOf(first!)).toContain('Weekly saving rose with the number of agents at the gate of the market')
})

it('leaves the answer to the slide of the conclusion where both come from one section', () => {
  const deck = deckOf([
    ...others('Abstract', 'Chapter 6: Conclusion and Recommendations'),
    ...writtenWork(`
      # conclusion: Conclusion
      The study found that traders with an account saved more often than traders without one. The study concludes that mobile money helps the market traders of Kitwe to save more often.
    `),
  ])
  expect(slideOf(deck, 'conclusion')?.ask).toBeUndefined()
  expect(resultsOf(deck).map(wordsOf).join('\n')).toContain('saved more often than traders without one')
})

it('shows of a long table the rows that its finding names', () => {
  const rows = Array.from({ length: 14 }, (_, at) => [
    `Market ${'ABCDEFGHIJKLMN'[at]}`,
    `${20 + at}.4`,
    `${80 - at}.6`,
  ])
  const [first] = resultsOf(
    deckOf([
      ...others('Abstract', 'Chapter 4: Results'),
      abstract('The results showed that saving was weekly for most traders of market K only (30.4%).'),
      results(
        ...table('Table 4.6: Saving in fourteen markets', [
          ['Market', 'Weekly (%)', 'Less often (%)'],
          ...rows,
        ]),
      ),
    ]),
  )
  expect(cellsOf(first?.visual)).toContain('Market K')
})

it('shows the yields of treatments, whatever letter and number they are named by', () => {
  const deck = deckOf([
    ...others('Chapter 4: Results'),
    results(
      ...table('Table 4.1: Effect of manure on the height of maize (cm)', [
        ['Treatment', '2 weeks', '4 weeks', '6 weeks'],
        ['H1 (control)', '9.02', '20.10', '24.99'],
        ['H2 (one load)', '9.10', '21.99', '27.30'],
        ['H3 (two loads)', '9.31', '24.10', '29.06'],
      ]),
    ),
  ])
  expect(resultsOf(deck).map(wordsOf).join('\n')).toContain('H3 (two loads)')
})

it('shows a table whose groups another table counts otherwise, and asks which is right', () => {
  const deck = deckOf([
    ...others('Chapter 4: Results'),
    results(
      ...table('Table 4.1: Traders who save weekly by market', [
        ['Market', 'Traders asked', 'Traders who save', 'Percent who save (%)'],
        ['North', '30', '18', '60'],
        ['South', '30', '15', '50'],
        ['East', '30', '21', '70'],
      ]),
      ...table('Table 4.2: Traders who save weekly by market and account', [
        ['Account', 'North', 'South', 'East'],
        ['With an account', '8', '11', '16'],
        ['Without one', '3', '6', '10'],
      ]),
    ),
  ])
  expect(
    resultsOf(deck)
      .map(({ visual }) => cellsOf(visual))
      .join('\n'),
  ).toContain('60\n50\n70')
  expect(
    resultsOf(deck)
      .flatMap(({ marks = [] }) => marks)
      .join(),
  ).toContain('Count each group again')
})

it('shows no table whose cells hold the figures of several rows', () => {
  const deck = deckOf([
    ...others('Chapter 4: Results'),
    results(
      ...table('Table 4.1: Weekly saving by market', [
        ['Market', 'With an account (%)', 'Without one (%)'],
        ['North South', '51.7 73.3', '40.1 38.2'],
        ['East', '48.3', '36.6'],
        ['West', '58.3', '30.9'],
      ]),
    ),
  ])
  expect(resultsOf(deck).flatMap(({ visual }) => visual ?? [])).toEqual([])
})

it('joins a table that goes on over a page, without its headings in the middle', () => {
  const head = ['Market', 'Weekly (%)', 'Monthly (%)']
  const model = modelOf([
    ...others('Chapter 4: Results'),
    results(
      ...table('Table 4.1: Saving by market', [head, ['North', '51.7', '30.2'], ['South', '73.3', '20.1']]),
      { kind: 'table', rows: [head, ['East', '48.3', '31.5'], ['West', '58.3', '22.4']] },
    ),
  ])
  const at = model.blocks.findLastIndex(({ table: found }) => found)
  for (const block of model.blocks.slice(at)) block.page += 1
  const deck = makeDeck(openRecord(model), model)
  const told = deck === 'too-little' ? [] : resultsOf(deck).flatMap(({ visual }) => visual ?? [])
  expect(told).toHaveLength(1)
  const text = cellsOf(told[0])
  for (const name of ['North', 'South', 'East', 'West']) expect(text).toContain(name)
  expect(text.match(/Weekly/g)).toHaveLength(1)
})

it('tells how the data were collected and analysed before a fifth result on the same', () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    table(
      `Table 4.${at + 1}: Savings on ${['Monday', 'Tuesday', 'Friday', 'paydays', 'holidays', 'feasts', 'fast days', 'rainy days', 'dry days'][at]}`,
      [
        ['Market', 'Percent'],
        ['North', `${31 + at}.5`],
        ['South', `${41 + at}.4`],
        ['East', `${21 + at}.3`],
      ],
    ),
  ).flat()
  const deck = deckOf([...others('Chapter 4: Results'), results(...many)])
  expect(slideOf(deck, 'instruments')).toBeDefined()
  expect(slideOf(deck, 'analysis')).toBeDefined()
  expect(resultsOf(deck).length).toBeGreaterThanOrEqual(4)
})

it('tells recommendations that rest on the findings, and those written as orders', () => {
  const deck = deckOf([
    ...others('Chapter 6: Conclusion and Recommendations'),
    ...writtenWork(`
      # conclusion: Recommendations
      Based on the findings of this study, it is recommended that providers lower the fees for small deposits.
      > list-item Training and awareness: Launch training for traders in every market to raise awareness of fraud and of the fees of agents.
    `),
  ])
  const told = slideOf(deck, 'recommendations')
  expect(told && wordsOf(told)).toContain('providers lower the fees for small deposits')
  expect(told && wordsOf(told)).toContain('Launch training for traders in every market')
})

it('tells beside a table what the text says of its figures, where no headline says it', () => {
  const said =
    'The use of two loads of manure recorded the tallest maize (24.10cm and 29.06cm respectively), and the shortest maize was observed at the control (20.10cm and 24.99cm respectively).'
  const deck = deckOf([
    ...others('Chapter 4: Results'),
    results(
      said,
      ...table('Table 4.1: Effect of manure on the height of maize (cm)', [
        ['Treatment', '2 weeks', '4 weeks', '6 weeks'],
        ['H1 (control)', '9.02', '20.10', '24.99'],
        ['H2 (one load)', '9.10', '21.99', '27.30'],
        ['H3 (two loads)', '9.31', '24.10', '29.06'],
      ]),
    ),
  ])
  const shown = resultsOf(deck).find(({ visual }) => visual)
  expect(shown?.points.map(({ text }) => text)).toContain(said.replace(/\.$/, ''))
})

it('begins the conclusion with what can be said in one breath', () => {
  const answer = 'Mobile money helps the market traders of Kitwe to save more often'
  const deck = deckOf([
    ...others('Chapter 6: Conclusion and Recommendations'),
    ...writtenWork(`
      # conclusion: Conclusion
      The study concludes that there is in the four markets a change in how the market traders of Kitwe keep the money that they earn as agents of mobile money stand at the gate and charge low fees. The study concludes that ${answer.replace('M', 'm')}.
    `),
  ])
  expect(slideOf(deck, 'conclusion')?.title).toBe(answer)
})

it('tells how many were asked and how many answered, where one sentence has both', () => {
  const deck = deckOf([
    ...others('Chapter 3: Methodology', 'Abstract'),
    ...writtenWork(`
      # methods: Chapter 3: Methodology
      A cross-sectional survey design was used. The questionnaire was administered to 96 traders and from these 81 respondents returned it. The data were analysed in SPSS.
    `),
  ])
  expect(slideOf(deck, 'sample')?.metrics.map(({ value }) => value)).toEqual(['96', '81'])
})
