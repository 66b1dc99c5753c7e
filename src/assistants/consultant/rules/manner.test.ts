import { describe, expect, it } from 'vitest'
import { answerTo, begin } from '#capabilities/oral-session/rules/examiner/exam.ts'
import type { ExamState } from '#capabilities/oral-session/rules/examiner/exam-state.ts'
import { moveWords } from '#capabilities/oral-session/rules/examiner/manner.ts'
import { makePlan } from '#capabilities/oral-session/rules/plan/make-plan.ts'
import type { Style } from '#capabilities/oral-session/spec.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { CONSULTANT } from './manner.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const plan = makePlan(openRecord(model), model, 'work.pdf')

function said(style: Style, ...answers: string[]) {
  const chain = plan.questions.find(({ phase }) => phase === 'chain')!
  let state: ExamState = { ...begin(plan, style), current: chain.id }
  return answers.map((text, turn) => {
    const step = answerTo(plan, state, { text, trust: 'exact' }, style, { takesQuestions: true })
    state = step.state
    return { ...step.move, words: moveWords(CONSULTANT, { move: step.move, state, turn }).text }
  })
}
const WEIGHED =
  'Savings are what the traders told us, so they may be too high. Checking the records of the agents would be better.'

describe('the consultant', () => {
  it('says that it is advice, before the next question', () => {
    const [first] = said('gentle', WEIGHED)
    expect(first?.words).toMatch(/(?:My advice|What I would do|For your list): [a-z]/)
    expect(first?.words).toContain(first?.question?.advice.slice(1))
  })

  it('puts a question that was not understood in other words', () => {
    const [first] = said('standard', 'What do you mean?')
    expect(first?.words.endsWith(first?.question?.easier ?? '')).toBe(true)
  })

  it('helps whoever is stuck in a gentle talk with another sentence of theirs, or with what an answer holds', () => {
    for (const { words, name } of said('gentle', 'I do not know.')) {
      expect(name).toBe('helps')
      expect(words).toMatch(/you also write: “.*Begin with that\.|Name who has the problem/)
    }
  })
})
