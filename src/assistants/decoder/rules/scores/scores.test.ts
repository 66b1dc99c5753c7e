import { describe, expect, it } from 'vitest'
import type { AnalysisCheck } from '../../contract.ts'
import { scoresOf } from './scores.ts'

type Area = AnalysisCheck['area']
const METHODS_PART = 'part-methods'
const AREAS: Area[] = ['methodology', 'data', 'statistics', 'literature', 'interpretation', 'writing']
const check = (
  id: string,
  area: Area,
  outcome: AnalysisCheck['outcome'] = 'passed',
  weight = 2,
): AnalysisCheck => ({
  id,
  area,
  outcome,
  weight,
  label: id,
  says: id,
  evidence: [],
})
const several = (
  area: Area,
  passed: number,
  open: number,
  outcome: AnalysisCheck['outcome'] = 'not-found',
) => [
  ...Array.from({ length: passed }, (_, i) => check(`${area}-yes-${i}`, area)),
  ...Array.from({ length: open }, (_, i) => check(`${area}-no-${i}`, area, outcome)),
]
const methodology = (checks: AnalysisCheck[]) => scoresOf(checks, 'research').methodologyScore
/** Every share of passed checks there is, in all areas at once. */
const everyShare = () =>
  Array.from({ length: 11 }, (_, passed) => AREAS.flatMap((area) => several(area, passed, 10 - passed)))

it('data of which lines are copied stay at the foot of their band, whatever else adds up', () => {
  const sound = several('data', 9, 0)
  const copied = [...sound, check('numbers.equal-tables', 'data', 'look-again')]
  expect(scoresOf(sound, 'research').dataQuality.value).toBe(79)
  expect(scoresOf(copied, 'research').dataQuality.value).toBeLessThanOrEqual(54)
})

describe('methodology of research', () => {
  it('is 65, 4 more for each thing shown and 4 less for each that is open, within 50 and 95 [S2-068]', () => {
    expect(methodology(several('methodology', 7, 0)).value).toBe(93)
    expect(methodology(several('methodology', 5, 2)).value).toBe(77)
    expect(methodology(several('methodology', 5, 2, 'look-again')).value).toBe(77)
    expect(methodology(several('methodology', 20, 0)).value).toBe(95)
    expect(methodology(several('methodology', 3, 20)).value).toBe(50)
  })

  it('stays within 25-49 with a part on methods and 15-34 without, where nothing in it is recognised [S2-069]', () => {
    const part = check(METHODS_PART, 'methodology')
    const noPart = check(METHODS_PART, 'methodology', 'not-found')
    const withPart: number[] = []
    const without: number[] = []
    for (let passed = 0; passed < 3; passed += 1)
      for (const open of [0, 1, 2, 6, 500]) {
        const others = several('methodology', passed, open)
        withPart.push(methodology([part, ...others]).value)
        without.push(methodology([noPart, ...others]).value)
      }
    expect([Math.min(...withPart), Math.max(...withPart)]).toEqual([25, 37])
    expect([Math.min(...without), Math.max(...without)]).toEqual([15, 25])
  })

  it('does not take a part on methods for something shown in it', () => {
    expect(
      methodology([check(METHODS_PART, 'methodology'), ...several('methodology', 2, 0)]).value,
    ).toBeLessThan(50)
  })
})

