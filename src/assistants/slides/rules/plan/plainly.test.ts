/** What no heading announces and the record has not is told in the work's own sentence, or left to the student. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { pointsAway } from '../words/points-away.ts'
import { sizeIn } from './plainly.ts'
import { planDeck } from './plan-deck.ts'
import { isFragment, lineOf } from './stated.ts'

const deckOf = (changes: Record<string, WrittenSection['blocks']>) => {
  const sections = DEFENCE_THESIS.map((section) => ({
    ...section,
    blocks: changes[section.title] ?? section.blocks,
  }))
  const model = modelOf(sections)
  const plan = planDeck(openRecord(model), model)
  if (plan === 'too-little') throw new Error('There is enough for a deck.')
  return plan
}
const RESULTS = 'Chapter 4: Results'
const tableDeck = (caption: string, rows: string[][]) =>
  deckOf({
    [RESULTS]: [
      { kind: 'caption', text: caption },
      { kind: 'table', rows },
    ],
  })

it('tells the groups of one variable against the group in the heading, and never the test of an assumption', () => {
  const { slides } = tableDeck('Table 4.1: Results of the first model', [
    ['Market Central', 'HR –', 'p-value –'],
    ['North', '0.69', '0.007'],
    ['South', '1.11', '0.4'],
    ['East', '0.56', '<0.001'],
    ['Market', '88.2', '0.001'],
  ])
  const slide = slides.find(({ visual }) => visual?.kind === 'table')
  expect(slide?.title).toBe('North and East differ significantly from Central')
  expect(slide?.points.map(({ text }) => text)).toContain('South does not differ significantly from Central')
  const rows = slide?.visual?.kind === 'table' ? slide.visual.rows : []
  expect(rows[0]).toEqual(['Market', 'HR', 'p-value'])
  expect(rows[1]).toEqual(['Central', 'reference', 'reference'])
  expect(JSON.stringify(rows)).not.toContain('88.2')
})

it('calls no bare answer the largest group: the question says what was answered', () => {
  const titlesOf = (first: string, second: string) =>
    tableDeck('Table 4.3: Do the traders keep a book of sales', [
      ['Options', 'Percent'],
      [first, '80'],
      [second, '20'],
    ]).slides.map(({ title }) => title)
  for (const [first, second] of [
    ['Yes', 'No'],
    ['They do', 'They do not'],
    ['All of the above', 'Fees'],
  ] as const)
    expect(titlesOf(first, second).join(' ')).not.toContain('largest group')
  expect(titlesOf('Savers', 'Spenders')).toContain('Savers are the largest group, with 80%')
})

it('names no answer as a variable', () => {
  const { slides } = tableDeck('Table 4.2: Logistic regression model', [
    ['Variable', 'Odds ratio', 'p-value'],
    ['Female', '0.81', '0.001'],
    ['Yes', '1.31', '0.5'],
    ['Distance', '0.92', '0.4'],
  ])
  const titles = slides.map(({ title }) => title)
  expect(titles).toContain('Only “Female” is significant at the 5% level (Odds ratio 0.81)')
})

it('calls nothing the highest where two are, and asks about a row that stands twice', () => {
  const scale = (third: string) => [
    ['Statement', 'Mean'],
    ['The fees that an agent asks for are too high for my business', '4.8'],
    ['I trust the agent who works nearest to the place where I sell', '4.8'],
    [third, '4.1'],
  ]
  const tie = tableDeck(
    'Table 4.3: What traders think',
    scale('I save more since an agent came to my market'),
  )
  const slide = tie.slides.find(({ visual }) => visual?.kind === 'table')
  expect(slide?.title).toBe('What traders think: means from 4.1 to 4.8')
  expect(JSON.stringify(slide?.points)).not.toContain('highest')
  const twice = tableDeck(
    'Table 4.3: What traders think',
    scale('I trust the agent who works nearest to the place where I sell'),
  )
  expect(twice.slides.flatMap(({ marks = [] }) => marks)).toContain(
    '“I trust the agent who works nearest to the place where I sell” stands in two rows of this table. Which of them is right?',
  )
})

it.each<[string, boolean]>([
  ['My aim was to fill this gap by looking at markets', true],
  ['Cooperatives have a part in addressing these challenges', true],
  ['The problem is old, and this problem has cost traders their savings', false],
  ['Traders keep cash at home', false],
])('leaves out what points at a sentence before it: %s', (text, isAway) => {
  expect(pointsAway(text)).toBe(isAway)
})

it('begins no line in the middle of a sentence, and announces nothing that it does not say', () => {
  expect(isFragment('area, lack of rules to guide the agents')).toBe(true)
  expect(isFragment('(MMS), which seeks to help traders')).toBe(true)
  expect(isFragment('eHealth has come to the market')).toBe(false)
  for (const text of [
    'We begin by outlining the system and the tools that were used for it',
    'The results section presents what came out of the test phase of the system',
    'A discussion follows, with the troubles that were met on the way to it',
  ])
    expect(lineOf(text)).toBeUndefined()
})

const INTRODUCTION = 'Chapter 1: Introduction'
const METHODS = 'Chapter 3: Methodology'
const METHOD_WITHOUT_TALKS = [
  'The research work adopted survey method for the study, because it reaches many traders. Therefore, the sample size of the study is two hundred and forty (240) traders of Kitwe.',
  'A structured questionnaire was used to collect data from the traders. The questionnaire was tested with 12 traders before the survey. Every fifth stall in each market was visited. The traders answered in their own language. The answers were written down by the researcher. The forms were checked in the evening. The forms were kept in a locked room.',
]

it('tells design and sample in the sentence of the work, where its chapter has no heading for them', () => {
  const { slides } = deckOf({ [METHODS]: METHOD_WITHOUT_TALKS })
  expect(JSON.stringify(slides.find(({ id }) => id === 'design'))).toMatch(
    /adopted survey method|A cross-sectional survey/,
  )
  const sample = slides.find(({ id }) => id === 'sample')
  expect(sample?.ask).toBeUndefined()
  expect(sample?.title).toContain('240')
})

it('names no interview that the chapter on method does not know', () => {
  const says = 'This study employs a mixed-methods approach, combining surveys and in-depth interviews.'
  const told = (method: string[]) =>
    JSON.stringify(
      deckOf({
        Abstract: [`Traders keep most of their money in cash. ${says}`],
        [METHODS]: method,
      }).slides.map(({ title, points }) => [title, points.map(({ text }) => text)]),
    )
  expect(told(METHOD_WITHOUT_TALKS)).not.toContain('interviews')
  expect(told([...METHOD_WITHOUT_TALKS, 'In-depth interviews were conducted with 12 traders.'])).toContain(
    'interviews',
  )
})

it('takes the main objective for the aim where the aim points at a sentence before it', () => {
  const { slides } = deckOf({
    [INTRODUCTION]: [
      'Small traders feed most households of the Copperbelt.',
      'The problem is that nobody knows whether traders use mobile money to save or only to send money home.',
      'This study aims to fill this gap by using a survey to compare the savings of traders in four markets of Kitwe.',
    ],
    Abstract: ['Traders in Kitwe keep most of their money in cash. They save little.'],
  })
  const told = JSON.stringify(slides.map(({ title, points }) => [title, points.map(({ text }) => text)]))
  expect(told).not.toContain('this gap')
  expect(told).toMatch(/compare the savings of traders in four markets/)
})

it.each<[string, string | undefined]>([
  ['The sample size of the study is two hundred and forty (240) traders', '240'],
  ['A total of 33 forms were set aside, leaving 207 respondents for the final analysis', '207'],
  ['The final data set comprised of 26,420 records, with an average of 14 records a day', '26,420'],
  ['The traders were asked in 4 markets', undefined],
])('reads the size of a sample where a sentence gives it as that: %s', (text, size) => {
  expect(sizeIn(text)).toBe(size)
})
