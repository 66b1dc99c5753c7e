/** One machine after another is replaced while students work: no request fails, and what runs has time to end. */
import { describe, expect, inject, it, vi } from 'vitest'
import { browserOf, fleet, type Machine } from '#tests/fleet.ts'
import { PATIENCE } from '#tests/patience.ts'
import { standstill } from '#tests/standstill.ts'

const onPostgres = inject('database').kind === 'PostgreSQL'
const { start } = fleet()
/** The longest there is: on a busy machine the proxy below looks later than it means to. */
const NOTICE = { LEAVING_NOTICE_MS: '8000' }

/** Eight seconds of notice, five to close and one for the last lines, on a machine that is busy with something else. */
const LEAVES_WITHIN = 30_000

/** No notice is long enough for a machine on which nothing moves, so what fails meanwhile is tried again. */
const STANDS_STILL = 2_000
const ROUNDS = 5

async function undisturbed(round: () => Promise<void>): Promise<void> {
  for (let left = ROUNDS; ; left -= 1) {
    const still = standstill()
    try {
      return await round()
    } catch (error) {
      if (left === 1 || still.longest() < STANDS_STILL) throw error
    } finally {
      still.end()
    }
  }
}

/** Distributes requests among the servers that report ready, like a proxy that polls every tenth of a second. */
function proxy(machines: Machine[]) {
  const ready = new Set(machines)
  // One look at a time: an old answer that arrives late would bring back a machine that leaves.
  const lookedAt = new Set<Machine>()
  let turn = 0
  async function look(machine: Machine) {
    if (lookedAt.has(machine)) return
    lookedAt.add(machine)
    const { ok } = await fetch(`${machine.address}/readyz`).catch(() => ({ ok: false }))
    if (ok) ready.add(machine)
    else ready.delete(machine)
    lookedAt.delete(machine)
  }
  const looking = setInterval(() => void machines.map(look), 100)
  return {
    machines,
    /** Waits for one where there is none. */
    async next(): Promise<Machine> {
      await vi.waitUntil(() => ready.size > 0, { timeout: PATIENCE })
      return [...ready][turn++ % ready.size] as Machine
    },
    isReady: (machine: Machine) => ready.has(machine),
    close: () => clearInterval(looking),
  }
}

describe.runIf(onPostgres)('a rolling restart', () => {
  it('fails no request', () =>
    undisturbed(async () => {
      const student = browserOf()
      const machines = await Promise.all([start('web', NOTICE), start('web', NOTICE)])
      await student.signIn(machines[0]!)
      const shared = proxy([...machines])
      const answers: Record<string, number> = {}
      let going = true
      const asking = Array.from({ length: 4 }, async () => {
        while (going) {
          const answer = await shared
            .next()
            .then((machine) => student.send(machine, '/api/access'))
            .then(async (sent) => `${sent.status} ${(await sent.text()).includes('assistants')}`)
            .catch(String)
          answers[answer] = (answers[answer] ?? 0) + 1
        }
      })
      const took: number[] = []
      try {
        for (const old of machines) {
          const fresh = await start('web', NOTICE)
          shared.machines.push(fresh)
          await expect.poll(() => shared.isReady(fresh)).toBe(true)
          took.push(await old.leave())
        }
      } finally {
        going = false
        await Promise.all(asking)
        shared.close()
      }
      expect(Object.keys(answers)).toEqual(['200 true'])
      expect(answers['200 true']).toBeGreaterThan(50)
      expect(Math.max(...took)).toBeLessThan(LEAVES_WITHIN)
    }))

  it('says at /readyz that it leaves, and lets what is on its way end', () =>
    undisturbed(async () => {
      const student = browserOf()
      const [leaving, other] = [await start('web', NOTICE), await start('web')]
      await student.signIn(leaving)
      let sendRest = () => {}
      const rest = new Promise<void>((go) => {
        sendRest = go
      })
      const body = JSON.stringify({ email: 'student@weekbe4.test', password: 'ready-to-study' })
      const slow = student.send(leaving, '/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: ReadableStream.from(
          (async function* () {
            yield Buffer.from(body.slice(0, 10))
            await rest
            yield Buffer.from(body.slice(10))
          })(),
        ),
        duplex: 'half',
      } as RequestInit)
      // It may be lost where nothing moved for too long, and then it is read nowhere.
      slow.catch(() => {})
      const left = leaving.leave()
      const readiness = () => fetch(`${leaving.address}/readyz`).then((answer) => answer.json())
      await expect.poll(readiness).toEqual({ status: 'not ready', reason: 'leaving' })
      // Slow on purpose: it is answered long after the others have noticed.
      await expect
        .poll(() => fetch(`${leaving.address}/healthz`).then(({ headers }) => headers.get('connection')))
        .toBe('close')
      sendRest()
      expect((await slow).status).toBe(200)
      expect(await left).toBeLessThan(LEAVES_WITHIN)
      expect((await student.send(other, '/readyz')).status).toBe(200)
    }))
})
