/** The card "Is this your study?", question by question. What was answered is the record's; this is where the student is. */
import type { RecordAnswered, RecordSlot } from '../../contract.ts'

export type CardState = {
  /** `line`: put off, or all is answered; one line takes it up again. */
  name: 'line' | 'asking' | 'thanks'
  /** Which question, from 0. */
  at: number
  /** The other choices are open: candidates, the page, the student's own words. */
  choosing: boolean
}

export type CardEvent =
  | { type: 'taken-up'; at: number }
  | { type: 'put-off' | 'choosing' | 'kept-asking' | 'back' }
  | { type: 'skipped' | 'answered'; of: number; left: number }

export const isAnswered = ({ state }: Pick<RecordSlot, 'state'>): boolean =>
  state === 'confirmed' || state === 'not-mine'

/** The questions as slots, in their order. */
export const questionsOf = ({ asked, slots }: RecordAnswered): RecordSlot[] =>
  asked.flatMap((id) => slots.find(({ slot }) => slot === id) ?? [])

/** The first question that is open, or the first of all. */
export const firstOpen = (questions: readonly RecordSlot[]): number =>
  Math.max(
    0,
    questions.findIndex((one) => !isAnswered(one)),
  )

export const openingState = (questions: readonly RecordSlot[], wasPutOff: boolean): CardState => ({
  name: wasPutOff || questions.every(isAnswered) ? 'line' : 'asking',
  at: firstOpen(questions),
  choosing: false,
})

export function cardFlow(state: CardState, event: CardEvent): CardState {
  switch (event.type) {
    case 'taken-up':
      return { name: 'asking', at: event.at, choosing: false }
    case 'put-off':
      return { ...state, name: 'line', choosing: false }
    case 'choosing':
      return { ...state, choosing: true }
    case 'kept-asking':
      return { ...state, choosing: false }
    case 'back':
      return { ...state, at: Math.max(0, state.at - 1), choosing: false }
    case 'skipped':
    case 'answered': {
      const next = state.at + 1
      if (next < event.of) return { name: 'asking', at: next, choosing: false }
      return { name: event.left === 0 ? 'thanks' : 'line', at: 0, choosing: false }
    }
  }
}

/** One entry a line; what was selected over several lines is one. */
export const entriesIn = (typed: string, isList: boolean): string[] =>
  (isList ? typed.split('\n') : [typed]).map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean)
