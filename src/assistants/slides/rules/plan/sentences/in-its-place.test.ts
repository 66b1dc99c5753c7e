/** What stands on a slide is what the slide is about: no true line under a false name, no half-read table. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection, writtenWork } from '#tests/model-of.ts'
import type { Deck, DeckSlide } from '../../deck/deck.ts'
import { topicOf } from '../goals.ts'
import { makeDeck } from '../plan-deck.ts'
import { openWork } from '../work.ts'
import { candidatesOf } from './candidates.ts'

type About = Parameters<typeof modelOf>[1]
function deckOf(sections: readonly WrittenSection[], about: About = {}): Deck {
  const model = modelOf([...sections], about)
  const deck = makeDeck(openRecord(model), model)
  if (deck === 'too-little') throw new Error('There is enough for a deck.')
  return deck
}
const others = (...titles: string[]) => DEFENCE_THESIS.filter(({ title }) => !titles.includes(title))
const changed = (title: string, blocks: WrittenSection['blocks']) =>
  DEFENCE_THESIS.map((section) => (section.title === title ? { ...section, blocks } : section))
const slideOf = ({ slides }: Deck, id: string): DeckSlide | undefined => slides.find((one) => one.id === id)
const linesIn = ({ slides }: Deck, part: string) =>
  slides
    .filter((slide) => slide.part === part)
    .flatMap(({ title, points }) => [title, ...points.map(({ text }) => text)])
const tablesOf = ({ slides }: Deck) =>
  slides.flatMap(({ visual }) => (visual?.kind === 'table' ? [visual.rows] : []))

it('tells among the results what was found, and not how such things are measured', () => {
  const deck = deckOf([
    ...others('Chapter 4: Results'),
    ...writtenWork(`
      # results: 4.2 Savings of women and men
      The area under the curve measures the overall performance of a model of savings. Men with an account saved significantly more often than men without one (p = 0.003). Fees were significantly higher in the north than in the south (p = 0.012).
    `),
  ])
  const lines = linesIn(deck, 'Results').join('\n')
  expect(lines).toMatch(/Fees were significantly higher/)
  expect(lines).not.toMatch(/area under the curve/i)
})

it.each([
  [
    'To establish whether there is any link between fees and savings',
    'Whether there is any link between fees and savings',
  ],
  ['To find out if fees keep traders away', 'Whether fees keep traders away'],
  ['To measure how often traders save', 'How often traders save'],
])('names no question as if it had been answered: %s', (text, name) => {
  const goal = {
    n: 1,
    kind: 'objective' as const,
    text,
    entry: { value: text, evidence: [], by: 'built-in' as const },
  }
  expect(topicOf({ ...goal, stems: new Set(), subject: new Set() })).toBe(name)
})

it('takes a claim and its denial for hypotheses, and tells neither as a result', () => {
  const deck = deckOf([
    ...others('Chapter 4: Results'),
    ...writtenWork(`
      # results: 4.2 Fees and savings
      There is no significant relationship between the fees and the savings of traders. There is a significant relationship between the fees and the savings of traders. Women saved 45% more in a week than men did. Savings fell by 12% where the fees rose.
    `),
  ])
  const lines = linesIn(deck, 'Results').join('\n')
  expect(lines).toMatch(/45%/)
  expect(lines).not.toMatch(/relationship between the fees/)
})

const inResults = (rows: string[][]): Deck =>
  deckOf([
    ...others('Chapter 4: Results'),
    {
      title: 'Chapter 4: Results',
      role: 'results',
      blocks: [
        { kind: 'caption', text: 'Table 4.1: Trust of traders in agents' },
        { kind: 'table', rows },
      ],
    },
  ])

it('calls the columns of a scale by its answers, whatever was read over them', () => {
  const [rows] = tablesOf(
    inResults([
      ['Trust No Trust Items', 'Trust Strongly agree', 'Scale Agree', 'Scale Disagree'],
      ['Agents are honest', '40%', '30%', '30%'],
      ['Agents close early', '20%', '50%', '30%'],
      ['Agents keep a book', '10%', '60%', '30%'],
    ]),
  )
  expect(rows?.[0]).toEqual(['Items', 'Strongly agree', 'Agree', 'Disagree'])
})

it('leaves out of the heads what the caption says already', () => {
  const [rows] = tablesOf(
    inResults([
      ['Town', 'Trust of traders in friends', 'Trust of traders in agents'],
      ['Kitwe', '-', '4'],
      ['Ndola', '1', '7'],
      ['Kabwe', '2', '9'],
    ]),
  )
  expect(rows?.[0]).toEqual(['Town', 'friends', 'agents'])
})

it.each<[string, string[][]]>([
  [
    'rows that are called by their numbers alone',
    [
      ['Trust No', 'Strongly agree', 'Disagree'],
      ['1', '74%', '26%'],
      ['2', '45%', '55%'],
      ['3', '65%', '35%'],
    ],
  ],
  [
    'a question and its first answer in one cell',
    [
      ['Practice', 'Poor', 'Improving'],
      ['How soon do you write it down? At once', '1.1%', '59.2%'],
      ['On the following day', '66.7%', '33.3%'],
      ['Every week', '23.5%', '64.7%'],
    ],
  ],
  [
    'half of its columns unnamed',
    [
      ['Town', 'Men', '', 'Women', ''],
      ['Kitwe', '67.9', '61.2', '55.0', '52.1'],
      ['Ndola', '76.5', '70.3', '84.9', '80.8'],
      ['Kabwe', '62.4', '60.7', '55.5', '51.6'],
    ],
  ],
])('shows no table with %s', (_, rows) => {
  expect(tablesOf(inResults(rows))).toEqual([])
})

it('asks for the answer where the work only says that it has one', () => {
  const slide = slideOf(
    deckOf(
      changed('Chapter 6: Conclusion and Recommendations', [
        'In conclusion, the aims and objectives of this research were achieved. It is recommended that providers lower the fees for small deposits.',
      ]),
    ),
    'conclusion',
  )
  expect(slide?.points.map(({ text }) => text).join()).not.toMatch(/were achieved/)
})

it('offers for a slide that waits the sentences that most likely say it', () => {
  const model = modelOf(DEFENCE_THESIS)
  const found = candidatesOf(openWork(openRecord(model), model), ['limits'])
  expect(found.map(({ text }) => text)).toContain('The study was limited to four markets of one town')
})

it('sets a title in capitals in normal case, and leaves the name of a species as it is', () => {
  const [first] = deckOf(DEFENCE_THESIS, {
    title: 'THE EFFECTS OF Sesamum indicum ON THE SAVINGS OF MARKET TRADERS',
  }).slides
  expect(first?.title).toBe('The Effects of Sesamum indicum on the Savings of Market Traders')
})

const PLAN: WrittenSection[] = [
  ...others('Chapter 4: Results', 'Chapter 5: Discussion', 'Chapter 6: Conclusion and Recommendations').map(
    (section) =>
      section.title === 'Title page'
        ? { ...section, blocks: ['A research proposal submitted to the University.'] }
        : section,
  ),
  ...writtenWork(`
    # methods: Work plan and budget
    > caption Table 2: Budget by activity
    | Activity | Cost (ZMW) |
    | Printing of forms | 1,200 |
    | Travel to markets | 3,400 |
    | Data entry | 900 |
  `),
]

it('takes no budget for a timetable, and asks for the timetable', () => {
  const deck = deckOf(PLAN, { title: 'A proposal on mobile money in Kitwe' })
  expect(deck.work).toBe('Research proposal')
  expect(slideOf(deck, 'budget')?.visual?.kind).toBe('table')
  expect(slideOf(deck, 'timetable')).toMatchObject({ ask: { says: expect.stringContaining('timetable') } })
})

it('says the size of the sample on one slide', () => {
  const { slides } = deckOf([
    ...others('Abstract', 'Chapter 3: Methodology'),
    ...writtenWork(`
      # methods: 3.1 Dividing the data
      The sample size of our data set is 768. The data were analysed with chi-square tests in SPSS version 26. The data were cleaned and split at random before they were analysed.
    `),
  ])
  const said = slides
    .slice(2)
    .filter(({ title, points }) =>
      [title, ...points.map(({ text }) => text)].some((text) => text.includes('768')),
    )
  expect(said.map(({ id }) => id)).toEqual(['sample'])
})
