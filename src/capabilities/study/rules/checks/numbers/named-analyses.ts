/** Tests and analyses by the names theses give them. */
export type NamedAnalysis = { name: string; cue: RegExp; compares: boolean }

const analysis = (name: string, cue: RegExp, compares = true): NamedAnalysis => ({ name, cue, compares })

export const NAMED_ANALYSES: readonly NamedAnalysis[] = [
  analysis(
    't test',
    /\b(?:student['’]?s |independent|paired|two|one|welch\w*)?[- ]?(?:sample[s]? )?t[- ]tests?\b/i,
  ),
  analysis('analysis of variance', /\b(?:AN|MAN|ANC|MANC)OVA\b|\banalys[ei]s of (?:co)?variance\b/i),
  analysis('chi-square test', /\bchi[- ]squared?\b|χ\s?[²2]/i),
  analysis("Fisher's exact test", /\bFisher['’]?s? exact\b/i),
  analysis(
    'correlation',
    /\b(?:Pearson|Spearman|Kendall)\b|\bcorrelation (?:analysis|coefficients?|matrix|tests?)\b/i,
  ),
  analysis(
    'linear regression',
    /\b(?:linear|multiple|ordinary least squares|OLS|hierarchical|stepwise|simple) regression\b|\bregression analysis\b/i,
  ),
  analysis(
    'logistic regression',
    /\b(?:logistic|logit|probit|ordinal|multinomial) (?:regression|models?)\b/i,
  ),
  analysis('Poisson or similar regression', /\b(?:Poisson|negative binomial) regression\b/i),
  analysis(
    'survival analysis',
    /\b(?:Kaplan[- ]Meier|Cox (?:proportional|regression|model)|log[- ]rank|survival analysis)\b/i,
  ),
  analysis('Mann-Whitney test', /\b(?:Mann[- –]Whitney|Wilcoxon|rank[- ]sum|signed[- ]rank)\b/i),
  analysis('Kruskal-Wallis test', /\b(?:Kruskal[- –]Wallis|Friedman) (?:tests?|H|ANOVA|one)?/i),
  analysis(
    'mixed or multilevel model',
    /\b(?:multilevel|mixed[- ]effects?|hierarchical linear|linear mixed|generali[sz]ed estimating)\b/i,
  ),
  analysis(
    'factor analysis',
    /\b(?:factor analys[ie]s|principal components?|structural equation|PLS[- ]SEM|confirmatory factor)\b/i,
    false,
  ),
  analysis(
    'time-series analysis',
    /\b(?:ARIMA|ARDL|cointegration|Granger|vector (?:auto|error)|VECM|unit root)\b/i,
  ),
  analysis('difference in differences', /\bdifference[- ]in[- ]differences?\b|\bpropensity score/i),
  analysis(
    'descriptive statistics',
    /\bdescriptive (?:statistics|analysis)\b|\bfrequenc(?:y|ies) and percentages\b/i,
    false,
  ),
]
