/** Eight sheets as students have them, made with a fixed seed. Nobody's data. */

import type { Cell } from '../../src/capabilities/data-analysis/rules/table/cells.ts'
import type { RawSheet } from '../../src/capabilities/data-analysis/rules/table/find-tables.ts'
import { seededDice } from '../../tests/support/survey-dice.ts'

export function seeded(seed: number) {
  const { next, normal: standard } = seededDice(seed)
  const normal = (mean = 0, sd = 1) => mean + sd * standard()
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { next, normal, pick, whole }
}

const LIKERT = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']
const round = (value: number, digits = 0) => Number(value.toFixed(digits))
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

function sheet(
  name: string,
  head: string[],
  rows: number,
  row: (i: number) => Cell[],
  more: RawSheet[] = [],
): RawSheet[] {
  return [{ name, rows: [head, ...Array.from({ length: rows }, (_, i) => row(i))] }, ...more]
}

export function madeSheets(): Record<string, RawSheet[]> {
  const { next, normal, pick, whole } = seeded(47)
  return {
    students: sheet(
      'students',
      [
        'id',
        'gender',
        'age',
        'year_of_study',
        'hours_social_media',
        'gpa',
        'sleep_hours',
        'residence',
        'part_time_job',
        'passed',
      ],
      120,
      (i) => {
        const hours = round(clamp(normal(4, 1.8), 0, 12), 1)
        const gpa = round(clamp(normal(3.4 - 0.15 * hours, 0.5), 0.5, 4), 2)
        return [
          i + 1,
          pick(['Male', 'Female']),
          whole(18, 29),
          whole(1, 4),
          hours,
          gpa,
          round(clamp(normal(6.8, 1.1), 3, 10), 1),
          pick(['Hostel', 'Home', 'Rented']),
          pick(['Yes', 'No']),
          gpa > 2.4 + normal(0, 0.4) ? 'Yes' : 'No',
        ]
      },
    ),
    traders: sheet(
      'traders',
      [
        'Trader ID',
        'Market',
        'Sex',
        'Age',
        'Monthly income (ZMW)',
        'Hours worked per day',
        'Education level',
        'Uses mobile money',
        'Number of loans',
        'Savings',
      ],
      90,
      (i) => {
        const hours = whole(5, 14)
        const income = round(Math.exp(normal(7.2 + 0.05 * hours, 0.5)))
        return [
          `T${100 + i}`,
          pick(['Soweto', 'City', 'Chilenje']),
          pick(['M', 'F']),
          whole(18, 67),
          income,
          hours,
          pick(['None', 'Primary', 'Secondary', 'Tertiary']),
          next() < 0.7 ? 'Yes' : 'No',
          whole(0, 4),
          next() < 0.1 ? null : round(income * next()),
        ]
      },
    ),
    momo: sheet(
      'Form Responses 1',
      [
        'Timestamp',
        '1. What is your gender?',
        '2. How old are you?',
        '3. Which province do you live in?',
        '4. How many transactions do you make per month?',
        '5. How satisfied are you with the service (1 = not at all, 5 = very)?',
        '6. Which mobile money services do you use? (Select all that apply)',
        'I trust mobile money agents.',
        'I feel safe keeping money on my phone.',
        'My money is protected if something goes wrong.',
        'Agents often cheat customers.',
        'I would recommend mobile money to my family.',
      ],
      110,
      (i) => {
        const trust = normal()
        const item = (turn: number) => LIKERT[clamp(Math.round(2 + turn * trust + normal(0, 0.7)), 0, 4)]!
        const services = ['MTN MoMo', 'Airtel Money', 'Zamtel Kwacha', 'Zoona'].filter(() => next() < 0.5)
        return [
          `2026/05/${String(1 + (i % 28)).padStart(2, '0')} 9:0${i % 10}:00`,
          pick(['Male', 'Female']),
          whole(18, 60),
          pick(['Lusaka', 'Copperbelt', 'Southern', 'Eastern']),
          whole(0, 40),
          clamp(Math.round(3 + trust), 1, 5),
          services.join(', ') || 'MTN MoMo',
          item(1),
          item(1),
          item(1),
          item(-1),
          item(1),
        ]
      },
    ),
    clinic: sheet(
      'clinic',
      [
        'patient',
        'arm',
        'sex',
        'age',
        'bp_before',
        'bp_after',
        'bp_3months',
        'smoker',
        'diabetic',
        'visits',
        'bmi',
      ],
      80,
      (i) => {
        const before = round(normal(145, 14))
        const arm = pick(['control', 'treatment'])
        return [
          `P${i + 1}`,
          arm,
          pick(['Male', 'Female']),
          whole(30, 75),
          before,
          before - whole(0, arm === 'treatment' ? 15 : 6),
          before - whole(0, 18),
          pick(['Yes', 'No', 'No']),
          next() < 0.3 ? 1 : 0,
          whole(0, 8),
          round(normal(26, 4), 1),
        ]
      },
    ),
    teachers: sheet(
      'teachers',
      [
        'GENDER',
        'SCHOOL',
        'YEARS',
        'SALARY',
        ...Array.from({ length: 10 }, (_, i) => `Q${i + 1}`),
        'STRESS1',
        'STRESS2',
        'STRESS3',
        'STRESS4',
        'INTENT',
      ],
      100,
      () => {
        const [joy, stress] = [normal(), normal()]
        const item = (of: number) => clamp(Math.round(3 + of + normal(0, 0.8)), 1, 5)
        const years = whole(1, 30)
        return [
          whole(1, 2),
          whole(1, 3),
          years,
          round(6000 + 150 * years + normal(0, 800)),
          ...Array.from({ length: 10 }, (_, i) => item(i === 2 || i === 6 ? -joy : joy)),
          item(stress),
          item(stress),
          item(stress),
          item(stress),
          item(stress - joy),
        ]
      },
      [
        {
          name: 'Codes',
          rows: [
            ['Variable', 'Code', 'Meaning'],
            ['GENDER', 1, 'Male'],
            ['', 2, 'Female'],
            ['SCHOOL', 1, 'Government'],
            ['', 2, 'Private'],
            ['', 3, 'Mission'],
          ],
        },
      ],
    ),
    maize: sheet(
      'maize',
      ['plot', 'fertiliser', 'variety', 'yield_kg', 'rainfall_mm', 'soil_ph', 'plot_size'],
      72,
      (i) => {
        const fertiliser = pick(['Compound D', 'Manure', 'None'])
        return [
          i + 1,
          fertiliser,
          pick(['Local', 'Hybrid']),
          round(normal(fertiliser === 'None' ? 900 : 1300, 200)),
          round(normal(820, 90)),
          round(normal(5.8, 0.5), 1),
          round(normal(0.6, 0.15), 2),
        ]
      },
    ),
    exam: sheet(
      'exam',
      ['pupil', 'school', 'sex', 'group', 'pre', 'post', 'test', 'mean', 'mode', 'rank'],
      66,
      (i) => {
        const pre = whole(20, 80)
        return [
          `Pupil ${i + 1}`,
          pick(['Kabulonga', 'Munali']),
          pick(['Boy', 'Girl']),
          pick(['A', 'B', 'C']),
          pre,
          clamp(pre + whole(-5, 20), 0, 100),
          whole(10, 100),
          round(normal(55, 12), 1),
          pick(['walks', 'bus', 'bicycle']),
          whole(1, 40),
        ]
      },
    ),
    bemba: sheet(
      'bemba',
      ['Ishina', 'Imyaka', 'Incito', 'Indalama', 'Amasambililo', 'Icitungu', 'Abana', 'Insansa'],
      70,
      (i) => [
        `Ishina ${i + 1}`,
        whole(18, 70),
        pick(['Bulimi', 'Amakwebo']),
        round(Math.exp(normal(7, 0.6))),
        pick(['Primary', 'Secondary', 'Tertiary']),
        pick(['Lusaka', 'Luapula', 'Northern']),
        whole(0, 9),
        whole(1, 5),
      ],
    ),
  }
}
