import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../../document/reading.ts'
import type { BookOfFacts, WorkStage } from '../../facts/book-of-facts.ts'
import { statementsOf } from '../../facts/candidate-sentences.ts'
import { finishedWorkChecks } from './finished-work.ts'

type Parts = { introduction?: string; methods?: string; results?: string; discussion?: string }
const RESULTS = Array.from({ length: 6 }, (_, i) => `In market ${i + 1} the traders sold more in the rains.`)

function checkOf(
  id: string,
  { introduction, methods, results, discussion }: Parts,
  stage: WorkStage = 'thesis',
) {
  const reading = readForStudy(
    modelOf([
      {
        title: 'Introduction',
        role: 'introduction',
        blocks: [introduction ?? 'Trade has many seasons here.'],
      },
      { title: 'Methods', role: 'methods', blocks: [methods ?? 'Traders were interviewed in the market.'] },
      { title: 'Results', role: 'results', blocks: [results ?? RESULTS.join(' ')] },
      {
        title: 'Discussion',
        role: 'discussion',
        blocks: [discussion ?? 'Rain mattered more than price here.'],
      },
    ]),
  )
  const statements = statementsOf(reading)
  const book: BookOfFacts = {
    kind: 'research',
    stage,
    chapters: [],
    stageEvidence: [],
    title: '',
    discipline: null,
    builds: false,
    studiesPeople: true,
    facts: [],
    findings: [],
  }
  return finishedWorkChecks(book, statements).find((check) => check.id === id)
}

describe('the methods of a finished work', () => {
  const plan = 'Data will be collected from forty traders. Consent will be sought from each of them.'

  it('are no plan any more', () => {
    expect(checkOf('methods-done', { methods: plan })).toMatchObject({
      outcome: 'look-again',
      says: 'The document gives results, and 2 sentences of its methods still tell what will be done.',
      evidence: [{ quote: 'Data will be collected from forty traders.' }, {}],
    })
  })

  it.each<[string, Parts, WorkStage, string]>([
    ['a proposal', { methods: plan }, 'proposal', 'does-not-apply'],
    ['a chapter', { methods: plan }, 'chapter', 'does-not-apply'],
    [
      'a work without results',
      { methods: plan, results: 'See the tables below.' },
      'thesis',
      'does-not-apply',
    ],
    [
      'one sentence of a plan',
      { methods: 'Data will be collected again next year.' },
      'thesis',
      'does-not-apply',
    ],
    [
      'what is described further down',
      { methods: 'The tools will be described below. The steps will be explained in the next section.' },
      'thesis',
      'passed',
    ],
  ])('are left alone in %s', (_, parts, stage, outcome) => {
    expect(checkOf('methods-done', parts, stage)?.outcome).toBe(outcome)
  })
})
