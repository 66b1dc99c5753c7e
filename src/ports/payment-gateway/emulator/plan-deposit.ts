/** The outcome of a deposit that was just accepted. Pure: depends on the payer, the wallet, and the test's faults. */
import { PROVIDERS } from '#product/mobile-money.ts'
import type { Failure } from '../records.ts'
import { failureOf } from './failure-messages.ts'
import type { Fault, Operation } from './state.ts'
import { DEPOSIT_NUMBERS, type TestOutcome } from './test-numbers.ts'

export const TIMELINE = {
  processing: 1_000,
  reconciliation: 2_000,
  final: 4_000,
  promptLife: 120_000,
} as const

export type PlannedStep = { after: number; to: string; failure?: Failure }
export type DepositPlan = { steps: PlannedStep[]; prompt: boolean }

const processing: PlannedStep = { after: TIMELINE.processing, to: 'PROCESSING' }

export function planDeposit(
  deposit: Pick<Operation, 'phone' | 'provider'>,
  { promptOpenOnPhone, faults }: { promptOpenOnPhone: boolean; faults: readonly Fault[] },
): DepositPlan {
  const outcome = outcomeOf(deposit, promptOpenOnPhone)
  const settled = outcome === 'PROMPT' || outcome === 'PENDING' ? 'COMPLETED' : outcome

  const late = faultDelay(faults, 'complete_after')
  if (late !== undefined) return { steps: [processing, { after: late, to: 'COMPLETED' }], prompt: false }
  const long = faultDelay(faults, 'reconcile_for')
  if (long !== undefined) {
    const reconciling = { after: TIMELINE.reconciliation, to: 'IN_RECONCILIATION' }
    return {
      steps: [processing, reconciling, finalStep(settled, TIMELINE.reconciliation + long)],
      prompt: false,
    }
  }

  if (outcome === 'PROMPT') return { steps: [processing], prompt: true }
  if (outcome === 'PENDING') return { steps: [processing], prompt: false }
  return { steps: [processing, finalStep(outcome, TIMELINE.final)], prompt: false }
}

function outcomeOf(
  { phone, provider }: Pick<Operation, 'phone' | 'provider'>,
  promptOpen: boolean,
): TestOutcome | 'PROMPT' {
  const prefixes: readonly string[] = PROVIDERS[provider].prefixes
  if (!prefixes.includes(`0${phone.slice(3, 5)}`)) return 'FAILED PAYER_NOT_FOUND'
  const listed = DEPOSIT_NUMBERS[phone]
  if (listed) return listed.outcome
  return promptOpen ? 'FAILED PAYMENT_IN_PROGRESS' : 'PROMPT'
}

export function finalStep(outcome: Exclude<TestOutcome, 'PENDING'>, after: number): PlannedStep {
  if (outcome === 'COMPLETED') return { after, to: 'COMPLETED' }
  return { after, to: 'FAILED', failure: failureOf(outcome.replace('FAILED ', '')) }
}

/** A fault's milliseconds, under either of the names tests use. */
function faultDelay(faults: readonly Fault[], action: string): number | undefined {
  const fault = faults.find((each) => each.action === action)
  return fault && (typeof fault.params.ms === 'number' ? fault.params.ms : 400_000)
}
