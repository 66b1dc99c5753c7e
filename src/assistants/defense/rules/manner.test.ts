import { describe, expect, it } from 'vitest'
import { begin } from '#capabilities/oral-session/rules/examiner/exam.ts'
import type { Move } from '#capabilities/oral-session/rules/examiner/exam-state.ts'
import { moveWords } from '#capabilities/oral-session/rules/examiner/manner.ts'
import { makePlan } from '#capabilities/oral-session/rules/plan/make-plan.ts'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { EXAMINER } from './manner.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const plan = makePlan(openRecord(model), model, 'work.pdf')
const [question, next] = plan.questions.filter(({ phase }) => phase === 'chain')
const state = begin(plan, 'tough')
const words = (move: Partial<Move>, turn = 0, at = state) => {
  const whole: Move = {
    name: 'next',
    question: question!,
    next: null,
    isBack: false,
    contradiction: null,
    good: false,
    ...move,
  }
  return moveWords(EXAMINER, { move: whole, state: at, turn }).text
}

describe('the examiner', () => {
  it('does not thank for an answer about something else', () => {
    for (const turn of [0, 1, 2, 3]) {
      expect(words({ next: next!, missed: true }, turn)).toMatch(/^We will leave that/)
      expect(words({ next: next! }, turn)).not.toMatch(/^We will leave that/)
    }
  })

  it('presses a tough question without praise', () => {
    for (const turn of [0, 1, 2]) {
      expect(words({ name: 'presses' }, turn)).not.toMatch(/good|clear|well/i)
      expect(words({ name: 'presses' }, turn)).toContain(question!.deeper)
    }
  })

  it('gives no advice', () => {
    expect(words({ next: next! })).not.toContain(question!.advice.slice(1))
  })

  it('puts a question in other words, says why it is asked and where it stands, and repeats it unchanged', () => {
    expect(words({ name: 'explain' })).toContain(question!.easier)
    expect(words({ name: 'why' })).toContain(question!.why)
    expect(words({ name: 'where' })).toMatch(/^It is on page \d+: “/)
    expect(words({ name: 'repeat' })).toBe(`${question!.lead} ${question!.asks}`.trim())
  })

  it('says again what is open, says where it is and why it is asked, also where that is a follow-up', () => {
    const open = 'Who is missing from it?'
    const followed = { ...state, followed: 1, lastWords: open }
    expect(words({ name: 'repeat' }, 0, followed)).toBe(open)
    for (const name of ['why', 'where', 'aside'] as const) {
      const said = words({ name }, 0, followed)
      expect(said.endsWith(open)).toBe(true)
      expect(said).not.toContain(question!.asks)
    }
  })

  it('names the work, and where it has no title, “your work”', () => {
    const opening = (title: string) =>
      EXAMINER.opening({ plan: { ...plan, title }, style: 'standard', names: [] })
    expect(opening('Savings of traders')).toContain('I have read your work, “Savings of traders”.')
    expect(opening('')).toContain('I have read your work. I ask')
  })
})
