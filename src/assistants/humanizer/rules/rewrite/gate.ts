/**
 * The gate for every rewritten sentence, from any writer. Facts are compared word by word: numbers, names, sources, quotations.
 * Claims are compared by what they say, not by their words: denied or not, how sure, which way, for whom, how urgent.
 */
const TOKEN = /[\p{L}\d][\p{L}\d'’.,:/%+-]*[\p{L}\d%]|[\p{L}\d]/gu
const IS_FACT = /\d|\p{L}\p{Lu}|^\p{Lu}/u
const QUOTED = /“[^“”]*”|"[^"]*"|«[^«»]*»|[([][^()[\]]*[)\]]|`[^`]*`|\$[^$]*\$/g
/** Capitalised at the start of a sentence, but not names. */
const BEGINNERS = new Set(
  `a an the this that these those it its they their we our he she his her i you there here however therefore also so then still even first second third finally later likewise similarly as at by for from in on of to with and but or if when while although because since given using through about to now thus such many most much several some both each all no not what how why who where once after before during under over between among within without one two three another other another's taken together overall instead`.split(
    ' ',
  ),
)
/** Phrases that only look like a denial, a doubt or a duty. */
const FRAMES =
  /\bnot only\b|\bor not\b|\b(?:cannot|can not|can hardly|could hardly) be (?:over|under)(?:stated|emphasi[sz]ed)|\bit (?:cannot be (?:denied|overstated|overemphasi[sz]ed)|(?:should|must) (?:also |therefore )?be (?:noted|mentioned|emphasi[sz]ed|highlighted|recogni[sz]ed|acknowledged|stressed)) that\b|\bthere is no (?:doubt|denying) that\b|\bit goes without saying that\b|\bwithout a doubt\b|\bneedless to say\b|\blast but not least\b|\bnotwithstanding the fact\b|\bin no small part\b|\bit is (?:[a-z]+ ){0,2}(?:to [a-z]+(?: [a-z]+)?|worth [a-z]+ing|[a-z]+ing|clear|evident|obvious|apparent|undeniable|noteworthy)(?: here)? that\b/gi

/** What a rewriting changed in what is claimed. */
export type ClaimChange =
  | `${'doubt' | 'duty' | 'advice' | 'all' | 'only'} ${'lost' | 'added'}`
  | 'cause added'
  | 'denial lost'
  | 'denial added'
  | 'significance lost'
  | 'significance added'
  | 'direction'

type Claim = 'doubt' | 'duty' | 'advice' | 'all' | 'only'
const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, 'i')

/** Each is in both wordings, or in neither. */
const CLAIMS: readonly (readonly [Claim, RegExp])[] = [
  [
    'doubt',
    words(
      'may|might|could|potential(?:s|ly)?|possibl[ey]|possibilit(?:y|ies)|perhaps|probabl[ey]|likely|appears?|appeared|seems?|seemed|suggest(?:s|ed|ing|ive)?|tend(?:s|ed)?|indicat(?:e|es|ed|ing)|arguably',
    ),
  ],
  ['duty', words('must|have to|has to|mandatory|compulsory')],
  ['advice', words('should|ought to|recommend\\w*|advis(?:e|es|ed|able)')],
  ['all', words('all|every|each|always|everyone|everybody|entire(?:ly)?|never')],
  ['only', words('only|solely|exclusively|alone|merely')],
]
/** A reason may be left out, but none may be put in. */
const CAUSE =
  /\b(?:(?<!\b(?:many|the|several|main|other|of|its|their|possible|likely)\s)causes?|caused|causing|because|due to|owing to|leads? to|led to|result(?:s|ed|ing)? (?:in|from)|as a (?:result|consequence)|therefore|thus|hence|consequently|accordingly|(?:that|this|which) is why|(?:a|the|one|for (?:this|that|these|those)) reasons?|on account of|in (?:light|view) of)\b|(?:^|[,;.]\s+)so\s/i
/** "Significant" means the result of a test wherever a test is near; elsewhere it is an adjective. */
const SIGNIFICANT = /\b(?:statistically\s+)?(?:in|non-?)?significan\w+/i
const TESTED = /statistically|\bp\s*[<=>]|\bchi-?squared?|[χβ]|\b(?:test|tests|tested|hypothes[ie]s)\b/i
const DENIED =
  /\b(?:not|no|never|without|nor|neither|none|nobody|nothing|cannot|hardly|barely|fail(?:s|ed)? to|lack(?:s|ed|ing)?|unable|unlikely|insufficient(?:ly)?|absen(?:t|ce))\b|n[’']t\b/gi
const WAYS: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [
    words(
      'increas\\w+|augment\\w*|amplif\\w+|ris(?:e|es|en|ing)|rose|grew|grows?|grown|growing|rais(?:e|es|ed|ing)|elevat\\w+|more|higher|greater|above|larger|stronger|better|improv\\w+|enhanc\\w+|strengthen\\w*|bolster\\w*',
    ),
    words(
      'decreas\\w+|reduc\\w+|lessen\\w*|declin\\w+|fell|falls?|fallen|falling|drop(?:s|ped|ping)?|lower\\w*|less|fewer|below|smaller|weaker|worse\\w*|weaken\\w*|hinder\\w*|fewest',
    ),
  ],
  [words('positive(?:ly)?'), words('negative(?:ly)?|invers(?:e|ely)')],
  [words('accept\\w*|confirm\\w*'), words('reject\\w*|refut\\w*')],
  [words('with'), words('without')],
]

