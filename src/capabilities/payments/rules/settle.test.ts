import { describe, expect, it } from 'vitest'
import { hours, minutes } from '#kit/time.ts'
import { PAYMENT_STATUSES } from '../contract.ts'
import {
  type Decision,
  decide,
  type GatewayResult,
  HOLD_REASONS,
  isOpen,
  type PaymentFacts,
} from './settle.ts'

const created = new Date('2026-11-20T08:00:00Z')
const at = (ms: number) => new Date(created.getTime() + ms)

const payment = (change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  status: 'ACCEPTED',
  heldBecause: null,
  failedBy: null,
  delivery: 'sending',
  sends: 1,
  sentAt: created,
  amountNgwee: 15_000,
  currency: 'ZMW',
  createdAt: created,
  payerExists: true,
  ...change,
})

const seen = (
  status: Extract<GatewayResult, { type: 'status' }>['status'],
  change: Partial<Extract<GatewayResult, { type: 'status' }>> = {},
): GatewayResult => ({
  type: 'status',
  status,
  amount: 15_000,
  currency: 'ZMW',
  failure: status === 'FAILED' ? { code: 'INSUFFICIENT_BALANCE', message: 'low' } : null,
  providerTransactionId: null,
  ...change,
})

const hear = (facts: Partial<PaymentFacts>, heard: GatewayResult, after = minutes(1)) =>
  decide(payment(facts), heard, at(after))

describe('a completed payment', () => {
  it.each(['CREATED', 'ACCEPTED', 'PROCESSING', 'IN_RECONCILIATION'] as const)('grants from %s', (status) => {
    expect(hear({ status }, seen('COMPLETED'))).toEqual({
      outcome: 'applied',
      to: 'COMPLETED',
      money: 'grant',
    })
  })

  it('is granted once', () => {
    expect(hear({ status: 'COMPLETED' }, seen('COMPLETED'))).toEqual({ outcome: 'duplicate' })
  })

  it.each([
    ['another amount', { amount: 100 }, 'book-held'],
    ['an amount nobody can read', { amount: { unreadable: '1e3' } }, undefined],
    ['another currency', { currency: 'USD' }, undefined],
    ['no currency', { currency: null }, undefined],
  ] as const)('is held and booked as far as it can be named: %s', (_, change, money) => {
    const decision = hear({}, seen('COMPLETED', change))
    expect(decision).toMatchObject({
      to: 'NEEDS_ATTENTION',
      heldBecause: 'money-differs',
      alarm: 'money-differs',
    })
    expect(decision.money).toBe(money)
  })

  it('is held when the account is gone', () => {
    expect(hear({ payerExists: false }, seen('COMPLETED'))).toMatchObject({
      to: 'NEEDS_ATTENTION',
      heldBecause: 'account-deleted',
      money: 'book-held',
    })
  })

  it('is granted late when we had given it up, and a person’s matter when the gateway had', () => {
    expect(hear({ status: 'FAILED', failedBy: 'us' }, seen('COMPLETED'))).toMatchObject({
      outcome: 'late',
      money: 'grant',
      alarm: 'late-completion',
    })
    for (const facts of [
      { status: 'FAILED', failedBy: 'gateway' },
      { status: 'REJECTED', failedBy: 'gateway' },
    ] as const)
      expect(hear(facts, seen('COMPLETED'))).toMatchObject({
        to: 'NEEDS_ATTENTION',
        heldBecause: 'final-states-disagree',
      })
  })

  it('is granted after all when it was held only because we did not understand', () => {
    for (const heldBecause of ['unknown-status', 'too-old'] as const)
      expect(hear({ status: 'NEEDS_ATTENTION', heldBecause }, seen('COMPLETED'))).toMatchObject({
        money: 'grant',
      })
  })
})

