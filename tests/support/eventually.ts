import { vi } from 'vitest'
import { PATIENCE } from './patience.ts'

/** Tries until it holds. The limit only ends what would never hold: a machine that is busy with something else is slow, and not wrong. */
export const eventually = <Value>(holds: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(holds, { timeout: PATIENCE })
