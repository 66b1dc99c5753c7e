import { scheduleRefund } from '../accept.ts'
import { isProvider } from '../api/deposits.ts'
import { scheduleCallback } from '../callbacks.ts'
import { type EmulatorAnswer, json } from '../http/answer.ts'
import type { Request } from '../http/request.ts'
import { forget } from '../new-state.ts'
import type { Emulator } from '../settings.ts'
import type { CallbackWish, EmulatedStatus } from '../state.ts'

/** Sends a callback on request, true or not: `status` may lie, `forged` signs it with a stranger's key. */
export function sendCallback({ world }: Emulator, { body }: Request, id: string): EmulatorAnswer {
  const operation = world.state.deposits[id] ?? world.state.refunds[id]
  if (!operation) return json({ error: 'No such deposit' }, 404)
  const { status, forged, unsigned, delay, times } = body ?? {}
  const wish: CallbackWish = {
    ...(typeof status === 'string' ? { status } : {}),
    ...(typeof times === 'number' ? { times } : {}),
    ...(forged === true
      ? { signature: 'forged' as const }
      : unsigned === true
        ? { signature: 'none' as const }
        : {}),
  }
  scheduleCallback(world, operation, typeof delay === 'number' ? delay : 0, wish)
  world.save()
  return json({ scheduled: true }, 202)
}

export async function advanceClock({ world }: Emulator, { body }: Request): Promise<EmulatorAnswer> {
  if (typeof body?.ms !== 'number' || !(body.ms >= 0)) return json({ error: 'ms is a number from 0 up' }, 400)
  await world.advance(body.ms)
  return json({ now: new Date(world.now()).toISOString() })
}

export function setProvider({ world }: Emulator, { body }: Request, id: string): EmulatorAnswer {
  if (!isProvider(id)) return json({ error: 'No such provider' }, 404)
  const entries = Object.entries(body ?? {})
  if (!entries.every(([name, status]) => (name === 'DEPOSIT' || name === 'REFUND') && isStatus(status)))
    return json({ error: 'DEPOSIT and REFUND are OPERATIONAL, DELAYED or CLOSED' }, 400)
  const before = world.state.providers[id].REFUND
  Object.assign(world.state.providers[id], body)
  const released = before === 'DELAYED' && world.state.providers[id].REFUND === 'OPERATIONAL'
  for (const refund of released ? Object.values(world.state.refunds) : [])
    if (refund.provider === id && refund.status === 'ENQUEUED') scheduleRefund(world, refund)
  world.save()
  return json(world.state.providers[id])
}

const isStatus = (status: unknown): status is EmulatedStatus =>
  status === 'OPERATIONAL' || status === 'DELAYED' || status === 'CLOSED'

export function setShape({ settings }: Emulator, { body }: Request): EmulatorAnswer {
  settings.shape = body?.shape === 'list' ? 'list' : 'object'
  return json({ shape: settings.shape })
}

export function reset({ world }: Emulator): EmulatorAnswer {
  forget(world.state)
  world.save()
  return json({ reset: true })
}
