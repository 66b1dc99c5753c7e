/** Claims that something is missing. They are believed only if our own second look finds nothing either. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Places } from './places.ts'

/** Reporting verbs, which do not name the missing thing. */
const TELLING =
  'mention|report|describe|discuss|state|explain|justify|justified|say|tell|give|gives|given|provide|present|show|address|consider|include|contain|define|acknowledge|specif(?:y|ied)'
const ABSENCE = new RegExp(
  String.raw`\b(?:(?:does|do|did|is|are|was|were|has|have|had)(?: not|n['’]t)(?: been)?|never|fail(?:s|ed)? to|without|no|lack(?:s|ed|ing)?(?: of)?|missing|absence of|nowhere|nothing (?:on|about|is said (?:of|about)))\s+(?:\w+ly\s+)?(?:any\s+|an?\s+|the\s+)?((?:(?:${TELLING})\w*\s+)?[^.;:,?!]{2,80})`,
  'gi',
)
const JUSTIFIES = /\b(?:justif\w+|reasons?|rationale|explain\w*|say why|why)\b/i
const REASONS =
  /\b(?:because|since|due to|in order to|so that|as (?:it|this|they)|therefore|thus|justif\w+|rationale|reasons?|appropriate|suitable|allow(?:s|ed)|enabl\w+|based on|calculat\w+|determin\w+|formula|power analysis|following|according to|recommend\w+|chosen|saturation)\b/i
const TELLS = new RegExp(`^(?:${TELLING})`)

/** Names of each kind in claims that it is missing. */
const NAMED: Partial<Record<FactKind, RegExp>> = {
  aim: /\b(?:aim|purpose|general objective)\b/i,
  objective: /\bobjectives?\b/i,
  question: /\bresearch questions?\b/i,
  hypothesis: /\bhypothes[ei]s\b/i,
  problem: /\bproblem\b/i,
  gap: /\bgap\b/i,
  contribution: /\b(?:contribution|significance)\b/i,
  theory: /\btheor(?:y|etical)\b/i,
  design: /\bdesign\b/i,
  'sample-size': /\b(?:sample size|size of the sample|number of (?:participants|respondents))\b/i,
  sampling: /\b(?:sampling|selected|recruit\w+)\b/i,
  setting: /\b(?:setting|study (?:area|site))\b/i,
  instrument: /\b(?:instruments?|questionnaires?|interview guide)\b/i,
  analysis: /\b(?:analysis|analysed|statistical)\b/i,
  software: /\bsoftware\b/i,
  reliability: /\b(?:reliab\w+|valid\w+|pilot\w*|pre-?test\w*)\b/i,
  ethics: /\b(?:ethic\w+|consent|confidential\w+|anonym\w+|approval)\b/i,
  limitation: /\b(?:limitations?|weakness\w*)\b/i,
  recommendation: /\b(?:recommendations?|further research|future work)\b/i,
  conclusion: /\bconclusions?\b/i,
}

const MOST_STEMS = 3

/** True if our own look finds in the document what the sentence says is missing. */
export function isFoundAfterAll(says: string, quotes: string, all: Places, book: BookOfFacts): boolean {
  const quoted = new Set(contentStems(quotes))
  for (const [claim, missing = ''] of says.matchAll(ABSENCE)) {
    const stems = contentStems(missing).filter((stem) => !TELLS.test(stem))
    const sought = stems.slice(0, MOST_STEMS)
    if (JUSTIFIES.test(claim)) {
      if (hasReason(missing.replace(JUSTIFIES, ' '), all)) return true
      continue
    }
    const kind = (Object.keys(NAMED) as FactKind[]).find((one) => NAMED[one]?.test(missing))
    if (kind && book.facts.some((fact) => fact.kind === kind)) return true
    // A judgement of the quoted text ("not large enough") claims nothing is missing.
    if (sought.length > 0 && !sought.every((stem) => quoted.has(stem)) && stands(sought, all)) return true
  }
  return false
}

/** True if a reason is given anywhere. */
export function hasReason(about: string, all: Places): boolean {
  const sought = [...new Set(contentStems(about))].slice(0, MOST_STEMS)
  if (sought.length === 0) return false
  return sentencesWith(sought, all).some((text) => REASONS.test(text))
}

const stands = (stems: readonly string[], all: Places): boolean => sentencesWith(stems, all).length > 0

const sentencesWith = (stems: readonly string[], all: Places): string[] =>
  all
    .placesWith(stems)
    .filter(({ sentence: { role, kind } }) => role !== 'references' && kind !== 'reference')
    .map(({ evidence }) => evidence.quote)
