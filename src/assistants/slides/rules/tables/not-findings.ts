/** Rows, columns and tables that carry no finding: what tests a method, what sums the others up, and what a program prints below. */

/** Tests of a method's own assumptions, by their names: a small p there is no finding. */
const TEST =
  /\b(?:normality|shapiro\w*|kolmogorov\w*|levene\w*|homogeneity of variances?|bartlett\w*|kmo|kaiser[- ]meyer\w*|sampling adequacy|sphericity|mauchly\w*|box['’]?s m|durbin\w*|breusch\w*|jarque\w*|hausman|dickey\w*|(?:non-?)?stationar\w*|unit root|lag order|auto-?correlation|homosced\w*|heterosced\w*|(?:multi-?)?collinear\w*|vif|variance inflation\w*|skewness|kurtosis|cronbach\w*|hosmer\w*|outliers?|omnibus tests?|ramsey)\b|\bcount of (?:data ?points|variables|observations)\b|^(?:categorical|data ?points?|variables)$|^tolerance$/i
const OF_METHOD =
  /\b(?:reliability (?:tests?|statistics|analysis|coefficients?|results?)|(?:test|validity and|analysis) (?:of )?reliability|reliability of (?:the )?(?:instruments?|scales?|questionnaires?)|goodness of fit|model specification|white noise|residuals?)\b/i
export const isOfAssumptions = (words: string): boolean => TEST.test(words) || OF_METHOD.test(words)

/** "Global", "Overall", "Grand total": all the others together, whatever they are called. */
const OF_ALL =
  /^\W*(?:(?:grand|sub|column|row|overall|total|global|composite|aggregate|weighted|general|pooled|average)[- ]?)*(?:totals?|sum|mean|average|overall|global|aggregate|combined)(?: (?:scores?|means?|averages?|totals?|ratings?|index|samples?|respondents?|participants?|frequenc(?:y|ies)|numbers?|costs?|per ?cent(?:age)?))?\W*(?:\([^()]*\)|n\s*=.*)?\W*$|^\W*all(?: (?:of )?(?:the )?(?:respondents?|participants?|groups?|items?|statements?|sites?|samples?))?\W*$|^\W*total estimated\b/i
export const isOfAll = (name: string): boolean => OF_ALL.test(name)

/** How many there were to be asked or measured: what the findings are a part of, and none itself. */
const OF_BASE =
  /^\W*(?:n|totals?(?: \p{L}+)?|sampled?(?: (?:sizes?|households?|respondents?|farmers?|students?))?|(?:total )?populations?(?: size)?|(?:total|number of) (?:sampled )?(?:households?|respondents?|participants?|people|samples?|employees|students))\W*(?:\(n?[^()]*\))?\W*$/iu
export const isBase = (heading: string): boolean => OF_BASE.test(heading)

/** Lines of a model or of a column that stand for no variable. */
const OF_FIT =
  /^\W*(?:s\.?d\.?|std|n|valid|missing|constant|\(?intercept\)?|_?cons|no\. of obs|observations|(?:adjusted |adj\.? |nagelkerke |cox\b.*|pseudo )?r[- ]?(?:squared?|2|²)|adj|aic|bic|log[- ]?likelihood|f[- ]?stat\w*|prob > (?:f|chi2?)|df)\b/i
/** "[Level = 4]": a code of the program. */
const CODED = /^\W*\[.*[=:].*\]$/
export const isNoVariable = (name: string): boolean =>
  isOfAll(name) || OF_FIT.test(name) || CODED.test(name) || TEST.test(name)

/** The lines of one test: what it is about stands in the caption, or nowhere. */
const OF_ONE_TEST =
  /^\W*(?:pearson(?:['’]s)? chi|chi[- ]?squared?\b|likelihood ratio|linear[- ]by[- ]linear|fisher['’]?s exact|continuity correction|mcnemar|n of valid|between groups|within groups|regression$|residual|(?:un)?equal variances? |cram[eé]r|phi\b|contingency coeff|mann[- ]whitney|wilcoxon|kruskal|asymp|pillai|wilks|hotelling|roy['’]s)/i
export const isOfOneTest = (names: readonly string[]): boolean => names.some((name) => OF_ONE_TEST.test(name))

/**
 * A heading that took the reference row with it: "Characteristic Sex of the child Male | HR –". The row that repeats the name of
 * the variable below its groups is the test of the whole (of proportional hazards, of a trend), and no further group.
 */
export function referenceIn(
  stub: string,
  names: readonly string[],
): { variable: string; against: string } | undefined {
  for (const name of names) {
    const at = stub.toLowerCase().lastIndexOf(name.toLowerCase())
    const before = at > 0 ? stub.slice(0, at) : ''
    const against = at < 0 ? '' : stub.slice(at + name.length).trim()
    if (name.length > 2 && against && /^$|\s$/.test(before)) return { variable: name, against }
  }
  return undefined
}

/** "20 cells (100%) have expected count less than 5": a note below the table, read as a row of it. */
const NOTE =
  /^\W*(?:[a-d*]\s?[.)]\s|\*+\s|notes?\b|sources?\b|computed\b|predictors?\b|dependent variable|\d+ cells\b)/i
export const isNote = (cells: readonly string[]): boolean =>
  cells.slice(1).every((cell) => cell.trim() === '') &&
  (NOTE.test(cells[0] ?? '') || (cells[0] ?? '').length > 80)

/** What a program calls its table: it names no matter of this work. */
const OF_A_PROGRAM =
  /^\W*(?:descriptive statistics?|parameter estimates?|coefficients?\w?|anova\w?|model summary\w?|chi-?square tests?|test statistics\w?|correlations?|statistics|case processing summary|group statistics|independent samples test|paired samples (?:test|statistics)|variables in the equation|classification table\w?|results?|total variance explained|multiple comparisons|crosstab(?:ulation)?s?|frequenc(?:y|ies)(?: table)?|calculations?)\W*$/i
export const namesNothing = (caption: string): boolean =>
  caption.trim().length < 4 || OF_A_PROGRAM.test(caption)
