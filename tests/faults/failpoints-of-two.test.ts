/** One of two machines dies at a named step of a student's work; the other takes it up when the lease has run out, and it counts once. */
import { describe, expect, inject, it, vi } from 'vitest'
import type { FailPoint } from '#ports/services.ts'
import { depositsAt } from '#tests/at-gateway.ts'
import { browserOf, fleet, type Machine } from '#tests/fleet.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest } from '#tests/paying.ts'
import { TWO_READINGS } from '#tests/two-readings.ts'

const onPostgres = inject('database').kind === 'PostgreSQL'
const soon = { timeout: PATIENCE, interval: 250 }
const { shared, start, sendCallbacksTo } = fleet()

type Access = {
  assistants: Record<string, { uploadsUsed: number; generationsUsed: number; minutesUsed: number }>
}
type Student = ReturnType<typeof browserOf>

function thesis(fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const { name, buffer, mimeType } = TWO_READINGS
  form.append('document', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  return form
}

/** What is sent, how far it is as the other machine tells, and what it has cost in the end. */
type Work = {
  send: (at: Machine) => Promise<unknown>
  status: (at: Machine) => Promise<string | undefined>
  cost: (access: Access['assistants']) => number | undefined
  costs: number
}

const works = (student: Student): Partial<Record<FailPoint, Work>> => {
  const answers = { jobId: '', sessionId: '' }
  const sent = (at: Machine, path: string, form: FormData) =>
    student.post(at, path, form).then(async (answer) => Object.assign(answers, await answer.json()))
  return {
    'inside-analysis': {
      send: (at) => sent(at, '/ai/research/analyze', thesis()),
      status: async (at) =>
        (await student.read<{ analyses: { status: string }[] }>(at, '/ai/research/analyses')).analyses[0]
          ?.status,
      cost: ({ researchDecoder }) => researchDecoder?.uploadsUsed,
      costs: 1,
    },
    'inside-presentation': {
      send: (at) => sent(at, '/ai/weekbe4-powerpoint', thesis({ format: 'standard' })),
      status: async (at) =>
        (await student.read<{ status: string }>(at, `/ai/weekbe4-job-status/${answers.jobId}`)).status,
      cost: ({ powerpoint }) => powerpoint?.generationsUsed,
      costs: 1,
    },
    'inside-preparing': {
      send: (at) => sent(at, '/ai/examination/upload', thesis()),
      status: async (at) => {
        const path = `/ai/examination/processing-status?sessionId=${answers.sessionId}`
        return (await student.read<{ status: string }>(at, path)).status
      },
      cost: ({ defense }) => defense?.minutesUsed,
      costs: 0,
    },
  }
}

describe.runIf(onPostgres)('two machines, and one dies', () => {
  it.each(['inside-analysis', 'inside-presentation', 'inside-preparing'] as const)(
    '%s: the work is done after all, and counted once',
    async (point) => {
      const student = browserOf()
      const { send, status, cost, costs } = works(student)[point]!
      const [dying, living] = await Promise.all([start('web', { FAILPOINT: point }), start('web')])
      await student.signIn(dying)
      await send(dying)
      await vi.waitFor(() => expect(dying.ended()).toBe('SIGKILL'), soon)
      await start('worker')
      await vi.waitFor(async () => expect(await status(living)).toBe('completed'), soon)
      expect(cost((await student.read<Access>(living, '/api/access')).assistants)).toBe(costs)
    },
  )

  it.each(['after-insert', 'after-send', 'inside-grant', 'after-commit'] as const)(
    '%s: the payment opens the room once, and the phone is asked once',
    async (point) => {
      const payer = browserOf()
      const [dying, living] = await Promise.all([start('web', { FAILPOINT: point }), start('web')])
      sendCallbacksTo(dying)
      const paying = depositRequest(await payer.signUp(dying))
      await payer.post(dying, '/api/payments/deposit-request-weekbe4', paying).catch(() => {})
      await vi.waitFor(() => expect(dying.ended()).toBe('SIGKILL'), soon)
      sendCallbacksTo(living)
      await start('worker')
      const bought = async () =>
        (
          await payer.read<{ purchases: { paymentId: string; state: string }[] }>(
            living,
            '/api/access/purchases',
          )
        ).purchases
      await vi.waitFor(async () => expect(await bought()).toHaveLength(1), soon)
      expect(await bought()).toMatchObject([{ paymentId: paying.attemptId, state: 'live' }])
      expect(await depositsAt(shared.emulator.url)).toEqual([paying.attemptId])
    },
  )
})
