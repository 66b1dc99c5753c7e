import { expect, it } from 'vitest'
import type { Exchange } from './exchange.ts'
import { startOutcome } from './start-outcome.ts'

const id = { name: 'depositId', value: '8917c345-4791-4285-a416-62f24b6982db' } as const
const answered = (status: number, body: unknown): Exchange => ({
  kind: 'answered',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})
const because = (failureCode: string) => ({ failureReason: { failureCode, failureMessage: 'why' } })

it.each<[string, Exchange, object]>([
  [
    'ACCEPTED',
    answered(200, { depositId: id.value, status: 'ACCEPTED', created: '2026-03-02T08:00:00Z' }),
    { outcome: 'accepted', created: '2026-03-02T08:00:00Z' },
  ],
  [
    'DUPLICATE_IGNORED',
    answered(200, { depositId: id.value, status: 'DUPLICATE_IGNORED' }),
    { outcome: 'duplicate' },
  ],
  [
    'REJECTED',
    answered(200, { depositId: id.value, status: 'REJECTED', ...because('INVALID_PROVIDER') }),
    { outcome: 'refused', code: 'INVALID_PROVIDER', message: 'why' },
  ],
  [
    'REJECTED without a reason',
    answered(200, { status: 'REJECTED' }),
    { outcome: 'refused', code: 'UNKNOWN' },
  ],
  [
    '400 with a status',
    answered(400, { status: 'REJECTED', ...because('INVALID_INPUT') }),
    { outcome: 'refused', code: 'INVALID_INPUT' },
  ],
  [
    '400 without a status',
    answered(400, because('MISSING_PARAMETER')),
    { outcome: 'refused', code: 'MISSING_PARAMETER' },
  ],
  [
    '401',
    answered(401, because('NO_AUTHENTICATION')),
    { outcome: 'misconfigured', code: 'NO_AUTHENTICATION' },
  ],
  [
    '403',
    answered(403, because('DEPOSITS_NOT_ALLOWED')),
    { outcome: 'misconfigured', code: 'DEPOSITS_NOT_ALLOWED' },
  ],
  ['403 from some proxy', answered(403, '<html>'), { outcome: 'misconfigured', code: 'HTTP_403' }],
  ['500', answered(500, because('UNKNOWN_ERROR')), { outcome: 'unknown' }],
  [
    'an internal error under another status',
    answered(200, { status: 'REJECTED', ...because('UNKNOWN_ERROR') }),
    { outcome: 'unknown' },
  ],
  [
    '503 that claims a rejection',
    answered(503, { status: 'REJECTED', ...because('X') }),
    { outcome: 'unknown' },
  ],
  ['429', answered(429, because('SLOW_DOWN')), { outcome: 'unknown' }],
  ['404 from some machine in between', answered(404, '<html>'), { outcome: 'unknown' }],
  ['a page instead of JSON', answered(200, '<html>'), { outcome: 'unknown' }],
  ['half an answer', answered(200, '{"depositId":"8917'), { outcome: 'unknown' }],
  ['an empty answer', answered(200, ''), { outcome: 'unknown' }],
  ['a status nobody knows', answered(200, { depositId: id.value, status: 'QUEUED' }), { outcome: 'unknown' }],
  [
    'an answer about another deposit',
    answered(200, { depositId: '00000000-4791-4285-a416-62f24b6982db', status: 'ACCEPTED' }),
    { outcome: 'unknown', reason: 'the answer is about another id' },
  ],
  [
    'a line that was cut',
    { kind: 'cut', reason: 'other side closed' },
    { outcome: 'unknown', reason: 'other side closed' },
  ],
  [
    'a connection never made',
    { kind: 'never-sent', reason: 'refused' },
    { outcome: 'never-sent', reason: 'refused' },
  ],
])('reads %s', (_, exchange, outcome) => {
  expect(startOutcome(exchange, id)).toMatchObject(outcome)
})
