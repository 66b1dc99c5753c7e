import { describe, expect, it } from 'vitest'
import { countingOf } from './counted.ts'

describe('what a question counts', () => {
  it.each([
    ['How many farmers were interviewed?', 'We interviewed 212 farmers.', true],
    ['How many farmers were interviewed?', 'Twenty-one small-scale farmers were interviewed.', true],
    ['How many farmers were interviewed?', 'The number of farmers was 212.', true],
    ['How many farmers were interviewed?', 'Farmers | 212 | Traders | 9', true],
    // A share, a date, a label, another clause and another noun are not a count of farmers.
    ['How many farmers were interviewed?', 'Of the farmers, 62.4% used sacks.', false],
    ['How many farmers were interviewed?', 'Table 4 shows the farmers in 2019.', false],
    ['How many farmers were interviewed?', '4. Farmers were asked about sacks.', false],
    ['How many farmers were interviewed?', 'It has five parts: farmers, traders and sacks.', false],
    [
      'How many farmers were interviewed?',
      'Male farmers are coded as (1) while the female farmers are coded as (0).',
      false,
    ],
    ['How many states were visited?', 'We counted 174 state roads.', false],
    ['How many states were visited?', 'We used two state-of-the-art scales.', false],
    ['What is the mean income?', 'Income had a mean of 41,286.', true],
    ['What is the mean income?', 'Income was low.', false],
    ['What is recall?', 'It is the share of cases that were found.', true],
  ])('%s: “%s”', (question, text, isMet) => {
    expect(countingOf(question).isMet([text])).toBe(isMet)
  })

  it('knows a number that is told of the very thing from one that stands near', () => {
    const { isSaid, isMet } = countingOf('What is the mean income?')
    expect(isSaid('Income had a mean of 41,286.')).toBe(true)
    const near = 'The mean of what they earn in a month was about 41,286.'
    expect([isMet([near]), isSaid(near)]).toEqual([true, false])
  })
})
