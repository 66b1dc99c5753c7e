/** What cannot be run here: by its name where it is known, and where it is not. */

/** Named, and not here. */
const ELSEWHERE: readonly [RegExp, string][] = [
  [/\bman(?:c)?ova\b/, 'a multivariate analysis of variance (MANOVA)'],
  [/\bancova\b|\banalysis of covariance\b/, 'an analysis of covariance (ANCOVA)'],
  [
    /\bstructural equation\w*|\bsem\b|\bpath (?:analysis|model)|\bpls[- ]?sem\b|\bsmart ?pls\b|\bpartial least squares\b/,
    'a structural equation or path model',
  ],
  [/\bconfirmatory factor|\bcfa\b/, 'a confirmatory factor analysis'],
  [/\bmediat(?:ion|ing|ors?|es?|ed)\b/, 'a mediation analysis'],
  [/\bmoderat(?:ion|ing|or|ors)\b|\bmoderates?\b(?= (?:the|how|this|that)\b)/, 'a moderation analysis'],
  [/\b(?:hierarchical |k[- ]means )?cluster(?:ing)?(?: analysis)?\b/, 'a cluster analysis'],
  [/\bdiscriminant\b/, 'a discriminant analysis'],
  [/\bsurvival\b|\bkaplan\b|\bcox\b|\bhazard\b|\blog[- ]?rank\b/, 'a survival analysis'],
  [
    /\barima\b|\bforecast\w*|\btime[- ]series\b|\bgarch\b|\bvecm?\b|\bgranger\b|\bunit root\b|\bcointegrat\w*/,
    'a time series analysis',
  ],
  [
    /\bmulti[- ]?level\b|\bmixed (?:model|effects?)|\bhierarchical (?:linear|regression|model)|\brandom effects?|\bfixed effects?|\bpanel (?:data|regression)/,
    'a multilevel, panel or hierarchical model',
  ],
  [/\bmultinomial\b/, 'a multinomial logistic regression'],
  [/\bord(?:inal|ered) (?:logistic|logit|probit|regress)\w*/, 'an ordinal logistic regression'],
  [/\bprobit\b|\btobit\b/, 'a probit or tobit regression'],
  [/\bnegative binomial\b|\bzero[- ]inflated\b/, 'a negative binomial or zero-inflated regression'],
  [/\bcochran'?s? q\b/, 'Cochran’s Q test'],
  [/\broc\b|\bauc\b/, 'a ROC curve'],
  [
    /\b(?:lsd|scheff[eé]|dunnett|duncan|sidak|newman[- ]?keuls|snk|holm)\b/,
    'that post hoc test; Tukey, Bonferroni, Games-Howell and Dunn are here',
  ],
  [
    /\bkolmogorov|\bsmirnov|\blilliefors|\banderson[- ]darling|\bjarque/,
    'that test of normality; Shapiro-Wilk is here',
  ],
  [/\bz[- ]tests?\b|\bsign tests?\b|\bruns? tests?\b|\bmedian tests?\b|\bjonckheere/, 'that test'],
  [/\bkappa\b|\bicc\b|\bintra[- ]?class\b|\bbland\b/, 'an analysis of agreement'],
  [/\bpromax\b|\boblimin\b|\boblique\b/, 'an oblique rotation; varimax is here'],
  [
    /\bstep[- ]?wise\b|\bridge\b|\blasso\b|\bquantile regress\w*|\bpropensity\b|\bdifference[- ]in[- ]difference\w*|\binstrumental variables?|\b2sls\b/,
    'that kind of regression',
  ],
  [
    /\bcanonical\b|\bcorrespondence analysis\b|\bconjoint\b|\bnetwork analysis\b|\bdecision trees?\b|\brandom forest\b|\bneural\b|\bmachine learning\b/,
    'that multivariate method',
  ],
  [
    /\bmixed anova\b|\brcbd\b|\brandomi[sz]ed (?:complete )?block\b|\blatin square\b|\bthree[- ]way\b|\bsplit[- ]plot\b/,
    'an analysis of variance with that design',
  ],
  [
    /\b(?:line|area|radar|stacked|heat|bubble) ?(?:graphs?|charts?|plots?|maps?|diagrams?)\b|\bheatmaps?\b/,
    'that chart; bar, pie, histogram, box and scatter charts are here',
  ],
  [
    /\bbayes\w*|\bbootstrap\w*|\bmonte carlo\b|\bjackknife\w*|\bpermutation tests?\b|\bimput(?:e|ation|ing)\b|\bsimulat\w+/,
    'that method',
  ],
  [/\bthematic\b|\bcontent analysis\b|\bgrounded theory\b/, 'an analysis of interviews'],
  [
    /\bcronbach.{0,20}\bomega\b|\bmcdonald'?s? omega\b|\bsplit[- ]half\b/,
    'that measure of reliability; Cronbach’s alpha is here',
  ],
]

export const unknownAnalysis = (text: string): string | undefined =>
  ELSEWHERE.find(([pattern]) => pattern.test(text))?.[1]

/** Figures are computed, never made to come out. */
export const asksForPeople = (text: string): boolean =>
  /\b(?:names?|phone numbers?|contacts?|addresses|emails?|nrc numbers?)\b.{0,25}\b(?:of|for)\b.{0,20}\b(?:people|persons?|teachers?|students?|patients?|pupils?|traders?|respondents?|farmers?|participants?|those|everyone)\b/.test(
    text,
  )

export const asksToInvent = (text: string): boolean =>
  /\b(?:make|becomes?|turn|get|come out|goes?|is)\b.{0,25}(?:\bsignificant\b(?! differen)|\b(?:less than|below|under) 0?\.0\d)/.test(
    text,
  ) &&
  /\b(?:chang|alter|edit|adjust|manipulat|fak|mak|cook|invent|modif|delet|remov|increas|reduc)\w*\b/.test(
    text,
  )
    ? true
    : /\b(?:generate|create|add|make|simulate|invent)\b.{0,12}\b\d+ (?:more|extra|additional|new|fake|other)\b|\b(?:fabricate|invent|fake|cook|make up|manufacture|generate|simulate)\b.{0,30}\b(?:data|figures?|numbers|responses|answers|respondents|results?|rows)\b/.test(
        text,
      )

/** "A sobel test", "trend analysis": a name that is not here, before the word for an analysis. */
export function strangeName(
  text: string,
  isStrange: (word: string, from: number) => boolean,
): string | undefined {
  const kind =
    /\b([a-z][a-z'-]+) (tests?|analysis|regressions?|models?|anova|correlations?|curves?|rotation|plots?|charts?|graphs?|diagrams?)\b/g
  for (const match of text.matchAll(kind))
    if (isStrange(match[1]!, match.index)) return `${match[1]} ${match[2]}`
  return undefined
}
