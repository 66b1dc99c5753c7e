import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { makeDeck } from './plan-deck.ts'

const others = DEFENCE_THESIS.filter(
  ({ blocks }) => !/objective|research question/i.test(JSON.stringify(blocks)),
)
function listOf(
  title: string,
  lines: string[],
  role: WrittenSection['role'] = 'introduction',
  id = 'objectives',
) {
  const work = modelOf([
    { title, role, blocks: lines.map((text) => ({ kind: 'paragraph' as const, text })) },
    ...others,
  ])
  const deck = makeDeck(openRecord(work), work)
  if (deck === 'too-little') throw new Error('There is enough for a deck.')
  const slide = deck.slides.find((one) => one.id === id)
  return slide && !slide.ask ? slide.points.map(({ text }) => text) : undefined
}

it('reads objectives whose verb stands before the list', () => {
  expect(
    listOf('1.3 Objective of the Study', [
      'The objective of this study is to determine',
      '(i.) effect of fees on the savings of traders, and',
      '(ii.) best day for the savings of traders in Lusaka.',
    ]),
  ).toEqual([
    'To determine effect of fees on the savings of traders',
    'To determine best day for the savings of traders in Lusaka',
  ])
})

it('reads a list below a heading that the file ran into it', () => {
  expect(
    listOf('Chapter One', [
      'Traders of the market keep their money at home.',
      '1.3.2 Specific Objectives i. To measure the savings of traders in the market.',
      'ii. To describe the barriers that traders meet at the counter.',
    ]),
  ).toEqual([
    'To measure the savings of traders in the market',
    'To describe the barriers that traders meet at the counter',
  ])
})

it('reads bullets that go on over lines, and objectives without their “to”', () => {
  expect(
    listOf('1.5 Project Objectives', [
      '• Automate the register of the market and its receipts.',
      '• To enable traders to send their payments to the council for',
      'the stalls they use.',
    ]),
  ).toEqual([
    'To automate the register of the market and its receipts',
    'To enable traders to send their payments to the council for the stalls they use',
  ])
})

it('reads numbered questions, wherever their heading stands', () => {
  expect(
    listOf(
      '3.1 Research Questions',
      ['1. How do traders keep their savings?', '2. What keeps traders from opening an account?'],
      'methods',
      'questions',
    ),
  ).toEqual(['How do traders keep their savings?', 'What keeps traders from opening an account?'])
})

it('asks for all of them where a number is missing', () => {
  expect(
    listOf('1.3 Objectives of the Study', [
      '1. To measure the savings of traders.',
      '3. To describe the barriers of traders.',
    ]),
  ).toBeUndefined()
})

it('reads questions that follow their announcement without a mark, with the parts of one between them', () => {
  expect(
    listOf(
      'Statement of the Problem',
      [
        'Specifically, this study seeks to answer the following questions:',
        'What keeps traders from saving in terms of the following areas?',
        'fees,',
        'distance to an agent.',
        'Is there a difference between women and men in what they save?',
        'The hypotheses were tested at five per cent.',
      ],
      'introduction',
      'questions',
    ),
  ).toEqual([
    'What keeps traders from saving in terms of the following areas?',
    'Is there a difference between women and men in what they save?',
  ])
})

it('takes the one question of a work that has no list', () => {
  expect(
    listOf(
      'Introduction to the report',
      ['The research question of this report is “What do traders expect from an agent in the market?”'],
      'introduction',
      'questions',
    ),
  ).toEqual(['What do traders expect from an agent in the market?'])
})
