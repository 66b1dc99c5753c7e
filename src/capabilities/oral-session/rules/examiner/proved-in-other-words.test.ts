import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { placesItsFigures } from './figures.ts'
import { judge } from './judge.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const plan = makePlan(openRecord(model), model, 'work.pdf')
const marked = (about: string, text: string) =>
  judge({ text, trust: 'exact' }, plan.questions.find((one) => one.about === about)!, plan)

it('a figure of a short form that the work explains may be given of its full words', () => {
  const lines = [
    'Mobile Money (MM) costs little.',
    'MM was rated as better by 112 traders.',
    'Mobile money agents were rated by 40 banks.',
  ]
  const work = (from: number) => ({ lines: lines.slice(from), places: [], heads: [] })
  expect(placesItsFigures('Mobile money was rated as better by 112.', work(0))).toBe(true)
  expect(placesItsFigures('Mobile money was drawn up by 112.', work(1))).toBe(false)
})

it('words of the work that nobody does anything in earn nothing', () => {
  const { verdict } = marked(
    'design',
    'The design is the survey of the traders in the market of the savings because the money of the account is the design of the time and the traders.',
  )
  expect(verdict).toBe('off-topic')
})

it('of two small counts that differ, who names one of them has answered', () => {
  const [question] = plan.questions
  const disputed = {
    ...question!,
    phase: 'faults' as const,
    asks: 'For the number of visits, your text gives 3 here and 4 in another place. Which is right?',
  }
  const says = 'It was three, the other is a slip of mine.'
  expect(judge({ text: says, trust: 'exact' }, disputed, plan)).toMatchObject({ verdict: 'answered' })
})

describe('asked in which direction', () => {
  it('who says that it would look better than it is has answered', () => {
    const { verdict } = marked(
      'limits',
      'The traders told me what sounds good, or remembered it wrongly, so the habit looks better than it is in truth.',
    )
    expect(verdict).toBe('answered')
  })
})
