/** A number can be right and its sentence reversed: "was significant" for "was not significant". */
const NEGATED = /\b(?:not|no|non-?|never|neither|nor|without|in)[\s-]*(?:\w+\s+){0,2}$/i

const OPPOSITES: readonly [RegExp, RegExp][] = [
  [/\b(?:higher|highest)\b/i, /\b(?:lower|lowest)\b/i],
  [/\b(?:more|most)\b/i, /\b(?:less|fewer|least|fewest)\b/i],
  [/\b(?:increas\w+|rose|grew|gained)\b/i, /\b(?:decreas\w+|declin\w+|fell|dropped|lost|reduced)\b/i],
  [/\bpositive(?:ly)?\b/i, /\bnegative(?:ly)?\b/i],
  [/\babove\b/i, /\bbelow\b/i],
  [/\baccept(?:ed|s)\b/i, /\breject(?:ed|s)\b/i],
]

/** The significance a sentence claims: yes, no, or none. */
function significance(text: string): boolean | null {
  const at = text.search(/significan(?:t|ce|tly)\b/i)
  if (at >= 0) return !NEGATED.test(text.slice(0, at))
  return /\bmade no difference\b|\bno (?:association|difference|effect)\b/i.test(text) ? false : null
}

export function turnsRound(claim: string, source: string): boolean {
  const [claimed, written] = [significance(claim), significance(source)]
  if (claimed !== null && written !== null && claimed !== written) return true
  return OPPOSITES.some(([one, other]) => {
    const says = (text: string, mine: RegExp, theirs: RegExp) => mine.test(text) && !theirs.test(text)
    return (
      (says(claim, one, other) && says(source, other, one)) ||
      (says(claim, other, one) && says(source, one, other))
    )
  })
}
