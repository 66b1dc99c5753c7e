/** Every analysis there is, by name. */
import type { AnalysisName } from '../plan/plan.ts'
import type { Analysis } from './analysis.ts'
import { afterwards, anova, variances, welch } from './compare-groups.ts'
import { independent, oneSample, paired } from './compare-means.ts'
import { kruskal, mannWhitneyTest, wilcoxon } from './compare-ranks.ts'
import { twoWay } from './compare-two-factors.ts'
import { frequencies } from './count.ts'
import { crosstab } from './cross.ts'
import { descriptives, normality } from './describe.ts'
import { chart } from './draw.ts'
import { factorAnalysis } from './factor-analysis.ts'
import { logistic, poisson } from './model-chances.ts'
import { mcnemar } from './paired-shares.ts'
import { power } from './plan-study.ts'
import { linear } from './regress.ts'
import { kendall, partialCorrelation, pearson, spearman } from './relate.ts'
import { friedman, repeated } from './repeated.ts'
import { reliability, scaleScore } from './scales.ts'
import { multipleResponse } from './ticked.ts'

export const ALL: Record<AnalysisName, Analysis> = {
  descriptives,
  frequencies,
  crosstab,
  chart,
  normality,
  power,
  reliability,
  wilcoxon,
  mcnemar,
  friedman,
  pearson,
  spearman,
  kendall,
  'multiple-response': multipleResponse,
  'one-sample-t': oneSample,
  'independent-t': independent,
  'paired-t': paired,
  'one-way-anova': anova,
  'welch-anova': welch,
  'two-way-anova': twoWay,
  'repeated-anova': repeated,
  'post-hoc': afterwards,
  levene: variances,
  'mann-whitney': mannWhitneyTest,
  'kruskal-wallis': kruskal,
  'partial-correlation': partialCorrelation,
  'linear-regression': linear,
  'logistic-regression': logistic,
  'poisson-regression': poisson,
  'scale-score': scaleScore,
  'factor-analysis': factorAnalysis,
}
