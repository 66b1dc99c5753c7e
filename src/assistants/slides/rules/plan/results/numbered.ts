/** Tables that stand under a numbered question or objective. */
import type { Goal } from '../goals.ts'

/** "Research question two (2): …" */
export function goalNumberIn(texts: readonly string[]): number | undefined {
  const [said] = texts.flatMap((text) => text.match(NUMBERED)?.[1] ?? [])
  if (!said) return undefined
  const at = ORDINALS.indexOf(said.toLowerCase())
  return at < 0 ? Number(said) : at + 1
}
const ORDINALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const NUMBERED = new RegExp(
  `^\\W*(?:research )?(?:question|objective) (\\d(?!\\d)|${ORDINALS.join('|')})\\b`,
  'i',
)

/** Where the tables count the questions as the goals are counted, a table whose words name none stands under its number. */
export function byNumber(
  named: readonly (Goal | undefined)[],
  tables: readonly { numbered: number | undefined }[],
  goals: readonly Goal[],
): readonly (Goal | undefined)[] {
  const numbers = tables.map(({ numbered: n }) => n)
  const isCounted =
    goals.every(({ n }) => numbers.includes(n)) &&
    numbers.every((n) => n === undefined || n <= goals.length) &&
    named.some((goal, at) => goal && goal.n === numbers[at]) &&
    named.every((goal, at) => !goal || numbers[at] === undefined || goal.n === numbers[at])
  return isCounted ? named.map((goal, at) => goal ?? goals.find(({ n }) => n === numbers[at])) : named
}
