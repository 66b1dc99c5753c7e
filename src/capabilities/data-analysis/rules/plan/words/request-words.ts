/** A request as words that can be compared: endings taken off, spellings made one. */

export type RequestWord = {
  text: string
  stem: string
  from: number
  to: number
  isAfterComma?: boolean
}

/** As it is typed on a phone. */
const SHORTHAND: Record<string, string> = {
  btwn: 'between',
  btw: 'between',
  bw: 'between',
  diff: 'difference',
  hr: 'hour',
  hrs: 'hours',
  yrs: 'years',
  yr: 'year',
  prog: 'programme',
  dept: 'department',
  qns: 'questions',
  pls: 'please',
  plz: 'please',
  plse: 'please',
  abt: 'about',
  wat: 'what',
  wats: "what's",
  whats: "what's",
  ur: 'your',
  stats: 'statistics',
  avg: 'average',
  std: 'standard',
  nonparametric: 'non-parametric',
  b4: 'before',
  dev: 'deviation',
  freq: 'frequency',
  freqs: 'frequencies',
  desc: 'descriptives',
  corr: 'correlation',
  coz: 'because',
  cos: 'because',
  bcoz: 'because',
  ppl: 'people',
  govt: 'government',
  momo: 'mobile money',
  shud: 'should',
  pple: 'people',
  edu: 'education',
  educ: 'education',
  perf: 'performance',
  info: 'information',
  btwen: 'between',
  betwn: 'between',
  diffs: 'differences',
  r2: 'r squared',
  signif: 'significant',
  kw: 'kruskal wallis',
  mwu: 'mann whitney',
  regr: 'regression',
  xtab: 'crosstab',
  xtabs: 'crosstabs',
}

/** Names of analyses and what is said beside them, so that a slip of the finger does not hide one. */
const SPELT = new Set(
  `normally normality distributed distribution controlling adjusting regression regress logistic poisson correlation correlate correlated correlations
  association associated relationship relationships difference differences different significant significance significantly frequency frequencies
  percentage percentages descriptive descriptives statistics deviation variance variances homogeneity equality independent dependent repeated measures
  cronbach reliability consistency kruskal wallis whitney wilcoxon mcnemar friedman spearman pearson kendall shapiro levene bonferroni fisher histogram scatter
  factorial components component interaction predict predicts predictors prediction determine determines influence influences compare compared comparison
  average summarise crosstab tabulate tabulation contingency parametric interpret interpretation effects affects affected effected improve improved
  partial multiple response demographic demographics principal exploratory collinearity multicollinearity whether between separately assumptions hypothesis controlled
  comparing relation related relates explain explains outcome variable variables percent tukeys`.split(/\s+/),
)

const rootOf = (word: string) => stemOf(word).replace(/e$/, '')

function spelt(word: string): string {
  if (SPELT.has(word)) return word
  for (const name of SPELT) {
    const [short, long] = word.length <= name.length ? [word, name] : [name, word]
    const isInflected = long.startsWith(short) || rootOf(word) === rootOf(name)
    if (short.length >= 7 && !isInflected && word[0] === name[0] && isOneSlip(short, long)) return name
    // "Normaly", "regresion": a letter that should stand twice.
    if (
      short.length >= 6 &&
      name.length === word.length + 1 &&
      name.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1')
    )
      return name
  }
  return word
}

/** “First, second and third years”: the groups of the year of study. */
const YEARS_NAMED =
  /\b(?:(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)(?:\s*,\s*(?:and\s+)?|\s+(?:and|or|n|&|vs)\s+)){2,}(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th) years?\b/g

/** Typed as in R. */
const R_CALLS: Record<string, string> = {
  't.test': 't test',
  'chisq.test': 'chi square',
  'cor.test': 'correlation',
  cor: 'correlation',
  aov: 'anova',
  anova: 'anova',
  lm: 'linear regression',
  'wilcox.test': 'wilcoxon',
  'kruskal.test': 'kruskal wallis',
  'shapiro.test': 'shapiro wilk',
  'friedman.test': 'friedman',
  'fisher.test': 'fisher exact',
  leveneTest: 'levene',
  tukeyhsd: 'tukey',
  hist: 'histogram',
  boxplot: 'box plot',
  table: 'crosstab',
  summary: 'descriptive statistics',
}
const R_CALL = /(?<![a-z.])([a-z]+(?:\.test)?)(?=\()/g

export const tidy = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/\p{L}+/gu, (word) => (Object.hasOwn(SHORTHAND, word) ? (SHORTHAND[word] ?? word) : word))
    .replace(R_CALL, (_, name: string) => ` ${R_CALLS[name] ?? name} `)
    .replace(/[–—]/g, '-')
    .replace(/_/g, ' ')
    .replace(YEARS_NAMED, 'years of study')
    .replace(/\bknows? (?=(?:more|less|better)\b)/g, 'have knowledge ')
    .replace(/(\p{L}{3})iz(e|ing|ed|er|ers|ation)\b/gu, '$1is$2')
    .replace(/\p{L}{7,}/gu, spelt)

