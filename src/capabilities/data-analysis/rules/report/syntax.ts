/** The same analysis as commands of R and of SPSS, for who wants to check it or must hand it in. */

import { countedWith } from '../analyses/analyse.ts'
import type { Plan } from '../plan/plan.ts'
import { type Table, variableOf } from '../table/table.ts'
import { endsSum, type Find, type Names, rName, sName } from './syntax-names.ts'
import { codedName, preparedR, preparedSpss } from './syntax-prepared.ts'
import { spssLines } from './syntax-spss.ts'

export type Syntax = { r: string; spss: string }

export function syntaxOf(plan: Plan, table: Table): Syntax {
  const { roles } = plan
  const find = (name: string) => variableOf(table, name)
  const r = (role: keyof typeof roles) => (roles[role] ?? []).map(rName)
  const counted = new Set(countedWith(plan))
  const s = (role: keyof typeof roles) =>
    (roles[role] ?? []).map((name) => (counted.has(name) ? codedName(name, table) : sName(name)))
  return {
    r: [...preparedR(plan, table), ...rLines(plan, r, find)].join('\n'),
    spss: [
      ...preparedSpss(plan, table),
      ...spssLines(plan, s, find).map((line) => `${line}.`),
      ...(plan.filter.length > 0 ? ['USE ALL.'] : []),
    ].join('\n'),
  }
}

function turnedR({ items = [], reversed = [] }: Plan['roles'], find: Find): string {
  const list = items.map((item) =>
    reversed.includes(item) ? `${endsSum(items, find)} - d$${rName(item)}` : `d$${rName(item)}`,
  )
  return `items <- na.omit(data.frame(${list.join(', ')}))`
}

function rLines({ analysis, options, roles }: Plan, r: Names, find: Find): string[] {
  const [y, g] = [r('outcome')[0], r('group')[0]]
  const isGroup = (name: string) => {
    const kind = find(name)?.kind
    return kind === 'nominal'
  }
  const _model = (roles.predictors ?? [])
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
        (one) =>
          `table(d$${one}, useNA = "ifany"); round(100 * prop.table(table(d$${one})), 1)${options.equal ? `; chisq.test(table(d$${one}))` : ''}`,
      )
    case 'crosstab':
      return [
        `t <- table(d$${r('rows')[0]}, d$${r('columns')[0]})`,
        'chisq.test(t, correct = FALSE); chisq.test(t)$expected; fisher.test(t)',
        'sqrt(chisq.test(t, correct = FALSE)$statistic / (sum(t) * (min(dim(t)) - 1)))  # V',
      ]
    case 'multiple-response':
      return r('variables').length > 1
        ? [
            `ticks <- ${frame(r('variables'))}`,
            roles.by?.length
              ? `aggregate(ticks == 1, list(d$${r('by')[0]}), sum, na.rm = TRUE)`
              : 'colSums(ticks == 1, na.rm = TRUE)',
          ]
        : [`table(unlist(strsplit(as.character(d$${r('variables')[0]}), ", *|; *")))`]
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
    case 'mcnemar':
      return [
        `t <- table(d$${r('first')[0]}, d$${r('second')[0]})`,
        'mcnemar.test(t); binom.test(t[1, 2], t[1, 2] + t[2, 1])',
      ]
    case 'kruskal-wallis':
      return [
        `kruskal.test(${y} ~ factor(${g}), d)`,
        ...(options.dunn ? [`rstatix::dunn_test(d, ${y} ~ ${g}, p.adjust.method = "bonferroni")`] : []),
      ]
    case 'friedman':
      return [`friedman.test(as.matrix(na.omit(${frame(r('measures'))})))`]
    default:
      return rModels({ analysis, options, roles, filter: [] }, r, find)
  }
}

function rModels({ analysis, options, roles }: Plan, r: Names, find: Find): string[] {
  const [y, _g] = [r('outcome')[0], r('group')[0]]
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
      return [turnedR(roles, find), 'psych::alpha(items)']
    case 'scale-score':
      return [turnedR(roles, find), 'score <- rowMeans(items); mean(score); sd(score)']
    case 'factor-analysis':
      return [
        turnedR({ items: roles.items ?? [] }, find),
        'psych::KMO(items); psych::cortest.bartlett(cor(items), nrow(items)); eigen(cor(items))$values',
        `psych::${options.extraction === 'components' ? 'principal' : 'fa'}(items, nfactors = ${options.factorCount ?? 'sum(eigen(cor(items))$values > 1)'}, rotate = "varimax"${options.extraction === 'components' ? '' : ', fm = "pa"'})`,
      ]
    case 'normality':
      return r('variables').map((one) =>
        roles.by?.length ? `tapply(d$${one}, d$${r('by')[0]}, shapiro.test)` : `shapiro.test(d$${one})`,
      )
    case 'power':
      return ['# Sample size: see package pwr']
    default:
      return []
  }
}
