import { describe, expect, it } from 'vitest'
import type { AnalysisCheck } from '../../contract.ts'
import { checksOf, notScored, passedWords } from './checks.ts'

const check = (id: string, outcome: AnalysisCheck['outcome']): AnalysisCheck => ({
  id,
  area: 'methodology',
  label: id,
  outcome,
  says: '',
  weight: 1,
  evidence: [],
})
const all = [
  check('a', 'passed'),
  check('b', 'does-not-apply'),
  check('c', 'look-again'),
  check('d', 'not-found'),
]

it('takes the checks of one figure, what needs work first', () => {
  const checks = checksOf({ value: 1, says: '', restsOn: ['a', 'b', 'd'] }, all)
  expect(checks.map(({ id }) => id)).toEqual(['d', 'a', 'b'])
})

it('counts those that apply', () => {
  expect(passedWords(all)).toBe('1 of 3 checks passed')
  expect(passedWords([check('a', 'passed')])).toBe('1 of 1 check passed')
  expect(passedWords([check('b', 'does-not-apply')])).toBe('Too little of it could be checked to score this')
})

it('counts what is unsure among those that have not passed, as the score does', () => {
  const unsure: AnalysisCheck = { ...check('e', 'does-not-apply'), unsure: true }
  expect(passedWords([check('a', 'passed'), unsure])).toBe('1 of 2 checks passed')
})

describe('where scores are none', () => {
  const none = { value: 50, says: '', restsOn: [] }
  const some = { value: 70, says: '', restsOn: ['a'] }
  const scores = { methodologyScore: none, dataQuality: none, statisticalRigor: none, defenseReadiness: none }

  it('names those among the others', () => {
    const says = notScored({ isResearch: true, checks: all, scores: { ...scores, dataQuality: some } })
    expect(says).toBe(
      'Not scored, since too little of it could be checked: methodology, statistical rigor and defense readiness.',
    )
  })

  it('counts what was settled where no score is given at all', () => {
    expect(notScored({ isResearch: true, checks: all, scores })).toBe(
      'No scores: too little of this work could be checked for a score that means something. Of what could be checked: 1 shown or in agreement, 1 to look at again and 1 not found.',
    )
    expect(notScored({ isResearch: true, checks: [check('b', 'does-not-apply')], scores })).toBe(
      'No scores: too little of this work could be checked for a score that means something.',
    )
  })
})
