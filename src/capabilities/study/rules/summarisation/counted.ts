/** "How many women", "what was the mean": checks that a number is where an answer would have it. */
import { contentStems } from '#kit/text/content-stems.ts'
import { kinOf } from '../text/query-kin.ts'

const HOW_MANY =
  /\bhow many (?:of (?:the|these|all|those|our|my) )?((?:\p{L}+[\s-]){0,2}?\p{L}+?)(?:\s+(?:were|was|are|is|did|do|does|have|had|has|will|should|took|in|of|from|answered|tested)\b|\?|$)/iu
const MEASURE =
  /\b(?:sample size|(?:sero)?prevalence|incidence|revenue|income|mean|average|standard deviation|p[- ]values?|odds ratio|accuracy|AUC|alpha|R[- ]?squared|R2|RMSE|MAE|sensitivity|specificity|precision|recall|deviance|correlat\w+|threshold)\b/iu
/** "What is recall?" asks for words, "what is the recall?" for a figure. */
const DEFINITION = /^\W*what (?:is|are) (?!the\b|its\b|their\b|his\b|her\b|your\b|my\b)[\p{L} -]+\?*\s*$/iu
const QUANTITY =
  /\bhow (?:much|large|big|long|old|often|far)\b|\b(?:what|which) (?:\w+ )?(?:percent(?:age)?|per cent|proportion|share)\b/i
const WORD_NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|half|third'
const NUMBER = new RegExp(String.raw`\d|\b(?:${WORD_NUMBER})\b`, 'i')
const IS_NUMBER = new RegExp(
  String.raw`^[("“]*(?:n\s*=\s*)?(?:\d[\d,.]*|(?:\p{L}+-)?(?:${WORD_NUMBER}))[)”"]*$`,
  'iu',
)
const YEAR = /^\(?(?:19|20)\d\d\)?[.,;]?$/
/** "4.", "(ii)", "3.2.8" before a sentence is not a count. */
const LIST_NUMBER = /^\s*(?:\(?[\divx]{1,4}[.)]|\d+(?:\.\s?\d+)+\.?)\s+/i
const LABEL =
  /\b(?:tables?|figures?|fig\.?|chapters?|sections?|appendix|grade|form|level|standard|class|model|step|phase|equation|(?:research )?(?:problem|question|objective|hypothesis))\s*[\d.-]+/giu
/** "Girls are coded as 1", "under-five": a code or an age, not a count. */
const CODE =
  /\b(?:represented|coded|denoted|labelled|labeled|indicated|recorded)\s+(?:by|as|with)?\s*\(?\d+\)?|\b(?:under|over)[- ](?:\d+|five)\b/giu
/** Counted things are plural: "174 state codes" is not a count of states. */
const PLURAL = /(?:[sS]|[pP]eople|[mM]en|[cC]hildren|[sS]taff|[dD]ata|^\p{Lu}{2,})[)”"’,.;:]*$/u
const AFTER = 4
const BEFORE = 10
const ENDS_CLAUSE = /[:;.?!|]$/
const TELLS = /^(?:is|was|are|were|of|to|total\p{L}*|equals?|at|as|by|reached|amount\p{L}*|n|\|)$/iu

export const holdsNumber = (text: string): boolean => NUMBER.test(withoutLabels(text))

const withoutLabels = (text: string) => text.replace(LIST_NUMBER, '').replace(LABEL, ' ').replace(CODE, ' ')

/** The word a number must be near; null if no number is asked for, '' if any will do. */
function countedIn(question: string): string | null {
  if (DEFINITION.test(question)) return null
  const many = question.match(HOW_MANY)?.[1]
  if (many) return many
  const measure = /\b(?:what|how (?:large|high|much))\b|\bwhich (?:\w+ )?(?:values?|scores?)\b/i.test(
    question,
  )
    ? question.match(MEASURE)?.[0]
    : undefined
  return measure ?? (QUANTITY.test(question) || /\bwhich values?\b/i.test(question) ? '' : null)
}

export type Counting = {
  counted: string | null
  /** No number is asked for, or one is near enough. */
  isMet(texts: readonly string[]): boolean
  /** The number is right before the counted word or given as its value: "462 students", "a mean of 12". */
  isSaid(text: string): boolean
}

export function countingOf(question: string): Counting {
  const counted = countedIn(question)
  const isMany = HOW_MANY.test(question)
  if (counted === null) return { counted, isMet: () => true, isSaid: () => false }
  const own = contentStems(counted)
  const stems = new Set([...own, ...own.flatMap(kinOf).flatMap(contentStems)])
  if (stems.size === 0) return { counted, isMet: (texts) => texts.some(holdsNumber), isSaid: () => false }
  const enough = isMany ? ['said'] : ['said', 'near']
  return {
    counted,
    isMet: (texts) => texts.some((text) => enough.includes(nearnessOf(text, stems, isMany))),
    isSaid: (text) => nearnessOf(text, new Set(own), isMany) === 'said',
  }
}

/** How near a number is to one of the words. */
function nearnessOf(text: string, stems: ReadonlySet<string>, isMany: boolean): 'said' | 'near' | 'none' {
  if (!holdsNumber(text)) return 'none'
  const words = withoutLabels(text).split(/\s+/)
  const numbers = [...words.keys()].filter((at) => NUMBER.test(words[at]!) && !YEAR.test(words[at]!))
  const isCounted = (word: string) =>
    (!isMany || PLURAL.test(word)) &&
    contentStems(word.replace(/^.*[-‐–](?=\p{L})/u, '')).some((one) => stems.has(one))
  let isNear = false
  for (const at of numbers) {
    const follows = words.slice(at + 1, at + 1 + AFTER)
    const before = words.slice(Math.max(0, at - BEFORE), at)
    const told = before.findLastIndex(isCounted)
    const isShare = words[at]!.includes('%') || follows[0] === '%'
    if (IS_NUMBER.test(words[at]!.replace(/[,.;:%]+$/, '')) && !(isMany && isShare)) {
      if (!isShare && untilEnd(follows).some(isCounted)) return 'said'
      if (told >= 0 && before.slice(told + 1).every((word) => TELLS.test(word))) return 'said'
    }
    isNear ||= told >= 0 || follows.some(isCounted)
  }
  return isNear ? 'near' : 'none'
}

function untilEnd(words: readonly string[]): string[] {
  const end = words.findIndex((word) => ENDS_CLAUSE.test(word))
  return end < 0 ? [...words] : words.slice(0, end + 1)
}
