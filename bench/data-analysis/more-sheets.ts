/** Six further sheets, from other subjects than the first eight. Nobody's data. */
import type { RawSheet } from '../../src/capabilities/data-analysis/rules/table/find-tables.ts'
import { seeded } from './sheets.ts'

const LIKERT = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const sheet = (
  name: string,
  head: string[],
  rows: number,
  row: (i: number) => (string | number | null)[],
): RawSheet[] => [{ name, rows: [head, ...Array.from({ length: rows }, (_, i) => row(i))] }]

export function moreSheets(): Record<string, RawSheet[]> {
  const { next, normal, pick, whole } = seeded(471)
  const step = (of: number) => clamp(Math.round(3 + of + normal(0, 0.7)), 1, 5)
  return {
    nurses: sheet(
      'nurses',
      [
        'No.',
        'Ward',
        'Sex',
        'Age group',
        'Years of experience',
        'Burnout score',
        'Overtime hours',
        'Shift',
        'Qualification',
        'Intends to leave',
        'Errors reported',
      ],
      96,
      (i) => {
        const overtime = whole(0, 24)
        const burnout = clamp(Math.round(normal(20 + overtime, 8)), 0, 60)
        return [
          i + 1,
          pick(['Medical', 'Surgical', 'Maternity']),
          pick(['Male', 'Female']),
          pick(['20-29', '30-39', '40 and above']),
          whole(1, 30),
          burnout,
          overtime,
          pick(['Day', 'Night']),
          pick(['Certificate', 'Diploma', 'Degree']),
          burnout + normal(0, 10) > 32 ? 'Yes' : 'No',
          whole(0, 5),
        ]
      },
    ),
    firms: sheet(
      'SMEs',
      [
        'Firm ID',
        'Sector',
        'Owner gender',
        'Location',
        'Number of employees',
        'Annual turnover (ZMW)',
        'Profit (ZMW)',
        'Years in operation',
        'Access to credit',
        'Distance to bank (km)',
        'Keeps records',
        'Financial literacy score',
      ],
      84,
      (i) => {
        const staff = whole(1, 40)
        const turnover = Math.round(Math.exp(normal(10.5 + 0.04 * staff, 0.5)))
        return [
          `F${i + 1}`,
          pick(['Retail', 'Manufacturing', 'Services', 'Agriculture']),
          pick(['Male', 'Female']),
          pick(['Urban', 'Rural']),
          staff,
          turnover,
          Math.round(turnover * (0.1 + 0.2 * next())),
          whole(1, 25),
          pick(['Yes', 'No']),
          Number((1 + 30 * next()).toFixed(1)),
          pick(['Yes', 'No', 'Yes']),
          clamp(Math.round(normal(55, 15)), 0, 100),
        ]
      },
    ),
    pupils: sheet(
      'pupils',
      [
        'learner_no',
        'sex',
        'school_type',
        'teaching_method',
        'pretest',
        'posttest',
        'delayed_test',
        'attendance_pct',
        'distance_km',
        'parent_education',
        'repeated_grade',
        'days_absent',
      ],
      90,
      (i) => {
        const before = whole(20, 70)
        const method = pick(['Lecture', 'Group work', 'Demonstration'])
        const after = clamp(before + whole(0, method === 'Lecture' ? 10 : 22), 0, 100)
        return [
          i + 1,
          pick(['Boy', 'Girl']),
          pick(['Government', 'Private', 'Community']),
          method,
          before,
          after,
          clamp(after + whole(-10, 4), 0, 100),
          whole(55, 100),
          Number((0.2 + 9 * next()).toFixed(1)),
          pick(['None', 'Primary', 'Secondary', 'Tertiary']),
          pick(['Yes', 'No', 'No']),
          whole(0, 12),
        ]
      },
    ),
    water: sheet(
      'Form Responses 1',
      [
        'Timestamp',
        'What is your gender?',
        'Which compound do you live in?',
        'What is your main source of drinking water?',
        'How many people live in your household?',
        'How many litres of water does your household use per day?',
        'How long does it take you to fetch water (in minutes)?',
        'Do you treat your water before drinking?',
        'Which of these diseases has your household had in the last 6 months? (Tick all that apply)',
        'The water we receive is clean',
        'The water supply is reliable',
        'The water tariff is affordable',
        'Complaints are handled quickly',
        'The water often smells bad',
      ],
      120,
      (i) => {
        const happy = normal()
        const item = (turn: number) => LIKERT[step(turn * happy) - 1]!
        const ill = ['Cholera', 'Diarrhoea', 'Typhoid', 'Dysentery'].filter(() => next() < 0.4)
        return [
          `2026/03/${String(1 + (i % 28)).padStart(2, '0')} 14:2${i % 10}:00`,
          pick(['Male', 'Female']),
          pick(['Mtendere', 'Chawama', 'Kanyama']),
          pick(['Tap', 'Borehole', 'Shallow well']),
          whole(1, 12),
          whole(40, 300),
          whole(2, 90),
          pick(['Yes', 'No']),
          ill.join(', ') || 'Diarrhoea',
          item(1),
          item(1),
          item(1),
          item(1),
          item(-1),
        ]
      },
    ),
    art: [
      {
        name: 'ART',
        rows: [
          [
            'PATID',
            'SEX',
            'AGE',
            'MARITAL',
            'WHOSTAGE',
            'BMI',
            'CD4_0',
            'CD4_6',
            'CD4_12',
            'VLSUPP',
            'MISSED',
            ...Array.from({ length: 6 }, (_, i) => `ADH${i + 1}`),
          ],
          ...Array.from({ length: 100 }, (_, i) => {
            const start = whole(80, 500)
            const mood = normal()
            const missed = whole(0, 6)
            return [
              `H${i + 1}`,
              whole(1, 2),
              whole(18, 65),
              whole(1, 4),
              whole(1, 4),
              Number(normal(22, 3).toFixed(1)),
              start,
              start + whole(-20, 150),
              start + whole(0, 250),
              missed + normal(0, 2) < 3 ? 1 : 0,
              missed,
              ...Array.from({ length: 6 }, (_, j) => step(j === 3 ? -mood : mood)),
            ]
          }),
        ],
      },
      {
        name: 'Codebook',
        rows: [
          ['Variable', 'Code', 'Meaning'],
          ['SEX', 1, 'Male'],
          ['', 2, 'Female'],
          ['MARITAL', 1, 'Single'],
          ['', 2, 'Married'],
          ['', 3, 'Divorced'],
          ['', 4, 'Widowed'],
          ['VLSUPP', 0, 'Not suppressed'],
          ['', 1, 'Suppressed'],
        ],
      },
    ],
    trial: sheet(
      'trial',
      [
        'Plot',
        'Block',
        'Spacing',
        'Fertilizer',
        'Plant height (cm)',
        'Number of cobs',
        'Yield (t/ha)',
        'Weed biomass (g)',
        'Germination (%)',
      ],
      72,
      (i) => {
        const given = pick(['Urea', 'Compost', 'Control'])
        return [
          i + 1,
          pick(['Block A', 'Block B', 'Block C', 'Block D']),
          pick(['Narrow', 'Medium', 'Wide']),
          given,
          Number(normal(given === 'Control' ? 160 : 190, 15).toFixed(1)),
          whole(0, 4),
          Number(normal(given === 'Control' ? 2.1 : 3.2, 0.5).toFixed(2)),
          whole(20, 220),
          whole(60, 100),
        ]
      },
    ),
  }
}
