import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { fromNowhere, opposedIn } from './held-against.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const written = makePlan(openRecord(model), model, 'thesis.pdf')
const results = written.questions.find(({ about }) => about === 'results')!
const STALLS = 'Guards of the four markets counted the wooden stalls before the gates were opened.'
const plan = {
  ...written,
  lines: [
    ...written.lines,
    STALLS,
    'Losses of yellow tickets were underestimated by the clerks of the council.',
    'Traders named seven dangers.',
    'These seven dangers were ranked.',
  ],
  places: [...written.places, 'page 31', 'page 32', 'page 33', 'page 34'],
  heads: [...written.heads, '', '', '', ''],
}

it.each([
  [
    'a denial',
    'Guards of the markets never counted the wooden stalls before the gates were opened.',
    'page 31',
  ],
  [
    'a word turned round by its beginning',
    'Losses of yellow tickets were overestimated by the clerks.',
    'page 32',
  ],
  ['another count of the same things', 'Traders named nine dangers.', 'page 33'],
])('%s is told with its page, wherever in the work it stands', (_, says, page) =>
  expect(opposedIn(says, results, plan)).toContain(page),
)

it.each([
  STALLS,
  'Guards counted the stalls, and nobody paid them for it.',
  'The guards who did not count the stalls of the four markets opened the gates.',
  'Traders would have named nine dangers.',
])('what the work says too, or says nothing of, opposes nothing: %s', (says) =>
  expect(opposedIn(says, results, plan)).toBeUndefined(),
)

it.each([
  ['a figure', 'We found that 87.3 per cent of the traders hide their cash.', '87.3'],
  ['a method', 'We used logistic regression for the answers.', 'regression'],
  ['a place', 'The traders were visited in Manchester.', 'Manchester'],
])('%s that the work has nowhere is told', (_, says, told) =>
  expect(fromNowhere(says, results, plan)[0]?.says).toContain(told),
)

it('what is only planned or supposed is nobody’s figure', () =>
  expect(fromNowhere('We would have asked 87.3 per cent of the traders.', results, plan)).toEqual([]))
