/** Faults requested by a test. Each applies to one stage of the emulator's work; a stage takes the first that matches. */
import type { EmulatorState, Fault } from './state.ts'

export const ACTIONS = {
  drop_before_accept: { stage: 'transport', op: 'initiate' },
  accept_then_500: { stage: 'transport', op: 'initiate' },
  accept_then_hang: { stage: 'transport', op: 'initiate' },
  accept_then_reset: { stage: 'transport', op: 'initiate' },
  callback_before_response: { stage: 'transport', op: 'initiate' },
  slow: { stage: 'transport', op: 'initiate' },
  http_500: { stage: 'transport', op: 'initiate' },
  http_429: { stage: 'transport', op: 'initiate' },
  garbage_body: { stage: 'transport', op: 'initiate' },
  lookup_500: { stage: 'transport', op: 'lookup' },
  lookup_garbage: { stage: 'transport', op: 'lookup' },
  stale_lookup: { stage: 'reading', op: 'lookup' },
  unknown_status: { stage: 'reading', op: 'lookup' },
  not_found_then_found: { stage: 'reading', op: 'lookup' },
  complete_after: { stage: 'timeline', op: 'initiate' },
  reconcile_for: { stage: 'timeline', op: 'initiate' },
  flip_final: { stage: 'timeline', op: 'initiate' },
  amount_mismatch: { stage: 'timeline', op: 'initiate' },
  currency_mismatch: { stage: 'timeline', op: 'initiate' },
  no_callback: { stage: 'callback', op: 'callback' },
  late_callback: { stage: 'callback', op: 'callback' },
  duplicate_callback: { stage: 'callback', op: 'callback' },
  bad_signature: { stage: 'signature', op: 'callback' },
  raw_signature: { stage: 'signature', op: 'callback' },
} as const

export type Action = keyof typeof ACTIONS
export type FaultStage = (typeof ACTIONS)[Action]['stage']

/** `op` is one of initiate, lookup, callback, refund, refund-lookup, resend, toolkit. */
export type Facts = {
  op: string
  phone?: string | undefined
  provider?: string | undefined
  id?: string | undefined
}

export const isAction = (name: unknown): name is Action =>
  typeof name === 'string' && Object.hasOwn(ACTIONS, name)

export const takeFault = (state: EmulatorState, stage: FaultStage, facts: Facts): Fault | undefined =>
  takeFaults(state, stage, facts, 1)[0]

/** Applied faults are counted down and removed once used up. */
export function takeFaults(
  state: EmulatorState,
  stage: FaultStage,
  facts: Facts,
  most = Number.POSITIVE_INFINITY,
): Fault[] {
  const struck: Fault[] = []
  for (const fault of state.faults) {
    if (struck.length >= most || !isAction(fault.action)) continue
    if (ACTIONS[fault.action].stage !== stage || !faultApplies(fault.match, facts)) continue
    fault.seen++
    if (fault.match.nth !== undefined && fault.seen !== fault.match.nth) continue
    if (fault.times !== null) fault.times--
    struck.push(fault)
  }
  state.faults = state.faults.filter(({ times }) => times !== 0)
  return struck
}

const faultApplies = (match: Fault['match'], facts: Facts) =>
  match.op === facts.op &&
  (['phone', 'provider', 'id'] as const).every(
    (name) => match[name] === undefined || match[name] === facts[name],
  )
