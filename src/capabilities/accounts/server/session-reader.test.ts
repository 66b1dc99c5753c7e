import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { tokenInCookie } from './session-reader.ts'

const secret = 'a secret for tests, long enough to be one'
const signed = (token: string, by = secret) =>
  encodeURIComponent(`${token}.${createHmac('sha256', by).update(token).digest('base64')}`)

it('finds the token of a cookie that we signed, among others', () => {
  expect(tokenInCookie(`theme=dark; s=${signed('abc')}; x=1`, 's', secret)).toBe('abc')
})

it.each([
  ['signed with another secret', `s=${signed('abc', 'somebody else’s secret, just as long')}`],
  ['whose token was changed', `s=${signed('abc').replace('abc', 'abd')}`],
  ['without a signature', 's=abc'],
  ['that is empty', 's='],
  ['that cannot be decoded', 's=%E0%A4%A'],
  ['of another name', `t=${signed('abc')}`],
])('finds none in a cookie %s', (_, cookies) => {
  expect(tokenInCookie(cookies, 's', secret)).toBeUndefined()
})
