/** Analyses by the names that students give them. */

import type { Intent } from './intent.ts'
import { SENSES } from './named-senses.ts'

export type NamedAnalysis = { intent: Intent; from: number; to: number }

const NAMES: readonly [RegExp, Intent][] = [
  [
    /\b(?:wh(?:ich|at)) (?:type of |kind of |(?:statistical|non[- ]?parametric|parametric|rank) ){0,2}(?:test|analysis|method|tool|technique|procedure)\b(?! of)(?:.{0,30}\b(?:use|run|do|fit|fits|appropriate|suitable|need|right|best|correct|apply|choose))?|\b(?:appropriate|suitable|right|correct) (?:statistical )?test\b|\bwhat should i (?:run|use)\b|\bhow (?:do|can|should) i (?:test|analyse|check)\b/,
    'which-test',
  ],
  [
    /\b(?:sample size|what sample\b|\d\d ?% power\b|power (?:of |is |= ?)?(?:\d\d ?%|0?\.\d)|how (?:big|large) (?:should|must) (?:my|the|a) sample|how many [a-z]+ (?:per group |in each group |altogether |in total )?(?:do|should|must|will) i (?:need|sample|interview|recruit|include|take)|how many (?:people|participants|respondents|subjects) (?:do|should|must|will) i|power analysis|statistical power|(?:the|what) power\b|power (?:of|for)|yamane|slovin|cochran'?s? (?:formula|sample)|krejcie)/,
    'power',
  ],
  [
    /\bmultiple[- ]?response\w*|\bmultiple (?:answers|choices?) (?:table|analysis)|\bselect all that apply|\btick(?:ed)? (?:all|several|more than one)|\bmore than one (?:answer|option|choice|response)/,
    'multiple-response',
  ],
  [/\b(?:welch'?s?) (?:anova|analysis of variance|f)\b/, 'welch-anova'],
  [
    /\brepeated anova\b|\bsphericity\b|\bmauchly\w*\b|\b(?:repeated[- ]measures?|within[- ]subjects?)(?: (?:one way |two way )?(?:anova|analysis of variance|design))?\b/,
    'repeated-anova',
  ],
  [
    /\b(?:two|2)[- ]?(?:way|factor)\b(?! (?:table|tab|cross|freq)\w*)(?: between\w*)?(?: (?:anova|analysis of variance))?|\bfactorial anova|\b(?:effects?|responses?|impact|influence)\b.{0,40}\bdepends? (?:up)?on\b|\binteractions?\b(?: (?:between|effects?|of))?/,
    'two-way-anova',
  ],
  [
    /\bpost[- ]?hoc\b(?: (?:tests?|comparisons?|analysis))?|\bpair[- ]?wise\b(?: comparisons?)?|\bwhich pairs?\b|\btukey(?:'?s)?(?:[- ]?kramer)?(?: hsd)?(?: test)?|\bgames[- ]?howell\b|\bbonferroni\b(?: correction| test)?|\bwhich (?:[a-z]+) (?:differs?|are different|is different|differ significantly|are significantly different)\b/,
    'post-hoc',
  ],
  [
    /\b(?:one|1)[- ]?way (?:anova|analysis of variance)|\banova\b|\banalysis of variance\b|\bf[- ]test\b/,
    'anova',
  ],
  [/\b(?:one|1)[- ]?sample t(?:[- ]?tests?)?\b/, 'one-sample-t'],
  [
    /\bpaired(?:[- ]samples?)?(?: student'?s?)? t(?:[- ]?tests?)?\b|\bpaired(?:[- ]samples?)? tests?\b|\bdependent(?:[- ]samples?)? t(?:[- ]?tests?)?\b|\bmatched pairs?(?: t)?(?: test)?|\bpaired[- ]samples?\b|\bpaired (?:data|comparison|difference)s?\b|\bpaired$/,
    'paired-t',
  ],
  [
    /\bindependent(?:[- ]samples?)? t(?:[- ]?tests?)?\b|\b(?:two|2)[- ]?samples? t(?:[- ]?tests?)?\b|\bwelch(?:'?s)?(?: two sample)? t(?:[- ]?tests?)?\b|\bstudent'?s? t(?:[- ]?tests?)?\b|\bunpaired t(?:[- ]?tests?)?\b|\bwelch(?:'?s)? test\b/,
    'independent-t',
  ],
  [/\bt[- ]?tests?\b/, 't-test'],
  [
    /\bmann[- ]?whitn\w*(?:[- ]u)?(?: tests?)?|\bu[- ]tests?\b|\bwilcoxon rank[- ]?sum(?: test)?|\brank[- ]sum tests?/,
    'mann-whitney',
  ],
  [/\bmc ?nemar'?s?\b(?: chi[- ]?squared?)?(?: tests?)?/, 'mcnemar'],
  [/\bwilcox\w*(?: sign(?:ed)?[- ]?ranks?)?(?: tests?)?|\bsigned[- ]rank(?:s)?(?: tests?)?/, 'wilcoxon'],
  [/\bkruskal(?:[- ]?wall?is)?(?: h)?(?: tests?)?|\bh[- ]test\b/, 'kruskal-wallis'],
  [/\bdunn'?s?(?: test| post[- ]?hoc)?\b/, 'kruskal-wallis'],
  [/\bfriedman\w*(?:'?s)?(?: tests?)?/, 'friedman'],
  [
    /\bpartial corr?elations?\b|\b(?:controlling|control|adjust(?:ing|ed)?) for\b|\bcontrolling\b|\bholding\b(?= .{1,60}\b(?:constant|fixed|equal)\b)|\bheld constant\b/,
    'partial-correlation',
  ],
  [/\bspearman'?s?(?: rank)?(?: rho)?(?: corr?elations?)?|\brank corr?elations?/, 'spearman'],
  [/\bkendall'?s?(?: tau)?(?:[- ]?b)?(?: corr?elations?)?/, 'kendall'],
  [/\bpearson'?s?(?: r)?(?: product moment)?(?: corr?elations?)?\b(?! chi)/, 'pearson'],
  [/\bcorr?elation (?:matrix|coefficients?)\b|\br(?: value)? (?:between|of|for)\b/, 'pearson'],
  [
    /\b(?:binary |binomial |multiple |multivariable )?logistic(?:al)?(?: regress?ions?)?\b|\bodds ratios?\b|\bodds of\b|\blogit\b|\bhosmer\b(?:[- ]?lemeshow)?(?: test)?/,
    'logistic-regression',
  ],
  [
    /\bpoisson(?: regress?ions?)?\b|\bcount regress?ions?\b|\bcount (?:data|outcome|variable|model)\b|\bis a count\b/,
    'poisson-regression',
  ],
  [
    /\b(?:multiple |simple |multivariate |linear |ols )*(?:linear reg(?:ress?ions?)?|ols)\b|\blm\b|\bvif\b|\bmulti[- ]?collinearity\b/,
    'linear-regression',
  ],
  [/\b(?:multiple |simple |multivariate )*regres\w*(?: analysis)?\b/, 'regression'],
  [
    /\bcross[- ]?tab\w*|\bcross (?:it |this |that )?(?:with|by|against)\b|\bcontingency tables?|\bchi[- ]?squ?a?re?d?(?: tests?)?(?: of (?:independence|association))?|\bchi2\b|\bχ2|χ²|\bfisher'?s?(?: exact)?(?: tests?)?|\bcramer'?s?(?: v)?\b/,
    'crosstab',
  ],
  [
    /\bcronbach\w*(?:'?s)?(?: alphas?)?|\breliab\w*(?: analysis| tests?)?|\binternal consistency\b|\bconsistent with each other\b|\bmeasure the same (?:thing|construct)\b|(?<!(?:at|significance|error) )\balpha\b(?: (?:value|coefficient|reliability|score))?(?! ?(?:level|=|is|of|at|:)? ?(?:0?\.\d|\d+ ?%|level))|\bhang together\b|\bitem(?:[- ]total)? (?:analysis|statistics|correlations?)\b|\bitem[- ]total\b/,
    'reliability',
  ],
  [
    /\b(?:make|compute|calculate|create|build|get|combine)\b.{0,40}\b(?:score|index|scale)\b|\b(?:make|compute|calculate|create|build|get|combine)\b.{0,40}\b(?:average|mean|total|sum|composite|variable)\b (?:score |variable )?(?:out of|from)\b|\b(?:total|composite|scale|mean) scores? (?:from|of|for)\b(?! (?:each|every|all the (?:statements|items|questions)\b))|\b(?:compute|calculate|create|make|build|get) (?:a |the |one )?(?:total|sum|composite|overall)\b(?! (?:number|of))|\binto (?:one|a single) (?:variable|score|scale|column|index)\b|^(?:please )?(?:add up|add together|sum(?: up)?)\b(?! of)/,
    'scale-score',
  ],
  [
    /\b(?:exploratory )?factor analys(?:is|e)\b|\bfactor analyze\b|\befa\b|\bprincipal (?:components?|axis|axes)(?: analysis| factoring)?|\bpca\b|\bkmo\b|\bbartlett'?s? (?:test )?(?:of sphericity|for)?|\bvarimax\b|\bfactor loadings?|\b(?:underlying|fewer|latent) (?:dimensions?|factors?|constructs?)\b/,
    'factor-analysis',
  ],
  [
    /\bleven\w*(?:'?s)?(?: tests?)?|\b(?:have|has|having) (?:the )?(?:equal|same|similar) variances?\b|\bhomogene\w+(?: of variances?)?(?: tests?)?|\bequal(?:ity of)? variances? (?:test|check)|\b(?:check|test) (?:for |of )?equal variances?|\btest (?:of|for) equal variances?|(?<!assum\w* )\bequality of variances?\b|\bvariances? (?:of|in|for) .{1,40}\b(?:(?:are|is) (?:equal|the same|homogeneous|similar|different)|differs?\b)|\b(?:compare|difference in) (?:the )?variances?\b|\b(?:is|are) (?:the )?variances?\b.{0,30}\b(?:equal|the same|similar)\b/,
    'levene',
  ],
  [
    /\bnormal(?:ity|ly)?\b(?! (?:patients|people|students|weight|women|men|children|pupils|class|level|range|birth|delivery)\b)(?: distribut\w+)?(?: tests?)?|\bshapiro(?:[- ]?wilks?)?(?: tests?)?|\bskew\w*\b|\bbell[- ](?:shaped|curve)\b|\bkurtosis\b|\bq[- ]?q(?: plots?)?\b|\bgaussian\b/,
    'normality',
  ],
  [
    /\b(?:histograms?|scatter ?(?:plots?|graphs?|diagrams?|charts?)?|box ?(?:and whisker )?plots?|pie ?charts?|pie|bar ?(?:charts?|graphs?)|(?:draw|plot|graph|chart|visuali[sz]e)\b)/,
    'chart',
  ],
  [/\b(?:descriptive stat\w*|descriptives|summary statistics|summari[sz]e|baseline table)\b/, 'descriptives'],
  [
    /\btabulate\b|\btally\b|\bfrequenc(?:y|ies)(?: tables?| distributions?)?\b|\bdemographic(?:s| characteristics| profile)?\b/,
    'frequencies',
  ],
  [
    /\bhow many (?:rows|records|cases|responses|entries|observations|columns|variables)\b|\bhow many (?:respondents|participants|people) (?:were there|are there|do i have|took part|answered|responded|filled)\b|\bwhat(?:'s| is| does).{0,20}\b(?:file|sheet|data(?:set)?)\b|\bdescribe (?:my|the|this) (?:data(?:set)?|file|sheet)\b|\bshow me (?:what is in|the) (?:the )?(?:file|data|sheet)\b|\bdata (?:card|overview|summary)\b|\bmissing (?:values|data|answers)\b|\b(?:what|which|list|show)\b.{0,20}\b(?:variables|columns)\b.{0,15}\b(?:do i have|are there|are in|is in|i have|does (?:it|this|my|the file) have)\b|\b(?:errors?|mistakes?|wrong|problems?|outliers|clean)\b.{0,20}\b(?:data(?:set)?|file|sheet)\b/,
    'card',
  ],
]

/** All names in a text, the most particular first; a name inside another is not counted again. */
export function namedIn(text: string, isColumn: (from: number, to: number) => boolean): NamedAnalysis[] {
  const found: NamedAnalysis[] = []
  for (const [pattern, intent] of [...NAMES, ...SENSES])
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      const [from, to] = [match.index, match.index + match[0].trimEnd().length]
      const isTaken = found.some((one) => from < one.to && to > one.from)
      if (!isTaken && to > from && !isColumn(from, to)) found.push({ intent, from, to })
    }
  return found
}
