/**
 * An answer that says the opposite of what its places say: it denies what stands there, or turns a direction round. Only
 * where nearly all of its words are those of one sentence of the work, so that it speaks of the same thing.
 */

import { isCommon, isEveryday } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'

const NEGATED =
  /\b(?:not|never|no|none|neither|nobody|nothing|without|reject\w*|disagree\w*|refus\w*)\b|n't\b/gi
/** It weighs, supposes or tells others apart: that denies nothing. */
const WEIGHS =
  /\b(?:if|would|could|should|may|might|cannot|can not|not (?:only|just|all|every|sure|known|enough|significan\w*)|nobody (?:knows|has|had)|know|(?:takes?|taken) for granted|assum\w*|whether|rather than|instead|unlike|whereas|while|although|though|limit\w*|expect\w*|suppos\w*|others?|some(?:body|one)|except|but|it (?:can|does) not (?:show|mean|prove))\b|can't\b|\?/i

/** What goes one way, and what goes the other. */
const WAYS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:increas\w+|rose|risen|grew|grown)\b/gi,
    /\b(?:decreas\w+|fell|fallen|declin\w+|dropped|reduc\w+)\b/gi,
  ],
  [/\b(?:more|higher|highest|most|greater|larger)\b/gi, /\b(?:less|fewer|lower|lowest|least|smaller)\b/gi],
  [/\b(?:longer|later|slower)\b/gi, /\b(?:shorter|earlier|sooner|faster)\b/gi],
  [/\b(?:better|improv\w+)\b/gi, /\b(?:worse|worsen\w*|deteriorat\w+)\b/gi],
  [/\bpositive(?:ly)?\b/gi, /\bnegative(?:ly)?\b/gi],
  [/\bolder\b/gi, /\byounger\b/gi],
  [/\bstrong(?:er|ly)?\b/gi, /\bweak(?:er|ly)?\b/gi],
]

const LEAST_SHARED = 3
const FEW = 2
/** Of the words of an answer that are not those of any study. */
const NEARLY_ALL = 0.6

const timesOf = (sign: RegExp, text: string): number => text.match(sign)?.length ?? 0
const isOdd = (one: number): boolean => one % 2 === 1

/** The words in which it does, and the place it denies. */
export function denialIn(
  text: string,
  { place, also }: Pick<PlannedQuestion, 'place' | 'also'>,
): { words: string; place: PlannedQuestion['place'] } | undefined {
  for (const words of answerSentences(text)) {
    const denied = [place, ...also].find(({ quote }) => denies(words, quote))
    if (denied) return { words, place: denied }
  }
  return undefined
}

export const isOppositeOf = (said: string, stands: string): boolean => denies(said, stands)

const denies = (said: string, stands: string): boolean =>
  turnsSignificance(said, stands) ||
  said.split(CLAUSES).some((one) => comparesTheOthers(one, stands) || putsAnotherFirst(one, stands)) ||
  (!WEIGHS.test(said) &&
    ([said, ...said.split(SPLICED)].some((one) => isOpposite(one, stands)) || turnsQuality(said, stands)))
/** Two sentences with a comma between them. */
const SPLICED = /,\s+(?=(?:they|it|he|she|we|i)\b)/i
const CLAUSES = /,\s+(?:so|and|but|because|which)\b|;\s+/i

const SIGNIFICANT = /\bsignifican(?:t|ce|tly)\b/i
const NOT_SIGNIFICANT =
  /\b(?:not|never|no|nor|less)\b(?: \w+){0,5} significan|\b(?:in|non-?)significan|n't(?: \w+){0,4} significan/i
const SUPPOSES = /\b(?:if|would|could|should|may|might|whether|become\w*|both|all|some)\b|\?/i
/** Significant in the one, and not in the other, of one and the same thing. */
function turnsSignificance(said: string, stands: string): boolean {
  const isSaid = [said, stands].every((text) => SIGNIFICANT.test(text) || NOT_SIGNIFICANT.test(text))
  if (!isSaid || SUPPOSES.test(said) || NOT_SIGNIFICANT.test(said) === NOT_SIGNIFICANT.test(stands))
    return false
  const known = new Set(ownStems(stands))
  return ownStems(said).filter((stem) => known.has(stem)).length >= LEAST_OF_SUBJECT
}
const LEAST_OF_SUBJECT = 2

const GOOD = /\bpositive(?:ly)?\b/i
const BAD = /\bnegative(?:ly)?\b/i
/** A “positive attitude” of what is called negative, of the same people: these two words leave nothing between them. */
function turnsQuality(said: string, stands: string): boolean {
  if ([said, stands].some((text) => GOOD.test(text) === BAD.test(text) || timesOf(NEGATED, text) > 0))
    return false
  const known = new Set(contentStems(stands).filter((stem) => !isEveryday(stem)))
  const [noun] = contentStems(QUALITY_OF.exec(said)?.[1] ?? '')
  return (
    GOOD.test(said) !== GOOD.test(stands) &&
    noun !== undefined &&
    known.has(noun) &&
    new Set(contentStems(said).filter((stem) => known.has(stem))).size >= LEAST_OF_SUBJECT
  )
}
const QUALITY_OF = /\b(?:positive|negative) (\p{L}+)/iu

const isOpposite = (said: string, stands: string): boolean =>
  !WEIGHS.test(stands) && isOfTheSame(said, stands) && goesTheOtherWay(said, stands)

