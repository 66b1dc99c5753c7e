import { openTellingThreads } from '#background/telling-threads.ts'
import type { Deck } from '../../rules/deck/deck.ts'
import type { Plan } from '../../rules/outline/outline.ts'
import { MAKING } from '../../spec.ts'
import type { DeckMaker, FinishTask, PlanTask } from './deck-maker.ts'

export function openDeckThreads(): DeckMaker {
  const { atOnce, idle, longest } = MAKING
  const common = { work: 'presentation', atOnce, idle, longest }
  const program = (name: string) => new URL(name, import.meta.url)
  const planning = openTellingThreads<PlanTask, Plan | 'too-little', string>({
    ...common,
    program: program('./plan-thread.ts'),
  })
  const finishing = openTellingThreads<FinishTask, Deck, string>({
    ...common,
    program: program('./finish-thread.ts'),
  })
  return {
    plan: planning.run,
    finish: finishing.run,
    stop: async () => void (await Promise.all([planning.stop(), finishing.stop()])),
  }
}
