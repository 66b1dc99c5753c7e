/** Analyses that works announce, and the names under which programs print their figures. */
export type Announced = { name: string; cue: RegExp; shown: RegExp }
/** `shown`: its figures under another name than its own, as programs print them. */
/** The name of a test, and not of an author: "Shapiro (2010) demonstrates" announces nothing. */
const test = (names: string, more: string) =>
  new RegExp(
    String.raw`\b(?:${names})(?:[’']s)?\b(?!(?:[’']s)?,?\s*(?:et al|\(?(?:19|20)\d\d|(?:&|and)\s+\p{Lu}\p{Ll}+,?\s*\(?(?:19|20)\d\d))|${more}`,
    'iu',
  )
export const ANALYSES: readonly Announced[] = [
  { name: 'log-rank test', cue: /\blog[- ]?rank\b/i, shown: /\bMantel\b|\bchisq\s*=/i },
  {
    name: 'test of normality',
    cue: test('Shapiro|Kolmogorov|Jarque', String.raw`\bnormality tests?\b|\btests? (?:of|for) normality\b`),
    shown: /\bskewness\b|\bkurtosis\b/i,
  },
  {
    name: 'variance inflation factor',
    cue: /\bVIF\b|\bvariance inflation/i,
    shown: /\btolerance\b/i,
  },
  {
    name: 'Cronbach’s alpha',
    cue: test('Cronbach', String.raw`\bCronbach[’']?s? alpha`),
    shown: /\balpha\b|\bα\b|\breliability (?:coefficient|statistics)\b/i,
  },
  {
    name: 'test of proportional hazards',
    cue: test('Schoenfeld', String.raw`\bproportional[- ]hazards? (?:assumption )?tests?\b`),
    shown: /\bcox\.?zph\b/i,
  },
  {
    name: 'chi-square test',
    cue: /\bchi[- ]?squared? tests?\b|\bχ\s?[²2] tests?\b/i,
    shown: /\bchi[- ]?square|χ|\bX2\b|\bp[- ]?values?\b|\bp\s*[<=>]|\bsig\b/i,
  },
  {
    name: 'analysis of variance',
    cue: /\bANOVA\b|\banalysis of variance\b/i,
    shown: /\bF\s*[(=]|\bF[- ](?:value|statistic|ratio)|\bsums? of squares\b|\|\s*F\s*\||\b(?:SS|MS)\s*=/,
  },
  { name: 't-test', cue: /\bt[- ]tests?\b/i, shown: /\bt\s*[(=]|\bt[- ](?:value|statistic)|\|\s*t\s*\|/i },
  {
    name: 'correlation',
    cue: /\b(?:Pearson|Spearman|Kendall)\b[^.]{0,40}\bcorrelation|\bcorrelation analysis\b/i,
    shown: /\bcorrelation|\br\s*=|\brho\b|\bρ\b/i,
  },
  {
    name: 'regression',
    cue: /\bregression (?:analysis|model)|\b(?:linear|logistic|multiple) regression\b/i,
    shown: /\bregression\b|\bcoefficients?\b|\bR\s?(?:²|2|square)|\bodds\b|β|\bbeta\b/i,
  },
  { name: 'Mann–Whitney test', cue: /\bMann[- –]Whitney\b/i, shown: /\bU\s*=/ },
  { name: 'Kruskal–Wallis test', cue: /\bKruskal[- –]Wallis\b/i, shown: /\bH\s*[(=]/ },
  {
    name: 'unit root test',
    cue: test('Dickey', String.raw`\bunit[- ]root\b`),
    shown: /\bADF\b|\bstationar\w+/i,
  },
  {
    name: 'Granger causality test',
    cue: test('Granger', String.raw`\bGranger causality`),
    shown: /\bcausality\b/i,
  },
  { name: 'Hausman test', cue: test('Hausman', String.raw`\bHausman test`), shown: /\bHausman\b/i },
  {
    name: 'factor analysis',
    cue: /\bfactor analysis\b|\bprincipal components?\b/i,
    shown: /\bKMO\b|\bloadings?\b|\beigen/i,
  },
]