describe('a failed payment', () => {
  it('carries the gateway’s reason', () => {
    expect(hear({}, seen('FAILED'))).toMatchObject({
      to: 'FAILED',
      failure: { code: 'INSUFFICIENT_BALANCE', by: 'gateway' },
    })
  })

  it('never takes back what was granted', () => {
    expect(hear({ status: 'COMPLETED' }, seen('FAILED'))).toEqual({
      outcome: 'no-change',
      alarm: 'failed-after-completed',
    })
  })

  it('is believed from "not found" only 15 minutes after it was sent last, or when it was never sent', () => {
    const facts = { status: 'CREATED', delivery: 'absent' } as const
    expect(hear(facts, { type: 'not-found' }, minutes(15) - 1).to).toBeUndefined()
    expect(hear(facts, { type: 'not-found' }, minutes(15)).to).toBe('FAILED')
    const sentAgain = { ...facts, sends: 2, sentAt: at(minutes(10)) }
    expect(hear(sentAgain, { type: 'not-found' }, minutes(25) - 1).to).toBeUndefined()
    expect(hear(sentAgain, { type: 'not-found' }, minutes(25)).to).toBe('FAILED')
    expect(hear({ ...facts, delivery: 'unsent' }, { type: 'not-found' }, 0).to).toBe('FAILED')
    expect(hear({ status: 'ACCEPTED' }, { type: 'not-found' }, hours(1)).to).toBeUndefined()
  })

  it('is never called refused by the gateway for a request that was not the first', () => {
    const refused = { type: 'refused', code: 'AMOUNT_OUT_OF_BOUNDS', message: '' } as const
    expect(hear({ status: 'CREATED', sends: 2 }, refused)).toMatchObject({
      to: 'FAILED',
      failure: { code: 'AMOUNT_OUT_OF_BOUNDS', by: 'us' },
    })
  })

  it('is refused at the door only while nothing else is known', () => {
    const refused = { type: 'refused', code: 'AMOUNT_OUT_OF_BOUNDS', message: '' } as const
    expect(hear({ status: 'CREATED' }, refused)).toMatchObject({ to: 'REJECTED' })
    expect(hear({ status: 'PROCESSING' }, refused)).toEqual({ outcome: 'no-change' })
    expect(hear({ status: 'CREATED' }, { ...refused, code: 'UNKNOWN_ERROR' })).toEqual({
      outcome: 'error',
      delivery: 'unanswered',
    })
  })
})

describe('an open payment', () => {
  it('moves forward and never back', () => {
    expect(hear({ status: 'ACCEPTED' }, seen('IN_RECONCILIATION')).to).toBe('IN_RECONCILIATION')
    expect(hear({ status: 'PROCESSING' }, seen('ACCEPTED'))).toEqual({ outcome: 'no-change' })
    expect(hear({ status: 'COMPLETED' }, { type: 'accepted' })).toEqual({ outcome: 'no-change' })
  })

  it('is accepted when the gateway calls the request a repeat', () => {
    expect(hear({ status: 'CREATED' }, { type: 'duplicate' })).toMatchObject({ to: 'ACCEPTED' })
    expect(hear({ status: 'PROCESSING' }, { type: 'duplicate' })).toEqual({ outcome: 'duplicate' })
  })

  it('counts as unsent only when no request of it can have left', () => {
    const cut = { type: 'never-sent', reason: '' } as const
    expect(hear({ status: 'CREATED' }, cut).delivery).toBe('unsent')
    expect(hear({ status: 'CREATED', sends: 2 }, cut).delivery).toBe('unanswered')
  })

  it('is handed to a person for a word nobody knows, and after seven days', () => {
    expect(hear({}, seen({ unknown: 'SOMETHING_NEW' }))).toMatchObject({ heldBecause: 'unknown-status' })
    expect(hear({}, { type: 'time-passed' }, hours(168) - 1)).toEqual({ outcome: 'no-change' })
    expect(hear({}, { type: 'time-passed' }, hours(168))).toMatchObject({ heldBecause: 'too-old' })
  })
})

/** Everything that can be heard, about every payment there can be. */
const everyPayment = PAYMENT_STATUSES.flatMap((status) =>
  [null, ...HOLD_REASONS].flatMap((heldBecause) =>
    ([null, 'gateway', 'us'] as const).flatMap((failedBy) =>
      [true, false].map((payerExists) => payment({ status, heldBecause, failedBy, payerExists })),
    ),
  ),
)
const everything: GatewayResult[] = [
  { type: 'accepted' },
  { type: 'duplicate' },
  { type: 'refused', code: 'X', message: '' },
  { type: 'misconfigured', code: 'AUTHENTICATION_ERROR', message: '' },
  { type: 'never-sent', reason: '' },
  { type: 'no-answer', reason: '', misconfigured: true },
  { type: 'not-found' },
  { type: 'time-passed' },
  ...(
    ['ACCEPTED', 'PROCESSING', 'IN_RECONCILIATION', 'COMPLETED', 'FAILED', { unknown: 'X' }] as const
  ).flatMap((status) => [seen(status), seen(status, { amount: 1 }), seen(status, { currency: 'USD' })]),
]

it('grants only for a matching COMPLETED of a living account, and a final state never becomes open again', () => {
  for (const facts of everyPayment)
    for (const heard of everything) {
      const decision: Decision = decide(facts, heard, at(hours(200)))
      if (decision.money === 'grant') {
        expect(heard).toEqual(seen('COMPLETED'))
        expect(facts.payerExists).toBe(true)
        expect(facts.status).not.toBe('COMPLETED')
        expect(decision.to).toBe('COMPLETED')
      }
      if (decision.to === 'COMPLETED') expect(decision.money).toBe('grant')
      if (!isOpen(facts.status) && decision.to) expect(isOpen(decision.to)).toBe(false)
      if (facts.status === 'COMPLETED') expect(decision.to).toBeUndefined()
    }
})
