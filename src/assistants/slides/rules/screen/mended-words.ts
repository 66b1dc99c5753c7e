/** The result of mending, for the student's message. */
type Checks = readonly { fails: readonly number[] }[]
const openChecks = (checks: Checks): number => checks.filter(({ fails }) => fails.length > 0).length

export function mendedWords(before: Checks, after: Checks): string {
  const left = openChecks(after)
  if (left === 0) return 'Every check is passed now.'
  return left < openChecks(before)
    ? `Mended. ${left === 1 ? 'One check is' : `${left} checks are`} still open: that needs your own words.`
    : 'Nothing more could be mended without your own words.'
}
