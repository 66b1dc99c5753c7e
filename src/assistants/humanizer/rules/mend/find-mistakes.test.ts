import { describe, expect, it } from 'vitest'
import { withChanges } from '../text/change.ts'
import { readProse } from '../text/read-prose.ts'
import { FULL_MENDER } from './find-mistakes.ts'

const mended = (text: string) =>
  withChanges(
    text,
    readProse(text).flatMap((paragraph) =>
      FULL_MENDER.find(paragraph, []).map((change) => ({
        ...change,
        from: change.from + paragraph.from,
        to: change.to + paragraph.from,
      })),
    ),
  )

it.each([
  ['I was interview 25 vendors in the market.', 'I interviewed 25 vendors in the market.'],
  ['We need a good policies that will helping vendors.', 'We need good policies that will help vendors.'],
  ['The results shows that it are useful for them.', 'The results show that it is useful for them.'],
  ['They was asked many question about the farm.', 'They were asked many questions about the farm.'],
  [
    'There is many reasons why people which sell are poor.',
    'There are many reasons why people who sell are poor.',
  ],
  ['He did not went to the the clinic in May.', 'He did not go to the clinic in May.'],
  ['We collected many informations about the farms.', 'We collected much information about the farms.'],
  [
    'They discussed about the price, and it depends of the season.',
    'They discussed the price, and it depends on the season.',
  ],
  [
    'The sample was small, however, the results are clear enough.',
    'The sample was small. However, the results are clear enough.',
  ],
  ['One of the reason is that prices have went up.', 'One of the reasons is that prices have gone up.'],
  [
    'Most of farmers does not have credit, and some of them has loans.',
    'Most farmers do not have credit, and some of them have loans.',
  ],
  [
    'Many small farmers is poor because the price of fertilisers have risen.',
    'Many small farmers are poor because the price of fertilisers has risen.',
  ],
  [
    'This show that SPSS was use to analyse the answers.',
    'This shows that SPSS was used to analyse the answers.',
  ],
  [
    'There is significant difference between them, and the classes are to big.',
    'There is a significant difference between them, and the classes are too big.',
  ],
  [
    'The teacher believe that it is safe but they are afraid of it.',
    'The teacher believes that it is safe, but they are afraid of it.',
  ],
  ['In this case the clinic was closed.', 'In this case, the clinic was closed.'],
  [
    'Data were collect by two students, and i entered them.',
    'Data were collected by two students, and I entered them.',
  ],
])('mends %j', (wrong, right) => {
  expect(mended(wrong)).toBe(right)
  expect(mended(right)).toBe(right)
})

describe('what only looks like a mistake stays', () => {
  it.each([
    'If the sample were random, the test would apply.',
    'It is important that he go there himself.',
    'The use of computers has grown, and one of the farmers was there.',
    'Two years is a short time for such a study.',
    'My friend and I are from Kitwe.',
    'What these results show is a two-by-two table.',
    'Using phones is cheap, and so are they.',
    'The poor have less, the rich have more.',
    '“They was here,” said one of the women.',
    'This impacts the economy of the district.',
    'A number of farmers are there, and the question is still open.',
    'When there is no list of people but there is a list of places, draw places.',
    'The data were coded, and that that was wrong we knew.',
    'Better roads, cheaper transport, and improved drainage have helped the traders.',
    'Her patience and practical advice have carried me, and the insights gained from this research are few.',
    'The rules moved sellers from the street to recognized, fenced markets.',
    'The test gave a p- value of 0.0031 meaning that the two groups differ on a 0–5 interval scale.',
    'This systems study began in March, and these result in longer queues.',
    'There is little difference between them, and children in need receive soap.',
    'In the rural areas of the north, however, the price is higher.',
    'The sexes are separate, and an overwhelming majority of them die young.',
    'A students’ union paid for many school and college students.',
    'Each chapter is a piece of its own and, therefore, I give a brief summary of the farms.',
    'The third most important factor had a positive effect.',
    'shops is 11 in the table of the other page.',
  ])('%s', (text) => expect(mended(text)).toBe(text))
})

it('reads 20,000 letters of any repeated words to the end', () => {
  for (const token of [
    'the the ',
    'many ',
    'they was ',
    'a an ',
    'of the MASS ',
    'becouse ',
    '“',
    "don't ",
    'a-',
  ])
    expect(mended(token.repeat(20_000 / token.length)).length).toBeGreaterThan(0)
})
