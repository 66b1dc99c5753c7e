import { expect, it } from 'vitest'
import { compute, computedAgrees } from './compute.ts'

it.each([
  ['217 / 372 * 100', '58.333'],
  ['exp(3.082)', '21.802'],
  ['Math.exp(3.082) - 1', '20.802'],
  ['sqrt(2 * 8) + ln(1)', '4.000'],
  ['2^(1 + 2)', '8.000'],
])('%s is %s', (expression, value) => expect(compute(expression)?.value.toFixed(3)).toBe(value))

it.each(['exp', 'E(2)', 'expm(2)', 'exp(exp)', '2', 'exp(1000)'])('%s is no arithmetic', (expression) =>
  expect(compute(expression)).toBeNull(),
)

it.each([
  ['rounded', 4.643, '4.6', true],
  ['rounded up', 4.651, '4.7', true],
  ['cut off', 4.68, '4.6', true],
  ['printed as more than it is', 4.643, '4.7', false],
  ['of the other sign', -0.04, '0.1', false],
  ['a whole number', 40, '41', false],
])('%s: %d printed as %s agrees: %s', (_, value, printed, agrees) =>
  expect(computedAgrees(value, printed)).toBe(agrees),
)
