import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { onScales } from './on-scales.ts'

const UPWARDS =
  'Answers were coded on a scale of five points: 1 = strongly disagree, 2 = disagree, 3 = neutral, 4 = agree, 5 = strongly agree.'
const DOWNWARDS =
  'The items were coded as Strongly Agree (1), Agree (2), Disagree (3) and Strongly Disagree (4).'

const faultsIn = (coding: string, ...results: WrittenSection['blocks']) => {
  const sections: WrittenSection[] = [
    { title: 'Chapter 3: Methodology', role: 'methods', blocks: [coding] },
    { title: 'Chapter 4: Results', role: 'results', blocks: results },
  ]
  return onScales(openRecord(modelOf(sections, { title: 'Trust in market committees' })))
}

it.each([
  [
    'a high mean that is called disagreement',
    UPWARDS,
    'With a mean of 4.31 the traders disagreed that the committee is fair.',
    /says that they agreed/,
  ],
  [
    'a high mean where agreeing is low',
    DOWNWARDS,
    'The mean of 3.42 shows that the traders agreed that the fees are fair.',
    /says that they disagreed/,
  ],
  [
    'a mean that the scale does not have',
    UPWARDS,
    'The mean of 5.62 shows that the traders agreed that the market is safe.',
    /no mean of it can be 5\.62/,
  ],
])('%s is worked out and asked', (_, coding, says, asks) => {
  const [fault] = faultsIn(coding, says)
  expect(fault?.asks).toMatch(asks)
  expect(fault?.also[0]?.quote).toBe(coding)
})

it('a mark that the work sets itself decides where agreeing begins', () => {
  const coding = `${UPWARDS} The criterion mean of 2.50 was used to accept an item.`
  const says = 'With a mean of 2.90 the traders agreed that the gates close too early.'
  expect(faultsIn(coding, says)).toEqual([])
  expect(faultsIn(coding, says.replace('2.90', '2.10'))).toHaveLength(1)
})

it.each([
  ['as the scale has it', UPWARDS, 'With a mean of 4.31 the traders agreed that the committee is fair.'],
  ['near the middle', UPWARDS, 'With a mean of 3.12 the traders disagreed that the committee is fair.'],
  [
    'where two ways of coding are named',
    `${UPWARDS} ${DOWNWARDS}`,
    'With a mean of 4.31 the traders disagreed.',
  ],
  [
    'where the two sides are weighed',
    UPWARDS,
    'With a mean of 4.31 the traders did not agree with the fees.',
  ],
])('nothing is said %s', (_, coding, says) => expect(faultsIn(coding, says)).toEqual([]))
