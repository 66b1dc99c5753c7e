/** How p values are printed and interpreted. */

import type { OwnStudy } from '../../compare/own-study.ts'
import { exactPIn, zeroPIn } from '../../compare/recomputed/table-tests.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { Statistics } from '../../statistics/statistics.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { speaksAboutPrinting } from '../../text/speaks-about.ts'

const ZERO = /(?<![A-Za-zÀ-ɏ])[pP](?:[- ]?values?)?\s*(?:[=:(<≤]|of|was|is)\s*0?\.0+(?!\d)/
/** A sentence may be about how a p should be printed. */
const SPEAKS_ABOUT_P =
  /\b(?:report(?:ed|ing|s)?|count(?:ed|s|ing)?|print(?:ed|s)?|rounded|rounding|incorrect\w*|inconsisten\w+) (?:\w+ )*?p\b|\bp\b[^.]{0,12}\.0+ (?:as|was counted|is counted)\b|\bdue to p\b|\brather than p\b|\bnot as p\b/i
const isAboutP = (text: string) => SPEAKS_ABOUT_P.test(text) || speaksAboutPrinting(text)
const BEYOND =
  /(?<![A-Za-zÀ-ɏ\d])p(?:[- ]values?)?\s*(?:=|<|>|of|was)\s*(?:[1-9]\d?\.\d*[1-9]\d*|[-−–]\s?0?\.\d+)(?!\d|\s?(?:%|kPa|Pa|bar|m\b|kg|K\b))/
const SPEAKS_OF_TESTS =
  /\bsignifican\w+|\bp[- ]values?\b|(?<![A-Za-zÀ-ɏ])(?:[tFr]|χ2|χ²)\s*\(|\btests?\b|\bANOVA\b|\bregression\b|\bcorrelat\w+/i

const MARGINAL =
  /\b(?:marginally|borderline|almost|nearly|quasi-?|barely|weakly)[- ](?:statistically )?significan\w+|\bborderline (?:of )?(?:statistical )?significan\w+|\b(?:approach(?:ed|es|ing)|(?:close|closer) to|trend(?:s|ed|ing)? towards?|bordered on|bordering on|verge of|narrowly missed|fell (?:just )?short of|just failed to reach)\s+(?:statistical(?:ly)? )?significan\w+|\bmarginal (?:statistical )?significance\b/i

const IS = String.raw`\s*(?:s\s*)?(?:=|≈|~|[<>≤≥]|of\b|was\b|were\b|is\b|:)\s*[-−–+]?\s?[\d.]`
const SQUARED = String.raw`\s?(?:[pPG]|partial|part|adj)?\s?(?:2|²|\^2)\s?(?:[pPG]|partial|adj)?`
const EFFECTS = String.raw`[dg]\s?(?:z|s|av|rm|′|'|unb)?s?|V|φ|ϕ|phi|[aA]?ORs?|HR|RR|IRR|[ηωεR]${SQUARED}|f\s?(?:2|²)|rs?|rpb|r\s?(?:partial|p|2|²)|βs?|bs?|Bs?|f`
const NAMES_EFFECT = new RegExp(
  String.raw`(?<![A-Za-zÀ-ɏ\d])(?:${EFFECTS})(?:\s?\([^()]{1,12}\))?${IS}|\beffect[- ]sizes?\b[^.]{0,40}[=\d]|\bCohen['’]?s? ?['’]?s? (?:d|f|g|h)\b|\bHedges|\bCram[ée]r|\b(?:partial )?eta[- ]squared\b|\bodds ratios?\b`,
)

/** True if a sentence gives the size of the effect it tests. */
export const hasEffectSize = (text: string): boolean => NAMES_EFFECT.test(text)
/** An interval of a difference says as much, in the units of the study. */
const NAMES_INTERVAL = /\bmean difference\b|\bCIs?\b|\bconfidence intervals?\b/
const givesEffect = (quote: string): boolean => {
  const text = plainFigures(quote)
  return hasEffectSize(text) || NAMES_INTERVAL.test(text)
}
/** In sentences after the test. */
const NEAR = 12
const STRENGTH =
  /\b(?:Cram[ée]r['’]?s?['’]? V|Cohen['’]?s (?:d|f|h)|Hedges['’]? g|(?:partial )?eta[- ]squared|odds ratio|effect size|phi coefficient|strength of (?:the )?(?:relationship|association))\b[^.]{0,80}\d?\.\d/i
const NEEDS_EFFECT = new Set(['t', 'F', 'χ2', 'z', 'U', 'H'])

export type PHygiene = {
  zero: StudyEvidence[]
  beyond: StudyEvidence[]
  marginal: StudyEvidence[]
  printed: number
  thresholds: StudyEvidence[]
  /** Tables give p values more exactly than the sentences about them. */
  exactInTables: number
  tests: number
  withoutEffect: StudyEvidence[]
}

export function pHygieneOf(own: OwnStudy, statistics: Statistics, tables: readonly NumberTable[]): PHygiene {
  const isOwnEvidence = ({ evidence }: { evidence: StudyEvidence }) => own.byId.has(evidence.sentenceId)
  const printed = statistics.descriptives.filter((one) => one.kind === 'p' && isOwnEvidence(one))
  const tests = statistics.tests.filter((one) => NEEDS_EFFECT.has(one.test) && isOwnEvidence(one))
  const withP = [...own.sentences, ...own.blocks].filter(({ text }) => /[pP]/.test(text) && !isRule(text))
  const inWords = own.all.filter(({ text }) => /signific|null hyp|p\s*[>≥]/i.test(text))
  const at = new Map(own.whole.map(({ id }, nth) => [id, nth]))
  /** "Cramér’s V was .31." comes after the test it belongs to. */
  const givesEffectAfter = (id: string) => {
    const nth = at.get(id)
    return (
      nth !== undefined &&
      own.whole.slice(nth + 1, nth + 1 + NEAR).some(({ text }) => STRENGTH.test(plainFigures(text)))
    )
  }
  const all = (found: readonly { id: string; page: number; text: string }[]) => found.map(evidenceOf)
  return {
    zero: [
      ...all(own.sentences.filter(({ text }) => ZERO.test(plainFigures(text)) && !isAboutP(text))),
      ...zeroPIn(tables),
    ],
    beyond: all(withP.filter(({ text }) => BEYOND.test(plainFigures(text)) && SPEAKS_OF_TESTS.test(text))),
    marginal: all(inWords.filter(({ text }) => MARGINAL.test(text) && !isRule(text))),
    printed: printed.filter(({ evidence }) => !isRule(evidence.quote)).length,
    thresholds: printed
      .filter((one) => one.kind === 'p' && !isExact(one.sign, one.value) && !isRule(one.evidence.quote))
      .map(({ evidence }) => evidence),
    exactInTables: exactPIn(tables),
    tests: tests.length,
    withoutEffect: tests
      .filter(({ evidence }) => !givesEffect(evidence.quote) && !givesEffectAfter(evidence.sentenceId))
      .map(({ evidence }) => evidence),
  }
}

/** Below .001 no exact value is needed; any other bound hides a number that was known. */
const isExact = (sign: string, value: number) => sign === '=' || value <= 0.001

/** "A p value below .05 was considered significant" is a rule of the study, not a result. */
const isRule = (text: string) =>
  /\b(?:considered|regarded|taken|deemed|set at|defined|level of significance|significance level|alpha level|cut-?off|threshold|criterion)\b|^\s*(?:\*|Note)/i.test(
    text,
  )
