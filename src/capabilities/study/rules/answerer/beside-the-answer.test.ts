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
      title: 'Introduction',
      role: 'introduction',
      blocks: [
        'The first research question is: How do beekeepers choose the trees for their hives?',
        'Women may not climb for honey, because it is held to be dangerous. This is largely attributed to stories of the elders.',
        'Bark hives are cheap tubes that last three years. Clay hives are heavy pots that stay where they are put.',
      ],
    },
    {
      title: 'Literature review',
      role: 'literature',
      blocks: ['A sample of 704 beekeepers was interviewed in a study of the coast.'],
    },
    {
      title: 'Sampling technique',
      role: 'methods',
      blocks: [
        'A sampling technique is the technique by which a sample is taken. Convenience sampling was used at the two markets.',
        'The data were collected with questionnaires and with interviews at the depot.',
      ],
    },
    {
      title: 'Results',
      role: 'results',
      blocks: [
        { kind: 'caption', text: 'Figure 4.2: Risk that beekeepers take' },
        'Of all beekeepers 64% take little risk with new hives, and 12% take much.',
        'Many beekeepers with children consider their age, and spend an average of 40 kwacha on hives.',
        'The yield of the hives was higher among men than among women by 12%.',
      ],
    },
    {
      title: 'Appendix B: Interview guide',
      role: 'appendix',
      blocks: [
        item('1. How do you choose a tree for a hive?'),
        item('2. What would you change about your hives?'),
      ],
    },
  ]),
)
let handbook: Handbook
beforeAll(async () => {
  handbook = await readHandbook()
})
const said = (question: string) =>
  [...answerQuestion({ question, study, handbook })].map(({ text }) => text).join('\n')

it.each([
  ['what sampling technique did I use', 'Convenience sampling was used'],
  ['what methods am I using to collect data', 'questionnaires and with interviews'],
  ['what does figure 4.2 show', '64% take little risk'],
  ['why may women not climb for honey', 'stories of the elders'],
  ['what is in appendix B', 'Appendix B: Interview guide'],
])('goes on to what stands beside a caption, a definition or a reason: "%s"', (question, words) => {
  expect(said(question)).toContain(words)
})

it('puts the two sides of a difference one after the other', () => {
  expect(said('what is the difference between bark and clay hives in my review')).toMatch(
    /cheap tubes[\s\S]*heavy pots/,
  )
})

it('gives no questions of an interview as research questions', () => {
  expect(said('what are my research questions')).not.toContain('tree for a hive')
})

it('shows the nearest places where two things of the question stand, and refuses where they do not', () => {
  const near = said('how are beekeepers at the depot taught about risk with hives')
  expect(near).not.toContain(STUDY_SENTENCES.notInDocument)
  for (const question of [
    'how many beekeepers did I interview',
    'what was the average age of the beekeepers',
    'what was the yield by age group',
    'which version of the app did the beekeepers use',
  ])
    expect(said(question)).toContain(STUDY_SENTENCES.notInDocument)
})

it('looks up a score that a model reached', () => {
  expect(said('what was the F1 score of my model')).not.toContain(STUDY_SENTENCES.cannotKnowNews)
})
