import { expect, it } from 'vitest'
import type { CheckId, FactKind, StudyCheck, WorkStage } from '#capabilities/study/index.ts'
import { mergeDuplicates } from './merge-duplicates.ts'

const check = (id: CheckId, outcome: StudyCheck['outcome']): StudyCheck => ({
  id,
  outcome,
  area: 'data',
  label: id,
  says: `Not found in the text: ${id}.`,
  advice: 'Do it.',
  weight: 2,
  evidence: [],
})
const workAt = (stage: WorkStage, ...spoken: FactKind[]) => ({ stage, spoken: new Set(spoken) })
const ids = (checks: StudyCheck[]) => checks.map(({ id }) => id)

it('tells a student once of what two checks look for', () => {
  const facts = [check('fact-conclusion', 'not-found')]
  const both = mergeDuplicates(facts, [check('part-conclusion', 'not-found')], workAt('thesis'))
  expect(ids(both)).toEqual(['fact-conclusion'])
})

it('says of no part that it was not found where the report quotes a sentence of it', () => {
  const missing = [check('part-conclusion', 'not-found')]
  expect(ids(mergeDuplicates([], missing, workAt('thesis')))).toEqual(['part-conclusion'])
  expect(mergeDuplicates([], missing, workAt('thesis', 'recommendation'))).toEqual([])
})

it('asks a proposal for no abstract, and keeps what a thesis would owe', () => {
  const [only] = mergeDuplicates([], [check('part-abstract', 'not-found')], workAt('proposal'))
  expect(only).toMatchObject({
    outcome: 'does-not-apply',
    owed: { outcome: 'not-found' },
    stages: ['paper', 'thesis', 'literature-review'],
  })
  expect(only).not.toHaveProperty('advice')
})

it('holds no figures of an abstract against results that a proposal cannot have', () => {
  const [only] = mergeDuplicates([], [check('abstract-numbers', 'look-again')], workAt('proposal'))
  expect(only).toMatchObject({ outcome: 'does-not-apply', owed: { outcome: 'look-again' } })
  const [owed] = mergeDuplicates([], [check('abstract-numbers', 'look-again')], workAt('thesis'))
  expect(owed).toMatchObject({ outcome: 'look-again' })
})

it('says of no part that it was not found where something may speak of it', () => {
  const missing = [check('part-methods', 'not-found')]
  expect(mergeDuplicates([], missing, workAt('thesis', 'instrument'))).toEqual([])
})

it('leaves every other check as it is', () => {
  const others = [check('numbers.percentages', 'look-again')]
  expect(mergeDuplicates([], others, workAt('thesis'))).toEqual(others)
})
