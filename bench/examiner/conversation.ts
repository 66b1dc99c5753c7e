/** Conversations with the examiner's rules: which replies fit, and whether interruptions leave the state unchanged. */
import { EXAMINER } from '../../src/assistants/defense/rules/manner.ts'
import {
  answerTo,
  begin,
  type ExamState,
  type ExamStep,
} from '../../src/capabilities/oral-session/rules/examiner/exam.ts'
import { moveWords, questionWords } from '../../src/capabilities/oral-session/rules/examiner/manner.ts'
import type { ExamPlan } from '../../src/capabilities/oral-session/rules/plan/plan.ts'
import { ANSWERS, INTERRUPTIONS } from './answers.ts'
import type { Scripted } from './scripted.ts'

export type Engine = (plan: ExamPlan, state: ExamState, text: string) => ExamStep

export const examiner: Engine = (plan, state, text) =>
  answerTo(plan, state, { text, trust: 'exact' }, 'standard')

export type Count = { right: number; of: number; wrong: string[] }

export function followUps(plan: ExamPlan, engine: Engine, answers: readonly Scripted[] = ANSWERS): Count {
  const wrong: string[] = []
  let of = 0
  for (const { kind, area, says, fits } of answers) {
    const asked = plan.questions.find((one) => one.area === area)
    // Only a good answer needs the question it was written for.
    const question = asked ?? (kind === 'good' ? undefined : plan.questions[0])
    if (!question) continue
    of += 1
    const state = { ...begin(plan, 'standard'), current: question.id }
    const { move } = engine(plan, state, says)
    if (!fits.includes(move.name)) wrong.push(`${kind}, ${area}: ${says} → ${move.name}`)
  }
  return { right: of - wrong.length, of, wrong }
}

const POINTS = 10

/** At ten points of a conversation: the right step, and the same question continues in fresh words. */
export function interruptions(plan: ExamPlan, engine: Engine): Count {
  const wrong: string[] = []
  let state: ExamState = { ...begin(plan, 'standard'), lastWords: questionWords(plan.questions[0]!) }
  for (let point = 0; point < POINTS; point += 1) {
    const before = state
    for (const { kind, says, fits } of INTERRUPTIONS) {
      const { move, state: after } = engine(plan, before, says)
      const spoken = moveWords(EXAMINER, { move, state: before, turn: point })
      const stays = !['skip', 'next', 'finished'].includes(move.name)
      const isRight =
        fits.includes(move.name) &&
        (!stays || after.current === before.current) &&
        (move.name === 'repeat' ? spoken.text === before.lastWords : spoken.text !== before.lastWords) &&
        new Set(after.ahead).size === after.ahead.length
      if (!isRight) wrong.push(`point ${point + 1}, ${kind}: ${move.name}: ${spoken.text}`)
    }
    const next = engine(plan, before, 'Next question please.')
    const words = moveWords(EXAMINER, { move: next.move, state: before, turn: point })
    state = { ...next.state, lastWords: words.asks }
  }
  const of = POINTS * INTERRUPTIONS.length
  return { right: of - wrong.length, of, wrong }
}
