/** The questions that students ask most, each answered by what can answer it and by nothing else. */
import { beforeAll, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readHandbook } from '../../server/read-handbook.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import { openRecord } from '../open-study.ts'
import { answerQuestion } from './answer.ts'

const study = openRecord(
  modelOf([
    {
      title: 'Chapter 1: Introduction',
      role: 'introduction',
      blocks: ['The Seed Loan Register System (SLRS) is a register of loans of seed in Chadiza.'],
    },
    {
      title: 'Chapter 2: Methods',
      role: 'methods',
      blocks: [
        'The seed return rate was taken as the share of loans given back. The seed return rate was noted each month. The seed return rate was read twice.',
        'Stratified sampling was chosen because the wards differ in rainfall.',
        'The C language was the choice for the register for several reasons.',
        'Firstly, it runs on the small board.',
        'Secondly, the helpers knew it.',
        'The sample size was determined with the formula of Yamane (1967).',
        'The sample size is therefore 120 farmers.',
        'Answers were entered and analysed with SPSS version 25.',
        'The waterfall model was followed in building the register.',
      ],
    },
    {
      title: 'Chapter 3: Results',
      role: 'results',
      blocks: [
        { kind: 'caption', text: 'Table 3.1: Have you got training on the register' },
        {
          kind: 'table',
          rows: [
            ['Answer', 'Frequency', 'Percent'],
            ['Yes', '50', '41.7'],
            ['No', '70', '58.3'],
          ],
        },
        'The tasks of the helpers are set out here.',
        {
          kind: 'table',
          rows: [
            ['Phase', 'Work done', 'Responsible helper'],
            ['Weighing', 'sacks in each ward', 'Mutale and Banda'],
            ['Entering', 'forms of each ward', 'Zulu'],
          ],
        },
        'Loans were paid back late in wards without a road.',
        'Mwale (2021) praised the value of a common store, at the expense of speed.',
      ],
    },
    {
      title: 'Chapter 4: Discussion',
      role: 'discussion',
      blocks: [
        'Rain came early in both years.',
        'Seed was dear in the lean months.',
        'Late loans in wards without a road are explained by the cost of transport.',
      ],
    },
  ]),
)
let handbook: Handbook
beforeAll(async () => {
  handbook = await readHandbook()
})
const answer = (question: string, before: readonly string[] = []) => [
  ...answerQuestion({ question, before, study, handbook }),
]
const said = (question: string, before?: readonly string[]) =>
  answer(question, before)
    .map(({ text }) => text)
    .join('\n')

it.each([
  ['which software was used to analyse', 'SPSS version 25'],
  ['which development model did they follow', 'waterfall'],
  ['why was stratified sampling used', 'because the wards differ'],
  ['why was the C language chosen', 'the helpers knew it'],
  ['how did they get the sample size', 'Yamane'],
  ['how did they get the sample size', '120 farmers'],
  ['what does SLRS stand for', 'SLRS: Seed Loan Register System'],
  ['who is responsible for weighing', 'Mutale and Banda'],
  ['what percent got training on the register', 'No | 70 | 58.3'],
])('"%s" is answered with %s', (question, words) => {
  expect(said(question)).toContain(words)
})

it('guesses the words of a short form that the work does not have only as a guess', () => {
  expect(said('what is srr')).toContain(STUDY_SENTENCES.mayStandFor('srr', 'seed return rate'))
  expect(said('what does UNXQ stand for')).not.toContain('may stand for')
})

it('says that figures are no yes and no no', () => {
  expect(answer('did they get training on the register')[0]?.text).toBe(STUDY_SENTENCES.figuresNotYes)
})

it('names no supervisor and no university that only the chapters speak of', () => {
  for (const [question, label] of [
    ['who is the supervisor', 'supervisor'],
    ['which university is it', 'institution'],
  ] as const)
    expect(said(question)).toBe(STUDY_SENTENCES.notFoundOf(label))
})

it('takes a year for no measure, and a kindred word alone for no answer', () => {
  for (const question of ['what is the p value', 'what is the budget'])
    expect(answer(question)[0]?.kind).toBe('limit')
})

