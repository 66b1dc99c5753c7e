import { expect, it } from 'vitest'
import { plainFigures } from './plain-figures.ts'

it.each([
  ['F共1, 38兲 ⫽ 5.10, p ⬍ .05', 'F(1, 38) = 5.10, p < .05'],
  ['tð58Þ ¼ 2.41, p ¼ .019', 't(58) = 2.41, p = .019'],
  ['t(58) = 2.41, p b .05', 't(58) = 2.41, p < .05'],
  ['F(1, 80) p 4.50, p ! .05', 'F(1, 80) = 4.50, p < .05'],
  ['t(58) \u0001 2.41', 't(58) = 2.41'],
  ['t(58) \ufffd \ufffd4.42, p \ufffd .001', 't(58) = −4.42, p \ufffd .001'],
  ['t(58) \u0001 \u00074.42, p \u0003 .001', 't(58) = −4.42, p \ufffd .001'],
  ['F(1, 40) \ufffd 1, p \ufffd .05', 'F(1, 40) \ufffd 1, p \ufffd .05'],
  ['r(40) = ⫺.38', 'r(40) = −.38'],
  ['(OR 0,42; 95% CI 0,19-0,94)', '(OR 0.42; 95% CI 0.19-0.94)'],
  ['a share of 2,4% of all', 'a share of 2.4% of all'],
])('reads %j as %j', (damaged, repaired) => {
  expect(plainFigures(damaged)).toBe(repaired)
})

it.each([
  'Hurry! The p value of 5 is odd.',
  'Add 1¼ cups and ½ a spoon.',
  'F(1,38) and F(2,114)',
  'N = 1,480 and 12,500 people',
  'Plan b was dropped, and p stands for price.',
  'José and Þórr met in Ð 5.',
])('leaves %j alone', (text) => {
  expect(plainFigures(text)).toBe(text)
})
