import { describe, expect, it } from 'vitest'
import { openStudy } from '#capabilities/study/rules/open-study.ts'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { checksFromList, topicOfCheck } from './checklist-checks.ts'

const checksOf = (sections: WrittenSection[]) => {
  const study = openStudy(modelOf(sections))
  const checks = checksFromList(study.checklist(), study.reading)
  return (id: string) => checks.find((check) => check.id === `checklist-${id}`)
}

describe('a checklist as checks', () => {
  const check = checksOf(SMALL_THESIS)

  it('passes what the text shows, with the sentence', () => {
    expect(check('approval')).toMatchObject({
      outcome: 'passed',
      area: 'methodology',
      says: 'The text shows ethics approval.',
    })
    expect(check('approval')?.evidence[0]?.quote).toContain('Ethical approval was obtained')
  })

  it('says "not found in the text" of what is missing, and what to do', () => {
    expect(check('missing')).toMatchObject({
      outcome: 'not found',
      says: 'Not found in the text: what was done about missing data.',
      advice: expect.stringContaining('missing'),
      evidence: [],
    })
  })

  it('knows what a check is about, also of one that it did not make', () => {
    expect(topicOfCheck(check('missing')!)).toBe('what was done about missing data')
    expect(topicOfCheck({ id: 'x', says: 'Not found in the text: the version of R.' })).toBe(
      'the version of R',
    )
    expect(topicOfCheck({ id: 'x', says: 'All 3 p values follow.' })).toBeUndefined()
  })
})

const REGISTRY: WrittenSection[] = [
  {
    title: 'Methods',
    role: 'methods',
    blocks: [
      'A retrospective cohort study was conducted with data from the trauma registry of the hospital.',
      'Patients who were registered between 2014 and 2023 were included.',
      'Ethical approval was obtained from the board. The odds of the patients were compared by logistic regression.',
    ],
  },
]
const FOREST: WrittenSection[] = [
  { title: 'Introduction', role: 'introduction', blocks: ['The aim was to describe pollination.'] },
  {
    title: 'Methods',
    role: 'methods',
    blocks: [
      'The relation is largely phenomenological and based on intuition about what constitutes a species.',
      'The population-level effects had normal priors of mean zero.',
      'We visited the transects each month between November 2010 and March 2011.',
    ],
  },
]

describe('what this kind of work need not show', () => {
  it('is no questionnaire and no response rate where registers were read', () => {
    const check = checksOf(REGISTRY)
    for (const id of ['instrument', 'response', 'reliability'])
      expect(check(id)).toMatchObject({ outcome: 'does not apply' })
    expect(check('response')).not.toHaveProperty('advice')
    expect(check('confounders')?.outcome).not.toBe('does not apply')
  })

  it('is no consent where nobody was studied', () => {
    const check = checksOf(FOREST)
    for (const id of ['approval', 'consent', 'population']) expect(check(id)?.outcome).toBe('does not apply')
  })
})

it('takes no word in passing for a design or a population', () => {
  const check = checksOf(FOREST)
  expect(check('design')?.outcome).toBe('not found')
  expect(check('when-where')?.evidence[0]?.quote).toContain('between November 2010')
})
