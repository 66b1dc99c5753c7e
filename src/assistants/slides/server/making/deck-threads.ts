import { openTellingThreads } from '#background/telling-threads.ts'
import type { Deck } from '../../rules/deck/deck.ts'
import { MAKING } from '../../spec.ts'
import type { DeckMaker, DeckTask } from './deck-maker.ts'

export function openDeckThreads(): DeckMaker {
  const { atOnce, idle, longest } = MAKING
  const program = new URL('./deck-thread.ts', import.meta.url)
  const threads = openTellingThreads<DeckTask, Deck | 'too-little', string>({
    work: 'presentation',
    atOnce,
    idle,
    longest,
    program,
  })
  return { make: threads.run, stop: threads.stop }
}
