import { describe, expect, it } from 'vitest'
import { hours } from '#kit/time.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import {
  accessEnd,
  accessState,
  type PurchaseRecord,
  shareOut,
  standingOf,
  startOfNext,
} from './access-state.ts'

const humanizer = ASSISTANTS.humanizer.access
const decoder = ASSISTANTS.decoder.access
const defense = ASSISTANTS.defense.access
const bought = new Date('2026-11-01T08:00:00.000Z')
const later = (ms: number) => new Date(bought.getTime() + ms)

const record = (change: Partial<PurchaseRecord> = {}): PurchaseRecord => ({
  id: 'one',
  purchaseTimestamp: bought,
  startsAt: null,
  limit: null,
  used: 0,
  held: 0,
  lastUsedAt: null,
  ended: null,
  ...change,
})

describe('a time-limited assistant', () => {
  it('is live at exactly 720 hours, and has expired a moment later [S1-166]', () => {
    expect(accessState(humanizer, [record()], later(hours(720)))).toMatchObject({ name: 'paid' })
    expect(accessState(humanizer, [record()], later(hours(720) + 1))).toMatchObject({
      name: 'unpaid',
      why: 'expired',
    })
  })

  it('ends as incomplete without a purchaseTimestamp and counts as unpaid [S1-165]', () => {
    expect(accessState(humanizer, [record({ purchaseTimestamp: null })], bought)).toMatchObject({
      name: 'unpaid',
      why: 'incomplete',
    })
    expect(accessState(humanizer, [record({ purchaseTimestamp: 'soon' })], bought)).toMatchObject({
      name: 'unpaid',
      why: 'incomplete',
    })
  })

  it('starts its new 720 hours when the live ones end [S1-168]', () => {
    const starts = startOfNext(humanizer, [record()], later(hours(100)))
    expect(starts).toEqual(later(hours(720)))
    const both = [record(), record({ id: 'two', purchaseTimestamp: later(hours(100)), startsAt: starts })]
    expect(accessState(humanizer, both, later(hours(100)))).toMatchObject({ until: later(hours(1440)) })
    expect(accessState(humanizer, both, later(hours(1440)))).toMatchObject({ name: 'paid' })
    expect(accessState(humanizer, both, later(hours(1440) + 1))).toMatchObject({ name: 'unpaid' })
    expect(startOfNext(humanizer, both, later(hours(200)))).toEqual(later(hours(1440)))
  })

  it('starts at once when nothing is live', () => {
    expect(startOfNext(humanizer, [record()], later(hours(800)))).toEqual(later(hours(800)))
    expect(startOfNext(humanizer, [record({ ended: 'refunded' })], later(hours(1)))).toEqual(later(hours(1)))
  })
})

describe('the Decoder’s month', () => {
  it('is one calendar month from purchaseTimestamp, clamped at a month’s end [S2-049] [S2-050]', () => {
    const paper = (start: string) => record({ purchaseTimestamp: new Date(start), limit: 10 })
    const paid = (start: string, now: string) =>
      accessState(decoder, [paper(start)], new Date(now)).name === 'paid'
    expect(paid('2026-11-20T08:00:00Z', '2026-12-20T08:00:00.000Z')).toBe(true)
    expect(paid('2026-11-20T08:00:00Z', '2026-12-20T08:00:00.001Z')).toBe(false)
    const end = (start: string) => accessEnd(decoder, new Date(start)).toISOString()
    expect(end('2026-11-20T08:00:00Z')).toBe('2026-12-20T08:00:00.000Z')
    expect(end('2027-01-31T08:00:00Z')).toBe('2027-02-28T08:00:00.000Z')
    expect(end('2028-01-31T08:00:00Z')).toBe('2028-02-29T08:00:00.000Z')
  })

  it('is none, active, expired or limit reached [S2-048]', () => {
    const paper = record({ limit: 10 })
    const states = [
      accessState(decoder, [], bought),
      accessState(decoder, [paper], bought),
      accessState(decoder, [paper], new Date('2026-12-01T08:00:00.001Z')),
      accessState(decoder, [{ ...paper, used: 10 }], bought),
    ]
    expect(states.map((state) => (state.name === 'paid' ? 'active' : state.why))).toEqual([
      'never-bought',
      'active',
      'expired',
      'used-up',
    ])
  })
})

