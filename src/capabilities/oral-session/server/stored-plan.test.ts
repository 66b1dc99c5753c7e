import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { answerTo, begin } from '../rules/examiner/exam.ts'
import { makePlan } from '../rules/plan/make-plan.ts'
import { planOf } from './stored-plan.ts'

const model = smallThesis()
const plan = makePlan(openRecord(model), model, 'work.pdf')
const start = begin(plan, 'standard')
const without = (of: object, key: string) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => name !== key))
const ANSWER = 'We took every third woman at each clinic because the register gave us a list, as page 2 says.'
const WITHOUT_IT: readonly string[] = ['id', 'asks', 'place']

describe('a session that was planned by an earlier version goes on', () => {
  const goesOn = (kept: object) => {
    const stored = planOf({ plan: JSON.stringify(kept) })!
    const opening = answerTo(stored.plan, stored.start, { text: ANSWER, trust: 'exact' }, 'standard')
    const step = answerTo(stored.plan, opening.state, { text: ANSWER, trust: 'exact' }, 'standard')
    expect(step.move.name).toBeTruthy()
  }

  it.each(Object.keys(plan).filter((key) => key !== 'questions'))('without the %s of its plan', (key) =>
    goesOn({ plan: without(plan, key), start }),
  )

  it.each(Object.keys(plan.questions[0]!).filter((key) => !WITHOUT_IT.includes(key)))(
    'without the %s of its questions',
    (key) => goesOn({ plan: { ...plan, questions: plan.questions.map((one) => without(one, key)) }, start }),
  )

  it.each(Object.keys(start))('without %s of where it stood', (key) =>
    goesOn({ plan, start: without(start, key) }),
  )

  it('and one of today is read as it was written', () =>
    expect(planOf({ plan: JSON.stringify({ plan, start }) })).toEqual(
      JSON.parse(JSON.stringify({ plan, start })),
    ))
})
