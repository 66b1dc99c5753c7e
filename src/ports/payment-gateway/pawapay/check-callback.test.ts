import { describe, expect, it } from 'vitest'
import { callbackBody } from './check-callback.ts'

const id = '8917c345-4791-4285-a416-62f24b6982db'
const bytes = (text: string) => new TextEncoder().encode(text)
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('the body of a callback', () => {
  it('is about a deposit or about a refund', () => {
    expect(
      callbackBody(bytes(`{"depositId":"${id}","status":"COMPLETED","amount":"150.0000"}`)),
    ).toMatchObject({
      about: 'deposit',
      deposit: { depositId: id, status: 'COMPLETED', amount: 15_000 },
    })
    expect(callbackBody(bytes(`{"refundId":"${id}","depositId":"${id}","status":"FAILED"}`))).toMatchObject({
      about: 'refund',
      refund: { refundId: id, status: 'FAILED' },
    })
  })

  it.each([
    ['nothing', ''],
    ['no JSON', 'depositId=1'],
    ['half of it', '{"depositId":"8917'],
    ['a list', `[{"depositId":"${id}"}]`],
    ['no id', '{"status":"COMPLETED"}'],
    ['an id that is none', '{"depositId":"1","status":"COMPLETED"}'],
    ['null', 'null'],
    ['a very deep list', nested(30_000)],
  ])('is unparsable when it is %s', (_, text) => {
    expect(callbackBody(bytes(text))).toMatchObject({ about: 'unparsable' })
  })

  it('is unparsable when its bytes are no text', () => {
    expect(callbackBody(Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]))).toMatchObject({ about: 'unparsable' })
  })

  it.each(['status', 'amount', 'metadata', 'payer', 'failureReason', 'currency'])(
    'is read calmly when its %s is an abyss',
    (field) => {
      const body = bytes(`{"depositId":"${id}","status":"FAILED","${field}":{"deep":${nested(20_000)}}}`)
      expect(callbackBody(body)).toMatchObject({ about: 'deposit', deposit: { depositId: id } })
    },
  )

  it('keeps what is no amount or status short and fit for a database', () => {
    const body = bytes(
      JSON.stringify({ depositId: id, status: `A\0${'x'.repeat(5_000)}`, amount: '9'.repeat(5_000) }),
    )
    const read = callbackBody(body)
    if (read.about !== 'deposit') throw new Error('no deposit')
    const { status, amount } = read.deposit
    expect(typeof status === 'object' && status.unknown).toMatch(/^Ax{998,999}$/)
    expect(typeof amount === 'object' && amount.unreadable).toHaveLength(1_000)
  })
})
