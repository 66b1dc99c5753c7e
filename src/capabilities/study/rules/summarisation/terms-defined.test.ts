import { expect, it } from 'vitest'
import { termIn } from './terms-defined.ts'

it.each([
  [
    'A cohort study is a study in which one group is followed over time.',
    'cohort study',
    'a study in which one group is followed over time',
  ],
  [
    'In this study, late booking refers to a first visit after the fourteenth week.',
    'late booking',
    'a first visit after the fourteenth week',
  ],
  [
    'Food security is defined as access by all people to enough food.',
    'Food security',
    'access by all people to enough food',
  ],
  [
    'Photosynthesis is the process by which plants turn light into sugar.',
    'Photosynthesis',
    'the process by which plants turn light into sugar',
  ],
  [
    'The term “dropout” means a learner who left before the end of the year.',
    'dropout',
    'a learner who left before the end of the year',
  ],
  ['Enzymes are proteins that speed up reactions.', 'Enzymes', 'proteins that speed up reactions'],
])('finds the term and what it means in %j', (sentence, term, meaning) => {
  expect(termIn(sentence)).toEqual({ term, meaning })
  expect(sentence).toContain(meaning)
})

it.each([
  'This study is a survey that was done in two districts.',
  'It means that the results hold elsewhere.',
  'The results are figures that surprise nobody.',
  'Respondents are people who came to the market.',
  'We asked what dropout means to them.',
  'Osmosis means movement.',
])('sees none in %j', (sentence) => {
  expect(termIn(sentence)).toBeUndefined()
})
