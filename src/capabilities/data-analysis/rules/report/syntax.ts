/** The same analysis as commands of R and of SPSS, for who wants to check it or must hand it in. */
import type { Plan } from '../plan/plan.ts'
import { levelsOf, type Table, type Variable, variableOf } from '../table/table.ts'

export type Syntax = { r: string; spss: string }

const rName = (name: string) =>
  /^[A-Za-z.][A-Za-z0-9._]*$/.test(name) ? name : `\`${name.replace(/`/g, "'")}\``
/** SPSS knows no spaces in names. */
const sName = (name: string) => {
  const bare = name
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  return /^[A-Za-z]/.test(bare) ? bare : `V_${bare}`
}

export function syntaxOf(plan: Plan, table: Table): Syntax {
  const { roles } = plan
  const find = (name: string) => variableOf(table, name)
  const r = (role: keyof typeof roles) => (roles[role] ?? []).map(rName)
  const s = (role: keyof typeof roles) => (roles[role] ?? []).map(sName)
  return {
    r: [...filterR(plan, table), ...rLines(plan, r, find)].join('\n'),
    spss: [
      ...filterSpss(plan),
      ...spssLines(plan, s, find).map((line) => `${line}.`),
      ...(plan.filter.length > 0 ? ['USE ALL.'] : []),
    ].join('\n'),
  }
}

const SIGN = { equal: '==', not: '!=', above: '>', below: '<', 'at-least': '>=', 'at-most': '<=' }
const SPSS_SIGN = { equal: '=', not: '<>', above: '>', below: '<', 'at-least': '>=', 'at-most': '<=' }

function filterR({ filter }: Plan, table: Table): string[] {
  if (filter.length === 0) return ['d <- data']
  const conditions = filter.map(({ variable, is, value }) => {
    const found = variableOf(table, variable)
    const level = found?.levels.find((one) => one.value === value)?.label
    return `${rName(variable)} ${SIGN[is]} ${level === undefined || level === String(value) ? value : JSON.stringify(level)}`
  })
  return [`d <- subset(data, ${conditions.join(' & ')})`]
}

const filterSpss = ({ filter }: Plan): string[] =>
  filter.length === 0
    ? []
    : [
        `COMPUTE keep = (${filter.map(({ variable, is, value }) => `${sName(variable)} ${SPSS_SIGN[is]} ${value}`).join(' AND ')}).`,
        'FILTER BY keep.',
      ]

type Find = (name: string) => Variable | undefined
type Names = (
  role:
    | 'variables'
    | 'by'
    | 'outcome'
    | 'group'
    | 'factors'
    | 'predictors'
    | 'rows'
    | 'columns'
    | 'control'
    | 'first'
    | 'second'
    | 'measures'
    | 'items'
    | 'reversed',
) => string[]

function turnedR(items: readonly string[], reversed: readonly string[], find: Find): string {
  const list = items.map((item) =>
    reversed.includes(item) ? `${endsSum(item, find)} - d$${item}` : `d$${item}`,
  )
  return `items <- na.omit(data.frame(${list.join(', ')}))`
}

function endsSum(item: string, find: Find): number {
  const levels = levelsOf(
    find(item.replaceAll('`', '')) ?? {
      name: '',
      label: '',
      kind: 'text',
      values: new Float64Array(),
      levels: [],
    },
  ).map(({ value }) => value)
  return levels.length === 0 ? 6 : Math.min(...levels) + Math.max(...levels)
}

