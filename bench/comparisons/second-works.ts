/**
 * A second made study, of nurses and their work, whose tests and aims follow from each other. A
 * fault is one place in another wording, and its clean twin has the same wording without the fault.
 */
import { diceFor } from '../../tests/support/dice.ts'
import type { MadeWork, WorkPart } from './works.ts'

/** A sentence or a table as it should be, and the same one as a student gets it wrong. */
type Pair = { right: WorkPart; wrong: WorkPart }
type Place = 'abstract' | 'aims' | 'results' | 'test'
type Planted = { place: Place; pairs: Pair[] }

const said = (place: Place, ...pairs: [right: string, wrong: string][]): Planted => ({
  place,
  pairs: pairs.map(([right, wrong]) => ({ right, wrong })),
})

/** One table in which a cell is changed. */
const celled = (
  caption: string,
  rows: string[],
  ...changes: [row: number, from: string, to: string][]
): Pair[] =>
  changes.map(([row, from, to]) => {
    const cut = (lines: string[]) => lines.map((line) => line.split('|'))
    return {
      right: { caption, rows: cut(rows) },
      wrong: { caption, rows: cut(rows.with(row, rows[row]!.replace(from, to))) },
    }
  })

const PLANTED: Record<string, Planted> = {
  'numbers.p-follows': said(
    'test',
    [
      'Nurses on nights slept less, t(118) = 2.41, p = .017.',
      'Nurses on nights slept less, t(118) = 2.41, p = .17.',
    ],
    [
      'The test was significant (chi-square = 9.63, df = 2, p = 0.008).',
      'The test was significant (chi-square = 9.63, df = 2, p = 0.0008).',
    ],
    [
      'The wards differed in hours of sleep, F(2, 117) = 4.12, p = 0.019.',
      'The wards differed in hours of sleep, F(2, 117) = 4.12, p = 0.19.',
    ],
    ['Sleep went with age, r(118) = .31, p = .0006.', 'Sleep went with age, r(118) = .31, p = .06.'],
  ),
  'numbers.intervals': said(
    'test',
    [
      'Married nurses were more often tired (OR = 2.10, 95% CI: 1.20-3.67).',
      'Married nurses were more often tired (OR = 2.10, 95% CI: 2.20-3.67).',
    ],
    [
      'The mean difference in sleep was 4.20 hours (95% CI 1.10 to 7.30).',
      'The mean difference in sleep was 4.20 hours (95% CI 7.10 to 9.30).',
    ],
    [
      'Night work raised the odds of tiredness (AOR = 1.86; 95% CI = 1.12, 3.09; p = 0.017).',
      'Night work raised the odds of tiredness (AOR = 1.86; 95% CI = 0.72, 3.09; p = 0.017).',
    ],
  ),
  'numbers.coefficients': {
    place: 'results',
    pairs: [
      ...celled(
        'Table 3: Regression of hours of sleep',
        [
          'Variable|B|Std. Error|t|Sig.',
          '(Constant)|6.120|0.412|14.854|0.000',
          'Age|0.084|0.021|4.000|0.000',
          'Night shifts|-0.312|0.096|-3.250|0.002',
        ],
        [2, '4.000', '2.400'],
        [3, '-3.250', '3.250'],
      ),
      ...celled(
        'Table 3: Analysis of variance of hours of sleep',
        [
          'Source|Sum of Squares|df|Mean Square|F|Sig.',
          'Between Groups|48.600|2|24.300|4.500|0.013',
          'Within Groups|631.800|117|5.400||',
          'Total|680.400|119|||',
        ],
        [1, '24.300', '48.300'],
        [1, '4.500', '8.500'],
      ),
    ],
  },
  'numbers.means': {
    place: 'results',
    pairs: celled(
      'Table 3: Descriptive statistics',
      [
        'Variable|N|Minimum|Maximum|Mean|Std. Deviation',
        'Age of the nurse|120|21|58|34.62|7.418',
        'Years of service|120|1|31|9.43|6.127',
        'Nights a month|120|0|14|6.05|3.291',
      ],
      [1, '34.62', '64.32'],
      [2, '9.43', '39.43'],
      [3, '6.05', '16.05'],
    ),
  },
  'numbers.arithmetic': {
    place: 'results',
    pairs: [
      ...celled(
        'Table 3: Cost of the visits',
        [
          'Item|Quantity|Unit price|Amount',
          'Bus fares|12|150|1,800',
          'Lunches|24|85|2,040',
          'Airtime|6|50|300',
          'Printing|120|3|360',
          'Total|||4,500',
        ],
        [2, '2,040', '2,400'],
        [4, '360', '630'],
      ),
    ],
  },
  'numbers.possible': said(
    'test',
    ['Sleep went with age (r = 0.24).', 'Sleep went with age (r = 1.24).'],
    [
      'The items held together (Cronbach’s alpha = 0.81).',
      'The items held together (Cronbach’s alpha = 1.81).',
    ],
    ['The model explained half of it (R² = 0.53).', 'The model explained half of it (R² = 1.53).'],
    ['The wards did not differ (p = 0.42).', 'The wards did not differ (p = 1.42).'],
  ),
  'numbers.readings': said(
    'test',
    [
      'The p-value was 0.213, which is greater than 0.05, so the difference is not significant.',
      'The p-value was 0.213, which is less than 0.05, so the difference is significant.',
    ],
    [
      'Since the p-value of 0.164 is above 0.05, the null hypothesis is not rejected and there is no significant relationship between age and sleep.',
      'Since the p-value of 0.164 is above 0.05, the null hypothesis is rejected and there is a significant relationship between age and sleep.',
    ],
    [
      'Age and sleep have a strong positive correlation (r = 0.78).',
      'Age and sleep have a strong negative correlation (r = 0.78).',
    ],
  ),
  'numbers.sample-agreement': said(
    'abstract',
    ['A survey of 120 nurses was carried out.', 'A survey of 150 nurses was carried out.'],
    ['The sample size was 120 nurses.', 'The sample size was 210 nurses.'],
    ['A total of 120 nurses took part in the study.', 'A total of 102 nurses took part in the study.'],
    ['The study sampled 120 nurses.', 'The study sampled 96 nurses.'],
  ),
  'numbers.questions-objectives': said(
    'aims',
    [
      'The research questions are: 1. How long do nurses sleep? 2. Is sleep related to night work?',
      'The research questions are: 1. How long do nurses sleep? 2. Is sleep related to night work? 3. What do managers pay for overtime?',
    ],
    [
      'The study asks two questions: How long do nurses sleep? Is sleep related to night work?',
      'The study asks three questions: How long do nurses sleep? Is sleep related to night work? Which strategies can hospitals adopt against absence?',
    ],
  ),
}

