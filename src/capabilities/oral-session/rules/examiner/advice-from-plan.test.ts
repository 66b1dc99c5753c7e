import { describe, expect, it } from 'vitest'
import { openStudy } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { adviceFirst, adviceOn } from './advice-from-plan.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const plan = makePlan(openStudy(model), model, 'work.pdf')

describe('who asks a consultant what to do first', () => {
  it.each([
    'What should I repair first?',
    'Where do I begin?',
    'What are my weakest points?',
    'How can I improve my thesis?',
    'What would you change?',
  ])('hears of the two weakest places of this work: %s', (asked) => {
    const said = adviceFirst(plan, asked) ?? ''
    expect(said.match(/On page \d+ you write: “/g)).toHaveLength(2)
    expect(said).toContain('Then:')
  })

  it.each(['What is a p value?', 'How do I cite a law?', 'Should I write in the past tense?'])(
    'and who asks something else does not: %s',
    (asked) => expect(adviceFirst(plan, asked)).toBeUndefined(),
  )
})

describe('who asks about one part of their work', () => {
  it.each([
    ['Is my sample too small?', 'sample-size'],
    ['Are my objectives clear enough?', 'objective'],
    ['Is the questionnaire all right?', 'instrument'],
  ])('hears what it says there and what to do: %s', (asked, about) => {
    const { place, advice } = plan.questions.find((question) => question.about === about)!
    const said = adviceOn(plan, asked) ?? ''
    expect(said).toContain(place.quote.split(' ').slice(0, 4).join(' '))
    expect(said).toContain(advice)
  })

  it('hears nothing where the plan has nothing on it', () =>
    expect(adviceOn(plan, 'Which bicycle should I buy?')).toBeUndefined())
})
