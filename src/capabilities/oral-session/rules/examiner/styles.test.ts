import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import type { Style } from '../../spec.ts'
import { makePlan } from '../plan/make-plan.ts'
import { answerTo, begin } from './exam.ts'
import type { ExamState } from './exam-state.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const plan = makePlan(openRecord(model), model, 'work.pdf')

const WEIGHED =
  'Savings are what the traders told us, so they may be too high. Checking the records of the agents would be better.'
const ELSEWHERE =
  'In our village there is a market on Friday, and people pay each month for a small part of a radio, which they like.'

/** The opening is told; what follows depends on the style. */
function afterOpening(of: typeof plan, style: Style): ExamState {
  const state = begin(of, style)
  const [current = null, ...ahead] = state.ahead
  return { ...state, current, ahead, opened: 2 }
}

function talk(style: Style, ...answers: string[]) {
  let state: ExamState = afterOpening(plan, style)
  return answers.map((text) => {
    const step = answerTo(plan, state, { text, trust: 'exact' }, style)
    state = step.state
    return step.move
  })
}
const names = (style: Style, ...answers: string[]) => talk(style, ...answers).map(({ name }) => name)

describe('a gentle examiner', () => {
  it('begins with what one knows best, and another with the weak spots', () => {
    const first = (style: Style) => plan.questions.find(({ id }) => id === afterOpening(plan, style).current)!
    expect(first('gentle').weak).toBe(false)
    expect(first('gentle').area).toBe('problem')
    const weak = { ...plan.questions[3]!, weak: true, phase: 'faults' as const }
    const faulty = { ...plan, questions: plan.questions.map((one, at) => (at === 3 ? weak : one)) }
    expect(begin(faulty, 'tough').ahead[0]).toBe(weak.id)
    expect(begin(faulty, 'gentle').ahead[0]).not.toBe(weak.id)
  })

  it('helps whoever is stuck on the same question, and offers the page only after that', () => {
    expect(names('gentle', 'I do not know.', 'I do not know.')).toEqual(['helps', 'reads-page'])
    expect(names('standard', 'I do not know.')).toEqual(['reads-page'])
  })

  it('helps once more with the next question, and not again with the same', () => {
    expect(names('gentle', 'No idea.', 'No idea.', 'No idea.', 'No idea.')).toEqual([
      'helps',
      'reads-page',
      'helps',
      'reads-page',
    ])
  })
})

describe('a tough examiner', () => {
  it('follows up every answer, also one that others would let pass', () => {
    expect(names('gentle', WEIGHED)).toEqual(['next'])
    expect(names('tough', WEIGHED)).not.toContain('next')
  })
})

describe('what was given up', () => {
  it('comes back when two others were asked', () => {
    const moves = talk('gentle', 'I do not know.', 'I do not know.', WEIGHED, WEIGHED, WEIGHED)
    const left = moves[0]?.question?.id
    expect(moves.map(({ next }) => next?.id === left)).toEqual([false, false, false, true, false])
    expect(moves[3]?.isBack).toBe(true)
  })
})

describe('an answer about something else', () => {
  it('that is left after all is not thanked for', () => {
    const moves = talk('standard', ELSEWHERE, 'Yes.', ELSEWHERE)
    expect(moves.map(({ name }) => name)).toEqual(['off-the-point', 'too-short', 'next'])
    expect(moves[2]).toMatchObject({ missed: true, good: false })
  })

  it('is told so, however short it is, and nobody asks for more of it', () => {
    expect(names('standard', 'I like football and my uncle has a nice car')).toEqual(['off-the-point'])
  })

  it('is not good, though it names a page, a limit and a next step', () => {
    const says =
      'On page 40 there is a cake, but it is only one. I would bake another one next month, although the oven is broken.'
    const [move] = talk('standard', says)
    expect(move?.good).toBe(false)
  })
})

it.each(['Yes.', 'No', 'yes sir'])('%j is an answer of one word, and no aside', (says) => {
  expect(names('standard', says)).toEqual(['too-short'])
})
