/** What stands on a slide is right and whole: nothing disputed, nothing cut, each result under its objective. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection, writtenWork } from '#tests/model-of.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { pointsAway } from '../words/points-away.ts'
import { makeDeck } from './plan-deck.ts'
import { comesLast } from './sentences/at-the-end.ts'
import { isSayable } from './stated.ts'
import { openWork } from './work.ts'

const deckOf = (model: DocumentModel): Deck => {
  const deck = makeDeck(openRecord(model), model)
  if (deck === 'too-little') throw new Error('There is enough for a deck.')
  return deck
}
const planned = (sections: readonly WrittenSection[]): Deck => deckOf(modelOf([...sections]))
const without = (...titles: string[]) => DEFENCE_THESIS.filter(({ title }) => !titles.includes(title))
const slideOf = ({ slides }: Deck, id: string): DeckSlide | undefined => slides.find((one) => one.id === id)
const results = (blocks: WrittenSection['blocks']): WrittenSection => ({
  title: 'Chapter 4: Results',
  role: 'results',
  blocks,
})

it('takes no aside of a recommendation for the conclusion', () => {
  const model = modelOf([
    ...without('Chapter 6: Conclusion and Recommendations'),
    ...writtenWork(`
      # conclusion: 5.2 Conclusion
      The study concludes that mobile money helps traders in Kitwe to save.
      # conclusion: 5.3 Recommendation
      Saving of traders has been a serious issue as revealed by the study, and fees should fall.
    `),
  ])
  const mayConclude = comesLast(openWork(openRecord(model), model))
  const idOf = (text: string) => model.sentences.find((one) => one.text.includes(text))!.id
  expect(mayConclude(idOf('concludes that'))).toBe(true)
  expect(mayConclude(idOf('serious issue'))).toBe(false)
})

it('keeps the answer as the headline of the conclusion, where a result has said it in the same words', () => {
  const answer = 'The overall share of weekly savers among market traders in Kitwe was 57.9%'
  const deck = planned([
    ...without('Abstract', 'Chapter 6: Conclusion and Recommendations'),
    ...writtenWork(`
      # abstract: Abstract
      The aim of this study was to determine how mobile money changes the savings of market traders in Kitwe. A survey of 240 traders was conducted. The study found that fees are a barrier for traders. ${answer}.
      # conclusion: 5.2 Conclusion
      ${answer}. The study concludes that among traders in Kitwe fees were named by 47.5%, while a network that is down was named by 28.3% of market traders.
    `),
  ])
  expect(slideOf(deck, 'conclusion')?.title).not.toContain('47.5')
})

it('puts the table of research question two under the second objective, where the others are counted so', () => {
  const asked = (text: string, rows: string[][]): WrittenSection['blocks'] => [
    text,
    { kind: 'table', rows: [['Statement', 'Mean'], ...rows] },
  ]
  const deck = planned([
    ...without('Chapter 4: Results', 'Abstract', 'Chapter 1: Introduction'),
    ...writtenWork(`
      # introduction: 1.3 Objectives of the study
      The objectives of the study are:
      > list-item 1. To measure how often traders save with mobile money.
      > list-item 2. To compare the income of tailors and cooks.
      > list-item 3. To describe the barriers that traders meet.
    `),
    results([
      ...asked('Research question one (1): How often do traders save with mobile money?', [
        ['Traders save with mobile money often', '4.1'],
        ['Traders save at home', '3.2'],
        ['Traders save in groups', '2.9'],
      ]),
      ...asked('Research question two (2): Does it matter who has one?', [
        ['Having one helps', '4.4'],
        ['Nothing changes', '2.2'],
        ['It costs too much', '3.1'],
      ]),
      ...asked('Research question three (3): Which barriers do traders meet?', [
        ['Fees are barriers that traders meet', '4.7'],
        ['Networks are barriers that traders meet', '3.9'],
        ['Fraud is feared', '3.3'],
      ]),
    ]),
  ])
  const told = deck.slides.filter(({ visual }) => visual).map(({ kicker }) => kicker)
  expect(told).toEqual(['Result on objective 1', 'Result on objective 2', 'Result on objective 3'])
})

it('gives the size that the tables count, where the method only says how many will be chosen', () => {
  const table = (name: string, one: string, other: string): WrittenSection['blocks'][number] => ({
    kind: 'table',
    rows: [
      [name, 'Frequency', 'Percent'],
      ['First', one, `${Number(one) * 2}`],
      ['Second', other, `${Number(other) * 2}`],
      ['Total', '50', '100'],
    ],
  })
  const deck = planned([
    ...without('Chapter 4: Results', 'Chapter 3: Methodology', 'Abstract'),
    ...writtenWork(`
      # methods: Chapter 3: Methodology
      A sample size of twenty five (25) persons will be selected and interviewed. A structured questionnaire was used to collect data from the traders.
    `),
    results([table('Sex', '20', '30'), table('Stall', '15', '35')]),
  ])
  const sample = slideOf(deck, 'sample')
  expect(`${sample?.title} ${sample?.metrics.map(({ value }) => value)}`).toContain('50')
  expect(sample?.title).not.toContain('25')
})

const PLAN: WrittenSection[] = [
  ...writtenWork(`
    # introduction: Chapter 1: Introduction
    This research proposal is about mobile money. The aim of this study is to determine how mobile money will change the savings of traders. The problem is that nobody knows how traders save. This study will be conducted in Kitwe.
    # methods: Chapter 3: Methodology
    A cross-sectional survey design will be used. Data will be collected with a questionnaire. The data will be analysed with SPSS. The traders will be selected by systematic sampling. Ethical approval will be sought before the survey. The researcher will visit four markets. The interviews will be held in May. The forms will be checked every evening. The answers will be kept in a locked room.
    | Metric | Expected value | Basis |
    | Forms returned | 90% | Earlier surveys |
    | Weekly savers | 60% | Earlier surveys |
    # appendix: Appendix A: Work plan
    The work has three steps.
    ## appendix: Summary
    | Phase | Start | End |
    | Reading | May | June |
    | Survey | July | July |
    | Writing | August | September |
  `),
  {
    title: 'Budget',
    role: 'appendix',
    blocks: [
      {
        kind: 'table',
        rows: [
          ['Item', 'Quantity', 'Cost (K)'],
          ...['Printing', 'Transport', 'Airtime', 'Meals', 'Binding', 'Rent', 'Repairs'].map((item) => [
            item,
            '4',
            '800',
          ]),
          ['Grand total', '', '5,600'],
        ],
      },
    ],
  },
]

it('keeps the total of a budget, whatever else has no room', () => {
  const { visual } = slideOf(planned(PLAN), 'budget') ?? {}
  expect(visual?.kind === 'table' && visual.rows.at(-1)).toEqual(['Grand total', '', '5,600'])
  expect(visual?.kind === 'table' && visual.rows.length).toBe(7)
})

it('finds the timetable below the heading of its appendix', () => {
  expect(slideOf(planned(PLAN), 'timetable')?.ask).toBeUndefined()
})

it('shows in a plan the figures that are expected', () => {
  const { visual } = slideOf(planned(PLAN), 'targets') ?? {}
  expect(visual?.kind === 'table' && visual.rows[1]).toEqual(['Forms returned', '90%', 'Earlier surveys'])
})

it('names a school of which there are many with its place, or not at all', () => {
  const front = (...blocks: string[]) =>
    planned([{ title: 'Title page', role: 'front-matter', blocks }, ...without('Title page')])
      .slides[0]?.points.map(({ text }) => text)
      .join(' ')
  const cover = 'Savings of Tailors in the Markets of Kitwe'
  expect(
    front(cover, 'Federal Polytechnic', 'Forms were kept at Federal Polytechnic, Chunga until May.'),
  ).toContain('Federal Polytechnic, Chunga')
  expect(front(cover, 'Federal Polytechnic')).not.toContain('Polytechnic')
})

it.each([
  ['The study intends to fill such a gap in the body of knowledge', true],
  ['The study fills a gap in services, and such a gap is costly', false],
])('sees what “such a” points at: %s', (text, isAway) => {
  expect(pointsAway(text)).toBe(isAway)
})

it('says no two sentences that were run together at a stop', () => {
  expect(isSayable('Lack of funds for better equipment. and this has a mean of 4.4')).toBe(false)
  expect(isSayable('The traders saved approx. half of what they earned in a week')).toBe(true)
})

it('shows a picture under the caption that touches it, and explains none of which nothing was read', () => {
  const sections: WrittenSection[] = [
    ...DEFENCE_THESIS,
    ...writtenWork(`
      # results: Charts
      > caption Figure 4.1: Fees of agents by market
      > caption Figure 4.2: Savings of traders by month
    `),
  ]
  const model = modelOf(sections)
  const own = model.blocks.filter(({ text }) => /^Figure 4/.test(text))
  const page = own[0]!.page
  const at = (top: number) => ({ left: 0.2, top, width: 0.5, height: 0.02 })
  const withBoxes = (first: number, second: number): DocumentModel => ({
    ...model,
    blocks: model.blocks.map((block) =>
      block === own[0]
        ? { ...block, box: at(first) }
        : block === own[1]
          ? { ...block, box: at(second) }
          : block,
    ),
    figures: [
      { id: 'f1', page, caption: own[0]!.text, box: { left: 0.2, top: 0.5, width: 0.5, height: 0.3 } },
    ],
  })
  const pictures = (of: DocumentModel) => deckOf(of).slides.filter(({ visual }) => visual?.kind === 'picture')
  expect(pictures(withBoxes(0.4, 0.81))).toEqual([])
  const [shown] = pictures(withBoxes(0.81, 0.9))
  expect(shown?.title).toContain('Fees of agents')
  expect(shown?.script.map(({ text }) => text).join(' ')).not.toMatch(/explain the figure|from left to right/)
})
