import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { announcesAnother, isForeign } from './answers-another.ts'
import { figureOfAnother, figuresFromNowhere, placesItsFigures } from './figures.ts'
import { judge } from './judge.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const plan = makePlan(openRecord(model), model, 'thesis.pdf')
const on = (topic: string) => plan.questions.find(({ about }) => about === topic)!
const marked = (topic: string, text: string) => judge({ text, trust: 'exact' }, on(topic), plan)

describe('of an answer, what it adds to the question is judged', () => {
  const { lead, asks } = on('results')
  const quote = /“(.*)”/.exec(lead)?.[1] ?? ''
  it.each([
    ['the sentence and the question', `${quote} ${asks}`],
    ['both in the first person', `${quote} ${asks.replace(/\byou\b/g, 'I').replace(/\byour\b/g, 'my')}`],
    ['the question told as a question', `You ask me ${asks.replace(/\?$/, '')}: ${quote}`],
    ['the sentence alone', `I write that ${quote}`],
  ])('%s, said again, are none', (_, text) => {
    expect(marked('results', text)).toMatchObject({ verdict: 'read-back', total: 0 })
  })
  it('one that begins with them and goes on is one', () => {
    const says = `${quote} It rests on Table 4.1, where 139 of them save weekly, but those who have more money may simply open an account more often.`
    expect(marked('results', says)).toMatchObject({ verdict: 'answered' })
  })
  it('thanks for the question are none, in however many words', () => {
    const says =
      'That is a very good question and I thank the panel for it. It is an important matter, and I would be glad to look at it again.'
    expect(marked('sampling', says)).toMatchObject({ verdict: 'off-topic', total: 0 })
  })
})

describe('what belongs to another question is told so', () => {
  it.each([
    ['sampling', 'The objectives of the study were to find out how traders save and why.'],
    ['sampling', 'I recommended that the councils open a desk for savers on every market.'],
    ['results', 'The study needed no approval by an ethics committee.'],
    ['sample', 'The test gave p = 0.03, so the difference is statistically significant.'],
  ])('asked about %s: %s', (topic, says) => {
    expect(announcesAnother(says, on(topic))).toBe(true)
  })
  it('and what the question speaks of belongs to it', () => {
    expect(announcesAnother('I recommend that the councils open a desk.', on('recommendations'))).toBe(false)
  })
})

it('words that neither the work nor any talk or study has, with a few of the work strewn over them, are nonsense', () => {
  const lines = Array.from(
    { length: 400 },
    (_, at) =>
      `market${'abcdefghij'[at % 10]}${'klmnopqrst'[((at / 10) % 10) | 0]}${'uvwx'[(at / 100) | 0]} saving traders`,
  )
  const against = { ...plan, lines }
  expect(
    isForeign('The banana of the saving trader kisses a giraffe under the umbrella of the market.', against),
  ).toBe(true)
  expect(isForeign('The saving trader never fails to compare the password of the server.', against)).toBe(
    false,
  )
})

it('words of talk that a long work has somewhere are no answer', () => {
  const says =
    'I like cooking maize porridge with fish, because my mother taught me when I was small, and it does not cost too much.'
  const filled = Array.from({ length: 2_000 }, (_, at) => `filler${at}`)
  const long = { ...plan, vocabulary: [...plan.vocabulary, ...contentStems(says), ...filled] }
  const question = plan.questions.find(({ about }) => about === 'sampling')!
  expect(judge({ text: says, trust: 'exact' }, question, long)).toMatchObject({
    total: 0,
    verdict: 'off-topic',
  })
})

describe('a figure is looked for beside what is said of it', () => {
  const head = 'Table 2: What traders fear | Trader | Theft | Loss of a phone'
  const rows = ['Tomato sellers | 85.5 | 12', 'Fish sellers | 56 | 40.5']
  const work = {
    lines: [...rows, 'Of the traders, 110 named the risk of theft.', 'Hairdressers in the town came to 75.'],
    places: ['page 7', 'page 7', 'page 8', 'page 8'],
    heads: [head.replace(' | Trader', ' | Seller'), head.replace(' | Trader', ' | Seller'), '', ''],
  }
  it.each([
    ['of another row', 'Fish sellers feared theft in 85.5 per cent of the answers.', '85.5'],
    ['of another column', 'Of the fish sellers 40.5 per cent feared theft.', '40.5'],
  ])('%s, it is told with its page: %s', (_, says, figure) =>
    expect(figureOfAnother(says, '', work)).toMatchObject({ figure, place: 'page 7' }),
  )
  it.each([
    'Tomato sellers came first with 85.5 per cent.',
    'There were 75 hairdressers, and 56 fish sellers feared theft.',
    'The rest of the tomato sellers, 14.5 per cent, feared no theft.',
  ])('in a sentence, in a table, or worked out from it: %s', (says) => {
    expect(figureOfAnother(says, '', work)).toBeUndefined()
    expect(placesItsFigures(says, work)).toBe(true)
  })
  it.each([
    ['About 91.7 per cent of the fish sellers feared fire.', ['91.7']],
    ['I had expected 91.7 per cent of the fish sellers to fear fire.', []],
  ])('one that stands nowhere is told, unless it is only supposed: %s', (says, figures) =>
    expect(figuresFromNowhere(says, work)).toEqual(figures),
  )
})
