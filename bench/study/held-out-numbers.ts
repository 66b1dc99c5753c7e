import { caption, type GoldNumbers, table } from './gold-numbers.ts'

/** Never used to change the rules. */
export const HELD_OUT_NUMBERS: readonly GoldNumbers[] = [
  {
    text: 'Nurses on night duty scored higher than those on day duty (t(64) = 3.12, p = .003, d = 0.77).',
    rows: ['t(64) = 3.12 → agrees'],
  },
  {
    text: 'A Kruskal-Wallis test showed that wards differed, H(2) = 8.45, p = .150.',
    rows: ['H(2) = 8.45 → look-again'],
  },
  {
    text: 'Hours of study were related to marks (r(118) = .42, p < .001) but not to age (r(118) = .08, p = .385).',
    rows: ['r(118) = .42 → agrees', 'r(118) = .08 → agrees'],
  },
  {
    text: 'The model with four predictors was significant, F(4, 195) = 6.20, p = .010.',
    rows: ['F(4, 195) = 6.20 → look-again'],
  },
  {
    text: 'Use of nets did not depend on schooling (χ²(2, N = 180) = 1.90, p = .387).',
    rows: ['χ²(2, N = 180) = 1.90 → agrees'],
  },
  { text: 'Among the 180 households, 126 (70.0%) owned a net.', rows: ['126 of 180 → agrees'] },
  { text: 'Among the 180 households, 126 (76.0%) owned a net.', rows: ['126 of 180 → look-again'] },
  {
    text: 'Only 27 of the 180 households (15%) had been sprayed, and 9 of them owned cattle.',
    rows: ['27 of 180 → agrees'],
  },
  { text: 'Ownership was 70% (126 of 180) in the hills.', rows: ['126 of 180 → agrees'] },
  { text: 'Nearly all households, 171/180 (95.0%), boiled their water.', rows: ['171 of 180 → agrees'] },
  {
    text: 'Households owned nets (70%), radios (55%) and bicycles (40%).',
    rows: [],
  },
  {
    text: [
      caption('Table 5: Age of respondents'),
      table(
        'Age group|Number|Percentage',
        '18 to 25|42|23.3',
        '26 to 35|66|36.7',
        '36 to 45|48|26.7',
        'Over 45|24|13.3',
        'Total|180|100',
      ),
    ],
    rows: [
      '18 to 25: 42 of 180 → agrees',
      '26 to 35: 66 of 180 → agrees',
      '36 to 45: 48 of 180 → agrees',
      'Over 45: 24 of 180 → agrees',
      '23.3% + 36.7% + 26.7% + 13.3% → agrees',
    ],
  },
  {
    text: [
      caption('Table 6: Where water comes from'),
      table(
        'Source|Frequency (n)|Percent (%)',
        'Borehole|90|50.0',
        'River|54|33.0',
        'Tap|36|20.0',
        'Total|180|100.0',
      ),
    ],
    rows: [
      'Borehole: 90 of 180 → agrees',
      'River: 54 of 180 → look-again',
      'Tap: 36 of 180 → agrees',
      '50.0% + 33.0% + 20.0% → look-again',
    ],
  },
  {
    text: [
      caption('Table 7: Independent samples test'),
      table('Variable|t|df|p', 'Knowledge|2.20|98|.030', 'Attitude|0.70|98|.048'),
    ],
    rows: ['t(98) = 2.20 → agrees', 't(98) = 0.70 → look-again'],
  },
  {
    text: [
      caption('Table 8: Income of households'),
      table('Ward|Households|Mean income (K)', 'Lwipa|60|1,240.50', 'Mutanda|70|980.25'),
    ],
    rows: [],
  },
  {
    text: 'Satisfaction with the clinic, one seven-point item, was high (n = 15, M = 5.87, SD = 1.1).',
    rows: ['M = 5.87, n = 15 → agrees'],
  },
  {
    text: 'Satisfaction with the clinic, one seven-point item, was high (n = 15, M = 5.84, SD = 1.1).',
    rows: ['M = 5.84, n = 15 → look-again'],
  },
  { text: 'Mean rainfall over the seasons was 812.35 mm (n = 12).', rows: [] },
  {
    text: 'Smoking raised the hazard (HR = 1.85, 95% CI: 1.20–2.86, p = 0.006).',
    rows: ['HR = 1.85, [1.20, 2.86] → agrees'],
  },
  {
    text: 'Training made no clear difference (OR = 0.90, 95% CI 0.60 to 1.35, p = .004).',
    rows: ['OR = 0.90, [0.60, 1.35] → look-again'],
  },
  {
    text: 'A total of 240 questionnaires were administered, of which 204 were returned (85% response rate).',
    rows: ['Response rate, 204 of 240 → agrees'],
  },
  {
    text: 'Out of 240 invited, 180 responded, giving a response rate of 85%.',
    rows: ['Response rate, 180 of 240 → look-again'],
  },
  {
    text: 'There was a trend towards significance for age.',
    rows: [],
    checks: { 'numbers.marginal': 'look-again' },
  },
  {
    text: 'Sex was not significant (p = .41), meaning that sex has no effect on saving.',
    rows: [],
    checks: { 'numbers.no-effect': 'look-again' },
  },
  {
    text: 'Sex was not significant (p = .41), and a larger sample might have told more.',
    rows: [],
    checks: { 'numbers.no-effect': 'passed' },
  },
  { role: 'literature', text: 'Tembo (2018) surveyed 45 of 120 clinics (80%).', rows: [] },
  { text: 'The Bank of Zambia kept its rate at 9.25% on 12 of 24 occasions since 2012.', rows: [] },
  { text: 'Pages 45 to 120 (Appendix B) list K1,250 for 12 (2%) late fees.', rows: [] },
  { text: 'Between 2010 and 2020 (10 years) exports of 340 firms grew 4.5% a year.', rows: [] },
]
