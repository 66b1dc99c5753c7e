import { expect, it } from 'vitest'
import { compute } from './compute.ts'

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
