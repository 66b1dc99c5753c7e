/** Lets a request through, unless a test requested a fault on the way there or back. */

import { deliverCallback } from '../callbacks.ts'
import { type Facts, takeFault } from '../faults.ts'
import { type EmulatorAnswer, refusal } from '../http/answer.ts'
import type { Emulator } from '../settings.ts'
import type { DueEvent } from '../state.ts'
import { transition } from '../transition.ts'

const garbage: EmulatorAnswer = {
  kind: 'content',
  status: 200,
  type: 'text/html',
  content: '<html><body><h1>Bad gateway</h1></body></html>',
}
const internal = () => refusal(500, 'UNKNOWN_ERROR', 'An unknown error occurred.')

export async function underFaults(
  emulator: Emulator,
  facts: Facts,
  proceed: () => EmulatorAnswer | Promise<EmulatorAnswer>,
): Promise<EmulatorAnswer> {
  const { world } = emulator
  const fault = takeFault(world.state, 'transport', facts)
  if (!fault) return proceed()
  world.save()
  switch (fault.action) {
    case 'drop_before_accept':
      return { kind: 'reset' }
    case 'http_500':
    case 'lookup_500':
      return internal()
    case 'http_429':
      return refusal(429, 'TOO_MANY_REQUESTS', 'Slow down.')
    case 'lookup_garbage':
      return garbage
    case 'slow':
      await world.pause(Number(fault.params.ms ?? 3_000))
      return proceed()
  }
  // From here on the request has been processed, and only its answer is affected.
  const answer = await proceed()
  switch (fault.action) {
    case 'accept_then_500':
      return internal()
    case 'accept_then_hang':
      return { kind: 'hang' }
    case 'accept_then_reset':
      return { kind: 'reset' }
    case 'garbage_body':
      return garbage
    case 'callback_before_response':
      await deliverNow(emulator, facts.id ?? '')
      return answer
    default:
      return answer
  }
}

type CallbackEvent = DueEvent & { what: 'callback' }
type MoveEvent = DueEvent & { what: 'move' }

/** Completes a fresh deposit at once and waits until its callback was answered. */
async function deliverNow(emulator: Emulator, id: string): Promise<void> {
  const { world } = emulator
  const steps = world.state.agenda.filter((due): due is MoveEvent => due.what === 'move' && due.id === id)
  const end = steps.find(({ to }) => to === 'COMPLETED' || to === 'FAILED')
  transition(world, end ?? { what: 'move', kind: 'deposit', id, to: 'COMPLETED' })
  const callbacks = world.state.agenda.filter(
    (due): due is CallbackEvent => due.what === 'callback' && due.id === id,
  )
  world.cancel((due) => due.what === 'callback' && due.id === id)
  for (const callback of callbacks) await deliverCallback(emulator, callback)
}
