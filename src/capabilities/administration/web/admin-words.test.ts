import { expect, it } from 'vitest'
import { PAYMENT_STATUSES } from '#capabilities/payments/contract.ts'
import { assistantNames, depositState, detailWords, refundChip, whenShort } from './admin-words.ts'

it('has a word for every state of a deposit, and the refund goes before it', () => {
  for (const status of PAYMENT_STATUSES)
    expect(depositState({ status, refunded: 'no' }).words).toMatch(/^[A-Z][a-z ]+$/)
  expect(depositState({ status: 'COMPLETED', refunded: 'yes' }).words).toBe('Refunded')
  expect(depositState({ status: 'COMPLETED', refunded: 'running' }).words).toBe('Being refunded')
  expect(depositState({ status: 'NEEDS_ATTENTION', refunded: 'no' }).kind).toBe('bad')
})

it('says whether a refund has arrived', () => {
  expect(
    [refundChip('COMPLETED'), refundChip('ENQUEUED'), refundChip('FAILED')].map(({ words }) => words),
  ).toEqual(['Refunded', 'In progress', 'Not refunded'])
})

it('shows times as in Lusaka, with the year where it is another one', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(whenShort('2026-11-19T19:14:00Z', now)).toBe('19 Nov, 21:14')
  expect(whenShort('2024-11-19T19:14:00Z', now)).toContain('2024')
})

it('calls assistants by their names, and an unknown type by its own', () => {
  expect(assistantNames(['researchDecoder', 'voice', 'older'])).toBe('Research Decoder, Voice Chat, older')
})

it('reads the fields of a detail out, and leaves plain words alone', () => {
  expect(detailWords('{"amountNgwee":15000,"currency":"ZMW"}')).toBe('amountNgwee: 15000, currency: ZMW')
  expect(detailWords('it never arrived')).toBe('it never arrived')
  expect(detailWords('42')).toBe('42')
})