export function stemOf(word: string): string {
  const bare = word.replace(/'s$/, '')
  if (bare.length <= 3 || /\d/.test(bare)) return bare
  return bare
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(?<=.{3})(?:ing|ers|er|ed)$/, '')
}

/** Headings are read again for every word of a request: each is taken apart once. */
const KNOWN = new Map<string, readonly RequestWord[]>()
const MOST_KNOWN = 4_000

export function wordsIn(text: string): readonly RequestWord[] {
  const known = KNOWN.get(text)
  if (known) return known
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  const words = takenApart(text)
  KNOWN.set(text, words)
  return words
}

function takenApart(text: string): RequestWord[] {
  const said = tidy(text)
  return [...said.matchAll(/[\p{L}]+(?:'[\p{L}]+)?\d*|\d+(?:\.\d+)?/gu)].map((match) => ({
    text: match[0],
    stem: stemOf(match[0]),
    from: match.index,
    to: match.index + match[0].length,
    isAfterComma: /[,;]\s*$/.test(said.slice(Math.max(0, match.index - 3), match.index)),
  }))
}

const LONG_ENOUGH = 5
/** What may stand behind the part that two forms of a word share. */
const ENDING =
  /^(?:e|s|es|is|ise|ce|t|cy|y|i|ies|ied|ics?|al|ally|ions?|ations?|actions?|ments?|ing|ers?|ors?|ed|ity|ness|ive|ists?|able|ly|isation|on|ons|ve|ab(?:le|ility)|ib(?:le|ility)|ility|le|[ae]nce|[ae]nt|[ae]ncy|ical)?$/

/** The same word, in another form of it, or misspelt by one letter. */
export function sameWord(a: string, b: string): boolean {
  if (a === b || (a.length >= 3 && b.length >= 3 && (`${a}e` === b || a === `${b}e`))) return true
  if (/\d/.test(a + b)) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < 4) return false
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  if (shared >= LONG_ENOUGH && ENDING.test(short.slice(shared)) && ENDING.test(long.slice(shared)))
    return true
  return short.length >= LONG_ENOUGH && short[0] === long[0] && isOneSlip(short, long)
}

/** One letter more, less, other, or two turned round. */
function isOneSlip(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2))
  )
}

/** Words that say nothing about which column or which analysis is meant. */
export const FILLERS = new Set(
  `a an the of in on at to for from by with and or vs versus against between among amongst within across over than as is are was were be been do does did has have had can could will would should shall may might must
  i me my we our us you your they their them it its this that these those there here what which who whom whose how why when where whether if so not no any some all each every both either per using use used via
  please kindly help want need like would'd let run make do give show tell find out get compute calculate perform carry conduct work check see look test tests testing tested analyse analysis analyze statistical statistics stat statistically hypothesis h0 h1 null ho ha
  data dataset sheet file table tables column columns variable variables row rows value values number numbers result results figure figures output chart graph
  respondent respondents participant participants people person persons student students sample samples group groups category categories type types kind level levels score scores item items question questions statement statements scale
  significant significance significantly difference differences differ different compare compared comparing comparison relationship relationships relation related relate association associated link correlation correlated effect effects affect affects impact influence influences influencing determine determines predict predicts predictor predictors factor factors explain explained cause causes depend depends dependent independent outcome response exposure risk
  mean means average averages median mode standard deviation variance minimum maximum min max range percent percentage proportion frequency frequencies count counts many much total distribution distributed normal normality
  high higher highest low lower lowest more less most least better best worse great greater bigger equal same also only just now then instead next again too very really up down about into each other another
  one two three four five six seven eight nine ten first second third points point time times line using following based given whole entire overall study research thesis dissertation project survey questionnaire objective chapter interval confidence ratio ratios ci or odds size power alpha multiple simple plain single paired samples exact ok okay yes yeah sure fine thanks thank hi hello hey kindly go ahead it's what's don't i'm is't isn't aren't doesn't
  come came took part take takes taken gave give given respond responded participated among amount tend say said agree agreed agrees believe believes drop dropped change changed changes rise rose fall fell improve improved increase increased decrease decreased reduce reduced modelled model baseline wise term terms looking being having earn earns who's distinct seperate separate separately male's cross tab crosstab tabulate sum together without fit fits both those dunn tukey hoc
  under don't dont doesn't doesnt didn't didnt isnt arent wasn't wasnt weren't werent can't cant won't wont haven't havent hasnt im ive id supervisor lecturer professor told asked wants says required requires instead parametric non rank ranks ranked equality quartile quartiles interquartile iqr sd se spread odds chance chances likelihood probability being given make makes made user users`
    .split(/\s+/)
    .map(stemOf),
)
