import { expect, it } from 'vitest'
import { Analysis } from '../../contract.ts'
import { SCORE_KEYS, SECTION_KEYS } from '../../rules/keys.ts'
import { sampleAnalysis } from './sample-analysis.ts'

const sample = sampleAnalysis()

it('is an analysis like any other', () => {
  expect(Analysis.parse(sample)).toEqual(sample)
  expect(sample.document.title).not.toBe('')
  for (const key of SECTION_KEYS) {
    expect(sample[key].content.length).toBeGreaterThan(0)
    expect(sample[key].evidence).toHaveLength(sample[key].content.length)
  }
})

it('shows figures that rest on checks it has, within the bands of research', () => {
  const ids = sample.checks.map(({ id }) => id)
  for (const key of SCORE_KEYS) {
    expect(ids).toEqual(expect.arrayContaining(sample.scores[key].restsOn))
    expect(sample.stats[key]).toBe(sample.scores[key].value)
  }
  expect(sample.scores.methodologyScore.value).toBe(65 + 4 * sample.methodologyEvaluation.content.length)
  const agreeing = sample.statistics.filter(({ verdict }) => verdict === 'agrees').length
  expect(sample.checks.find(({ id }) => id === 'tests')?.says).toBe(
    `${agreeing} of ${sample.statistics.length} agree.`,
  )
})

it('says that it was made up', () => {
  expect(sample.notes.join(' ')).toContain('an invented example')
})
