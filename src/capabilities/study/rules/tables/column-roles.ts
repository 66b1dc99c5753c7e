/** The column names of statistics programs, for all programs alike. */

const ROLES = {
  b: /^(?:(?:unstandardi[sz]ed )?(?:coefficients? )?B|b|β|coef(?:ficient|f|\.)?s?(?: ?\(?[BbΒβ]\)?)?|(?:parameter )?estimates?(?: ?\(?[Bbβ]\)?)?|unstandardi[sz]ed (?:coefficients?|b|beta|estimates?)|est\.?)$/i,
  error:
    /^(?:(?:unstandardi[sz]ed )?(?:coefficients? )?(?:SE|S\.E\.?|s\.e\.?|std\.? ?err(?:or|\.)?s?|standard ?errors?|SE ?\(?[BbΒβ]\)?|robust std\. err\.?)(?: ?\(S\.?E\.?\))?)$/i,
  beta: /^(?:(?:standardi[sz]ed (?:coefficients? )?)beta|beta|standardi[sz]ed (?:coefficients?|estimates?|β))$/i,
  t: /^(?:t(?:est for equality of means t)?|t[- ]?(?:values?|stat(?:istics?|s|\.)?|ratio|test)|paired differences t)$/i,
  z: /^(?:z[- ]?(?:values?|stat(?:istics?|s|\.)?|scores?)?|C\.?R\.?|critical ratio)$/i,
  wald: /^wald(?: ?(?:χ²|χ2|chi[- ]?squared?|statistics?|test))?$/i,
  df: /^(?:df|d\.f\.?|DF|degrees? of freedom)$/,
  p: /^(?:p|p[- ]?values?|sig(?:nificance|nif)?\.?(?: ?\(?p\)?)?|P ?> ?\|[tz]\||Pr\(?>\|?[tzF]\|?\)?|prob\.?(?: ?> ?F)?|(?:asymp(?:totic|\.)?|exact)? ?sig(?:nificance|\.)? ?\(?(?:[12]|one|two)[- ](?:sided|tailed)\)?|asymp\. sig\..*|asymptotic significance.*|sig\. ?\(.*\))$/i,
  odds: /^(?:Exp ?\((?:B|β|coef|b)\)|A?OR|COR|(?:adjusted |crude )?(?:odds|hazard|rate|risk)s?[- ]?ratios?(?: ?\(?(?:A?OR|HR|IRR|RR)\)?)?|HR|IRR|exp ?\(?coef(?:f\.?|ficient)?s?\)?)$/i,
  low: /^(?:9\d(?:\.\d+)? ?% ?)?(?:C\.?I\.? ?)?\(?(?:lower(?: ?bound| ?limit|95%)?|LL(?:CI)?|\[ ?9\d% conf\.?|2\.5 ?%)$/i,
  high: /^(?:9\d(?:\.\d+)? ?% ?)?(?:C\.?I\.? ?)?\(?(?:upper(?: ?bound| ?limit|95%)?|UL(?:CI)?|interval ?\]|97\.5 ?%)$/i,
  both: /^(?:9[059]% ?(?:C\.?I\.?|confidence intervals?)(?: ?\(?(?:CI|for .*)\)?)?|C\.?I\.? ?\(?9[059] ?%\)?)$/i,
  ss: /^(?:(?:type I{1,3} )?sums? of squares?|SS|sum sq|sum of sq\.?)$/i,
  ms: /^(?:mean (?:squares?|sq\.?)|MS)$/i,
  F: /^(?:F|F[- ]?(?:values?|stat(?:istics?|s|\.)?|ratio|change)?|levene.s test.*F)$/,
  n: /^(?:n|N|no\. of cases|obs\.?|observations|valid n)$/,
  mean: /^(?:means?(?: ?\(?M\)?)?|M|[xX]\u0304|mean statistic|paired differences mean|average|mean scores?)$/i,
  sd: /^(?:std\. ?dev(?:iation|\.)?(?: statistic)?|standard deviations?(?: ?\(?SD\)?)?|SD|S\.D\.?|std|stdev|st\. ?dev\.?)$/i,
  meanError: /^(?:std\. ?error(?: of the)? mean|S\.?E\.?(?: of the)? mean|SEM)$/i,
  min: /^(?:min(?:imum|\.)?(?: statistic)?)$/i,
  max: /^(?:max(?:imum|\.)?(?: statistic)?)$/i,
  difference: /^(?:mean differences?(?: ?\(I[-–]J\))?|difference|mean diff\.?)$/i,
  differenceError: /^std\. ?error ?(?:difference|diff\.?)$/i,
  R: /^R$/,
  R2: /^(?:R[- ]?squared?|R ?[²2]|R\^2)$/i,
  adjusted: /^(?:adj(?:usted|\.)? R[- ]?(?:squared?|²|2|\^2))$/i,
  ofEstimate: /^std\. ?error of (?:the )?estimate$/i,
  value: /^(?:value|statistics?|test statistics?)$/i,
  count: /^(?:frequency|freq\.?|frequencies|count|f|number|no\.?|n|frequency ?\((?:n|f)\))$/i,
  percent: /^(?:per ?cent(?:age)?s?(?: ?\(?%\)?)?|%|\(%\))$/i,
  valid: /^valid per ?cent(?:age)?$/i,
  cumulative: /^(?:cum(?:ulative|\.)? ?(?:per ?cent(?:age)?|%)?)$/i,
} as const
export type Role = keyof typeof ROLES

/** Group titles over several columns, and trailing note letters, are not part of a name. */
const GROUPS =
  /^(?:unstandardi[sz]ed coefficients?|standardi[sz]ed coefficients?|(?:t-?test for equality of means|levene.s test for equality of variances|paired differences|collinearity statistics|test value = [\d.]+|model|parameter|odds ratio)) (?=\S)/i
const CONFIDENCE_OF =
  /^(?:9\d(?:\.\d+)? ?% ?)?(?:C\.?I\.?|confidence interval)(?: ?(?:for|of) (?:the )?(?:exp ?\(B\)|B|mean|difference|odds ratio))?\s+(?=(?:lower|upper)\b)/i

const plainTitle = (title: string): string =>
  title
    .replace(/\s+/g, ' ')
    .replace(/(?<=[a-z.)]{2})[a-c]$/, (mark, _at, whole: string) =>
      KEEPS_ITS_LETTER.test(whole) ? mark : '',
    )
    .trim()
/** "Beta", "Sig." with a note read "Siga"; these names really end in such a letter. */
const KEEPS_ITS_LETTER = /(?:beta|alpha|coef|data|area|criteria)$/i

export function rolesIn(title: string): Role[] {
  const names = [title, plainTitle(title)].flatMap((name) => [
    name,
    name.replace(GROUPS, ''),
    name.replace(CONFIDENCE_OF, ''),
  ])
  return (Object.keys(ROLES) as Role[]).filter((role) => names.some((name) => ROLES[role].test(name.trim())))
}

export type Columns = Partial<Record<Role, number[]>>

export function columnsIn(header: readonly string[]): Columns {
  const columns: Columns = {}
  header.forEach((title, at) => {
    // "Coefficients" above the row names is not a column.
    for (const role of rolesIn(title))
      if (at > 0 || role !== 'b') columns[role] = [...(columns[role] ?? []), at]
  })
  return columns
}

/** The one column of that name; null if there are two, as either may be meant. */
export const only = (columns: Columns, role: Role): number | null => {
  const found = columns[role]
  return found?.length === 1 ? found[0]! : null
}
