/** Power fails at the worst moments. Committed data survives, the rest is recovered after the restart. */
import { expect, it, vi } from 'vitest'
import { depositsAt } from '#tests/at-gateway.ts'
import { killable } from '#tests/killable.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest } from '#tests/paying.ts'

const { shared, startServer, startAgain, ask: askAny, signUp } = killable()

/** Union of all answers: each test reads the fields it asked for. */
type Answer = { user: { id: string }; payments: unknown; purchases: unknown; depositData: unknown }

const ask = (path: string, body?: object) => askAny<Answer>(path, body)

const soon = { timeout: PATIENCE, interval: 100 }

it.each(['after-send', 'inside-grant', 'after-commit'] as const)(
  'grants exactly once when the server is killed %s',
  async (point) => {
    const first = await startServer(point)
    const student = await signUp()
    const body = depositRequest(student)
    // The answer may be lost with the server; that is the point.
    await ask('/api/payments/deposit-request-weekbe4', body).catch(() => {})
    expect(await first.died()).toBe('SIGKILL')

    await startAgain()
    // This payment is not requested: the list alone looks nothing up, so the restart itself must settle it.
    await vi.waitFor(async () => {
      const { payments } = await ask('/api/payments')
      expect(payments).toEqual([expect.objectContaining({ id: body.attemptId, status: 'COMPLETED' })])
    }, soon)
    await fetch(`${shared.emulator.url}/__emulator/callbacks/${body.attemptId}/send`, {
      method: 'POST',
      body: '{"times":3}',
    })
    const { purchases } = await ask('/api/access/purchases')
    expect(purchases).toEqual([expect.objectContaining({ paymentId: body.attemptId, state: 'live' })])
    expect(await depositsAt(shared.emulator.url)).toEqual([body.attemptId])
  },
)

it('sends what was stored and never sent, once, and under the id it was stored with', async () => {
  const first = await startServer('after-insert')
  const student = await signUp()
  const body = depositRequest(student)
  await ask('/api/payments/deposit-request-weekbe4', body).catch(() => {})
  expect(await first.died()).toBe('SIGKILL')
  expect(await depositsAt(shared.emulator.url)).toEqual([])

  await startAgain()
  const again = await ask('/api/payments/deposit-request-weekbe4', depositRequest(student))
  expect(again.depositData).toMatchObject({ depositID: body.attemptId })
  await vi.waitFor(async () => {
    const { purchases } = await ask('/api/access/purchases')
    expect(purchases).toEqual([expect.objectContaining({ paymentId: body.attemptId, state: 'live' })])
  }, soon)
  expect(await depositsAt(shared.emulator.url)).toEqual([body.attemptId])
})

it('sends it by itself within a minute when nobody asks again', async () => {
  const first = await startServer('after-insert')
  const student = await signUp()
  const body = depositRequest(student)
  await ask('/api/payments/deposit-request-weekbe4', body).catch(() => {})
  expect(await first.died()).toBe('SIGKILL')

  await startAgain()
  await vi.waitFor(async () => {
    const { payments } = await ask('/api/payments')
    expect(payments).toEqual([expect.objectContaining({ id: body.attemptId, status: 'COMPLETED' })])
  }, soon)
})
