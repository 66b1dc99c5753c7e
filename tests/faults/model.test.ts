import { expect, it } from 'vitest'
import { openTestDatabase } from '#tests/database.ts'
import { runSchedules } from '#tests/payment-model.ts'

/** Others every day, the same all day: a failure names its seed, and that seed fails again. */
const FIRST_SEED = Math.floor(Date.now() / 86_400_000) * 1_000

it('keeps every promise in 500 random schedules', async () => {
  const database = await openTestDatabase()
  const { deposits, broken } = await runSchedules(
    database.db,
    Array.from({ length: 500 }, (_, index) => FIRST_SEED + index),
  )
  await database.close()
  expect(broken).toEqual([])
  expect(deposits).toBeGreaterThan(500)
}, 300_000)