export type Verdict =
  | { says: 'the same' }
  /** A person decides. */
  | { says: 'something else'; differs: ClaimChange }
  /** A fact was lost or added. */
  | { says: 'other facts'; differs: string }

const tally = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
const tokensOf = (text: string) => (text.match(TOKEN) ?? []).map((token) => token.replace(/['’]s$/, ''))

/** Words capitalised only because they came first. */
const FIRST_WORDS = /(?:^|[.?!:;…]["”’)\]]*\s+|[-•]\s+)["“‘(]?(\p{Lu}[\p{L}'’-]*)/gu
const firstWords = (text: string) => new Set([...text.matchAll(FIRST_WORDS)].map((match) => match[1]!))

/** "Zambian" and "Zambia" name one country. */
const LIKE_NAMES = 5
const isNamed = (fact: string, in_: ReadonlySet<string>) =>
  in_.has(fact) ||
  (/^\p{Lu}\p{Ll}+$/u.test(fact) &&
    fact.length >= LIKE_NAMES &&
    [...in_].some(
      (other) => /^\p{Lu}/u.test(other) && other.slice(0, LIKE_NAMES) === fact.slice(0, LIKE_NAMES),
    ))

const NUMBER_WORDS =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|half|twice|thirds?|quarters?|double[ds]?|tripled?)\b/gi
const numbersIn = (text: string) => (text.match(NUMBER_WORDS) ?? []).map((word) => word.toLowerCase())

/** Facts of one text that the other does not have; a number as often as it stands there. */
function missing(facts: readonly string[], held: readonly string[]): string | undefined {
  const all = new Set(held)
  const counts = tally(held)
  for (const [fact, count] of tally(facts))
    if (/\d/.test(fact) ? (counts.get(fact) ?? 0) < count : !isNamed(fact, all)) return fact
  return undefined
}

export function compare(before: string, after: string, mustKeep: readonly string[] = []): Verdict {
  if (before === after) return { says: 'the same' }
  const [had, has] = [tokensOf(before), tokensOf(after)]
  const [firstBefore, firstAfter] = [firstWords(before), firstWords(after)]
  const factsIn = (tokens: readonly string[], first: ReadonlySet<string>) =>
    tokens.filter((token) => IS_FACT.test(token) && !first.has(token) && !BEGINNERS.has(token.toLowerCase()))
  const lost =
    missing(factsIn(had, firstBefore), has) ?? mustKeep.find((part) => !isKept(part, before, after))
  if (lost !== undefined) return { says: 'other facts', differs: `“${lost}” was lost` }
  const added = missing(factsIn(has, firstAfter), had)
  if (added !== undefined) return { says: 'other facts', differs: `“${added}” was added` }
  const [numbered, numbers] = [numbersIn(before), numbersIn(after)]
  if (numbered.join() !== numbers.join())
    return { says: 'other facts', differs: 'a number in words was changed' }
  const quoted = (text: string) => (text.match(QUOTED) ?? []).join('\n')
  if (quoted(before) !== quoted(after))
    return { says: 'other facts', differs: 'a quotation or a source was changed' }
  const differs = claimThatDiffers(before, after)
  return differs === undefined ? { says: 'the same' } : { says: 'something else', differs }
}

/** Locked words are kept to the letter, but a country's name may become its adjective. */
const isKept = (locked: string, before: string, after: string) => {
  // A comma after a year may become a full stop.
  const part = locked.replace(/[.,;:]+$/, '')
  const count = (text: string) => text.split(part).length
  if (count(after) >= count(before)) return true
  return /^\p{Lu}\p{Ll}+$/u.test(part) && isNamed(part, new Set(tokensOf(after)))
}

function claimThatDiffers(before: string, after: string): ClaimChange | undefined {
  const [was, is] = [before.replace(FRAMES, ' '), after.replace(FRAMES, ' ')]
  const denials = (text: string) => (text.match(DENIED) ?? []).length
  if (denials(was) % 2 !== denials(is) % 2 || (denials(was) === 0) !== (denials(is) === 0))
    return denials(is) > denials(was) ? 'denial added' : 'denial lost'
  for (const [claim, pattern] of CLAIMS)
    if (pattern.test(was) !== pattern.test(is)) return `${claim} ${pattern.test(is) ? 'added' : 'lost'}`
  if (!CAUSE.test(was) && CAUSE.test(is)) return 'cause added'
  if (SIGNIFICANT.test(was) !== SIGNIFICANT.test(is) && (TESTED.test(before) || SIGNIFICANT.test(is)))
    return SIGNIFICANT.test(is) ? 'significance added' : 'significance lost'
  for (const [one, other] of WAYS) {
    const [up, down] = [has(one, is) - has(one, was), has(other, is) - has(other, was)]
    if (up * down < 0) return 'direction'
  }
  return undefined
}

const has = (pattern: RegExp, text: string) => (text.match(new RegExp(pattern, 'gi')) ?? []).length

export const saysTheSame = (before: string, after: string, mustKeep: readonly string[] = []): boolean =>
  compare(before, after, mustKeep).says === 'the same'
