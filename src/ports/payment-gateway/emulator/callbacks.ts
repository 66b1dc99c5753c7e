/** Callbacks: signed, retried for a quarter of an hour, and distorted where a test asks for it. */
import { seconds } from '#kit/time.ts'
import type { EmulatorWorld } from './emulator-state.ts'
import { takeFault } from './faults.ts'
import { postCallback } from './post-callback.ts'
import type { Emulator } from './settings.ts'
import { callbackData } from './show-operation.ts'
import type { CallbackWish, DueEvent, Operation } from './state.ts'

const FIRST_AFTER = 100
/** Gaps between attempts, a quarter of an hour in all; the gateway's own intervals are not published. */
const GAPS = [5, 15, 30, 60, 120, 240, 420].map(seconds)

export const operationOf = (
  world: EmulatorWorld,
  { kind, id }: Pick<Operation, 'kind' | 'id'>,
): Operation | undefined => (kind === 'deposit' ? world.state.deposits : world.state.refunds)[id]

/** Called when an operation becomes final. */
export function planCallback(world: EmulatorWorld, operation: Operation) {
  const fault = takeFault(world.state, 'callback', { op: 'callback', ...operation })
  if (fault?.action === 'no_callback') return
  const { ms, times } = fault?.params ?? {}
  const after = fault?.action === 'late_callback' ? Number(ms ?? 60_000) : FIRST_AFTER
  const send = fault?.action === 'duplicate_callback' ? { times: Number(times ?? 5) } : {}
  scheduleCallback(world, operation, after, send)
}

export function scheduleCallback(
  world: EmulatorWorld,
  { kind, id }: Operation,
  after: number,
  send: CallbackWish,
) {
  world.later(after, { what: 'callback', kind, id, attempt: 1, send })
}

export async function deliverCallback(
  emulator: Emulator,
  event: DueEvent & { what: 'callback' },
): Promise<void> {
  const { world } = emulator
  const operation = operationOf(world, event)
  if (!operation || !emulator.settings.callbackUrl) return
  // The next attempt is stored before this one is sent: a kill in between loses nothing.
  const gap = GAPS[event.attempt - 1]
  const retry = gap === undefined ? undefined : world.later(gap, { ...event, attempt: event.attempt + 1 })
  world.save()

  const status = event.send.status ?? operation.status
  const body = JSON.stringify(callbackData(operation, status))
  const signature = event.send.signature ?? bentSignature(world, operation)
  // Several at once, to test the receiver's handling of concurrent callbacks.
  const answers = await Promise.all(
    Array.from({ length: event.send.times ?? 1 }, () => postCallback(emulator, body, signature)),
  )
  for (const answer of answers)
    operation.callbacks.push({ at: new Date(world.now()).toISOString(), status, answer })
  if (retry && answers.includes(200)) world.cancel((due) => due === retry)
  world.save()
}

function bentSignature(world: EmulatorWorld, operation: Operation): CallbackWish['signature'] {
  const action = takeFault(world.state, 'signature', { op: 'callback', ...operation })?.action
  return action === 'bad_signature' ? 'bad' : action === 'raw_signature' ? 'raw' : undefined
}
