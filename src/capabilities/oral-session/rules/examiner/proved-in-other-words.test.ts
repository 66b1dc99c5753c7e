import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { judge } from './judge.ts'
import { standsInWork } from './stands-in-work.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const plan = makePlan(openRecord(model), model, 'work.pdf')
const marked = (about: string, text: string) =>
  judge({ text, trust: 'exact' }, plan.questions.find((one) => one.about === about)!, plan)

it('a short form that the work explains may be said in full', () => {
  const lines = [
    'Mobile Money (MM) is sent with a telephone.',
    'MM was stolen from the booth on a Tuesday.',
    'Traders keep their cash at home.',
  ]
  const says = 'Mobile money was stolen at the booth in the night.'
  expect(standsInWork(says, lines)).toBe(true)
  expect(standsInWork(says, lines.slice(1))).toBe(false)
})

it('a share that the work gives of nothing like it is not marked as right', () => {
  const { marks } = marked(
    'conclusion',
    'It rests on Table 4.1, where 97 per cent of the traders saved with mobile money every week.',
  )
  expect(marks[0]?.value ?? 0).toBeLessThan(2)
})

it('words of the work that nobody does anything in earn nothing', () => {
  const { verdict } = marked(
    'design',
    'The design is the survey of the traders in the market of the savings because the money of the account is the design of the time and the traders.',
  )
  expect(verdict).toBe('off-topic')
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
