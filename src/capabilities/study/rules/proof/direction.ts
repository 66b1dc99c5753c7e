/**
 * A sentence that restates one of the document with the opposite meaning: a "not" too many or too few, "higher" for
 * "lower". Only a restatement can be turned round; a judgement that uses the same words states something else.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import { splitSentences } from '#kit/text/split-sentences.ts'
import { turnsRound } from '../text/polarity.ts'
import type { DocumentWords } from './document-words.ts'

const NEGATOR =
  /^(?:not|no|never|neither|nor|none|nobody|nothing|without|cannot|hardly|barely|rarely|scarcely|fail(?:s|ed)?|lack(?:s|ed|ing)?|absence|\p{L}+n['’]t)$/iu
const PREFIX = /^(?:non|un|in|ir|im|dis)(?=\p{L}{5})/u
/** "Cannot show that …" is about certainty, and denies nothing. */
const OF_KNOWING =
  /^(?:show\w*|prov\w+|establish\w*|demonstrat\w+|support\w*|justif\w+|tell\w*|say\w*|conclud\w+|claim\w*|know\w*|explain\w*|state\w*|give\w*|mention\w*|describ\w+|carry|rule|rest\w*|follow\w*|enough|sufficient\w*|clear\w*|necessarily|only|alone)$/i
/** A negation applies to this many following words. */
const REACH = 2
/** The share of a sentence's words that a restatement has from one line of the document. */
const RESTATED = 0.8
const LEAST_STEMS = 3

const PAIRS: readonly [RegExp, RegExp][] = [
  [/\b(?:larg|big|great)(?:er|est)\b/i, /\bsmall(?:er|est)\b/i],
  [/\b(?:strong(?:er|est))\b/i, /\bweak(?:er|est)\b/i],
  [/\b(?:improv\w+|better|best)\b/i, /\b(?:worsen\w*|deteriorat\w+|worse|worst)\b/i],
  [/\bmajority\b/i, /\bminority\b/i],
  [/\bbefore\b/i, /\bafter\b/i],
  [/\b(?:long(?:er|est))\b/i, /\bshort(?:er|est)\b/i],
  [/\b(?:old(?:er|est))\b/i, /\byoung(?:er|est)\b/i],
  [/\b(?:fast(?:er|est)|quick(?:er|est))\b/i, /\bslow(?:er|est)\b/i],
  [/\b(?:exceed\w*|outperform\w*)\b/i, /\b(?:underperform\w*|falls? short)\b/i],
  [/\bsupport(?:s|ed)?\b/i, /\b(?:contradict\w*|refut\w*|reject\w*)\b/i],
]

/** Where the document itself states it both ways, neither is turned round. */
export function isTurnedRound(says: string, words: DocumentWords): boolean {
  return splitSentences(says).some(({ text }) => {
    const stems = contentStems(text).map(withoutPrefix)
    if (new Set(stems).size < LEAST_STEMS) return false
    const restated = words.linesLike(contentStems(text), RESTATED).map((line) => line.text)
    return restated.length > 0 && isOpposedBy(text, restated)
  })
}

/** The same against given sentences, of which each may be meant. */
export const isOpposedBy = (text: string, grounds: readonly string[]): boolean =>
  grounds.every((ground) => isOpposite(text, ground)) || isNegatedOtherwise(text, grounds)

function isOpposite(text: string, ground: string): boolean {
  if (turnsRound(text, ground)) return true
  const says = (said: string, one: RegExp, other: RegExp) => one.test(said) && !other.test(said)
  return (
    PAIRS.some(
      ([one, other]) =>
        (says(text, one, other) && says(ground, other, one)) ||
        (says(text, other, one) && says(ground, one, other)),
    ) || isExchanged(text, ground)
  )
}

/** "A is higher than B" for "B is higher than A". */
function isExchanged(text: string, ground: string): boolean {
  const [said, written] = [sidesOf(text), sidesOf(ground)]
  if (!said || !written) return false
  const only = (side: Set<string>, other: Set<string>) => [...side].filter((stem) => !other.has(stem))
  const before = only(written.before, written.after)
  const after = only(written.after, written.before)
  const kept = before.some((stem) => said.before.has(stem)) || after.some((stem) => said.after.has(stem))
  return !kept && before.some((stem) => said.after.has(stem)) && after.some((stem) => said.before.has(stem))
}

function sidesOf(text: string): { before: Set<string>; after: Set<string> } | null {
  const [before, after, more] = text.split(/\bthan\b/i)
  if (before === undefined || after === undefined || more !== undefined) return null
  return { before: new Set(contentStems(before)), after: new Set(contentStems(after)) }
}

type PolarWords = { plain: Set<string>; negated: Set<string>; denials: number }

function isNegatedOtherwise(text: string, grounds: readonly string[]): boolean {
  const said = saidIn(text)
  const written = grounds.map(saidIn)
  // "More than time has allowed": time did not allow it.
  const behindThan = new Set(grounds.flatMap((ground) => contentStems(ground.split(/\bthan\b/i)[1] ?? '')))
  if ([...said.negated].some((stem) => behindThan.has(stem))) return false
  const isIn = (kind: 'plain' | 'negated', stem: string) => written.some((one) => one[kind].has(stem))
  const turned = (from: 'plain' | 'negated', to: 'plain' | 'negated') =>
    [...said[from]].some((stem) => !said[to].has(stem) && isIn(to, stem) && !isIn(from, stem))
  const added = turned('negated', 'plain')
  const lost = turned('plain', 'negated')
  // As many denials as there: in other words the next word is another one, and only a denial that moved says the opposite.
  const denials = [...written.map((one) => one.denials), written.reduce((sum, one) => sum + one.denials, 0)]
  return said.denials > 0 && denials.includes(said.denials) ? added && lost : added || lost
}

/** The stems of a text, with the negated ones separate. */
function saidIn(text: string): PolarWords {
  const said: PolarWords = { plain: new Set(), negated: new Set(), denials: 0 }
  let reach = 0
  let before = ''
  for (const word of text.match(/[\p{L}\p{N}]+(?:['’-]\p{L}+)*|[,;:.|]/gu) ?? []) {
    // "Which to report and which not to, …": what is left out was said before.
    if (/^(?:[,;:.|]|and|but|because|while|although|this|which)$/i.test(word)) reach = 0
    // "Cannot be shared equally" says what is possible, not what was done.
    else if (before === 'cannot' && word === 'be') reach = 0
    else if (NEGATOR.test(word)) {
      reach = REACH
      said.denials += 1
    } else if (reach === REACH && OF_KNOWING.test(word)) reach = 0
    else {
      const stems = contentStems(word)
      for (const stem of stems) {
        const root = withoutPrefix(stem)
        said[reach > 0 !== (root !== stem) ? 'negated' : 'plain'].add(root)
      }
      if (stems.length > 0 && reach > 0) reach -= 1
    }
    before = word.toLowerCase()
  }
  return said
}

const withoutPrefix = (stem: string): string => stem.replace(PREFIX, '')
