/** How the numbers were produced: named analyses, software, assumptions, missing answers, multiple tests, reliability, size. */

import type { OwnStudy } from '../../compare/own-study.ts'
import type { StudyEvidence } from '../../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../../document/reading.ts'
import { findProofs, type Honest, type ProofWanted } from '../../text/proofs.ts'
import { NAMED_ANALYSES } from './named-analyses.ts'

export type AnalysisMethods = {
  /** Analyses the study says it used, each with its sentence. */
  named: { name: string; compares: boolean; evidence: StudyEvidence }[]
  /** By method looked for; no evidence means not found. */
  found: ReadonlyMap<MethodKey, StudyEvidence[]>
  software: string | undefined
  /** True if people or raters gave scores, so that reliability can be asked for. */
  hasMeasures: boolean
}
export type MethodKey =
  | 'software'
  | 'version'
  | 'assumptions'
  | 'missing'
  | 'correction'
  | 'reliability'
  | 'size'

const SOFTWARE =
  /\b(?:(?:IBM )?SPSS|STATA|Stata|SAS|R Studio|RStudio|EViews|Eviews|MINITAB|Minitab|GenStat|Genstat|Epi[- ]?Info|JASP|Jamovi|jamovi|AMOS|SmartPLS|Smart-PLS|MATLAB|Matlab|Microsoft Excel|MS Excel|Excel|NVivo|ATLAS\.ti|Atlas\.ti|MAXQDA|Python|GraphPad|CSPro|SYSTAT|LISREL|Mplus)\b|\bR (?:version|software|statistical|package|\(v|[34]\.\d)|\b(?:using|with|in) R(?=[,.; ]|$)(?! ?[²2=])/
const VERSION =
  /(?:SPSS|STATA|Stata|SAS|Studio|EViews|Eviews|Minitab|MINITAB|Gen[Ss]tat|Epi[- ]?Info|JASP|[Jj]amovi|AMOS|SmartPLS|MATLAB|Excel|NVivo|ATLAS\.ti|Atlas\.ti|MAXQDA|Python|GraphPad|CSPro|Mplus)[^.;]{0,40}?(?:\b(?:version|ver\.?|v\.?|release)\s*\d+|\s\d{1,2}(?:\.\d+)*\b(?!\s?%)|\b(?:19|20)\d\d\b)|\bR\b(?: (?:software|statistical|programming|package|language|environment|computing|[Cc]ore [Tt]eam))*,?\s*\(?(?:version|ver\.?|v\.?)?\s*\d+\.\d/
const ASSUMPTIONS =
  /\b(?:assumptions? (?:were|was) (?:\w+ )?(?:tested|checked|met|assessed|verified|examined|violated|satisfied|fulfilled|held)|assumptions? (?:of|for) (?:\w+ ){0,3}?(?:tests?|models?|regression|ANOVA|ANCOVA|normality|linearity|independence|equal|analys[ei]s)|normality|normally distributed|homogeneity of (?:variances?|regression)|homoscedastic\w*|heteroscedastic\w*|Levene|Shapiro|Kolmogorov|multi-?collinearity|variance inflation|VIF|sphericity|Mauchly|Durbin[- ]Watson|Hosmer|linearity|Q[- ]Q plots?|Breusch|proportional(?:ity of)? (?:odds|hazards)|expected (?:cell )?(?:counts?|frequenc\w+))\b/i
const MISSING =
  /\bmissing (?:data|values?|responses?|answers?|items?|cases?|observations?)\b|\bincomplete (?:questionnaires?|responses?|records?|data)\b|\bimput(?:ed|ation)\b|\b(?:listwise|pairwise) deletion\b|\bcomplete[- ]case\b|\bno (?:data|values) were missing\b/i
const CORRECTION =
  /\b(?:Bonferroni|Holm|Benjamini|Hochberg|false discovery|FDR|Tukey|Scheff[ée]|Dunn(?:ett)?|Games[- ]Howell|Sid[áa]k|Šid[áa]k|LSD|Duncan|familywise|family-wise|multiple (?:comparisons?|testing))\b/i
const RELIABILITY =
  /\bCronbach|\binternal consistency\b|\btest[- ]retest\b|\binter[- ]?(?:rater|coder|observer) (?:reliability|agreement)\b|\bintraclass\b|\bKuder|\bKR-?20\b|\bcomposite reliability\b|\bMcDonald['’]s omega\b|\bkappa\b|\breliability (?:coefficient|analysis|was|of the (?:instrument|questionnaire|scale))|\bsplit[- ]half\b/i
const SIZE =
  /\bsample size\b[^.]*\b(?:calculat\w+|formula|determin\w+|comput\w+|estimat\w+|power|Cochran|Yamane|Slovin|Krejcie|justif\w+|saturation)|\b(?:Cochran|Yamane|Slovin|Krejcie)\b[^.]*\b(?:sample|formula|table)|\b(?:statistical )?power (?:analysis|calculation|of (?:80|90|0?\.[89]))|\bG\*Power\b|\bcensus\b[^.]*\b(?:all|whole|entire)\b|\b(?:data )?saturation (?:was )?reached\b/i

const MEASURES =
  /\bquestionnaires?\b|\bLikert\b|[- ]point (?:\w+ )?scale\b|\binventory\b|\braters?\b|\bcoders?\b|\brated on\b|\b(?:attitude|rating|measurement) scales?\b/i

/** All cues looked for; `mayName` must let each of them pass. */
export const METHOD_CUES: readonly RegExp[] = [SOFTWARE, ASSUMPTIONS, MISSING, CORRECTION, RELIABILITY, SIZE]

/** "Was not tested" names the thing without doing it. */
const DENIED =
  /\b(?:not|never|no|without|cannot|could not|did not|n['’]t)\b[^,;]{0,40}\b(?:test(?:ed)?|check(?:ed)?|assess(?:ed)?|examined?|report(?:ed)?|corrections?|corrected|adjust\w*|calculated?|conducted|carried out|done|performed|used)\b/i

/** Explains an assumption, or when it fails, in any study. */
const EXPLAINS =
  /^(?:when|if|where)\b[^.]*\b(?:exists?|occurs?|arises?)\b|\b(?:thumb rule|rule of thumb)\b|\bwill (?:each |all |then )?be normally distributed\b|\b(?:simulated|generated|drawn) from\b|^(?!.*\d).*\b(?:indicates?|suggests?|means?|implies|leads? to|is called|is known as) (?:\w+ )?multi-?collinearity\b/i

const IN_METHODS = new Set(['methods', 'results', 'abstract', 'other', 'appendix', 'discussion'])
const fitsBy =
  (cue: RegExp, mayBeDenied = false) =>
  ({ text }: ReadSentence) =>
    cue.test(text) && (mayBeDenied || !DENIED.test(text))

const WANTED: readonly (ProofWanted & { id: MethodKey })[] = [
  { id: 'software', fits: fitsBy(SOFTWARE) },
  {
    id: 'assumptions',
    fits: (sentence) => fitsBy(ASSUMPTIONS)(sentence) && !EXPLAINS.test(sentence.text),
  },
  { id: 'missing', fits: fitsBy(MISSING, true) },
  { id: 'correction', fits: fitsBy(CORRECTION) },
  { id: 'reliability', fits: fitsBy(RELIABILITY) },
  { id: 'size', fits: fitsBy(SIZE) },
]

/** Theses list their tests in one sentence, but not with everything else an examiner looks for. */
const A_LIST_OF_TESTS: Honest = { most: 7, stuffed: 9 }
const TOO_MANY_MATTERS = 4

export function analysisMethodsOf(reading: ReadDocument, own: OwnStudy): AnalysisMethods {
  const sentences = own.all.filter(({ role, text }) => IN_METHODS.has(role) && mayName(text))
  // The ids of `WANTED` are the keys.
  const found = findProofs(WANTED, sentences) as Map<MethodKey, StudyEvidence[]>
  const withVersion = (found.get('software') ?? []).filter(({ quote }) => VERSION.test(quote))
  found.set('version', withVersion)
  const analyses = findProofs(
    NAMED_ANALYSES.map(({ name, cue }) => ({ id: name, fits: fitsBy(cue) })),
    sentences.filter((sentence) => WANTED.filter(({ fits }) => fits(sentence)).length < TOO_MANY_MATTERS),
    A_LIST_OF_TESTS,
  )
  const named = NAMED_ANALYSES.flatMap(({ name, compares }) => {
    const [evidence] = analyses.get(name) ?? []
    return evidence ? [{ name, compares, evidence }] : []
  })
  const shown = found.get('version')?.[0] ?? found.get('software')?.[0]
  const hasMeasures = reading.sentences.some(({ role, text }) => role !== 'literature' && MEASURES.test(text))
  return { named, found, hasMeasures, software: programName(shown?.quote.match(SOFTWARE)?.[0]) }
}

const programName = (found: string | undefined) =>
  found && (/(?:^|\s)R\b(?! ?Studio)/.test(found) ? 'R' : found.trim())

/** A quick test that rejects nine sentences in ten before the many. */
export const mayName = (text: string): boolean => CANDIDATE.test(text)
const CANDIDATE =
  /[Tt][- ]tests?\b|OVA\b|arianc|chi[- ]?sq|χ|Chi|Fisher|orrelat|egress|ogit|ogistic|rdinal|ultinom|robit|Pearson|Spearman|Kendall|Poisson|Kaplan|Cox|og[- ]rank|urvival|Mann|Wilcoxon|[Rr]ank|Kruskal|Friedman|ultilevel|ixed|ierarch|stimating|actor|omponent|tructural eq|PLS|ARIMA|ARDL|ointegr|Granger|vector|VECM|unit root|ifference[- ]in|ropensity|escriptive|requenc|S[PTA][SA]|Stata|Studio|iews|EViews|initab|MINITAB|en[Ss]tat|Epi|JASP|amovi|AMOS|MATLAB|Matlab|Excel|NVivo|ATLAS|Atlas|MAXQDA|Python|GraphPad|CSPro|SYSTAT|LISREL|Mplus|\bR\b|ssumption|ormal|omogen|cedastic|Levene|Shapiro|Kolmog|ollinear|VIF|inflation|phericity|Mauchly|Durbin|Hosmer|inearity|plot|Breusch|roportional|xpected|issing|ncomplete|mput|deletion|complete|Bonferr|Holm|Benjamini|Hochberg|discovery|FDR|Tukey|Scheff|Dunn|Games|id[áa]k|LSD|Duncan|amily|ultiple|Cronbach|onsisten|retest|nter[- ]?(?:rater|coder|obs)|ntraclass|Kuder|KR-?20|eliab|omega|appa|plit|ample size|Cochran|Yamane|Slovin|Krejcie|ower|ensus|aturation/
