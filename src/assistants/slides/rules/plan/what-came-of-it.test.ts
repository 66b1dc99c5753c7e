/** What came of a work stands on a slide with its figure: tests of a system, hypotheses, coefficients; and no base of them as a result. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection, writtenWork } from '#tests/model-of.ts'
import type { Deck } from '../deck/deck.ts'
import { makeDeck } from './plan-deck.ts'

function deckOf(sections: readonly WrittenSection[]): Deck {
  const model = modelOf([...sections])
  const deck = makeDeck(openRecord(model), model)
  if (deck === 'too-little') throw new Error('There is enough for a deck.')
  return deck
}
const others = (...titles: string[]) => DEFENCE_THESIS.filter(({ title }) => !titles.includes(title))
const withTable = (caption: string, rows: string[][]): Deck =>
  deckOf([
    ...others('Chapter 4: Results'),
    {
      title: 'Chapter 4: Results',
      role: 'results',
      blocks: [
        { kind: 'caption', text: `Table 4.1: ${caption}` },
        { kind: 'table', rows },
      ],
    },
  ])
const headsOf = ({ slides }: Deck): string[] => slides.map(({ title }) => title)

const SYSTEM: readonly WrittenSection[] = writtenWork(`
  # introduction: 1.1 Problem statement
  Clerks of the clinic write every visit in a book, and the books of two years were lost. The aim of this project is to develop a system that keeps the visits of patients. No system exists that a small clinic can afford.
  # methods: 3.1 System requirements
  The system must keep each visit of a patient. The system must let a clerk find a patient by name. The system shall print a list of visits every week.
  # methods: 3.2 System architecture
  The system was divided into a client, a server and a database. The server was written in Python and keeps the visits in a database.
  # results: 4.1 System implementation
  A page for clerks was developed on which a visit is entered. A page for the nurse was developed on which visits are listed.
  # results: 4.2 System testing
  The system was tested with clerks of the clinic for two weeks.
  > caption Table 4.1: Tests of the system
  | Testing phase | Number of test cases | Passed | Failed |
  | Unit testing | 5 | 5 | 0 |
  | Integration testing | 3 | 3 | 0 |
  | System testing | 6 | 6 | 0 |
  # conclusion: Chapter 5: Conclusion
  A system that keeps the visits of patients was developed for the clinic.
`)

it('tells a system from its need to its tests, in this order, with how many cases passed', () => {
  const { slides } = deckOf(SYSTEM)
  expect(headsOf({ slides } as Deck)).toContain('All 14 test cases passed')
  const order = slides.map(({ id }) => id.replace(/-\d+$/, ''))
  const told = ['problem', 'requirements', 'architecture', 'result', 'conclusion']
  expect(order.filter((id, at) => told.includes(id) && order.indexOf(id) === at)).toEqual(told)
  expect(slides.flatMap(({ script }) => script.map(({ text }) => text)).join('\n')).not.toMatch(
    /collected my data|nobody was harmed/,
  )
})

it('says what became of hypotheses, and shows none of them alone', () => {
  const rows = [
    ['Hypothesis', 'Beta', 'Sig', 'Result'],
    ['H01 There is no positive relationship between fees and savings', '.149', '.001', 'Rejected'],
    ['H02 There is no positive relationship between trust and savings', '.176', '.000', 'Rejected'],
  ]
  const told = withTable('Hypotheses testing', rows)
  expect(headsOf(told)).toContain('All 2 null hypotheses were rejected')
  const alone = withTable(
    'Hypotheses testing',
    rows.map((cells) => cells.slice(0, 3)),
  )
  expect(JSON.stringify(alone.slides.flatMap(({ visual }) => visual ?? []))).not.toContain('There is no')
})

it('names the largest standardised coefficient', () => {
  const deck = withTable('Regression of savings on fees, trust and distance', [
    ['Model', 'Standardized Coefficients Beta', 't', 'Sig.'],
    ['Trust', '.176', '3.611', '.000'],
    ['Price', '.430', '9.077', '.000'],
    ['Distance', '.096', '2.339', '.020'],
  ])
  expect(headsOf(deck)).toContain('Price has the largest standardised coefficient, .430')
})

it.each([
  [
    'how many were asked in each place',
    'Savings by town',
    [
      ['Town', 'Total Households'],
      ['Kitwe', '54'],
      ['Ndola', '51'],
      ['Kabwe', '40'],
    ],
  ],
  [
    'how long the people have been there',
    'Duration of stay with the bank',
    [
      ['Duration of stay', 'Percent'],
      ['1 to 5 years', '46.5%'],
      ['6 to 10 years', '40.5%'],
      ['11 to 15 years', '13%'],
    ],
  ],
  [
    'what the answers count for',
    'Trust in agents',
    [
      ['Statement', 'A', 'U', 'D'],
      ['5', '4', '3', '2'],
      ['Agents are honest', '91', '39', '20'],
    ],
  ],
])('takes for no result %s', (_, caption, rows) => {
  const results = withTable(caption, rows).slides.filter(({ id }) => id.startsWith('result-'))
  expect(results.flatMap(({ visual }) => visual ?? [])).toEqual([])
})
