/** "do not" as "don't", when a non-academic tone was chosen. */
import type { Mark } from '../marks/mark.ts'

const NOT: Record<string, string> = {
  'do not': "don't",
  'does not': "doesn't",
  'did not': "didn't",
  'is not': "isn't",
  'are not': "aren't",
  'was not': "wasn't",
  'were not': "weren't",
  'has not': "hasn't",
  'have not': "haven't",
  'had not': "hadn't",
  'can not': "can't",
  cannot: "can't",
  'could not': "couldn't",
  'should not': "shouldn't",
  'would not': "wouldn't",
  'will not': "won't",
}
const PAIRS: Record<string, string> = {
  'it is': "it's",
  'they are': "they're",
  'we are': "we're",
  'there is': "there's",
  'that is': "that's",
  'they have': "they've",
  'we have': "we've",
  'it has': "it's",
  'we will': "we'll",
  'they will': "they'll",
}
const ALL = { ...NOT, ...PAIRS }
/** Not when the verb is stressed ("so it is."), and not for "have" as a main verb. */
const PATTERN = new RegExp(
  String.raw`\b(${Object.keys(ALL)
    .map((pair) => pair.replace(' ', '\\s+'))
    .join('|')})(?=\s+[a-z])`,
  'gi',
)
const OWNS = /^\s+(?:to|an?|the|no|not|many|more|their|our|its|some|several|only)\b/i

export function findContractions(text: string): Mark[] {
  const found: Mark[] = []
  for (const match of text.matchAll(PATTERN)) {
    const pair = match[0].toLowerCase().replace(/\s+/g, ' ')
    const to = match.index + match[0].length
    if (/ (?:have|has)$/.test(pair) && OWNS.test(text.slice(to, to + 12))) continue
    if (pair in PAIRS && /\b(?:what|who|how|where|that|which|than|as)\s+$/i.test(text.slice(0, match.index)))
      continue
    found.push({
      from: match.index,
      to,
      rule: 'contractions',
      kind: 'contraction',
      weight: 0,
      choices: [ALL[pair as keyof typeof ALL] ?? ''],
      since: 'strong',
    })
  }
  return found.filter(({ choices }) => choices[0] !== '')
}
