import type { WrittenSection } from '../../tests/support/model-of.ts'

/** Rows as "what it reports → verdict", worked out by hand; and outcomes of single checks. */
export type GoldNumbers = {
  text: string | WrittenSection['blocks']
  role?: WrittenSection['role']
  /** The methods text, if it matters. */
  methods?: string
  rows: string[]
  checks?: Record<string, string>
}

export const table = (...rows: string[]) => ({
  kind: 'table' as const,
  rows: rows.map((row) => row.split('|').map((cell) => cell.trim())),
})
export const caption = (text: string) => ({ kind: 'caption' as const, text })

export const GOLD_NUMBERS: readonly GoldNumbers[] = [
  // Tests computed again.
  { text: 'Boys and girls did not differ, t(118) = 0.84, p = .402.', rows: ['t(118) = 0.84 → agrees'] },
  { text: 'The groups differed, t(71.35) = -0.94, p = .350.', rows: ['t(71.35) = -0.94 → agrees'] },
  { text: 'The groups differed, t(71.35) = -0.94, p = .163.', rows: ['t(71.35) = -0.94 → look-again'] },
  {
    text: 'Province mattered, χ²(3, N = 214) = 7.10, p = .03.',
    rows: ['χ²(3, N = 214) = 7.10 → look-again'],
  },
  { text: 'Study time went with marks, r = .31, n = 212, p < .001.', rows: ['r = .31, n = 212 → agrees'] },
  { text: 'A weak link was seen (r = .12, p = .21).', rows: ['r = .12 → cannot-be-computed'] },
  { text: 'There was no effect, F(1, 38) = 0.45, ns.', rows: ['F(1, 38) = 0.45 → agrees'] },
  {
    text: [
      caption('Table 4.2: Weekly savings by group'),
      table('Group|t|df|Sig. (2-tailed)', 'Users|2.41|58|.019', 'Others|1.10|58|.004'),
    ],
    rows: ['t(58) = 2.41 → agrees', 't(58) = 1.10 → look-again'],
  },
  {
    text: [
      caption('Table 4.3: Analysis of variance of yield'),
      table(
        'Source|Sum of squares|df|Mean square|F|Sig.',
        'Between groups|24.6|3|8.2|4.12|.009',
        'Within groups|151.3|76|1.99||',
        'Total|175.9|79|||',
      ),
    ],
    rows: [
      'F(3, 76) = 4.12 → agrees',
      'Between groups: SS = 24.6, df = 3 → agrees',
      'Between groups: MS = 8.2, MS within = 1.99 → agrees',
      'Within groups: SS = 151.3, df = 76 → agrees',
      'SS: 24.6 + 151.3 → agrees',
      'df: 3 + 76 → agrees',
    ],
  },
  // Intervals.
  {
    text: 'Distance raised the odds (AOR = 2.41, 95% CI [1.52, 3.82], p < .001).',
    rows: ['AOR = 2.41, [1.52, 3.82] → agrees'],
  },
  {
    text: 'Age raised the odds (OR 1.40; 95% CI 0.88–2.23; p = 0.012).',
    rows: ['OR = 1.40, [0.88, 2.23] → look-again'],
  },
  {
    text: 'The odds were higher (OR = 4.2, 95% CI 1.5 to 3.8).',
    rows: ['OR = 4.2, [1.5, 3.8] → look-again'],
  },
  {
    text: 'Savings went with income, r = .31, 95% CI [.18, .43], n = 212.',
    rows: ['r = .31, [.18, .43] → agrees'],
  },
  {
    text: 'Savings went with income, r = .31, 95% CI [.02, .55], n = 212.',
    rows: ['r = .31, [.02, .55] → look-again'],
  },
  {
    text: 'The mean difference was 4.0 (95% CI 1.2 to 9.9).',
    rows: ['mean difference = 4.0, [1.2, 9.9] → look-again'],
  },
  // Counts with shares.
  { text: 'In all, 45 of 120 traders (37.5%) saved weekly.', rows: ['45 of 120 → agrees'] },
  { text: 'In all, 45 of 120 traders (39.5%) saved weekly.', rows: ['45 of 120 → look-again'] },
  { text: 'Of the 372 women, 217 (58.3%) booked late.', rows: ['217 of 372 → agrees'] },
  { text: 'Of the 372 women, 217 (53.8%) booked late.', rows: ['217 of 372 → look-again'] },
  {
    text: 'Of the 372 women, 217 (58.3%) booked late, and 100 (46.1%) of these had no card.',
    rows: ['217 of 372 → agrees', '100 of 217 → agrees'],
  },
  { text: 'Late booking was common: 58.3% (217/372).', rows: ['217 of 372 → agrees'] },
  {
    text: [
      caption('Table 4.1: Sex of respondents'),
      table('Sex|Frequency|Percent', 'Women|130|61.9', 'Men|80|38.1', 'Total|210|100.0'),
    ],
    rows: ['Women: 130 of 210 → agrees', 'Men: 80 of 210 → agrees', '61.9% + 38.1% → agrees'],
  },
  {
    text: [
      caption('Table 4.4: Main crop'),
      table('Crop|n|%', 'Maize|110|52.4', 'Cassava|60|38.6', 'Groundnuts|40|19.0', 'Total|210|100'),
    ],
    rows: [
      'Maize: 110 of 210 → agrees',
      'Cassava: 60 of 210 → look-again',
      'Groundnuts: 40 of 210 → agrees',
      '52.4% + 38.6% + 19.0% → look-again',
    ],
  },
  {
    text: [
      caption('Table 4.5: Sources of news (multiple responses)'),
      table('Source|n|%', 'Radio|150|71.4', 'Phone|120|57.1', 'Church|60|28.6', 'Total|210|100'),
    ],
    rows: ['Radio: 150 of 210 → agrees', 'Phone: 120 of 210 → agrees', 'Church: 60 of 210 → agrees'],
  },
  {
    text: [
      caption('Table 4.6: Characteristics (N = 210)'),
      table(
        'Characteristic|n (%)',
        'Sex|',
        'Women|130 (61.9%)',
        'Men|80 (38.1%)',
        'Marital status|',
        'Single|70 (33.3%)',
        'Married|121 (75.6%)',
        'Widowed|19 (9.0%)',
      ),
    ],
    rows: [
      'Women: 130 of 210 → agrees',
      'Men: 80 of 210 → agrees',
      'Single: 70 of 210 → agrees',
      'Married: 121 of 210 → look-again',
      'Widowed: 19 of 210 → agrees',
    ],
  },
  { text: 'About 62% were women and the remaining 38% were men.', rows: ['62% + 38% → agrees'] },
  { text: 'Some 62% were women and the remaining 48% were men.', rows: ['62% + 48% → look-again'] },
  // Means of whole numbers.
  {
    text: 'Item 4 was rated lowest on the five-point Likert scale (M = 3.47, SD = 0.90, n = 19).',
    rows: ['M = 3.47, n = 19 → agrees'],
  },
  {
    text: 'Item 4 was rated lowest on the five-point Likert scale (M = 5.19, SD = 0.90, n = 28).',
    rows: ['M = 5.19, n = 28 → look-again'],
  },
  {
    text: 'The mean number of children was 3.47 (n = 20).',
    rows: ['M = 3.47, n = 20 → look-again'],
  },
  { text: 'The mean weight of the fish was 3.47 kg (n = 20).', rows: [] },
  { text: 'Their mean age was 27.43 years (n = 20).', rows: [] },
  { text: 'The mean weekly income was K347.47 (n = 20).', rows: [] },
  { text: 'The trust subscale was higher (five-point Likert, M = 3.47, n = 20).', rows: [] },
  {
    methods: 'Answers were given on a five-point Likert scale.',
    text: [
      caption('Table 4.7: Answers to each statement'),
      table(
        'Statement|n|Mean|SD',
        'I save weekly|19|3.47|0.9',
        'I trust banks|28|5.19|1.1',
        'I plan|120|3.333|1',
      ),
    ],
    rows: [
      'I save weekly: M = 3.47, n = 19 → agrees',
      'I trust banks: M = 5.19, n = 28 → look-again',
      'I plan: M = 3.333, n = 120 → agrees',
    ],
  },
  // Response rates.
  {
    text: 'Of the 385 questionnaires distributed, 372 were returned, a response rate of 96.6%.',
    rows: ['Response rate, 372 of 385 → agrees'],
  },
  {
    text: 'A total of 385 questionnaires were distributed and 310 were returned. This gave a response rate of 89.5%.',
    rows: ['Response rate, 310 of 385 → look-again'],
  },
  // Words round the numbers.
  {
    text: 'The effect of training was marginally significant, t(58) = 1.80, p = .077.',
    rows: ['t(58) = 1.80 → agrees'],
    checks: { 'numbers.marginal': 'look-again' },
  },
  {
    text: 'The difference was not significant, t(58) = 0.90, p = .372, which shows that there is no difference between the groups.',
    rows: ['t(58) = 0.90 → agrees'],
    checks: { 'numbers.no-effect': 'look-again' },
  },
  {
    text: 'The difference was not significant, t(58) = 0.90, p = .372, so no difference could be shown at this size.',
    rows: ['t(58) = 0.90 → agrees'],
  },
  {
    text: 'Training and profit were related, F(1, 58) = 30.2, p = .000.',
    rows: ['F(1, 58) = 30.2 → agrees'],
    checks: { 'numbers.p-possible': 'look-again' },
  },
  {
    text: 'The result was significant, t(58) = 2.41, p = 1.9.',
    rows: [],
    checks: { 'numbers.p-possible': 'look-again' },
  },
  // Degrees of freedom.
  {
    text: 'Users (n = 30) and others (n = 30) differed, t(58) = 2.41, p = .019.',
    rows: ['t(58) = 2.41 → agrees'],
    checks: { 'numbers.degrees-of-freedom': 'passed' },
  },
  {
    text: 'Users (n = 30) and others (n = 30) differed, t(68) = 2.41, p = .019.',
    rows: ['t(68) = 2.41 → agrees', 't(68), n = 30 and 30 → look-again'],
  },
  // Traps: numbers that are none of this.
  { text: 'In 2019, 58 farmers paid K20 each; see page 45 and Table 4.1.', rows: [] },
  { text: 'The budget rose from K1.2 million in 2019 to K1.8 million in 2020, up 50%.', rows: [] },
  { text: 'Inflation was 12% in 5/2020 (45%) according to the office.', rows: [] },
  { text: 'Chapter 3 of 5 (page 12) and section 4.2 of the Act of 1996 apply.', rows: [] },
  { role: 'literature', text: 'Banda (2019) found t(58) = 2.41, p = .500, and 45 of 120 (90%).', rows: [] },
  {
    role: 'discussion',
    text: 'This agrees with Phiri (2018), where 45 of 120 (90%) saved and t(58) = 2.41, p = .500.',
    rows: [],
  },
  { text: 'The clinic is 12 of 40 km (7.5 miles) from town.', rows: [] },
  { text: 'The F1 hybrid, grade z = 45, cost K58 in Q3 (12).', rows: [] },
  { text: 'Prices rose by 15% in Kitwe, 20% in Ndola and 5% in Mongu.', rows: [] },
  { text: 'The confidence level was 95% and the margin of error 5%.', rows: [] },
  { text: 'Rainfall was 812 (SD 110) mm, and yields were 2.4 ± 0.6 t/ha in 40 plots (12 ha).', rows: [] },
  { text: 'Girls read faster than boys (t(210) = 2.91, p = .004).', rows: ['t(210) = 2.91 → agrees'] },
  { text: 'Type of school mattered, F(2, 147) = 3.10, p = .408.', rows: ['F(2, 147) = 3.10 → look-again'] },
  {
    text: 'Sex and pass rate were related (χ2 = 6.64, df = 1, p = 0.010).',
    rows: ['χ2 = 6.64, df = 1 → agrees'],
  },
  { text: 'Teachers differed from heads, z = 2.10, p = .36.', rows: ['z = 2.10 → look-again'] },
  { text: 'Absence fell with distance, r(148) = -.22, p = .007.', rows: ['r(148) = -.22 → agrees'] },
  { text: 'One hundred and two of the 340 pupils (30%) walked.', rows: [] },
  {
    text: 'Out of 340 pupils, 102 (30.0%) walked and 238 (70.0%) rode.',
    rows: ['102 of 340 → agrees', '238 of 340 → agrees', '30.0% + 70.0% → agrees'],
  },
  { text: 'Out of 340 pupils, 102 (34.0%) walked.', rows: ['102 of 340 → look-again'] },
  { text: 'Most pupils, 238 out of 340 (70 per cent), rode to school.', rows: ['238 of 340 → agrees'] },
  { text: 'Half of the schools, 12/25 (52%), had no library.', rows: ['12 of 25 → look-again'] },
  {
    text: [
      caption('Table 2. Level of education of the respondents'),
      table(
        'Level|Frequency|Percentage (%)',
        'Primary|34|22.7',
        'Secondary|76|50.7',
        'Tertiary|40|36.7',
        'Total|150|100',
      ),
    ],
    rows: [
      'Primary: 34 of 150 → agrees',
      'Secondary: 76 of 150 → agrees',
      'Tertiary: 40 of 150 → look-again',
      '22.7% + 50.7% + 36.7% → look-again',
    ],
  },
  {
    text: [
      caption('Table 3. Price of maize by year'),
      table('Year|Price (K)|Change (%)', '2019|110|', '2020|140|27.3', '2021|150|7.1'),
    ],
    rows: [],
  },
  {
    text: [
      caption('Table 4. Rating of each statement (1 = strongly disagree, 5 = strongly agree)'),
      table('Statement|N|Mean|SD', 'I enjoy reading|24|3.46|0.9', 'I read at home|24|3.48|0.8'),
    ],
    rows: ['I enjoy reading: M = 3.46, n = 24 → agrees', 'I read at home: M = 3.48, n = 24 → look-again'],
  },
  { text: 'Pupils reported a mean number of books of 2.35 (n = 17).', rows: ['M = 2.35, n = 17 → agrees'] },
  { text: 'Mean height was 1.43 m (n = 17).', rows: [] },
  {
    text: 'Boarding lowered the risk (RR = 0.62, 95% CI 0.41 to 0.93, p = .021).',
    rows: ['RR = 0.62, [0.41, 0.93] → agrees'],
  },
  {
    text: 'The mean difference was 2.1 points, 95% CI [-0.4, 4.6], p = .002.',
    rows: ['mean difference = 2.1, [-0.4, 4.6] → look-again'],
  },
  {
    text: 'We sent 200 forms and received 150, a response rate of 75%.',
    rows: ['Response rate, 150 of 200 → agrees'],
  },
  {
    text: 'The association approached significance (p = .06).',
    rows: [],
    checks: { 'numbers.marginal': 'look-again' },
  },
  {
    text: 'Since p > .05, the null hypothesis was accepted.',
    rows: [],
    checks: { 'numbers.no-effect': 'look-again' },
  },
  { text: 'Act No. 12 of 2016 (section 45) and 3 of the 10 provinces apply.', rows: [] },
  { text: 'The loan of K5,000 at 12% over 24 months cost K600 (12%).', rows: [] },
  { role: 'introduction', text: 'Mwale (2020) reported r(98) = .34, p = .900 among nurses.', rows: [] },
  { text: 'Enrolment grew from 340 pupils in 2018 to 410 (20.6%) in 2019.', rows: [] },
]