function rLines({ analysis, options, roles }: Plan, r: Names, find: Find): string[] {
  const [y, g] = [r('outcome')[0], r('group')[0]]
  const isGroup = (name: string) => {
    const kind = find(name)?.kind
    return kind === 'nominal'
  }
  const model = (roles.predictors ?? [])
    .map((name) => (isGroup(name) ? `factor(${rName(name)})` : rName(name)))
    .join(' + ')
  const frame = (names: readonly string[]) =>
    `d[, c(${names.map((name) => JSON.stringify(name.replaceAll('`', ''))).join(', ')})]`
  switch (analysis) {
    case 'descriptives':
      return roles.by?.length
        ? [
            `psych::describeBy(${frame(r('variables'))}, list(${r('by')
              .map((one) => `d$${one}`)
              .join(', ')}), type = 2)`,
          ]
        : [`psych::describe(${frame(r('variables'))}, type = 2)`]
    case 'frequencies':
      return r('variables').map(
        (one) => `table(d$${one}, useNA = "ifany"); round(100 * prop.table(table(d$${one})), 1)`,
      )
    case 'crosstab':
      return [
        `t <- table(d$${r('rows')[0]}, d$${r('columns')[0]})`,
        'chisq.test(t, correct = FALSE); chisq.test(t)$expected; fisher.test(t)',
        'sqrt(chisq.test(t, correct = FALSE)$statistic / (sum(t) * (min(dim(t)) - 1)))  # V',
      ]
    case 'multiple-response':
      return [`table(unlist(strsplit(as.character(d$${r('variables')[0]}), ", *|; *")))`]
    case 'chart':
      return [
        options.kind === 'scatter'
          ? `plot(d$${r('variables')[0]}, d$${r('variables')[1]})`
          : options.kind === 'box'
            ? `boxplot(${r('variables')[0]} ~ ${r('by')[0] ?? '1'}, d)`
            : options.kind === 'histogram'
              ? `hist(d$${r('variables')[0]})`
              : options.kind === 'pie'
                ? `pie(table(d$${r('variables')[0]}))`
                : `barplot(table(d$${r('variables')[0]}))`,
      ]
    case 'one-sample-t':
      return [`t.test(d$${y}, mu = ${options.value})`]
    case 'independent-t':
      return [`t.test(${y} ~ ${g}, d, var.equal = ${options.variances === 'equal' ? 'TRUE' : 'FALSE'})`]
    case 'paired-t':
      return [`t.test(d$${r('first')[0]}, d$${r('second')[0]}, paired = TRUE)`]
    case 'one-way-anova':
      return [`summary(aov(${y} ~ factor(${g}), d))`]
    case 'welch-anova':
      return [`oneway.test(${y} ~ factor(${g}), d)`]
    case 'two-way-anova':
      return [
        `car::Anova(lm(${y} ~ A * B, transform(d, A = factor(${r('factors')[0]}), B = factor(${r('factors')[1]})), contrasts = list(A = contr.sum, B = contr.sum)), type = 3)`,
      ]
    case 'repeated-anova':
      return [
        `m <- lm(as.matrix(na.omit(${frame(r('measures'))})) ~ 1)`,
        'anova(m, X = ~1, test = "Spherical"); mauchly.test(m, X = ~1)',
      ]
    case 'post-hoc':
      return options.method === 'bonferroni'
        ? [`pairwise.t.test(d$${y}, d$${g}, p.adjust.method = "bonferroni")`]
        : options.method === 'games-howell'
          ? [`rstatix::games_howell_test(d, ${y} ~ ${g})`]
          : [`TukeyHSD(aov(${y} ~ factor(${g}), d))`]
    case 'levene':
      return [`car::leveneTest(d$${y}, factor(d$${g}), center = mean)`]
    case 'mann-whitney':
      return [`wilcox.test(${y} ~ ${g}, d)`]
    case 'wilcoxon':
      return [`wilcox.test(d$${r('first')[0]}, d$${r('second')[0]}, paired = TRUE)`]
    case 'kruskal-wallis':
      return [
        `kruskal.test(${y} ~ factor(${g}), d)`,
        ...(options.dunn ? [`rstatix::dunn_test(d, ${y} ~ ${g}, p.adjust.method = "bonferroni")`] : []),
      ]
    case 'friedman':
      return [`friedman.test(as.matrix(na.omit(${frame(r('measures'))})))`]
    case 'pearson':
    case 'spearman':
    case 'kendall':
      return r('variables').length === 2
        ? [`cor.test(d$${r('variables')[0]}, d$${r('variables')[1]}, method = "${analysis}")`]
        : [`psych::corr.test(na.omit(${frame(r('variables'))}), method = "${analysis}", adjust = "none")`]
    case 'partial-correlation':
      return [
        `x <- na.omit(${frame([...r('variables'), ...r('control')])})`,
        `ppcor::pcor.test(x[[1]], x[[2]], x[-(1:2)])`,
      ]
    case 'linear-regression':
      return [
        `m <- lm(${y} ~ ${model}, d)`,
        'summary(m); confint(m); car::vif(m); shapiro.test(resid(m)); lmtest::bptest(m); max(cooks.distance(m))',
      ]
    case 'logistic-regression':
      return [
        `m <- glm(factor(${y}) ~ ${model}, binomial, d)`,
        'summary(m); exp(cbind(OR = coef(m), confint.default(m)))',
      ]
    case 'poisson-regression':
      return [
        `m <- glm(${y} ~ ${model}, poisson, d)`,
        'summary(m); exp(cbind(RR = coef(m), confint.default(m)))',
      ]
    case 'reliability':
      return [turnedR(r('items'), r('reversed'), find), 'psych::alpha(items)']
    case 'scale-score':
      return [turnedR(r('items'), r('reversed'), find), 'score <- rowMeans(items); mean(score); sd(score)']
    case 'factor-analysis':
      return [
        turnedR(r('items'), [], find),
        'psych::KMO(items); psych::cortest.bartlett(cor(items), nrow(items)); eigen(cor(items))$values',
        `psych::${options.extraction === 'components' ? 'principal' : 'fa'}(items, nfactors = ${options.factorCount ?? 'sum(eigen(cor(items))$values > 1)'}, rotate = "varimax"${options.extraction === 'components' ? '' : ', fm = "pa"'})`,
      ]
    case 'normality':
      return r('variables').map((one) =>
        roles.by?.length ? `tapply(d$${one}, d$${r('by')[0]}, shapiro.test)` : `shapiro.test(d$${one})`,
      )
    case 'power':
      return ['# Sample size: see package pwr']
  }
}

