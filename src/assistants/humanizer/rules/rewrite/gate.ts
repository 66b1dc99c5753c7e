/**
 * The gate for every rewritten sentence, from any writer: its numbers, names, sources and quotations are unchanged, and it is
 * neither stronger nor weaker than the original, nor its opposite.
 */
const TOKEN = /[\p{L}\d][\p{L}\d'’.,:/%+-]*[\p{L}\d%]|[\p{L}\d]/gu
const IS_FACT = /\d|\p{L}\p{Lu}|^\p{Lu}/u
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|[([][^()[\]]*[)\]]|`[^`]*`|\$[^$]*\$/g
/** Capitalised at the start of a sentence, but not names. */
const BEGINNERS = new Set(
  `a an the this that these those it its they their we our he she his her i you there here however therefore also so then still even first second third finally later likewise similarly as at by for from in on of to with and but or if when while although because since given using through about to now thus such many most much several some both each all no not what how why who where once after before during under over between among within without one two three`.split(
    ' ',
  ),
)
/** Phrases that only look like a denial. */
const NO_DENIAL =
  /\bnot only\b|\b(?:cannot|can not|can hardly|could hardly) be (?:over|under)(?:stated|emphasi[sz]ed)|\bit cannot be (?:denied|overstated|overemphasi[sz]ed) that\b|\bthere is no (?:doubt|denying) that\b|\bit goes without saying that\b|\bwithout a doubt\b|\bneedless to say\b|\blast but not least\b|\bnotwithstanding the fact\b|\bin no small part\b|(?<=\b(?:could|may|might|can) )(?:potentially|possibly|perhaps)\b/gi

const COUNTED: readonly RegExp[] = [
  /\b(?:not|no|never|without|nor|neither|none|nobody|nothing|cannot|hardly|barely|fail(?:s|ed)? to|lack(?:s|ed|ing)?)\b|n[’']t\b/gi,
  /\b(?:may|might|could|potential(?:ly)?|possibl[ey]|perhaps|probabl[ey]|likely|appears?|appeared|seems?|seemed|suggest(?:s|ed|ing)?|tend(?:s|ed)?)\b/gi,
  /\b(?:increas\w+|augment\w*|amplif\w+|ris(?:e|es|en|ing)|rose|grew|grows?|grown|growing|burgeoning|rais(?:e|es|ed|ing)|elevat\w+)\b/gi,
  /\b(?:decreas\w+|reduc\w+|mitigat\w+|lessen\w*|declin\w+|fell|falls?|fallen|falling|drop(?:s|ped|ping)?|lower\w*)\b/gi,
  /\b(?:more|higher|greater|above|better|stronger|larger)\b/gi,
  /\b(?:less|fewer|below|worse|weaker|smaller|least|fewest)\b/gi,
  /\bwors(?:en\w*)\b|\bexacerbat\w+\b/gi,
  /\b(?:improv\w+|enhanc\w+|ameliorat\w+|strengthen\w*|bolster\w*)\b/gi,
  /\b(?:positive(?:ly)?|significan\w+)\b/gi,
  /\b(?:negative(?:ly)?|insignifican\w+|non-?significan\w+)\b/gi,
  /\b(?:caus(?:e|es|ed|ing)|because|due to|owing to|as a result of|in (?:light|view) of the fact that|on account of)\b/gi,
  /\b(?:accept\w*|support\w* the (?:null|hypothesis)|reject\w*)\b/gi,
  /\b(?:must|should|shall|ought to)\b/gi,
  /\b(?:all|every|each|always|only)\b/gi,
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|half|twice|thirds?|quarters?|double[ds]?|tripled?)\b/gi,
]
/** Counts that may differ when the built-in tables replace one plain word with a synonym. */
const countsOf = (text: string): number[] => {
  const bare = text.replace(NO_DENIAL, ' ').replace(/\bstill\b/gi, '')
  return COUNTED.map((pattern) => bare.match(pattern)?.length ?? 0)
}

const tally = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
const factsHeld = (facts: Map<string, number>, held: Map<string, number>) =>
  [...facts].every(([fact, count]) => (held.get(fact) ?? 0) >= count)

const tokensOf = (text: string) => text.match(TOKEN) ?? []
/** Without possessives, and without small words that are merely at the start. */
const factsIn = (tokens: readonly string[]) =>
  tokens.filter((token) => IS_FACT.test(token) && !BEGINNERS.has(token.toLowerCase()))

/** Words capitalised only because they came first. */
function firstWords(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/(?:^|[.?!:;…]["”’)\]]*\s+|[-•]\s+)["“‘(]?(\p{Lu}[\p{L}'’-]*)/gu)].map(
      (match) => match[1]!,
    ),
  )
}

export function saysTheSame(before: string, after: string, mustKeep: readonly string[] = []): boolean {
  if (before === after) return true
  const [had, has] = [tokensOf(before), tokensOf(after)]
  const [firstBefore, firstAfter] = [firstWords(before), firstWords(after)]
  const [hadAll, hasAll] = [tally(had), tally(has)]
  const lost = factsIn(had).filter((token) => !firstBefore.has(token))
  const added = factsIn(has).filter((token) => !firstAfter.has(token))
  if (!factsHeld(tally(lost), hasAll) || !factsHeld(tally(added), hadAll)) return false
  const quoted = (text: string) => (text.match(QUOTED) ?? []).join('\n')
  if (quoted(before) !== quoted(after)) return false
  if (!factsHeld(tally(mustKeep), tallyOfParts(after, mustKeep))) return false
  const [one, other] = [countsOf(before), countsOf(after)]
  return one.every((count, i) => count === other[i])
}

const tallyOfParts = (text: string, parts: readonly string[]): Map<string, number> =>
  new Map([...new Set(parts)].map((part) => [part, text.split(part).length - 1]))
