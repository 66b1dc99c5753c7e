import { expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { openRecord } from '../../open-study.ts'

const LONGEST = 20_000
/** Input that could make a rule backtrack endlessly: figures, shares, tests, brackets, names and lists of them. */
const SHAPES: Record<string, string> = {
  figures: '1 2 3 4 5 6 7 8 9 10 ',
  thousands: '1,234 5,678 ',
  arithmetic: '12 + 18 × (3 - 2) / 5 ',
  sums: '12 + 18 = 30 ',
  brackets: '(((((((((( 1 ) ',
  stars: '0.123 0.456 ** (0.12) ',
  shares: '12 of 340 (3.5%) and 45 (13.2%) of the 340 women, n = 340, ',
  tests: 't(58) = 2.41, p = .019, d = 0.3, F(2, 40) = 3.2, p = .05; ',
  intervals: '85% by 2020 (95% CI 78.4 to 89.6), OR = 2.1, 95% CI [1.2, 3.4] ',
  residuals: '318 0.0000 1.3174 -0.3174 -0.71 X ',
  classes: 'precision of 0.8 and recall of 0.7 and F1 0.75 accuracy 81% ',
  deviances: 'residual deviance null deviance 184.32 270.54 = 0.319 ',
  samples: 'Cochran sample size of 385 respondents at 5% and 1.96 with N = 1240 ',
  spaces: `${' '.repeat(40)}1`,
}

it.each(Object.keys(SHAPES))('takes no time over a sentence without an end: %s', (name) => {
  const text = SHAPES[name]!.repeat(LONGEST).slice(0, LONGEST)
  const model = modelOf([{ title: 'Results', role: 'results', blocks: [] }])
  const [section] = model.sections
  model.blocks.push({ id: 'b1', kind: 'paragraph', page: 1, text, section: section!.id })
  model.sentences.push({ id: 'b1-1', block: 'b1', page: 1, text })
  const study = openRecord(model)
  const before = process.cpuUsage()
  study.statisticRows()
  const { user } = process.cpuUsage(before)
  expect(user / 1000).toBeLessThan(4_000)
})
