import { deliverCallback } from './callbacks.ts'
import type { Emulator } from './settings.ts'
import type { DueEvent } from './state.ts'
import { transition } from './transition.ts'

type CallbackEvent = DueEvent & { what: 'callback' }
type MoveEvent = DueEvent & { what: 'move' }

/** Completes a fresh deposit at once and waits until its callback was answered. */
export async function deliverNow(emulator: Emulator, id: string): Promise<void> {
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
