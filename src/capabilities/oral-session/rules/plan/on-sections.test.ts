import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { onSections } from './on-sections.ts'

const chapter = (told: string) => {
  const model = modelOf(
    [
      ...DEFENCE_THESIS.slice(0, 1),
      { title: 'Laws on borders and tolls', role: 'literature', blocks: [told] },
    ],
    { title: 'Mobile money and savings of traders' },
  )
  const { reading } = openRecord(model)
  return onSections('done', reading, () => false, { least: 1, hasObjectives: false }).filter(({ lead }) =>
    lead.includes('Laws on borders'),
  )
}
const CLOSEST = /comes closest/
const DISAGREE = /authors disagree/

it('a section that tells of no study is not asked which one comes closest, nor where its authors disagree', () => {
  const asked = chapter(
    'The Tolls Act of 1961 gave the councils a right to a fee. It was followed by a decree on markets in 1974. The decree is still in force in every district.',
  )
  expect(asked).not.toEqual([])
  for (const { asks } of asked) {
    expect(asks).not.toMatch(CLOSEST)
    expect(asks).not.toMatch(DISAGREE)
  }
})
