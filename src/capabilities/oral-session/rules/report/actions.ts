/** A consultant's task list: for an hour, a day and a month, topics of the conversation first. */

import { WITHIN, type Within } from '../names.ts'
import { type ExamPlan, isPlanned, type PlannedQuestion } from '../plan/plan.ts'
import type { Report } from './contract.ts'

const MOST = 4

/** `weak`: ids of questions answered weakly or given up; `opened`: of those discussed. */
export function actionsOf(
  plan: ExamPlan,
  opened: ReadonlySet<string>,
  weak: ReadonlySet<string>,
): Report['actions'] {
  const rank = ({ id, weak: isWeakSpot, weight }: PlannedQuestion) =>
    (weak.has(id) ? 200 : opened.has(id) ? 100 : 0) + (isWeakSpot ? 50 : 0) + weight
  const ordered = [...plan.questions].sort((a, b) => rank(b) - rank(a))
  return WITHIN.map((within) => ({
    within,
    items: within === 'month' ? inAMonth(isPlanned(plan)) : itemsFor(within, ordered),
  }))
}

function itemsFor(within: Within, questions: readonly PlannedQuestion[]) {
  const said = new Set<string>()
  return questions
    .filter(
      (question) => question.within === within && !said.has(question.advice) && said.add(question.advice),
    )
    .slice(0, MOST)
    .map(({ advice, place }) => ({ says: advice, place }))
}

const inAMonth = (planned: boolean) =>
  (planned
    ? [
        'Try the instrument on five people, and change whatever confuses them.',
        'Show the plan to somebody from another course, and note every question they ask.',
      ]
    : [
        'Ask somebody who has never seen it to read the whole thing, and mark where they get stuck.',
        'Hold a mock defence with two colleagues, using the questions from this session.',
      ]
  ).map((says) => ({ says, place: null }))
