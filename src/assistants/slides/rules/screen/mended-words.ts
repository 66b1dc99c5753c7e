/** The result of mending, for the student's message. */
type Checks = readonly { fails: readonly number[] }[]
const openChecks = (checks: Checks): number => checks.filter(({ fails }) => fails.length > 0).length

export function mendedWords(before: Checks, after: Checks): string {
  const left = openChecks(after)
  if (left === 0) return 'Every check now passes.'
  return left < openChecks(before)
    ? `Fixed what could be fixed. ${left === 1 ? 'One check' : `${left} checks`} still open, for you to fix in your own words.`
    : 'Nothing more could be fixed automatically. The rest needs your own words.'
}
