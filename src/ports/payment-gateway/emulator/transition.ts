/** One state change of a deposit or refund. A final state stays, unless a test flips it on purpose. */
import { randomInt } from 'node:crypto'
import type { Failure } from '../records.ts'
import { operationOf, planCallback } from './callbacks.ts'
import type { EmulatorWorld } from './emulator-state.ts'
import { failureOf } from './failure-messages.ts'
import { type Happening, isFinal, type Operation } from './state.ts'

export function transition(world: EmulatorWorld, step: Extract<Happening, { what: 'move' }>): boolean {
  const operation = operationOf(world, step)
  if (!operation || (isFinal(operation.status) && !step.flip)) return false
  operation.status = step.to
  if (isFinal(step.to)) finish(world, operation, step.failure ?? null, step.flip === true)
  world.save()
  return true
}

/** Decided now: on the phone, or by a test over the admin API. */
export const settleOperation = (
  world: EmulatorWorld,
  { kind, id }: Operation,
  to: string,
  failure?: Failure,
): boolean => transition(world, { what: 'move', kind, id, to, ...(failure ? { failure } : {}) })

function finish(world: EmulatorWorld, operation: Operation, failure: Failure | null, flipped: boolean) {
  const { id, kind, status, bent } = operation
  operation.prompt = 'none'
  operation.failure = status === 'FAILED' ? (failure ?? failureOf('UNSPECIFIED_FAILURE')) : null
  operation.finishedAt = new Date(world.now()).toISOString()
  operation.providerTransactionId ??= status === 'COMPLETED' ? String(randomInt(1e11, 1e12)) : null
  world.cancel((due) => due.id === id && due.what !== 'callback')
  planCallback(world, operation)
  if (bent.flipAfter === undefined || flipped) return
  const opposite = status === 'COMPLETED' ? 'FAILED' : 'COMPLETED'
  world.later(bent.flipAfter, { what: 'move', kind, id, to: opposite, flip: true })
}
