import { readFile } from 'node:fs/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { DatabaseAway } from '#ports/database/database-unavailable.ts'
import { answerErrors, isDatabaseAway } from './errors.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

it.each([
  ['a refused connection', new DatabaseAway(coded('ECONNREFUSED'))],
  ['several addresses that all refuse', new DatabaseAway(new AggregateError([coded('ECONNREFUSED')], 'all'))],
  ['a server that is shutting down', query(coded('57P01'))],
  ['a wrapped loss of the connection', query(new Error('Connection terminated unexpectedly'))],
  ['a line that breaks in the middle of a question', query(coded('ECONNRESET'))],
  ['the same, as Better Auth hands it on', new Error('Failed', { cause: query(coded('EPIPE')) })],
])('takes %s for an absent database', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  ['a broken rule', query(coded('23505'))],
  ['a bug', new TypeError('x is not a function')],
  ['a file that is gone', coded('ENOENT')],
  ['a mail server that refuses', coded('ECONNREFUSED')],
  ['a model’s line that breaks', new TypeError('fetch failed', { cause: coded('ECONNRESET') })],
  ['nothing', undefined],
])('does not take %s for an absent database', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

it('says of a file that is gone that the fault is ours, and leaves it in the log', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { level: 'error', stream } })
  answerErrors(app)
  app.get('/page', () => readFile('/nowhere/page.webp'))
  const answer = await app.inject('/page')
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'our-fault'])
  expect(lines).toEqual([expect.stringContaining('ENOENT')])
  expect(lines[0]).not.toContain('The database is away.')
})