export const SECOND_KINDS = Object.keys(PLANTED)

const WORDS: Record<Place, WorkPart> = {
  abstract: 'A survey of 120 nurses was carried out in two hospitals.',
  aims: 'The research questions are: 1. How long do nurses sleep? 2. Is sleep related to night work?',
  results: 'The wards are alike in age and in years of service.',
  test: 'Sleep was related to night work (t = 2.41, df = 118, p = 0.017).',
}

function workOf(words: Record<Place, WorkPart>): WorkPart[] {
  return [
    { heading: 'Abstract' },
    'This study asks how long nurses sleep, and whether night work has to do with it.',
    words.abstract,
    { heading: 'Chapter 1: Introduction' },
    'Hospitals depend on nurses who are awake. Little is known about how long nurses of district hospitals sleep.',
    { heading: '1.2 Objectives of the study' },
    '1. To measure how long nurses sleep.',
    '2. To determine whether sleep is related to night work.',
    { heading: '1.3 Research questions' },
    words.aims,
    { heading: '1.4 Hypotheses' },
    'H1: There is no relationship between night work and sleep.',
    'H2: There is no relationship between age and sleep.',
    { heading: 'Chapter 2: Methodology' },
    'A cross-sectional survey was carried out among the nurses of two district hospitals. The sample size was 120 nurses, who were drawn at random from the lists of the two hospitals. Data were collected with a questionnaire.',
    'The form was tried with ten nurses of another hospital.',
    { heading: 'Chapter 3: Results' },
    'A total of 120 nurses took part. They slept 6.1 hours on the mean.',
    words.results,
    words.test,
    'The following table gives the odds of tiredness, first by themselves and then adjusted for age.',
    {
      caption: 'Table 4: Logistic regression of tiredness',
      rows: [
        ['Variable', 'OR (Model 1)', 'p (Model 1)', 'OR (Model 2)', 'p (Model 2)'],
        ['Night shifts', '1.92', '0.010', '1.86', '0.017'],
        ['Having children', '1.41', '0.004', '1.02', '0.900'],
        ['Age', '', '', '1.11', '0.003'],
      ],
    },
    'H1 was rejected (p = 0.017), and H2 was accepted (p = 0.42).',
    { heading: 'Chapter 4: Discussion and conclusion' },
    'Nurses sleep 6.1 hours, and sleep is related to night work.',
    'Night shifts raise the odds of tiredness.',
    'Wards should give nurses two nights of rest after each week of nights.',
  ]
}

export function makeSecondWorks(seed: number, each: number): MadeWork[] {
  const dice = diceFor(seed)
  return SECOND_KINDS.flatMap((comparator) =>
    Array.from({ length: each }).flatMap((_, at): MadeWork[] => {
      const { place, pairs } = PLANTED[comparator]!
      const { right, wrong } = at < pairs.length ? pairs[at]! : dice.one(pairs)
      return [
        { comparator, fault: JSON.stringify(wrong), work: { parts: workOf({ ...WORDS, [place]: wrong }) } },
        { comparator, fault: null, work: { parts: workOf({ ...WORDS, [place]: right }) } },
      ]
    }),
  )
}