/** Of two sentences on one thing. */
export function goesTheOtherWay(said: string, stands: string): boolean {
  const turned = WAYS.filter(([one, other]) => {
    const [a, b] = [one, other].map((way) => timesOf(way, said)) as [number, number]
    const [c, d] = [one, other].map((way) => timesOf(way, stands)) as [number, number]
    return (a > 0 && b === 0 && c === 0 && d > 0) || (a === 0 && b > 0 && c > 0 && d === 0)
  }).length
  const denied = timesOf(NEGATED, said) - timesOf(NEGATED, stands) + timesTurnedByPrefix(said, stands)
  // Denying a direction that is turned round says the same again; and who is named in another order compares the other way.
  return isOdd(turned + Math.abs(denied)) && (turned === 0 || isInTheSameOrder(said, stands))
}

/** “Overestimated” of what is “underestimated”, “valid” of what is “invalid”. */
const PREFIX =
  /^(?:(?:un|non)(?=\p{L}{4})|in(?=valid|signific|accur|effici|effect|complet|consist|suffici|adequa|correct|depend)|dis(?=agre|satisf|advantag|similar|continu))/u
const OVER_OR_UNDER = /^(over|under)(?=\p{L}{4})/u
function timesTurnedByPrefix(said: string, stands: string): number {
  const [mine, theirs] = [said, stands].map((text) => new Set(contentStems(text))) as [
    Set<string>,
    Set<string>,
  ]
  const bare = (stem: string) => stem.replace(PREFIX, '')
  const other = (stem: string) => stem.replace(OVER_OR_UNDER, (way) => (way === 'over' ? 'under' : 'over'))
  const meets = (one: string, set: Set<string>) =>
    [...set].some((stem) => stem.slice(0, -2) === one.slice(0, -2) || stem === one)
  return [...mine].filter((stem) => {
    if (theirs.has(stem)) return false
    if (other(stem) !== stem) return meets(other(stem), theirs)
    return bare(stem) !== stem
      ? theirs.has(bare(stem))
      : [...theirs].some((one) => one !== stem && bare(one) === stem)
  }).length
}

const ownStems = (text: string): string[] => contentStems(text).filter((stem) => !isCommon(stem))

function isOfTheSame(said: string, stands: string): boolean {
  const known = new Set(ownStems(stands))
  const own = [...new Set(ownStems(said))]
  const shared = own.filter((stem) => known.has(stem)).length
  return (
    (shared >= LEAST_SHARED && shared >= own.length * NEARLY_ALL) || (own.length === FEW && shared === FEW)
  )
}

function isInTheSameOrder(said: string, stands: string): boolean {
  const order = ownStems(stands)
  const places = [...new Set(ownStems(said))].flatMap((stem) =>
    order.includes(stem) ? [order.indexOf(stem)] : [],
  )
  return places.every((place, at) => at === 0 || place > places[at - 1]!)
}

const MORE = 'more|better|higher|greater|larger|stronger|longer|earlier|later'
const LESS = 'less|fewer|worse|lower|smaller|weaker|shorter'
const COMPARED = new RegExp(
  `^(.*?)\\b(${MORE}|${LESS})\\b(.*?)\\b(?:than|compared (?:to|with)|as against)\\b(.*?)(?:[,;]|$)`,
  'i',
)
const LESS_OF = new RegExp(`^(?:${LESS})$`, 'i')
const TURNS = /\b(?:not|never|no|neither|nor|if|would have|whether|expect\w*|if)\b|n't\b|\?/i

/** “B had better marks than A” of what is said to be better of A than of B. */
export function comparesTheOthers(said: string, stands: string): boolean {
  const [, mine, way, what, other] = COMPARED.exec(said) ?? []
  const [, first, sameWay, whose, second] = COMPARED.exec(stands) ?? []
  if (!way || !sameWay || TURNS.test(`${mine}${way}${what}`) || TURNS.test(stands)) return false
  const only = (one?: string, not?: string) => {
    const away = new Set(contentStems(not ?? ''))
    return contentStems(one ?? '').filter((stem) => !away.has(stem))
  }
  const [one, those] = [`${mine} ${what}`, `${first} ${whose}`]
  const [a, b] = [only(one, other), only(other, one)]
  const [c, d] = [only(those, second), only(second, those)]
  const meets = (left: string[], right: string[]) => left.some((stem) => right.includes(stem))
  const isSwapped = meets(a, d) && meets(b, c) && !meets(b, d)
  const isKept = meets(b, d) && !meets(b, c) && !meets(a, d)
  const isOfOneThing = meets(
    a.filter((stem) => !isCommon(stem)),
    c,
  )
  const isTheSameWay = LESS_OF.test(way) === LESS_OF.test(sameWay)
  return isOfOneThing && (isTheSameWay ? isSwapped : isKept)
}

const FIRST_OF =
  /^(.*?)\b(?:is|are|was|were|being|came out as)\s+(?:the |by far the )?(?:most (?:widely |commonly |often )?(?:common|dominant|important|implemented|adopted|used|practised|influential|frequent|powerful|prevalent|significant)|strongest|highest|largest|biggest|commonest)\b([^,;]*)/i
const A_PART = /[,;]|\b(?:with|that|and)\b/i
/** Which kind of first place is meant, told by the noun after it. */
const NOUN = 2

/** Something that is not named there is said to come first of the same kind. */
export function putsAnotherFirst(said: string, stands: string): boolean {
  const found = FIRST_OF.exec(said)
  const given = FIRST_OF.exec(stands)
  if (!(found && given) || TURNS.test(said) || TURNS.test(stands)) return false
  const subject = contentStems(found[1]?.split(A_PART).at(-1) ?? '').filter((stem) => !isCommon(stem))
  const kind = contentStems(found[2] ?? '').slice(0, NOUN)
  const sameKind = new Set(contentStems(given[2] ?? '').slice(0, NOUN))
  const named = new Set(contentStems(stands))
  return (
    subject.length > 0 && kind.some((stem) => sameKind.has(stem)) && subject.every((stem) => !named.has(stem))
  )
}
