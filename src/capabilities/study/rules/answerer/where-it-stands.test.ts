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
      title: 'Chapter 1: Introduction',
      role: 'introduction',
      blocks: ['Weevils eat stored maize in many villages.'],
    },
    {
      title: '1.2 Vision',
      role: 'introduction',
      level: 2,
      blocks: ['A country without hunger in the lean months.'],
    },
    {
      title: 'Chapter 2: Methods',
      role: 'methods',
      blocks: [
        'The villages were chosen by simple random sampling, and the sellers in them were interviewed.',
        'Sack: a bag of woven plastic that holds fifty kilograms of maize.',
        'A total of 18 sellers were interviewed at the markets.',
        'The sample size was worked out with the formula of Yamane. The sample size was 120.',
        'The study was done at three markets: Chipata market, Lundazi market and Petauke market.',
        'One interview with a seller took 25 minutes. The trial was run in the cold season.',
        'Phase 1: Filling the sacks.',
        'Phase 2: Weighing the sacks after a month.',
        'Households were excluded:',
        item('those that sold all their maize'),
        item('those that stored less than a sack'),
      ],
    },
    {
      title: 'Chapter 3: Results',
      role: 'results',
      blocks: [
        { kind: 'caption', text: 'Table 3.1: Sex of the people in the survey' },
        {
          kind: 'table',
          rows: [
            ['Sex', 'Frequency', 'Percent'],
            ['Male', '36', '30.0'],
            ['Female', '84', '70.0'],
            ['Total', '120', '100.0'],
          ],
        },
        { kind: 'caption', text: 'Table 3.3: Reliability of the scales' },
        {
          kind: 'table',
          rows: [
            ['Scale', 'Cronbach’s Alpha', 'Items'],
            ['Trust', '0.71', '5'],
            ['Labour', '0.83', '6'],
          ],
        },
        'R-squared was 0.42, so the sacks and the store explain 42% of what was lost.',
        'The seller at the third market said;',
        '“We throw away a basin in every sack.”',
        'Hypothesis 1',
        'The chi-square was 9.2, and the null hypothesis was rejected.',
        'Hypothesis 2',
        'The chi-square was 1.3, and the null hypothesis was accepted.',
        'Most people who came were women with a store of their own.',
        { kind: 'caption', text: 'Table 3.2: Benefits of the new sacks' },
        {
          kind: 'table',
          rows: [
            ['Benefit', 'Mean', 'SD'],
            ['Less work', '3.9', '1.1'],
            ['Grain for the lean months', '4.6', '0.7'],
            ['A better price', '4.1', '0.9'],
          ],
        },
      ],
    },
    {
      title: '4.2 Recommendations',
      role: 'conclusion',
      blocks: [item('Train the store keepers in each ward.'), item('Sell the new sacks at the depots.')],
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
  ['which benefit had the highest mean', 'Grain for the lean months: Mean 4.6, in Table'],
  ['which benefit got the lowest mean', 'Less work: Mean 3.9, in Table'],
  ['how many women were in the survey', 'Female: Frequency 84; Percent 70.0, in Table'],
  ['what are the phases of the trial', 'Phase 2: Weighing'],
  ['name the three markets', 'Petauke market'],
  ['what is the vision of the organisation', 'A country without hunger'],
  ['wat are the recomendations', 'Train the store keepers'],
  ['how long did one interveiw take', '25 minutes'],
  ['which households were excluded', 'those that stored less than a sack'],
  ['what is the cronbach alpha', 'Cronbach’s Alpha: Trust 0.71; Labour 0.83'],
  ['whats the alpha of labour', 'Labour: Cronbach’s Alpha 0.83'],
  ['what is R squared', 'R-squared was 0.42'],
  ['chi square for hypothesis 2', '1.3'],
  ['was hypothesis 1 accepted', 'the null hypothesis was rejected'],
  ['how were the villages chosen', 'simple random sampling'],
  ['how is a sack defined', 'fifty kilograms'],
  ['how many sellers did she interview', '18 sellers'],
  ['what did the seller at the third market say', 'a basin in every sack'],
])('says it from the table, the list or the heading where it stands: "%s"', (question, words) => {
  expect(said(question)).toContain(words)
  expect(said(question)).not.toContain(STUDY_SENTENCES.notInDocument)
})

it('gives of a figure or a numbered thing only the one that is asked for', () => {
  expect(said('whats the alpha of labour')).not.toContain('Trust 0.71')
  expect(said('chi square for hypothesis 2')).not.toContain('9.2')
  expect(said('was hypothesis 1 accepted')).not.toContain('was accepted')
})

