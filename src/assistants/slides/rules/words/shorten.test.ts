import { expect, it } from 'vitest'
import { shortened, standsAlone } from './shorten.ts'

it.each([
  [
    'The survey was made among traders of one market, which may not be the case at other markets of the province.',
    'The survey was made among traders of one market',
  ],
  [
    '\ufffd The proposed store answers in less than a second.',
    'The proposed store answers in less than a second',
  ],
  [
    'Savings were no correlate of the income of traders (the coefficient was small).',
    'Savings were no correlate of the income of traders',
  ],
  [
    'The high p-value (0.83) is above the level of 0.05, indicating that there is no association between fees and savings.',
    'There is no association between fees and savings',
  ],
  [
    'Councils were shown how the traders save, ultimately guiding the banks of the province.',
    'Councils were shown how the traders save',
  ],
  [
    'The model in Chapter 4 will be fitted since we want to know whether a pupil leaves school or not.',
    'The model will be fitted since we want to know whether a pupil leaves school or not',
  ],
])('leaves out what only adds to the statement', (sentence, line) => {
  const limit = line.split(' ').length
  expect(shortened(sentence, limit)).toBe(line)
})

/** To whom, of what, where and why: a line without it says something else, or nothing. */
it.each([
  'The forms were handed out equally to the traders of the four markets of the town of Kitwe.',
  'The answers were read with a view to find out how traders of the market save their money.',
  'Given the low wages of clerks, young people are motivated to leave the council for the mines.',
  'In the markets of the Copperbelt, like in those of many towns, fees are paid in cash to a clerk.',
  'What we have seen is, despite the small size of this survey, that there is great variety among traders.',
  'Traders chose to spend their lives at the market, as sellers, as carriers, as cleaners or as guards.',
  'The clerks were happy to find no receipts of the traders, a matter that seems to be left to the banks.',
  'The council found no evidence which would lead anybody to believe that there is a link between fees and rain.',
])('makes no line of a part of “%s”', (sentence) => {
  for (const limit of [6, 8, 10, 12, 14]) expect(shortened(sentence, limit)).toBeUndefined()
})

it.each([
  ['There has been a growing need for platforms tailored to small councils of the province', 9],
  ['For every further kwacha of fees, the savings of the traders decrease by 164.27 on average', 7],
  ['Using the survey, it is removed from the list of all the variables because nobody answered it', 9],
  ['The following results indicate that 55.3% of the traders who answered the questions are women', 8],
  [
    'There is a further potential for the clerk of the market to wrongly register the payment of a trader',
    10,
  ],
  ['In the past few years the council of the town has managed to collect most of the market fees', 12],
  ['As this is a question of many prices, the methods that traders use will be compared in the town', 10],
  ['The savings of traders are likely to be influenced by rain, for example.', 14],
])('makes no line of what would end or begin in the air', (sentence, limit) => {
  const line = shortened(sentence, limit)
  expect(line ?? '').not.toMatch(
    /tailored$|^For every further kwacha of fees$|, it is removed|of the traders$|potential for the clerk of the market$|for example$|has managed$|, the methods$/,
  )
})

it.each([
  'We could not show that training reduces the losses of the traders.',
  'Earlier studies of other towns found that training reduces the losses of the traders.',
  'We asked whether the figures show that training reduces the losses of the traders.',
])('takes no finding out of %j, which does not find it', (sentence) => {
  expect(shortened(sentence, 8) ?? '').not.toMatch(/^Training reduces/)
})

it('cuts no sentence before an example after which it goes on', () => {
  const said = shortened(
    'Fees keep traders from the agents, such as those of the market, and from saving for the school of a child.',
    12,
  )
  expect(said).toBeUndefined()
})

it.each([
  'Out of these, the fee is the factor that keeps most traders away.',
  'Still other times, traders walk to another market to save.',
  'Some were asked at their stalls in the morning.',
])('knows a line that hangs on the sentence before it: %s', (text) => expect(standsAlone(text)).toBe(false))

it('keeps what turns a statement round', () => {
  expect(
    shortened('Savings rose by a third, although the difference was not significant at all.', 6),
  ).toBeUndefined()
})

it.each([
  [
    'As for plant height, the results show that treatment A has the highest mean of all four treatments.',
    /^(?!.*height).*highest/i,
  ],
  ['Owners of stalls who do not use a phone should be trained by the council of the market.', /phone$/],
  [
    'Problems met in the field: limited time to finish, few helpers and no money for the travel.',
    /limited time/,
  ],
  ['Eighty of 100 said yes, but 20 of the 100 respondents said that they have no account at all.', /^20 of/],
])('cuts no statement loose from what it is about: %s', (sentence, loose) => {
  for (const limit of [7, 9, 12, 14]) expect(shortened(sentence, limit) ?? '').not.toMatch(loose)
})
