/** What will be computed, typed: nothing runs that is not written down here, and shown to the student first. */
import { z } from 'zod'

export const ANALYSES = [
  'descriptives',
  'frequencies',
  'crosstab',
  'multiple-response',
  'chart',
  'one-sample-t',
  'independent-t',
  'paired-t',
  'one-way-anova',
  'welch-anova',
  'two-way-anova',
  'repeated-anova',
  'post-hoc',
  'levene',
  'mann-whitney',
  'wilcoxon',
  'mcnemar',
  'kruskal-wallis',
  'friedman',
  'pearson',
  'spearman',
  'kendall',
  'partial-correlation',
  'linear-regression',
  'logistic-regression',
  'poisson-regression',
  'reliability',
  'scale-score',
  'factor-analysis',
  'normality',
  'power',
] as const
export type AnalysisName = (typeof ANALYSES)[number]

export const ROLES = [
  'variables',
  'by',
  'outcome',
  'group',
  'factors',
  'predictors',
  'rows',
  'columns',
  'x',
  'y',
  'control',
  'first',
  'second',
  'measures',
  'items',
  'reversed',
] as const
export type Role = (typeof ROLES)[number]
export type Roles = Partial<Record<Role, string[]>>

const Options = z.object({
  /** What a mean is held against. */
  value: z.number().optional(),
  variances: z.enum(['equal', 'unequal']).optional(),
  method: z.enum(['tukey', 'bonferroni', 'games-howell']).optional(),
  dunn: z.boolean().optional(),
  /** Whether all groups are equally large. */
  equal: z.boolean().optional(),
  kind: z.enum(['bar', 'pie', 'histogram', 'scatter', 'box']).optional(),
  extraction: z.enum(['components', 'axes']).optional(),
  factorCount: z.number().int().min(1).max(20).optional(),
  test: z
    .enum(['t', 'paired-t', 'anova', 'r', 'chi-square', 'regression', 'yamane', 'cochran', 'krejcie-morgan'])
    .optional(),
  effect: z.number().positive().optional(),
  power: z.number().gt(0).lt(1).optional(),
  n: z.number().int().positive().optional(),
  groups: z.number().int().min(1).max(50).optional(),
  population: z.number().positive().optional(),
  margin: z.number().gt(0).lt(1).optional(),
})
export type Options = z.infer<typeof Options>

export const Filter = z.object({
  variable: z.string(),
  is: z.enum(['equal', 'not', 'above', 'below', 'at-least', 'at-most']),
  value: z.number(),
})
export type Filter = z.infer<typeof Filter>

export const Plan = z.object({
  analysis: z.enum(ANALYSES),
  roles: z.partialRecord(z.enum(ROLES), z.array(z.string())),
  options: Options.default({}),
  /** Only these rows. */
  filter: z.array(Filter).default([]),
  /** How many people each row stands for. */
  weight: z.string().optional(),
})
export type Plan = z.infer<typeof Plan>
