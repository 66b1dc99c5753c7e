import { expect, it } from 'vitest'
import { STREAMING } from '../../spec.ts'
import { restAfter } from './growing-rows.ts'

it('rests for nineteen times what a round took, and never without a pause', () => {
  expect(restAfter(20)).toBe(380)
  expect(restAfter(0)).toBe(STREAMING.chunkEvery)
})

it('rests no longer than a living answer may go unwritten, however slow the database was', () => {
  for (const took of [1_100, 20_000, 3_600_000]) expect(restAfter(took)).toBe(STREAMING.lease / 4)
})
