/** Which question is asked next: the next one, one that was given up, or, near the end, the close. */
import { minutes } from '#kit/time.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { byId, type ExamContext, type ExamState, type MoveName, moved, type TakenStep } from './exam-state.ts'

const NEAR_THE_END = minutes(5)

/** Questions between giving up and coming back: long enough to think, too short to forget. */
const OTHERS_BETWEEN = 2

/** To the next question, or back to one that was given up, once. */
export function goOn(
  { plan, leftMs }: Pick<ExamContext, 'plan' | 'leftMs'>,
  given: ExamState,
  question: PlannedQuestion | null,
  name: MoveName,
  good = false,
): Omit<TakenStep, 'judged'> {
  const state = leftMs < NEAR_THE_END ? { ...given, ahead: towardsTheEnd(plan, given.ahead) } : given
  const [first, ...rest] = state.ahead
  const back = state.owed.find(
    (id) =>
      id !== question?.id &&
      (first === undefined || state.opened - (state.owedSince?.[id] ?? 0) >= OTHERS_BETWEEN),
  )
  const id = back ?? first ?? state.owed[0]
  const next = byId(plan, id ?? null)
  if (!next || id === undefined)
    return { state: { ...state, current: null }, move: { ...moved('finished', question), good } }
  const isBack = state.owed.includes(id)
  return {
    state: {
      ...state,
      ahead: isBack ? state.ahead : rest,
      owed: state.owed.filter((one) => one !== id),
      cameBack: isBack ? [...state.cameBack, id] : state.cameBack,
      current: id,
      followed: 0,
      had: [],
      opened: isBack ? state.opened : state.opened + 1,
    },
    move: { ...moved(name, question), next, isBack, good },
  }
}

/** Limits, use and the close, before anything that waits for time. */
function towardsTheEnd(plan: ExamPlan, ahead: readonly string[]): string[] {
  const ends = ahead.filter((id) => ['limits', 'close'].includes(byId(plan, id)?.phase ?? ''))
  // One question on limits, then the close: there is no time for more.
  const close = ends.filter((id) => byId(plan, id)?.phase === 'close')
  const limits = ends.filter((id) => byId(plan, id)?.phase === 'limits').slice(0, 1)
  const first = [...limits, ...close]
  return [...first, ...ahead.filter((id) => !first.includes(id))]
}

/** Another of the questions ahead is asked instead; what would have been asked waits its turn. */
export function wentTo(state: ExamState, id: string): ExamState {
  if (!state.ahead.includes(id) || state.current === null) return state
  return {
    ...state,
    current: id,
    ahead: [state.current, ...state.ahead.filter((one) => one !== id)],
    followed: 0,
    had: [],
  }
}
