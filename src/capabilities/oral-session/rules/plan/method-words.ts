/** Names of designs, ways to choose, instruments, analyses and tools: a work that mentions none of one's name did not use it. */
import type { WorkKind } from '#capabilities/study/index.ts'

const NAMES: Readonly<Record<string, RegExp>> = {
  'a random sample': /\brandom(?:ly|i[sz]ed)?\b/i,
  'purposive sampling': /\bpurposive|\bpurposeful/i,
  'stratified sampling': /\bstratif/i,
  'cluster sampling': /\bclusters?\b/i,
  'snowball sampling': /\bsnowball/i,
  'convenience sampling': /\bconvenien/i,
  'quota sampling': /\bquotas?\b/i,
  'systematic sampling': /\bsystematic\b/i,
  'focus groups': /\bfocus(?:ed)? groups?\b|\bFGDs?\b/i,
  interviews: /\binterview/i,
  questionnaires: /\bquestionnaire|\bsurvey/i,
  observation: /\bobserv(?:ed|ations?|ing)\b/i,
  'a case study': /\bcase stud/i,
  'a cohort': /\bcohort|\blongitudinal/i,
  'a trial': /\bclinical trial|\brandomi[sz]ed controlled|\bplacebo/i,
  'an experiment': /\bexperiment/i,
  ethnography: /\bethnograph/i,
  'grounded theory': /\bgrounded theory/i,
  phenomenology: /\bphenomenolog/i,
  'thematic analysis': /\bthem(?:atic|es)\b/i,
  'content analysis': /\bcontent analysis/i,
  regression: /\bregress/i,
  'linear regression': /\blinear regress|\bleast squares\b/i,
  'logistic regression': /\blogistic\b|\blogit\b/i,
  ANOVA: /\banova\b|\banalysis of variance/i,
  't tests': /\bt[- ]tests?\b/i,
  'chi-square tests': /\bchi[- ]?squared?\b|χ/i,
  correlation: /\bcorrelat/i,
  'factor analysis': /\bfactor analys|\bprincipal component/i,
  'Mann-Whitney tests': /\bmann[- ]whitney/i,
  'survival analysis': /\bkaplan|\bcox\b|\bsurvival\b|\bhazard/i,
  'a Delphi study': /\bdelphi\b/i,
  'neural networks': /\bneural net|\bdeep learning/i,
  SPSS: /\bspss\b/i,
  Stata: /\bstata\b/i,
  NVivo: /\bnvivo\b/i,
  EViews: /\be-?views\b/i,
  Excel: /\bexcel\b(?! (?:in|at)\b)/i,
  Python: /\bpython\b/i,
}

export const methodsIn = (text: string): string[] =>
  Object.entries(NAMES).flatMap(([name, says]) => (says.test(text) ? [name] : []))

/** Said of what one did, and not of what one did not, or might have done, or others did. */
const NOT_DONE =
  /\b(?:not|never|no|without|rather than|instead|unlike|whereas|would|could|should|might|if|other|previous|earlier|next|future|versus|vs|against|avoid|decided|rejected|alternative|than)\b|n't\b|\bthey (?:used|did|had|took|chose)\b/i
const CLAUSE = /(?<=[,:!?;.])\s+|\s+(?=(?:because|but|so|since|while|whereas)\s)/i
const OWN = /\b(?:i|my|we|our|it|this|the (?:study|sample|data|design|research)|was|were|are|is)\b/i
/** A plan may name a test that it has not written down yet. */
const TESTS: ReadonlySet<string> = new Set([
  'regression',
  'logistic regression',
  'ANOVA',
  't tests',
  'chi-square tests',
  'correlation',
  'Mann-Whitney tests',
  'SPSS',
  'Stata',
  'Excel',
  'NVivo',
  'thematic analysis',
  'content analysis',
])

/** Methods that an answer says were used, and the work mentions nowhere. */
export function methodsFromNowhere(
  answer: string,
  { methods, kind }: { methods: readonly string[]; kind: WorkKind },
): string[] {
  const said = answer.split(CLAUSE).filter((clause) => !NOT_DONE.test(clause) && OWN.test(clause))
  return [...new Set(said.flatMap(methodsIn))].filter(
    (name) => !methods.includes(name) && !(kind === 'planned' && TESTS.has(name)),
  )
}
