/** What a student asks about a work of their own is answered by what states it, and by nothing that only shares its words. */
import { beforeAll, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readHandbook } from '../../server/read-handbook.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import { openRecord } from '../open-study.ts'
import { answerQuestion } from './answer.ts'

const item = (text: string) => ({ kind: 'list-item' as const, text })
const study = openRecord(
  modelOf([
    {
      title: 'Cover',
      role: 'front-matter',
      blocks: ['Keeping bees in Solwezi', 'ACADEMIC SUPERVISOR', 'MR Chanda Mulenga'],
    },
    {
      title: '1.2 Statement of the Problem',
      role: 'introduction',
      level: 2,
      blocks: [
        'Beekeepers in Solwezi lose many of their colonies in the cold season.',
        'However, no study has been carried out on how the losses can be avoided, and the lack of knowledge remains a problem.',
      ],
    },
    {
      title: '1.3 Objectives',
      role: 'introduction',
      level: 2,
      blocks: [
        item('To determine the number of colonies that are lost.'),
        item('To assess if losses are related to the kind of hive.'),
      ],
    },
    {
      title: 'Chapter 2: Literature',
      role: 'literature',
      blocks: [
        'A theory can be tested, and existing theory is often used.',
        'This study is guided by the Theory of Planned Behaviour (Ajzen, 1991).',
      ],
    },
    {
      title: 'Chapter 3: Methods',
      role: 'methods',
      blocks: [
        'The beekeepers may keep bees in hives of bark or of wood, and the kind of hive is chosen by hand.',
        'The survey was carried out from March to May 2023 in four wards.',
        'A sample of 80 beekeepers was selected by simple random sampling.',
      ],
    },
    {
      title: 'Chapter 4: Results',
      role: 'results',
      blocks: [
        'The beekeepers were visited at home.',
        'Losses of colonies were related to the kind of hive, and hives of bark lost 40% of their colonies.',
        'The women said that the boxes are too heavy to carry.',
        'The men said that honey pays for school.',
        'A total of 75 jars were counted.',
        'Further studies should look at the price of wax.',
      ],
    },
    {
      title: 'Timetable',
      role: 'other',
      blocks: [
        {
          kind: 'table',
          rows: [
            ['Activity', 'Week 1', 'Week 2', 'Week 3', 'Week 4'],
            ['Reading', '●', '', '', ''],
            ['Data collection', '', '●', '●', ''],
            ['Writing', '', '', '', '●'],
          ],
        },
      ],
    },
    {
      title: 'Budget',
      role: 'other',
      blocks: [item('Transport: K1,200 for the visits'), item('Printing: K300'), 'Total budget: K1,500'],
    },
  ]),
)
let handbook: Handbook
beforeAll(async () => {
  handbook = await readHandbook()
})
const told = (question: string, before: readonly string[] = []) =>
  [...answerQuestion({ question, before, study, handbook })].map(({ text }) => text).join('\n')

it.each([
  ['who is my supervisor', 'Chanda Mulenga'],
  ['what is the main problem', 'lose many of their colonies'],
  ['which theory is used', 'Theory of Planned Behaviour'],
  ['how much will it cost', 'K1,500'],
  ['how much was paid for transport', 'K1,200'],
  ['when will the data be collected', 'Week 2, Week 3'],
  ['when was the survey done', 'March to May 2023'],
  ['what were the results for objective 2', 'hives of bark lost 40%'],
  ['what did the men say', 'honey pays for school'],
  ['what did the females say', 'too heavy to carry'],
  ['which areas need further research', 'price of wax'],
  ['how many beekeepers took part and how were they chosen', 'simple random sampling'],
])('"%s" is answered with %s', (question, words) => {
  expect(told(question)).toContain(words)
  expect(told(question)).not.toContain(STUDY_SENTENCES.notInDocument)
})

it.each([
  ['what did the men say', 'too heavy'],
  ['which theory is used', 'existing theory is often used'],
  ['how much will it cost', '75 jars'],
  ['what were the results for objective 2', 'visited at home'],
])('"%s" is not answered with %s', (question, words) => {
  expect(told(question)).not.toContain(words)
})

it('finds no number of jars in a question for what was paid, and no hypothesis among objectives', () => {
  expect(told('how much were the interviewers paid')).toContain(STUDY_SENTENCES.notInDocument)
  expect(told('what are the hypotheses')).not.toContain('related to the kind of hive')
})

it('explains a part that the work does not have, after saying that it has none', () => {
  const says = told('explain the conceptual framework')
  expect(says.indexOf(STUDY_SENTENCES.notInDocument)).toBe(0)
  expect(says).toContain('Boxes are variables or concepts')
})

it('leaves to a reader whether a conclusion follows, saying what was compared', () => {
  expect(told('does the conclusion follow from the results')).not.toContain(STUDY_SENTENCES.notInDocument)
  expect(told('what is wrong with my thesis')).toContain(STUDY_SENTENCES.needsReader(0))
})

const contradicted = openRecord(
  modelOf([
    {
      title: 'Chapter 3: Methods',
      role: 'methods',
      blocks: ['The hives stand in the bush, and the sample size of this study was 120 beekeepers.'],
    },
    {
      title: 'Chapter 5: Conclusion',
      role: 'conclusion',
      blocks: ['The sample size of the study was 210 beekeepers.', 'Hives of wood keep more colonies.'],
    },
  ]),
)

it('shows with a figure the other place of the work that contradicts it', () => {
  const says = [
    ...answerQuestion({ question: 'how many beekeepers took part', study: contradicted, handbook }),
  ]
    .map(({ text }) => text)
    .join('\n')
  expect(says).toContain('120')
  expect(says).toContain('210')
})

it.each([
  [
    'give me hypotheses on feeding and honey at UNZA',
    'H0: There is no relationship between feeding and honey among [people] at UNZA',
  ],
  ['make me an interview guide on keeping bees', 'your own experience of keeping bees'],
])('drafts from the words of a topic: "%s"', (question, words) => {
  const says = [...answerQuestion({ question, handbook })].map(({ text }) => text).join('\n')
  expect(says).toContain(words)
})
