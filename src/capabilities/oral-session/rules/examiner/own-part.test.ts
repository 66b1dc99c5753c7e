import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { announcesAnother, isForeign } from './answers-another.ts'
import { anotherShareThan, misplacesAFigure, placesItsFigures } from './figures-placed.ts'
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

it('words that neither the work nor any talk has, with a few of the work strewn over them, are nonsense', () => {
  const lines = Array.from(
    { length: 400 },
    (_, at) =>
      `market${'abcdefghij'[at % 10]}${'klmnopqrst'[((at / 10) % 10) | 0]}${'uvwx'[(at / 100) | 0]} saving traders`,
  )
  const against = { ...plan, lines }
  const stems = ['market', 'saving', 'trader', 'banana', 'giraffe', 'umbrella', 'pudding', 'whistle']
  expect(isForeign(stems, against)).toBe(true)
  expect(isForeign(stems.slice(0, 5), against)).toBe(false)
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
  const lines = [
    'Tomato sellers | 85 | 12',
    'Fish sellers | 56 | 40',
    'Of the traders, 110 named the risk of theft.',
    'Hairdressers in the town came to 75.',
  ]
  it('one of another thing is misplaced', () => {
    expect(misplacesAFigure('Fish sellers came first with 110 of 125.', lines)).toBe(true)
  })
  it.each(['Tomato sellers came first with 85.', 'There were 75 hairdressers and 56 fish sellers.'])(
    'in a sentence or in a table: %s',
    (says) => {
      expect(misplacesAFigure(says, lines)).toBe(false)
      expect(placesItsFigures(says, lines)).toBe(true)
    },
  )
  it.each([
    ['Only 20 percent of the traders had a positive attitude to banks, so they stay away.', true],
    ['About seventy percent of the traders had a positive attitude to banks.', false],
    ['I had expected 20 percent of the traders to have a positive attitude to banks.', false],
  ])('a share is held against the share of the same: %s', (says, isAnother) =>
    expect(
      anotherShareThan(
        'Table 3 shows that 73.6% of the traders had a positive attitude to banks.',
        says,
        lines,
      ),
    ).toBe(isAnother),
  )
})
