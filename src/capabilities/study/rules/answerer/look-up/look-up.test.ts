/** What a question finds in a work, by what the sentences say, where they stand and what they do for the work. */
import { beforeAll, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readHandbook } from '../../../server/read-handbook.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import { openRecord } from '../../open-study.ts'
import { answerQuestion } from '../answer.ts'

const study = openRecord(
  modelOf([
    {
      title: 'Chapter 1: Introduction',
      role: 'introduction',
      blocks: [
        'This study examines how riders of motorcycle taxis in Kabwe keep their savings.',
        'Riders of motorcycle taxis should be trained in keeping books.',
      ],
    },
    {
      title: 'Chapter 2: Methods',
      role: 'methods',
      blocks: [
        'Data were collected with a questionnaire designed for this work.',
        'The forms were collected near the Mulungushi market and at the stage in Bwacha during their rest.',
        'The riders worked for firms such as Ulendo, Yango, and Tapera.',
        'Of 110 questionnaires that were given out, 96 questionnaires were filled and returned.',
        'A company may support its riders in many ways, and a company may fail them.',
      ],
    },
    {
      title: 'Chapter 3: Results',
      role: 'results',
      blocks: [
        'The reasons for saving are fees, repairs and illness, and riders gave several.',
        'Savings groups were the most common way of saving in Kabwe, used by 52% of riders.',
        'Mobile money was the most common way of saving in Ndola, used by 61% of riders.',
        'Riders got training in first aid from the council.',
        'Cash box:',
        'The model classed savers with an accuracy of 81.5%.',
        'Bank account:',
        'The model classed savers with an accuracy of 64.2%.',
        {
          kind: 'table',
          rows: [
            ['Marital status', 'Frequency', 'Percent'],
            ['Single', '24', '25.0'],
            ['Married', '48', '71.4'],
            ['Widowed', '12', '12.5'],
            ['Divorced', '12', '12.5'],
            ['Total', '96', '100'],
          ],
        },
      ],
    },
    {
      title: 'Summary of findings',
      role: 'conclusion',
      blocks: [
        { kind: 'list-item', text: 'Riders save little in the rainy season.' },
        { kind: 'list-item', text: 'Groups keep the savings of riders together.' },
      ],
    },
  ]),
)
let handbook: Handbook
beforeAll(async () => {
  handbook = await readHandbook()
})
const told = (question: string, before: readonly string[] = []) =>
  [...answerQuestion({ question, before, study, handbook })].map(({ text }) => text)

it.each([
  ['which companies', 'Ulendo, Yango, and Tapera'],
  ['where was data collected', 'Mulungushi market'],
  ['how many riders answered the questionnaire', '96 questionnaires were filled and returned'],
  ['what are the reasons for saving', 'fees, repairs and illness'],
  ['accuracy for bank account', '64.2%'],
  ['what are the findings', 'Riders save little in the rainy season'],
])('"%s" is answered first with %s', (question, words) => {
  expect(told(question).slice(0, 2).join('\n')).toContain(words)
})

it('does not tell what ought to be where it is asked what is', () => {
  expect(told('which training did the riders get')[0]).toContain('first aid')
})

it('tells the number of all as the number of all, where some are asked for', () => {
  expect(told('how many women answered')[0]).toBe(STUDY_SENTENCES.wholeSample)
})

it('puts the place of a following question in the stead of the first', () => {
  const [first] = told('and in ndola', ['which way of saving was most common in kabwe'])
  expect(first).toContain('Ndola')
})

it('holds figures against each other where it is asked whether they are right', () => {
  const says = told('percentage of married riders is it right').join('\n')
  expect(says).toContain('71.4')
  expect(says).toContain('50.0')
})

it('says that there is nothing to compare, and what stands there', () => {
  const [says, ...quoted] = told('is my sentence on the rainy season right')
  expect(says).toMatch(/^This needs a reader/)
  expect(quoted.join('\n')).toContain('rainy season')
})

it('finds no adviser that nobody names', () => {
  expect(told('who is my adviser')).toEqual([STUDY_SENTENCES.notFoundOf('supervisor')])
})

it('reads notes without a heading, which stand where a cover does', () => {
  const notes = openRecord(
    modelOf([
      { title: '', role: 'front-matter', blocks: ['Osmosis is the movement of water through a skin.'] },
    ]),
  )
  const [says] = [...answerQuestion({ question: 'What is osmosis?', study: notes, handbook })]
  expect(says?.text).toContain('movement of water')
})
