import { expect, it } from 'vitest'
import { minutes } from '#kit/time.ts'
import { decideRefund, OPEN_REFUNDS, type RefundHeard } from './settle-refund.ts'

const createdAt = new Date('2026-11-20T08:00:00Z')
const hear = (status: Parameters<typeof decideRefund>[0]['status'], heard: RefundHeard, after = 0) =>
  decideRefund({ status, neverSent: false, createdAt }, heard, new Date(createdAt.getTime() + after))
const seen = (status: Extract<RefundHeard, { type: 'status' }>['status']): RefundHeard => ({
  type: 'status',
  status,
  failure: null,
})

it.each(OPEN_REFUNDS)('pays back once from %s', (status) => {
  expect(hear(status, seen('COMPLETED'))).toEqual({ to: 'COMPLETED', paidBack: true })
  expect(hear('COMPLETED', seen('COMPLETED'))).toEqual({})
})

it('pays back after all when it was thought to have failed: the money has gone', () => {
  expect(hear('FAILED', seen('COMPLETED'))).toMatchObject({ paidBack: true })
})

it('moves forward only', () => {
  expect(hear('PROCESSING', { type: 'accepted' })).toEqual({})
  expect(hear('ACCEPTED', seen('ENQUEUED'))).toEqual({ to: 'ENQUEUED' })
})

it('stays open when nobody answers, and fails from "not found" after 15 minutes', () => {
  expect(hear('CREATED', { type: 'no-answer', reason: '' })).toEqual({})
  expect(hear('CREATED', { type: 'not-found' }, minutes(14))).toEqual({})
  expect(hear('CREATED', { type: 'not-found' }, minutes(15))).toMatchObject({ to: 'FAILED' })
})

it('tells a person about every refusal and every word nobody knows', () => {
  expect(hear('CREATED', { type: 'refused', code: 'X', message: '' })).toMatchObject({
    to: 'REJECTED',
    alarm: 'refund-failed',
  })
  expect(hear('ACCEPTED', seen('FAILED'))).toMatchObject({ to: 'FAILED', alarm: 'refund-failed' })
  expect(hear('ACCEPTED', seen({ unknown: 'X' }))).toMatchObject({ to: 'NEEDS_ATTENTION' })
})
