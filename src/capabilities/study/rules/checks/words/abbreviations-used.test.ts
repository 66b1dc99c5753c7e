import { expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { tableOf } from '#tests/part-of-study.ts'
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
  [
    'a word that is a name of a column',
    'The columns COLOUR and PRICE were read.',
    'Colour is a word, and COLOUR a column.',
  ],
  ['kinds of files', 'The ZIP and the JPG were opened by us.', 'Then the ZIP and the JPG were closed.'],
  [
    'who wrote a source',
    'Goats are many (QXZ, 2011; Banda, 2019).',
    'They grew by a third, says QXZ (2012).',
  ],
  ['columns of a table of data', 'The column BILL_AMT was read by us.', 'Then BILL_AMT was read once again.'],
])('takes %s for nothing that is unexplained', (_, first, second) => {
  expect(never(first, second)).toEqual([])
})

it('names what is never spelt out', () => {
  expect(never('We asked the QXZ of Kitwe about it.', 'Then the QXZ answered us in full.')).toEqual(['QXZ'])
})

it('reads a long sentence without a bracket at once', () => {
  const long = `QXZ ${'internationalisation '.repeat(60)}`
  const before = process.cpuUsage()
  never(`${long}.`, `${long}again.`)
  const { user } = process.cpuUsage(before)
  expect(user / 1_000).toBeLessThan(1_000)
})

it.each([
  [
    'between dashes',
    'We fit an Over – Xeroxed Zeta model (OXZ) to it.',
    'Then the OXZ was fitted once more.',
  ],
  [
    'word for word, without a bracket',
    'Only Quiet Xylem Zones were cut.',
    'A QXZ is a part of the stem.',
    'Each QXZ was weighed.',
  ],
])('takes what is spelt out %s for explained', (_, ...said) => {
  expect(never(...said)).toEqual([])
})

it('does not call used too early what a table before it spells out', () => {
  const model = modelOf([
    {
      title: 'Results',
      role: 'results',
      blocks: [
        tableOf('Do you know the Quiet Xylem Zone (QXZ)?|Yes|59%'),
        'More than half knew of the QXZ.',
        'The Quiet Xylem Zone (QXZ) was known to 59%.',
      ],
    },
  ])
  expect(abbreviationsOf(readForStudy(model)).map(({ usedBefore }) => usedBefore)).toEqual([false])
})
