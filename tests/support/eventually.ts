import { vi } from 'vitest'
import { PATIENCE } from './patience.ts'

/** Retries until it holds. The limit only ends a wait that would never finish: a busy machine is slow, not wrong. */
export const eventually = <Value>(holds: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(holds, { timeout: PATIENCE })