describe('the other scores of research', () => {
  const valuesOf = (key: 'dataQuality' | 'statisticalRigor' | 'defenseReadiness') =>
    everyShare().map((checks) => scoresOf(checks, 'research')[key].value)

  it('keep data quality within 50-79, from nothing passed to everything [S2-070]', () => {
    const values = valuesOf('dataQuality')
    expect([values[0], values.at(-1)]).toEqual([50, 79])
    expect(values).toEqual([...values].sort((a, b) => a - b))
  })

  it('keep statistical rigor within 45-69 [S2-071]', () => {
    const values = valuesOf('statisticalRigor')
    expect([Math.min(...values), Math.max(...values)]).toEqual([45, 69])
  })

  it('keep defense readiness within 60-84 [S2-072]', () => {
    const values = valuesOf('defenseReadiness')
    expect([Math.min(...values), Math.max(...values)]).toEqual([60, 84])
  })

  it('are none for the results of a plan', () => {
    const plan = scoresOf(several('data', 4, 1), 'research', { stage: 'proposal' })
    expect(plan.dataQuality).toMatchObject({
      restsOn: [],
      says: 'Too little of it could be checked to score this.',
    })
    expect(plan.statisticalRigor.restsOn).toEqual([])
  })

  it('weigh a check by how much it matters', () => {
    const score = (heavy: AnalysisCheck['outcome'], light: AnalysisCheck['outcome']) =>
      scoresOf(
        [check('a', 'data', heavy, 3), check('b', 'data', light, 1), ...several('data', 2, 0)],
        'research',
      ).dataQuality.value
    expect(score('passed', 'look-again')).toBeGreaterThan(score('look-again', 'passed'))
  })

  it('count what does not apply neither for nor against', () => {
    const some = several('data', 3, 2)
    const more = [...some, check('x', 'data', 'does-not-apply')]
    expect(scoresOf(more, 'research').dataQuality).toEqual(scoresOf(some, 'research').dataQuality)
  })

  it('stand at the foot of their band where there is nothing to place them by, and say so', () => {
    expect(scoresOf([], 'research').dataQuality).toEqual({
      value: 50,
      says: 'Too little of it could be checked to score this.',
      restsOn: [],
      most: 79,
    })
  })

  it('are not told of three checks or fewer', () => {
    for (const few of [several('data', 1, 0), several('data', 0, 1), several('data', 3, 0)])
      expect(scoresOf(few, 'research').dataQuality).toMatchObject({ value: 50, restsOn: [] })
    expect(scoresOf(several('data', 3, 1), 'research').dataQuality.restsOn).toHaveLength(4)
  })

  it('are not told where most of what they weigh is unsure', () => {
    const unsure = (i: number): AnalysisCheck => ({
      ...check(`unsure-${i}`, 'methodology', 'does-not-apply'),
      unsure: true,
    })
    const scoresWith = (count: number) =>
      scoresOf(
        [...several('methodology', 8, 2), ...Array.from({ length: count }, (_, i) => unsure(i))],
        'research',
        { opinions: [] },
      )
    for (const key of ['methodologyScore', 'defenseReadiness'] as const) {
      expect(scoresWith(1)[key].restsOn, key).not.toEqual([])
      expect(scoresWith(2)[key], key).toMatchObject({
        restsOn: [],
        says: 'Too little of it could be checked to score this.',
      })
    }
  })

  it('say what would raise them most: two places that disagree, before what is missing', () => {
    const open = (id: string, outcome: AnalysisCheck['outcome'], weight: number) => ({
      ...check(id, 'data', outcome, weight),
      advice: `Mend ${id}.`,
    })
    const checks = [
      check('a', 'data'),
      open('b', 'not-found', 3),
      open('c', 'look-again', 3),
      open('d', 'look-again', 1),
    ]
    expect(scoresOf(checks, 'research').dataQuality.raise).toBe('What would raise it most: Mend c.')
    expect(scoresOf(several('data', 5, 0), 'research').dataQuality.raise).toBeUndefined()
  })
})

describe('what is not research', () => {
  const all = everyShare().map((checks) => scoresOf(checks, 'cv_resume'))

  it('stays within 5-19 for methodology, data quality and defense readiness [S2-073]', () => {
    for (const key of ['methodologyScore', 'dataQuality', 'defenseReadiness'] as const) {
      const values = all.map((scores) => scores[key].value)
      expect([Math.min(...values), Math.max(...values)]).toEqual([5, 19])
    }
  })

  it('stays within 0-9 for statistical rigor [S2-074]', () => {
    const values = all.map(({ statisticalRigor }) => statisticalRigor.value)
    expect([Math.min(...values), Math.max(...values)]).toEqual([0, 9])
  })
})

it('says plainly where it rests on little', () => {
  const says = (passed: number, open: number) =>
    scoresOf(several('data', passed, open), 'research').dataQuality.says
  expect(says(0, 4)).toMatch(
    /; none of 4 checks passed\. So few checks say little, so the score stays nearer the middle\.$/,
  )
  expect(says(4, 1)).toMatch(/; 4 of 5 checks passed, each weighted by how much it matters\.$/)
})

it('does not put a work at the ceiling for the few checks that apply to it', () => {
  const { value } = scoresOf(several('statistics', 4, 0), 'research').statisticalRigor
  expect(value).toBeGreaterThan(57)
  expect(value).toBeLessThan(67)
})

