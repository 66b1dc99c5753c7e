/** Commands of SPSS. */
import type { Plan } from '../plan/plan.ts'
import { levelsOf } from '../table/table.ts'
import { endsSum, type Find, type Names, sName } from './syntax-names.ts'

export function spssLines({ analysis, options, roles }: Plan, s: Names, find: Find): string[] {
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
      return options.equal
        ? [`NPAR TESTS /CHISQUARE=${s('variables').join(' ')} /EXPECTED=EQUAL`]
        : [`FREQUENCIES VARIABLES=${s('variables').join(' ')}`]
    case 'crosstab':
      return [
        `CROSSTABS /TABLES=${s('rows')[0]} BY ${s('columns')[0]} /STATISTICS=CHISQ PHI /CELLS=COUNT ROW EXPECTED /METHOD=EXACT`,
      ]
    case 'multiple-response':
      return s('variables').length > 1
        ? [
            `MULT RESPONSE GROUPS=$answers (${s('variables').join(' ')} (1)) ${roles.by?.length ? `/VARIABLES=${s('by')[0]}(0 99) /TABLES=$answers BY ${s('by')[0]} /CELLS=COLUMN` : '/FREQUENCIES=$answers'}`,
          ]
        : [`* Split ${s('variables')[0]} into one column for each answer, then: MULT RESPONSE`]
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
    case 'mcnemar':
      return [`NPAR TESTS /MCNEMAR=${s('first')[0]} WITH ${s('second')[0]} (PAIRED)`]
    case 'kruskal-wallis':
      return [`NPAR TESTS /K-W=${y} BY ${g}(${Math.min(...codes)} ${Math.max(...codes)})`]
    case 'friedman':
      return [`NPAR TESTS /FRIEDMAN=${s('measures').join(' ')}`]
    default:
      return spssModels({ analysis, options, roles, filter: [] }, s, find)
  }
}

function spssModels({ analysis, options, roles }: Plan, s: Names, find: Find): string[] {
  const [y, _g] = [s('outcome')[0], s('group')[0]]
  const _codes = levelsOf(
    find(roles.group?.[0] ?? '') ?? {
      name: '',
      label: '',
      kind: 'text',
      values: new Float64Array(),
      levels: [],
    },
  ).map(({ value }) => value)
  switch (analysis) {
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
        ...s('reversed').map((one) => `COMPUTE ${one}_r = ${endsSum(roles.items ?? [], find)} - ${one}`),
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
    default:
      return []
  }
}
