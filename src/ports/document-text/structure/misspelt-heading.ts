/** "ABTRACT" and "METHODOLGY" are still headings: one letter missing, extra, wrong or swapped. */
const NAMES =
  'abstract introduction methodology literature results findings discussion conclusion conclusions recommendations references bibliography appendix appendices acknowledgements declaration dedication limitations'.split(
    ' ',
  )
const SHORTEST = 6
const MOST_WORDS = 4

/** The corrected heading, or nothing where no word of it is misspelt. */
export function mendedHeading(heading: string): string | undefined {
  const words = heading.split(' ')
  if (words.length > MOST_WORDS) return undefined
  const mended = words.map((word) => (NAMES.includes(word) ? word : (nameMeantBy(word) ?? word))).join(' ')
  return mended === heading ? undefined : mended
}

const nameMeantBy = (word: string): string | undefined =>
  word.length < SHORTEST ? undefined : NAMES.find((name) => isOneSlipFrom(word, name))

/** The first letter is seldom the wrong one, and other words differ in it. */
function isOneSlipFrom(word: string, name: string): boolean {
  if (word[0] !== name[0] || Math.abs(word.length - name.length) > 1) return false
  let same = 0
  while (same < word.length && word[same] === name[same]) same += 1
  const [rest, meant] = [word.slice(same), name.slice(same)]
  return (
    rest === meant.slice(1) ||
    rest.slice(1) === meant ||
    rest.slice(1) === meant.slice(1) ||
    (rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2))
  )
}
