import { expect, it } from 'vitest'
import { distinctEntries, isSameValue } from './same-value.ts'
import type { SlotEntry, SlotId } from './study-record.ts'

it.each<[SlotId, string, string]>([
  ['samplePlanned', '400 respondents', '400 residents'],
  ['year', '2023', 'August, 2023'],
  ['title', 'Booking late in Choma', 'An analysis of booking late in Choma'],
  ['design', 'survey method', 'descriptive survey research design'],
  ['institution', 'Department of Nursing', 'Department of Nursing, Chipata College, Chipata'],
  ['analyses', 'Mean', 'the mean statistical tool'],
])('takes two values of %s that agree for one: %s, %s', (slot, one, other) => {
  expect(isSameValue(slot, one, other)).toBe(true)
})

it.each<[SlotId, string, string]>([
  ['sampleAnalysed', '380', '400'],
  ['population', '150 nurses', '1,150 nurses'],
  ['setting', 'Choma district', 'Monze district'],
  ['objectives', 'To describe late booking', 'To describe late booking and its causes'],
  ['analyses', 'chi-square', 'chi-square and logistic regression'],
])('leaves two values of %s apart that say different things: %s, %s', (slot, one, other) => {
  expect(isSameValue(slot, one, other)).toBe(false)
})

it('keeps the longest wording, with the places of all', () => {
  const entry = (value: string, at: string): SlotEntry => ({
    value,
    by: 'model',
    evidence: [{ sentenceId: at, page: 1, quote: value }],
  })
  const [only, ...others] = distinctEntries('design', [
    entry('survey', 'a'),
    entry('descriptive survey', 'b'),
  ])
  expect(others).toEqual([])
  expect(only).toMatchObject({ value: 'descriptive survey' })
  expect(only?.evidence.map(({ sentenceId }) => sentenceId)).toEqual(['a', 'b'])
})
