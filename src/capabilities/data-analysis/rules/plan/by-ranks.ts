/** Whether a test is asked for that needs no normal distribution. */
import type { AnalysisName } from './plan.ts'

export const BY_RANKS: Partial<Record<AnalysisName, AnalysisName>> = {
  'independent-t': 'mann-whitney',
  'paired-t': 'wilcoxon',
  'one-way-anova': 'kruskal-wallis',
  'repeated-anova': 'friedman',
  pearson: 'spearman',
}

const ASKED =
  /\bnon[- ]?parametric|\bdistribution[- ]free\b|\b(?:rank|ranks|rank[- ]based) tests?\b|\b(?:by|using|with|on) ranks\b|\branks (?:please|only|instead)\b|\b(?:data|it|they|outcome|scale|scores?|variables?) (?:is|are) (?:only |just )?(?:ordinal|ranked)\b|\b(?:because|since|as) [^.?!]{0,30}\bordinal\b/
/** "Income is skewed, so …", "a test that does not assume normality": a reason, and no request for a test of normality. */
const NOT_NORMAL =
  /\b(?:not|n't|isnt|arent|doesnt|dont|without|no|violat\w+|fail\w*|non)\b[^.?!]{0,25}\bnormal\w*|n't [^.?!]{0,25}\bnormal\w*|\bskewed\b[^.?!]{0,20}\b(?:so|use|therefore|hence)\b|\bbecause\b.{0,40}\bskewed\b|\b(?:is|are|was|were|looks?|seems?) (?:very |highly |heavily |so |too |quite |badly |not |strongly )*(?:positively |negatively |right |left )?skewed\b(?!\?)|\bskewed (?:data|distribution)\b/
const ASKS_NORMALITY =
  /^(?:please |kindly |can you )*(?:check|test|is|are|assess|see|tell me|find out|how|whether|if)\b.{0,60}\b(?:normal|skew)/

export const isNotNormalReason = (text: string): boolean =>
  NOT_NORMAL.test(text) && !ASKS_NORMALITY.test(text)
export const isByRanks = (text: string): boolean => ASKED.test(text) || isNotNormalReason(text)
