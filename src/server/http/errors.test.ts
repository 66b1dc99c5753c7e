import { expect, it } from 'vitest'
import { isDatabaseAway } from './errors.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that is shutting down', coded('57P01')],
  [
    'a wrapped loss of the connection',
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  ],
  [
    'several addresses that all refuse',
    new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')], 'all'),
  ],
])('takes %s for an absent database', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  ['a broken rule', new Error('Failed query', { cause: coded('23505') })],
  ['a bug', new TypeError('x is not a function')],
  ['nothing', undefined],
])('does not take %s for an absent database', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
