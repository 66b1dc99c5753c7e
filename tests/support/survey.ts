/** A survey as Google Forms exports it: 384 made answers on mobile money, long questions as heads, a few things wrong. */
import { seededDice } from './survey-dice.ts'

export const QUESTIONS = {
  gender: 'What is your gender?',
  age: 'How old are you?',
  market: 'In which market do you trade?',
  uses: 'Do you use mobile money for your business?',
  income: 'What is your monthly income in kwacha?',
  hours: 'How many hours do you work per day?',
} as const
export const STATEMENTS = [
  'Mobile money saves me time.',
  'Mobile money is safe for my business.',
  'Mobile money helps me to save.',
  'I would advise other traders to use it.',
] as const
const NETWORKS = 'Which networks do you use? (Select all that apply)'
const AGREES = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']

export function surveyCsv(answers = 384): string {
  const dice = seededDice(384)
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
  const rows = Array.from({ length: answers }, (_, i) => {
    const likes = dice.normal()
    const uses = likes + dice.normal() > -0.4
    const hours = 5 + Math.floor(dice.next() * 9)
    const income = Math.round(900 + 180 * hours + (uses ? 500 : 0) + 400 * dice.normal())
    const items = STATEMENTS.map(() => AGREES[clamp(Math.round(2 + likes + 0.7 * dice.normal()), 0, 4)]!)
    const age = i === 17 ? '230' : String(18 + Math.floor(dice.next() * 45))
    return [
      `2026/05/${String(1 + (i % 28)).padStart(2, '0')} 10:${String(i % 60).padStart(2, '0')}:00`,
      dice.next() < 0.52 ? 'Female' : i === 40 ? 'male' : 'Male',
      age,
      ['Soweto', 'City', 'Chilenje'][Math.floor(dice.next() * 3)]!,
      uses ? 'Yes' : 'No',
      i % 48 === 5 ? '' : String(Math.max(300, income)),
      String(hours),
      // A few left the statements out.
      ...items.map((item) => (i % 61 === 7 ? '' : item)),
      ['MTN', 'Airtel', 'Zamtel'].filter((_, at) => at === i % 3 || (i * (at + 2)) % 5 < 2).join(';'),
    ]
  })
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return [['Timestamp', ...Object.values(QUESTIONS), ...STATEMENTS, NETWORKS], ...rows].map(line).join('\r\n')
}
