/** Settings shared by every engine with a key. */
import { minutes, seconds } from '#kit/time.ts'
import { realClock } from '../clock.ts'
import type { Limits } from './watch-silence.ts'

export type ModelSettings = {
  model: string
  /** For short, frequent work. The main model does it when there is no smaller one. */
  smallModel?: string | undefined
  limits?: Partial<Limits>
}

export const modelName = ({ model, smallModel }: ModelSettings, size: 'main' | 'small') =>
  size === 'small' ? (smallModel ?? model) : model

export const PATIENCE = {
  /** A model on a laptop may load its weights first. */
  first: seconds(45),
  quiet: seconds(30),
  total: minutes(3),
}

export const limitsFrom = ({ limits }: ModelSettings): Limits => ({
  ...PATIENCE,
  clock: realClock,
  ...limits,
})

/** Runs once, however often it is called; a failure is forgotten, so that the next request may succeed. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
