import { expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../../document/reading.ts'
import { abbreviationsOf } from './abbreviations-used.ts'

const never = (...blocks: string[]) =>
  abbreviationsOf(readForStudy(modelOf([{ title: 'Methods', role: 'methods', blocks }])))
    .filter(({ speltOut }) => !speltOut)
    .map(({ letters }) => letters)

it.each([
  [
    'letters of a name in odd capitals',
    'We used SHaring Additive exPlots(SHAP).',
    'Then SHAP was read again by us.',
  ],
  ['a name with a hyphen', 'We used flow-mediated dilation (FMD) here.', 'Then FMD was read again by us.'],
  ['people', 'It was first told by McBanda of Kitwe.', 'Later McBanda told it again to us.'],
  ['words in capitals', 'This is a LINEAR line and a linear one.', 'A LINEAR line is drawn here by hand.'],
  ['the letters of a currency', 'A goat costs NGN 30,000 in town.', 'Then NGN 40,000 were paid for it.'],
  ['columns of a table of data', 'The column BILL_AMT was read by us.', 'Then BILL_AMT was read once again.'],
])('takes %s for nothing that is unexplained', (_, first, second) => {
  expect(never(first, second)).toEqual([])
})

it('names what is never spelt out', () => {
  expect(never('We asked the QXZ of Kitwe about it.', 'Then the QXZ answered us in full.')).toEqual(['QXZ'])
})

it('reads a long sentence without a bracket at once', () => {
  const long = `QXZ ${'internationalisation '.repeat(60)}`
  const start = performance.now()
  never(`${long}.`, `${long}again.`)
  expect(performance.now() - start).toBeLessThan(1_000)
})