it('does not offer a sentence for a statistic that the work does not print', () => {
  for (const question of [
    'what is the VIF',
    'what is the p value for rainfall',
    'what was the durbin watson',
  ])
    expect(answer(question).map(({ text }) => text)).toContain(STUDY_SENTENCES.notInDocument)
})

it('answers both halves of a question, each under its own words', () => {
  const told = said('which benefit had the highest mean and how many sellers were interviewed')
  expect(told).toMatch(
    /^Which benefit had the highest mean:\n.*4\.6[\s\S]*\nHow many sellers were interviewed:\n.*18 sellers/,
  )
  expect(said('what is the sample size and how was it calculated')).toContain('formula of Yamane')
})

it('shows at most one place where it finds no answer, and nothing of the handbook', () => {
  const shown = answer('how many women sold maize in Malawi')
  expect(shown[0]?.text).toBe(STUDY_SENTENCES.notInDocument)
  expect(shown.filter(({ kind }) => kind === 'quote').length).toBeLessThanOrEqual(1)
  expect(shown.some(({ kind }) => kind === 'handbook')).toBe(false)
})

it('looks only into the chapter that is named, and says where it finds nothing in it', () => {
  expect(answer('what does chapter seven say about weevils')[0]?.text).toBe(
    STUDY_SENTENCES.noSuchPlace('chapter 7'),
  )
  expect(said('what does chapter two say about rainfall')).toBe(STUDY_SENTENCES.notInPart('chapter 2'))
  expect(said('what does chapter one say about weevils')).toContain('Weevils eat stored maize')
})

it('looks again before it denies a table, a chapter or a number that is printed', () => {
  const read = openRecord(
    modelOf([
      { title: 'Introduction', role: 'introduction', blocks: ['Weevils eat stored maize in many villages.'] },
      { title: 'Work to come', role: 'methods', blocks: ['The sacks are weighed by two people each month.'] },
      {
        title: '4.1 Sacks',
        role: 'methods',
        level: 2,
        blocks: ['The sacks are sewn of three layers in the town.'],
      },
      {
        title: 'Table 5.1: Sacks by village',
        role: 'results',
        level: 2,
        blocks: [
          {
            kind: 'table',
            rows: [
              ['Village', 'Sacks'],
              ['Mwase', '412'],
              ['Zumwanda', '388'],
            ],
          },
          'In all, a total of 8,054 seeds were put under the glass.',
        ],
      },
    ]),
  )
  const told = (question: string) =>
    [...answerQuestion({ question, study: read, handbook })].map(({ text }) => text).join('\n')
  expect(told('what does table 5.1 show')).toContain('Mwase')
  expect(told('summarise chapter 4')).toContain('three layers')
  expect(told('how many seeds were looked at by the helpers')).toContain('8,054')
  expect(told('what does table 9.1 show')).toContain(STUDY_SENTENCES.noSuchPlace('Table 9.1'))
})

it('keeps the subject in a short question that follows, and gives a reason only where there is one', () => {
  const before = ['how many men were in the survey']
  expect(said('and women?', before)).toContain('Female: Frequency 84')
  expect(said('and women?', before)).not.toContain('Male:')
  expect(said('why?', before)).toBe(STUDY_SENTENCES.noReason)
  expect(said('what do they recommend', before)).toContain('Train the store keepers')
  expect(said('give me 2 objectives for it', ['I need a topic on maize sacks in Lundazi'])).toContain(
    'maize sacks among [people] in Lundazi',
  )
})

it.each([
  ['which degree and school did i submit this for', 'Bachelor of Science in Agriculture'],
  ['wat degree is this for', 'Bachelor of Science in Agriculture'],
  ['which university did i submit it to and when', 'March 2024'],
])('“%s” is answered from the cover', (question, expected) => {
  const cover = openRecord(
    modelOf([
      {
        title: 'Cover',
        role: 'front-matter',
        blocks: [
          'MULUNGUSHI INSTITUTE OF FARMING',
          'A project submitted for the degree of Bachelor of Science in Agriculture.',
          'March 2024',
        ],
      },
      {
        title: 'Chapter 1: Introduction',
        role: 'introduction',
        blocks: ['Weevils eat stored maize in many villages.'],
      },
    ]),
  )
  const told = [...answerQuestion({ question, study: cover, handbook })].map(({ text }) => text).join(' ')
  expect(told).toContain(expected)
})
