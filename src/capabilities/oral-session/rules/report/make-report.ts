/** The report card of a session. It comes after the conversation and never during it. */
import type { Report } from '../../report/contract.ts'
import { SAYS } from '../../spec.ts'
import type { Plan } from '../plan/plan.ts'
import { actionsOf } from './actions.ts'
import { type Answered, type Best, bestAnswers, scoreOf } from './best-answers.ts'
import { cardsOf, strengthsIn } from './cards.ts'
import { paceOf } from './pace.ts'

export type Judgement = Pick<
  Report,
  'answered' | 'planned' | 'score' | 'cards' | 'strengths' | 'notJudged' | 'pace' | 'actions'
>

/** `before`: everything that was answered in earlier sessions on this work. */
export function makeReport(
  plan: Plan,
  steps: readonly Answered[],
  before: readonly Answered[],
  withActions: boolean,
): Judgement {
  const here = bestAnswers(steps)
  const cards = cardsOf(plan.questions, here, bestAnswers(before))
  const counting: ReadonlyMap<string, Best> = new Map(
    cards.map(({ questionId, marks, total, outOf, heard, attempts }) => [
      questionId,
      // A card is made of an answer that was heard.
      { judged: { marks, total, outOf }, heard: heard!, attempts },
    ]),
  )
  const weak = new Set([
    ...cards.filter(({ again }) => again).map(({ questionId }) => questionId),
    ...steps
      .filter(({ move }) => move === 'reads-page' || move === 'skip')
      .flatMap(({ questionId }) => questionId ?? []),
  ])
  const opened = new Set(steps.flatMap(({ questionId }) => questionId ?? []))
  return {
    answered: here.size,
    planned: plan.questions.length,
    score: scoreOf(counting),
    cards,
    strengths: strengthsIn(cards),
    notJudged: steps.some(({ heard }) => heard.trust === 'rough') ? [SAYS.rough] : [],
    pace: paceOf(steps.map(({ heard }) => heard)),
    actions: withActions ? actionsOf(plan, opened, weak) : [],
  }
}
