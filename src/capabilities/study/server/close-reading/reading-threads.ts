/** The thread that numbers documents and proves answers: one task at a time, with the last document kept open. */
import { openThreads } from '#background/worker-pool.ts'
import { seconds } from '#kit/time.ts'
import type { RecordFromModel } from '../../rules/record/record-from-model.ts'
import type { Cut, ReadingTask } from './reading-thread.ts'

type Only<Does> = Extract<ReadingTask, { does: Does }>

export type ReadingThreads = {
  cut(task: Omit<Only<'cut'>, 'does'>): Promise<Cut>
  prove(task: Omit<Only<'prove'>, 'does'>): Promise<RecordFromModel>
  stop(): Promise<void>
}

export function openReadingThreads(): ReadingThreads {
  const { run, stop } = openThreads({
    program: new URL('./reading-thread.ts', import.meta.url),
    most: 1,
    // As for an analysis: an open thesis needs a hundred megabytes.
    idle: seconds(20),
    megabytes: 256,
  })
  return {
    cut: (task) => run({ ...task, does: 'cut' } satisfies ReadingTask),
    prove: (task) => run({ ...task, does: 'prove' } satisfies ReadingTask),
    stop,
  }
}
