import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_PROPOSAL } from '#tests/small-proposal.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { makePlan } from '../plan/make-plan.ts'
import { adviceOn, answerFromWork, offerToGoOn } from './answer-first.ts'
import { asksAdvice } from './asks-advice.ts'
import { marginOf, neededFor, yamane } from './sample-size.ts'

const model = smallThesis()
const thesis = makePlan(openRecord(model), model, 'work.pdf')
const planned = modelOf(SMALL_PROPOSAL, { title: 'A plan' })
const proposal = makePlan(openRecord(planned), planned, 'plan.pdf')
const answer = (asked: string, plan = thesis) => answerFromWork(plan, asked, 0)

describe('a consultant answers', () => {
  it.each([
    [
      'Give me an example of a good research question.',
      /“Which factors are associated with late antenatal booking/,
    ],
    ['Can you suggest an objective?', /“To identify the factors associated with/],
    ['How do I write a hypothesis?', /“There is no difference in late antenatal booking/],
    ['What is my aim?', /Your work says it: .*late antenatal booking/],
    ['How was my sample chosen? I mean which sampling did I use?', /Systematic sampling|third woman/],
    ['Which limitations did I name?', /self-reported/],
    ['I am so stressed and I cannot sleep.', /One small step, ten minutes/],
    ['My supervisor never answers, I feel desperate.', /write your supervisor three lines/],
    ['I want to kill myself.', /a person/],
    ['What should I repair first?', /looks first|what is thin/],
  ])('%s', (asked, told) => {
    expect(asksAdvice(asked)).toBe(true)
    expect(answer(asked) ?? adviceOn(thesis, asked)).toMatch(told)
  })

  it('who has the answers already is told what they can tell, and not to collect more', () => {
    expect(answer('How big should my sample be?')).toMatch(/You have 3\d\d already .*do not collect more/s)
    expect(answer('How big should my sample be?', proposal)).toMatch(/you need|no formula/)
  })

  it('and never puts off to another day', () => {
    for (const turn of [0, 1, 2]) expect(offerToGoOn(turn)).not.toMatch(/another day|later|come back/i)
  })
})

it('a sample is computed as the books have it', () => {
  expect(neededFor(0.05)).toBe(385)
  expect(neededFor(0.05, 1_200)).toBe(292)
  expect(yamane(1_200, 0.05)).toBe(300)
  expect(marginOf(385)).toBe(5)
})
