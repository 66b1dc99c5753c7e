import { expect, it } from 'vitest'
import { DEMO } from '../flow/demo.ts'
import { undefinedAbbreviations } from './abbreviations.ts'
import { measure } from './measures.ts'

it('counts stock phrases, lengths and ease of the prose alone', () => {
  const [before, after] = [measure(DEMO.before), measure(DEMO.after)]
  expect(before.marksPerThousand).toBeGreaterThan(100)
  expect(after.marksPerThousand).toBe(0)
  expect(after.readingEase).toBeGreaterThan(before.readingEase)
  expect(measure('# Moreover, pivotal\n\n| utilize | myriad |').words).toBe(0)
})

it('names abbreviations that are never written in full', () => {
  expect(
    undefinedAbbreviations(
      'The MOE and the Bank of Zambia (BOZ) met. BOZ agreed with the MOE, the UN and ZICTA (the regulator).',
    ),
  ).toEqual(['MOE'])
  expect(undefinedAbbreviations('CHAPTER TWO: LITERATURE REVIEW')).toEqual([])
})