it('names no algorithm where none is named', () => {
  expect(said('which algorithm was used')).not.toContain('SPSS')
})

it('puts of two chapters only what they say on the thing that is asked for', () => {
  const both = said('compare what chapter 3 and chapter 4 say about late loans')
  expect(both).toContain('paid back late in wards')
  expect(both).toContain('explained by the cost of transport')
  expect(both).not.toContain('tasks of the helpers')
})

it('does not call a work sound because it could compare little', () => {
  expect(said('what is wrong with my thesis')).toMatch(/^This needs a reader/)
})

it('holds two things against each other where somebody asks which is better, and asks back', () => {
  const segments = answer('which is better for me if I have no list', [
    'what is purposive sampling',
    'and snowball?',
  ])
  const titles = segments.flatMap(({ sources }) =>
    sources.flatMap((source) => ('title' in source ? [source.title] : [])),
  )
  expect(new Set(titles)).toEqual(new Set(['Purposive sampling', 'Snowball sampling']))
  expect(segments.at(-1)).toMatchObject({ kind: 'ask', text: STUDY_SENTENCES.whichFits })
  expect(segments.at(-1)?.choices).toHaveLength(2)
})

it('explains what was spoken of where somebody asks whether it is good', () => {
  const [first] = answer('is that good?', ["what was Cronbach's alpha"])
  expect(first?.sources[0]).toMatchObject({ kind: 'handbook', entryId: 'cronbach-alpha' })
})

const alone = (question: string, before: readonly string[] = []) =>
  [...answerQuestion({ question, before, handbook })].map(({ text }) => text).join('\n')

it('makes a skeleton of what is only named, and keeps its topic', () => {
  const title = 'title about maize prices in chipata'
  expect(alone(title)).toContain('maize prices in chipata')
  expect(alone('give me three objectives for it', [title])).toContain('maize prices in chipata')
  expect(alone('and a questionnaire for it', [title])).toContain('questionnaire on maize prices in chipata')
  expect(alone('questionnaire for my objectives: to find who lends and to learn who repays')).toContain(
    'for “to learn who repays”',
  )
})

it('answers whether a tool may be used as a question, not as an order to write', () => {
  expect(alone('is it cheating if I use chatgpt to write my chapter 2')).not.toContain(
    STUDY_SENTENCES.cannotWrite,
  )
})

it('asks from the handbook where no document is open', () => {
  const asked = [...answerQuestion({ question: 'quiz me on sampling with three questions', handbook })]
  expect(asked.map(({ kind }) => kind)).toEqual(['question', 'question', 'question'])
  expect(asked.every(({ sources: [source] }) => source?.kind === 'handbook')).toBe(true)
})

it.each(['why?', 'give me an example'])(
  'asks what is meant where nothing was spoken of: "%s"',
  (question) => {
    const [first] = [...answerQuestion({ question, handbook })]
    expect(first).toMatchObject({ kind: 'ask', text: STUDY_SENTENCES.nothingAsked })
  },
)

it('says what a cover lacks instead of taking it from a chapter', () => {
  const told = [...answerQuestion({ question: 'which university and which year', study, handbook })]
  expect(told.map(({ kind }) => kind)).toEqual(['limit', 'limit'])
})

it('takes a question with a thing of its own for a new one', () => {
  const question = 'is it qualitative or quantitative'
  const before = ['what is the seed return rate']
  expect([...answerQuestion({ question, before, study, handbook })]).toEqual([
    ...answerQuestion({ question, study, handbook }),
  ])
})

const withoutWork = (question: string) => [...answerQuestion({ question, handbook })].map(({ text }) => text)

it('names the topic, and not the study on it', () => {
  expect(withoutWork('title for a study on goats').join('\n')).toContain('Goats and [outcome]')
})

it('cuts no quotation of the handbook, and ends a title that asks with its own mark', () => {
  const marks = withoutWork('my supervisor is not replying').map((text) => text.split('"').length % 2)
  expect(marks.every((odd) => odd === 1)).toBe(true)
  expect(withoutWork('choosing a method').at(-1)).toMatch(/^See also: .*\?$/)
})
