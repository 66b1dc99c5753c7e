/** Does one job with the engines of this thread, and stops a cancelled one. */
import { setImmediate as breathe } from 'node:timers/promises'
import { builtInWork } from './built-in-work.ts'
import { lazyEngines } from './lazy-engines.ts'
import { type BuiltInWork, Cancelled } from './work.ts'

type Kind = keyof BuiltInWork

export function createWorkshop() {
  const active = new Set<number>()
  const cancelled = new Set<number>()
  const engines = lazyEngines()
  const does = builtInWork(engines)

  return {
    cancel(id: number) {
      if (active.has(id)) cancelled.add(id)
    },
    async perform(
      id: number,
      kind: Kind,
      input: BuiltInWork[Kind]['input'],
    ): Promise<BuiltInWork[Kind]['output']> {
      const goOn = async () => {
        await breathe()
        if (cancelled.has(id)) throw new Cancelled()
      }
      active.add(id)
      try {
        // The kind decides the input; the compiler cannot follow the pair through a message.
        return await does[kind](input as never, goOn)
      } catch (error) {
        if (!(error instanceof Cancelled)) engines.openAnew()
        throw error
      } finally {
        active.delete(id)
        cancelled.delete(id)
      }
    },
  }
}
