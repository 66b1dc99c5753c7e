/** Where no sentence surely answers, the section, the table or what stands there on it does; and nobody judges in a reader's stead. */
import { beforeAll, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readHandbook } from '../../server/read-handbook.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import { openRecord } from '../open-study.ts'
import { answerQuestion } from './answer.ts'

const of = (kind: 'list-item' | 'caption' | 'contents-line', text: string) => ({ kind, text })
const study = openRecord(
  modelOf([
    {
      title: 'Contents',
      role: 'front-matter',
      blocks: [
        of('contents-line', '3.1 Area of the visits ........ 7'),
        of('contents-line', '3.2 Kinds of traps ........ 8'),
        of('contents-line', '3.3 Counting of moths ........ 8'),
      ],
    },
    {
      title: '1.4 Underlying theoretical framework',
      role: 'introduction',
      level: 2,
      blocks: [
        'The basis of this study is drawn from the push-pull view of pests, as the review will show.',
        'Both views look at what draws a pest and what drives it away.',
      ],
    },
    {
      title: '1.5 Objectives',
      role: 'introduction',
      level: 2,
      blocks: [
        of('list-item', '1. To determine the number of moths that are caught in each month.'),
        of('list-item', '2. To compare the moths that are caught by two kinds of traps.'),
      ],
    },
    {
      title: 'Chapter 3: Methods',
      role: 'methods',
      blocks: [
        '3.1 Area of the visits The fields lie on both sides of the Kafue river and were visited on foot.',
        '3.2 Kinds of traps Bucket traps and sticky traps were hung at the height of the maize.',
        'A lure trap is an open box in which a scent draws the moths.',
        '3.3 Counting of moths The moths were counted each Monday before the sun rose.',
        'A sample of 24 fields was visited.',
      ],
    },
    {
      title: 'Chapter 4: Results',
      role: 'results',
      blocks: [
        of('caption', 'Table 4.1: Moths caught by month'),
        {
          kind: 'table',
          rows: [
            ['Month', 'Moths'],
            ['March', '61'],
            ['April', '38'],
          ],
        },
        of('caption', 'Table 4.2: Losses of grain by village'),
        {
          kind: 'table',
          rows: [
            ['Village', 'Loss'],
            ['Nega', '12'],
            ['Mugoto', '9'],
          ],
        },
        'Sticky traps caught more moths than bucket traps did.',
      ],
    },
    {
      title: 'Chapter 5: Conclusion',
      role: 'conclusion',
      blocks: ['All objectives of the study were achieved within the season.'],
    },
    {
      title: 'Appendix A: Questionnaire',
      role: 'appendix',
      blocks: [of('list-item', '9. Which pesticide do you spray on your maize in the evening?')],
    },
  ]),
)

let handbook: Handbook
beforeAll(async () => {
  handbook = await readHandbook()
})
const told = (question: string, before: string[] = []) =>
  [...answerQuestion({ question, before, study, handbook })].map(({ text }) => text).join('\n')

it.each([
  ['what is the theory behind this study', ['Underlying theoretical framework', 'push-pull view of pests']],
  ['which table shows losses of grain', ['Table 4.2', 'Mugoto']],
  ['compare table 4.1 and table 4.2', ['Moths caught by month', 'March', 'Losses of grain', 'Mugoto']],
  [
    'did the study meet its objectives',
    ['All objectives of the study were achieved', STUDY_SENTENCES.metForYou],
  ],
  ['what does section 3.2 say', ['Kinds of traps', 'Bucket traps and sticky traps were hung']],
  ['what is a lure trap', ['an open box in which a scent draws']],
  ['is the sample large enough', [STUDY_SENTENCES.judgeYourself, '24 fields']],
])('answers "%s" from where it stands', (question, words) => {
  const answer = told(question)
  for (const one of words) expect(answer).toContain(one)
})

it('advises on the thing that is asked about, whatever it is asked to be', () => {
  expect(told('are the objectives clear')).toMatch(/You (?:write|set out): “/)
})

it('answers by the second of what was listed, and by no other', () => {
  const answer = told('and the second one?', ['what are the objectives'])
  expect(answer).toContain('two kinds of traps')
  expect(answer).not.toContain('in each month')
})

it('takes a question of a questionnaire for no answer, and consent for no approval', () => {
  expect(told('which pesticide do farmers spray on maize')).not.toContain('in the evening')
  expect(told('which ethics committee approved it')).toBe(STUDY_SENTENCES.noApproval)
})
