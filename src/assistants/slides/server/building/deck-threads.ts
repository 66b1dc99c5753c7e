import { openProgressWorkerPool } from '#background/progress-worker-pool.ts'
import type { PlannedDeck } from '../../rules/deck/deck.ts'
import { MAKING } from '../../spec.ts'
import type { DeckMaker, Finished, FinishTask, PlanTask } from './deck-maker.ts'

export function openDeckThreads(): DeckMaker {
  const { atOnce, idle, longest } = MAKING
  const common = { work: 'presentation', atOnce, idle, longest }
  const planning = openProgressWorkerPool<PlanTask, PlannedDeck | 'too-little', string>({
    ...common,
    program: new URL('./plan-thread.ts', import.meta.url),
  })
  const finishing = openProgressWorkerPool<FinishTask, Finished, string>({
    ...common,
    program: new URL('./finish-thread.ts', import.meta.url),
  })
  return {
    plan: planning.run,
    finish: finishing.run,
    stop: async () => void (await Promise.all([planning.stop(), finishing.stop()])),
  }
}