describe('the Decoder’s last upload', () => {
  const counted = new Date('2026-11-05T08:00:00Z')
  const full = record({ limit: 10, used: 10, lastUsedAt: counted })
  const since = (ms: number) => new Date(counted.getTime() + ms)

  it('leaves the record as it is for two seconds, and ends it then', () => {
    expect(standingOf(decoder, full, since(1_999)).name).toBe('live')
    expect(standingOf(decoder, full, since(2_000))).toMatchObject({ name: 'ended', because: 'used-up' })
  })

  it('lets no other upload pass meanwhile', () => {
    expect(accessState(decoder, [full], since(0))).toMatchObject({ name: 'paid', used: 10, left: 0 })
    expect(shareOut(decoder, [full], 1, since(0))).toBeUndefined()
  })

  it('is of uploads alone: minutes and generations end at once', () => {
    expect(standingOf(defense, { ...full, limit: 60, used: 60 }, since(0)).name).toBe('ended')
    expect(standingOf(ASSISTANTS.slides.access, { ...full, limit: 5, used: 5 }, since(0)).name).toBe('ended')
  })
})

it('uses the Decoder record that expires first, not the most recent [S2-051]', () => {
  const older = record({ id: 'older', limit: 10, used: 9 })
  const newer = record({ id: 'newer', limit: 10, purchaseTimestamp: later(hours(48)) })
  const now = later(hours(72))
  expect(shareOut(decoder, [newer, older], 1, now)).toEqual([{ id: 'older', amount: 1 }])
  expect(shareOut(decoder, [newer, older], 2, now)).toEqual([
    { id: 'older', amount: 1 },
    { id: 'newer', amount: 1 },
  ])
})

describe('a metered assistant', () => {
  const first = record({ limit: 60, used: 50 })
  const second = record({ id: 'two', purchaseTimestamp: later(hours(10)), limit: 60 })

  it('adds a second allowance and uses the one that expires first [S1-169]', () => {
    const now = later(hours(11))
    expect(startOfNext(defense, [first], now)).toEqual(now)
    expect(accessState(defense, [first, second], now)).toMatchObject({ used: 50, left: 70 })
    expect(shareOut(defense, [second, first], 5, now)).toEqual([{ id: 'one', amount: 5 }])
    expect(shareOut(defense, [second, first], 30, now)).toEqual([
      { id: 'one', amount: 10 },
      { id: 'two', amount: 20 },
    ])
    expect(shareOut(defense, [first, second], 71, now)).toBeUndefined()
  })

  it('does not give out what is reserved', () => {
    const reserved = record({ limit: 10, used: 8, held: 1 })
    expect(shareOut(decoder, [reserved], 1, bought)).toEqual([{ id: 'one', amount: 1 }])
    expect(shareOut(decoder, [{ ...reserved, held: 2 }], 1, bought)).toBeUndefined()
  })

  it('has ended as used up once all of it is used, not while it is only reserved', () => {
    expect(standingOf(defense, record({ limit: 60, used: 59, held: 1 }), bought).name).toBe('live')
    expect(standingOf(defense, record({ limit: 60, used: 60 }), bought)).toMatchObject({
      name: 'ended',
      because: 'used-up',
    })
  })

  it('loses nothing of the second purchase when the first runs out', () => {
    const now = later(hours(11))
    expect(accessState(defense, [{ ...first, used: 60 }, second], now)).toMatchObject({
      name: 'paid',
      left: 60,
    })
  })
})

it('is waiting before its start, whatever its time of purchase', () => {
  const waiting = record({ startsAt: later(hours(5)) })
  expect(standingOf(humanizer, waiting, bought).name).toBe('waiting')
  expect(standingOf(humanizer, waiting, later(hours(5))).name).toBe('live')
})
