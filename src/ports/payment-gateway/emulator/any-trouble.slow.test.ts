import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { orderFrom } from '../payment-gateway.conformance.ts'
import type { StartOutcome } from '../payment-gateway.ts'
import { openBench } from './test-bench.ts'

/** A small seeded generator, so that a failure can be replayed. */
function randomFrom(seed: number) {
  let state = seed
  return <Item>(items: readonly Item[]): Item => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return items[Math.floor((state / 2 ** 32) * items.length)]!
  }
}

const TROUBLE = [
  ...[
    'none',
    'none',
    'drop_before_accept',
    'accept_then_500',
    'accept_then_reset',
    'callback_before_response',
  ],
  ...['http_500', 'http_429', 'garbage_body', 'complete_after', 'reconcile_for', 'flip_final', 'no_callback'],
  ...['late_callback', 'duplicate_callback', 'bad_signature', 'raw_signature', 'lookup_500', 'stale_lookup'],
]
const PHONES = ['260763456789', '260973456049', '260953456700', '260763456129', '260971234567']

it('tells the truth about money in any mixture of trouble', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const bench = await openBench()
    try {
      await playThrough(bench, randomFrom(seed))
    } catch (fault) {
      throw new Error(`seed ${seed}`, { cause: fault })
    } finally {
      await bench.close()
    }
  }
})

async function playThrough(
  bench: Awaited<ReturnType<typeof openBench>>,
  pick: ReturnType<typeof randomFrom>,
) {
  const sent: { depositId: string; outcomes: StartOutcome['outcome'][] }[] = []
  for (let turn = 0; turn < 4; turn++) {
    const trouble = [pick(TROUBLE), pick(TROUBLE)].filter((action) => action !== 'none')
    for (const action of trouble) await bench.fault(action, { params: { ms: pick([1, 5_000, 400_000]) } })
    const order = { ...orderFrom(pick(PHONES)), depositId: randomUUID() }
    const outcomes: StartOutcome['outcome'][] = []
    for (let time = pick([1, 2]); time > 0; time--)
      outcomes.push((await bench.gateway.startDeposit(order)).outcome)
    sent.push({ depositId: order.depositId, outcomes })
    await bench.emulator.advance(pick([0, 500, 10_000]))
  }
  await bench.emulator.advance(3_600_000)
  await bench.admin('DELETE', 'faults')

  const { deposits } = await bench.deposits()
  expect(deposits.length).toBe(new Set(deposits.map(({ id }) => id)).size)
  for (const { depositId, outcomes } of sent) {
    const theirs = deposits.find(({ id }) => id === depositId)
    const reading = await bench.gateway.readDeposit(depositId)
    // A deposit reported as existing exists, and a lookup finds each with its actual state.
    if (outcomes.some((outcome) => outcome === 'accepted' || outcome === 'duplicate'))
      expect(theirs).toBeDefined()
    expect(outcomes.filter((outcome) => outcome === 'accepted').length).toBeLessThanOrEqual(1)
    expect(reading).toMatchObject(theirs ? { deposit: { status: theirs.status } } : { reading: 'not-found' })
  }
  for (const callback of await bench.checked())
    if (callback.body.about === 'deposit')
      expect(sent.map(({ depositId }) => depositId)).toContain(callback.body.deposit.depositId)
}