it('is none for the methods of what owes none, and none where few of them were settled', () => {
  const checks = several('methodology', 7, 0)
  const chapter = { stage: 'chapter', chapters: ['introduction'] } as const
  expect(scoresOf(checks, 'research', chapter).methodologyScore.restsOn).toEqual([])
  expect(methodology(several('methodology', 4, 1))).toMatchObject({
    restsOn: [],
    says: 'Too little of it could be checked to score this.',
  })
})

it('rests on the checks it counted, and on no others', () => {
  const checks = [...several('data', 2, 2), check('n', 'data', 'does-not-apply'), ...several('writing', 1, 1)]
  const scores = scoresOf(checks, 'research')
  const own = ['data-yes-0', 'data-yes-1', 'data-no-0', 'data-no-1']
  expect(scores.dataQuality.restsOn).toEqual(own)
  expect(scores.defenseReadiness.restsOn).toEqual(own)
  expect(scores.dataQuality.says).toContain('2 of 4 checks passed')
})

describe('what is not sure', () => {
  const ready = (checks: AnalysisCheck[], stage?: 'thesis' | 'proposal') =>
    scoresOf(checks, 'research', { stage }).defenseReadiness
  const unsure: AnalysisCheck = {
    ...check('checklist-limits', 'interpretation', 'does-not-apply', 3),
    unsure: true,
    stages: ['thesis', 'paper'],
  }
  const others = several('data', 18, 1)

  it('counts as not shown', () => {
    const shown = ready([...others, { ...unsure, outcome: 'passed' }], 'thesis').value
    const missing = ready([...others, { ...unsure, outcome: 'not-found' }], 'thesis').value
    const { value, says, restsOn } = ready([...others, unsure], 'thesis')
    expect(value).toBeLessThan(shown)
    expect(value).toBe(missing)
    expect(says).toContain('18 of 20 checks passed and 1 is uncertain, which counts as not shown')
    expect(restsOn).toContain('checklist-limits')
  })

  it('counts for nothing where the stage does not owe it', () => {
    expect(ready([...others, unsure], 'proposal')).toEqual(ready(others, 'proposal'))
  })

  it('makes no work better than a poor list of references would, by having none', () => {
    const list = [
      check('part-references', 'literature', 'passed', 3),
      check('citations-listed', 'literature', 'look-again', 3),
      check('references-cited', 'literature', 'look-again', 2),
      check('references-recent', 'literature', 'look-again', 2),
    ]
    const none = [check('part-references', 'literature', 'not-found', 3)]
    const many = several('data', 20, 0)
    expect(ready([...many, ...none]).value).toBeLessThan(ready([...many, ...list]).value)
  })
})

it('tells no score of a method that nobody judged: what is named may still be done badly', () => {
  const checks = several('methodology', 8, 0)
  expect(scoresOf(checks, 'research', {}).methodologyScore.restsOn).toEqual([])
  expect(scoresOf(checks, 'research', { opinions: [] }).methodologyScore.restsOn).not.toEqual([])
})

it('weighs what a model holds against the work: a count of what is there praises nothing that is criticised below', () => {
  const checks = [...several('methodology', 8, 0), ...several('data', 8, 0)]
  const opinion = (kind: 'method' | 'overclaim' | 'strength') => ({
    ...{ id: kind, kind, says: 'It does.', evidence: [], words: 'of the model' as const, by: 'A model' },
  })
  const before = scoresOf(checks, 'research', { opinions: [] })
  const after = scoresOf(checks, 'research', {
    opinions: [opinion('method'), opinion('method'), opinion('overclaim'), opinion('strength')],
  })
  expect(before.methodologyScore.value - after.methodologyScore.value).toBe(8)
  expect(after.methodologyScore.says).toContain('Minus 4 for each of 2 remarks of the model')
  expect(before.defenseReadiness.value - after.defenseReadiness.value).toBe(3)
  const unproved = scoresOf(checks, 'research', { opinions: [{ ...opinion('method'), isUnproved: true }] })
  expect(unproved).toEqual(before)
  const many = scoresOf(checks, 'research', { opinions: Array.from({ length: 40 }, () => opinion('method')) })
  expect([many.methodologyScore.value, many.defenseReadiness.value]).toEqual([50, 60])
})