function spssLines({ analysis, options, roles }: Plan, s: Names, find: Find): string[] {
  const [y, g] = [s('outcome')[0], s('group')[0]]
  const codes = levelsOf(
    find(roles.group?.[0] ?? '') ?? {
      name: '',
      label: '',
      kind: 'text',
      values: new Float64Array(),
      levels: [],
    },
  ).map(({ value }) => value)
  switch (analysis) {
    case 'descriptives':
      return roles.by?.length
        ? [
            `MEANS TABLES=${s('variables').join(' ')} BY ${s('by').join(' BY ')} /CELLS=COUNT MEAN STDDEV MEDIAN MIN MAX`,
          ]
        : [
            `DESCRIPTIVES VARIABLES=${s('variables').join(' ')} /STATISTICS=MEAN STDDEV MIN MAX SKEWNESS KURTOSIS`,
          ]
    case 'frequencies':
      return [`FREQUENCIES VARIABLES=${s('variables').join(' ')}`]
    case 'crosstab':
      return [
        `CROSSTABS /TABLES=${s('rows')[0]} BY ${s('columns')[0]} /STATISTICS=CHISQ PHI /CELLS=COUNT ROW EXPECTED /METHOD=EXACT`,
      ]
    case 'multiple-response':
      return [`* Split ${s('variables')[0]} into one column for each answer, then: MULT RESPONSE`]
    case 'chart':
      return [
        options.kind === 'histogram'
          ? `GRAPH /HISTOGRAM=${s('variables')[0]}`
          : options.kind === 'scatter'
            ? `GRAPH /SCATTERPLOT=${s('variables')[0]} WITH ${s('variables')[1]}`
            : options.kind === 'box'
              ? `EXAMINE VARIABLES=${s('variables')[0]}${roles.by ? ` BY ${s('by')[0]}` : ''} /PLOT=BOXPLOT /STATISTICS=NONE`
              : `GRAPH /${options.kind === 'pie' ? 'PIE' : 'BAR'}=COUNT BY ${s('variables')[0]}`,
      ]
    case 'one-sample-t':
      return [`T-TEST /TESTVAL=${options.value} /VARIABLES=${y}`]
    case 'independent-t':
      return [`T-TEST GROUPS=${g}(${codes.slice(0, 2).join(' ')}) /VARIABLES=${y} /ES DISPLAY(TRUE)`]
    case 'paired-t':
      return [`T-TEST PAIRS=${s('first')[0]} WITH ${s('second')[0]} (PAIRED)`]
    case 'one-way-anova':
      return [`ONEWAY ${y} BY ${g} /STATISTICS DESCRIPTIVES HOMOGENEITY`]
    case 'welch-anova':
      return [`ONEWAY ${y} BY ${g} /STATISTICS DESCRIPTIVES WELCH`]
    case 'two-way-anova':
      return [
        `UNIANOVA ${y} BY ${s('factors').join(' ')} /METHOD=SSTYPE(3) /PRINT=DESCRIPTIVE ETASQ HOMOGENEITY`,
      ]
    case 'repeated-anova':
      return [
        `GLM ${s('measures').join(' ')} /WSFACTOR=time ${s('measures').length} Polynomial /PRINT=DESCRIPTIVE ETASQ`,
      ]
    case 'post-hoc':
      return [
        `ONEWAY ${y} BY ${g} /POSTHOC=${options.method === 'bonferroni' ? 'BONFERRONI' : options.method === 'games-howell' ? 'GH' : 'TUKEY'} ALPHA(0.05)`,
      ]
    case 'levene':
      return [`ONEWAY ${y} BY ${g} /STATISTICS HOMOGENEITY`]
    case 'mann-whitney':
      return [`NPAR TESTS /M-W=${y} BY ${g}(${codes.slice(0, 2).join(' ')})`]
    case 'wilcoxon':
      return [`NPAR TESTS /WILCOXON=${s('first')[0]} WITH ${s('second')[0]} (PAIRED)`]
    case 'kruskal-wallis':
      return [`NPAR TESTS /K-W=${y} BY ${g}(${Math.min(...codes)} ${Math.max(...codes)})`]
    case 'friedman':
      return [`NPAR TESTS /FRIEDMAN=${s('measures').join(' ')}`]
    case 'pearson':
      return [`CORRELATIONS /VARIABLES=${s('variables').join(' ')} /PRINT=TWOTAIL /MISSING=LISTWISE`]
    case 'spearman':
    case 'kendall':
      return [
        `NONPAR CORR /VARIABLES=${s('variables').join(' ')} /PRINT=${analysis === 'kendall' ? 'KENDALL' : 'SPEARMAN'} TWOTAIL /MISSING=LISTWISE`,
      ]
    case 'partial-correlation':
      return [`PARTIAL CORR /VARIABLES=${s('variables').join(' ')} BY ${s('control').join(' ')}`]
    case 'linear-regression':
      return [
        `REGRESSION /STATISTICS COEFF OUTS R ANOVA CI(95) COLLIN TOL /DEPENDENT ${y} /METHOD=ENTER ${s('predictors').join(' ')} /RESIDUALS DURBIN`,
      ]
    case 'logistic-regression': {
      const groups = (roles.predictors ?? []).filter((name) => find(name)?.kind === 'nominal').map(sName)
      return [
        `LOGISTIC REGRESSION VARIABLES ${y} /METHOD=ENTER ${s('predictors').join(' ')}${groups.length > 0 ? ` ${groups.map((one) => `/CONTRAST (${one})=Indicator(1)`).join(' ')}` : ''} /PRINT=GOODFIT CI(95)`,
      ]
    }
    case 'poisson-regression':
      return [
        `GENLIN ${y} WITH ${s('predictors').join(' ')} /MODEL ${s('predictors').join(' ')} DISTRIBUTION=POISSON LINK=LOG /PRINT FIT SOLUTION(EXPONENTIATED)`,
      ]
    case 'reliability':
    case 'scale-score':
      return [
        ...s('reversed').map(
          (one, at) => `COMPUTE ${one}_r = ${endsSum(roles.reversed![at]!, find)} - ${one}`,
        ),
        analysis === 'reliability'
          ? `RELIABILITY /VARIABLES=${s('items')
              .map((one) => (s('reversed').includes(one) ? `${one}_r` : one))
              .join(' ')} /SCALE('scale') ALL /MODEL=ALPHA /SUMMARY=TOTAL`
          : `COMPUTE score = MEAN.${s('items').length}(${s('items')
              .map((one) => (s('reversed').includes(one) ? `${one}_r` : one))
              .join(', ')})`,
      ]
    case 'factor-analysis':
      return [
        `FACTOR /VARIABLES ${s('items').join(' ')} /PRINT INITIAL KMO EXTRACTION ROTATION /CRITERIA ${options.factorCount ? `FACTORS(${options.factorCount})` : 'MINEIGEN(1)'} /EXTRACTION ${options.extraction === 'components' ? 'PC' : 'PAF'} /ROTATION VARIMAX`,
      ]
    case 'normality':
      return [
        `EXAMINE VARIABLES=${s('variables').join(' ')}${roles.by?.length ? ` BY ${s('by').join(' ')}` : ''} /PLOT NPPLOT HISTOGRAM`,
      ]
    case 'power':
      return ['* Sample size: Analyze, Power Analysis']
  }
}
