/** Where a model has read the work, its proved values are told, and the sentences that the rules would quote give way. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { readForStudy } from '#capabilities/study/rules/document/reading.ts'
import { joinParts } from '#capabilities/study/rules/record/merge-answers.ts'
import { groundOf } from '#capabilities/study/rules/record/proof-log.ts'
import { proveRecord } from '#capabilities/study/rules/record/prove-record.ts'
import { readAnswer } from '#capabilities/study/rules/record/read-answer.ts'
import { FACTS } from '#tests/analysed.ts'
import { answer, entry, type Item, remark } from '#tests/model-answers.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { analyse } from '../analyse.ts'
import type { SectionKey } from '../keys.ts'

const SHARE = 'Of the 372 women, 217 (58.3%) booked late.'
const DESIGN =
  'A cross-sectional design was used because the study sought to describe booking at one point in time.'

function readBy(...items: Item[]) {
  const { record } = proveRecord(
    groundOf(readForStudy(smallThesis())),
    joinParts([readAnswer(answer(...items))]),
    { isWhole: true },
  )
  const analysis = analyse(openRecord(smallThesis(), { model: 'fake', record, choices: {} }), FACTS)
  return (key: SectionKey) => analysis[key].content.join('\n')
}

it('tells a value with its place instead of the sentence that states it', () => {
  const read = readBy(entry('design', DESIGN, 'cross-sectional design'))
  expect(read('methodologyEvaluation')).toContain('The design: “cross-sectional design”')
  expect(read('methodologyEvaluation')).not.toContain('The design: “A cross')
})

it('quotes no line with figures where a model has said what came out', () => {
  const own = readBy()('quantitativeFindings')
  expect(own).toContain('“')
  const read = readBy(entry('results', SHARE, '217 of 372 women (58.3%) booked late', { table: 'Table 4.1' }))
  expect(read('quantitativeFindings')).toBe('217 of 372 women (58.3%) booked late (Table 4.1).')
})

it('puts words into quotation marks only where they stand in the work', () => {
  const ours = entry('objectives', DESIGN, 'describe booking at one point in time')
  const theirs = entry('objectives', SHARE, 'count the women booked late')
  const said = readBy(ours, theirs)('executiveSummary')
  expect(said).toContain('(1) “describe booking at one point in time” (2) count the women booked late.')
})

it('keeps what the rules found of a slot that the model left empty', () => {
  const read = readBy(entry('results', SHARE, '217 of 372 women booked late'))
  expect(read('methodologyEvaluation')).toContain('How they were chosen: “Systematic sampling was used')
})

it('gives the chain of a sample in one sentence', () => {
  const read = readBy(
    entry('samplePlanned', 'came to 385 women', '385 women'),
    entry('sampleAnalysed', SHARE, '372 women'),
  )
  expect(read('methodologyEvaluation')).toContain('The sample: planned 385 women; analysed 372 women.')
})

it('asks what the model asks, instead of quoting lines at the student', () => {
  const asks = Array.from({ length: 7 }, (_, at) =>
    remark(`The share of 217 women is given without an interval (${'x'.repeat(at + 1)}).`, SHARE, {
      ask: `Why is there no interval, ${at + 1}?`,
    }),
  )
  const read = readBy(...asks)
  expect(read('defensePreparation').split('\n')).toEqual([
    'Why is there no interval, 6? (Asked by fake.)',
    'Why is there no interval, 7? (Asked by fake.)',
  ])
})
