import { describe, expect, it } from 'vitest'
import { partOf } from '#tests/part-of-study.ts'
import { analysisMethodsOf, type MethodKey } from './analysis-methods.ts'

const methods = (text: string) => analysisMethodsOf(partOf(text, 'methods').reading)
const named = (text: string) => methods(text).named.map(({ name }) => name)
const shows = (key: MethodKey, text: string) => (methods(text).found.get(key)?.length ?? 0) > 0

describe('analyses by name', () => {
  it.each([
    ['Groups were compared with independent samples t-tests.', 't test'],
    ['A one-way ANOVA was run.', 'analysis of variance'],
    ['Chi-square tests were used for categories.', 'chi-square test'],
    ['Fisher’s exact test was used where cells were small.', "Fisher's exact test"],
    ["Spearman's rho was computed.", 'correlation'],
    ['Binary logistic regression was used.', 'logistic regression'],
    ['A multiple regression analysis was run.', 'linear regression'],
    ['The Mann-Whitney U test was used.', 'Mann-Whitney test'],
    ['An ARDL model was estimated.', 'time-series analysis'],
  ])('%s', (text, name) => {
    expect(named(text)).toContain(name)
  })

  it('are not those of other studies, nor those a study did without', () => {
    expect(analysisMethodsOf(partOf('Banda (2019) used a t-test.', 'literature').reading).named).toEqual([])
    expect(named('A t-test could not be used.')).toEqual([])
    expect(named('We walked through the market in March.')).toEqual([])
  })
})

describe('how an analysis was made', () => {
  it.each([
    ['software', 'Data were analysed in SPSS.', true],
    ['version', 'Data were analysed in SPSS.', false],
    ['version', 'Data were analysed in SPSS version 26.', true],
    ['version', 'We used R 4.2.1 and the package lme4.', true],
    ['version', 'We used Stata 15 for the models.', true],
    ['software', 'R was smaller than the null value.', false],
    ['assumptions', 'Normality was checked with the Shapiro-Wilk test.', true],
    ['assumptions', 'Normality was not checked.', false],
    ['missing', 'Cases with missing values were deleted listwise.', true],
    ['missing', 'Two buses were missing.', false],
    ['correction', 'A Bonferroni correction was applied.', true],
    ['correction', 'No Bonferroni correction was used.', false],
    ['reliability', "Cronbach's alpha for the scale was .81.", true],
    ['size', 'The sample size was calculated with the Cochran formula.', true],
    ['size', 'The power of the state is large.', false],
  ] as const)('%s in "%s": %s', (key, text, expected) => {
    expect(shows(key, text)).toBe(expected)
  })

  it('names the software', () => {
    expect(methods('Data were analysed in IBM SPSS version 26.').software).toBe('IBM SPSS')
    expect(methods('We used R 4.2.1 and the package lme4.').software).toBe('R')
  })

  it('takes nothing from a sentence that names everything', () => {
    const stuffed =
      "SPSS version 26, normality, missing data, Bonferroni, Cronbach's alpha, a power analysis and the sample size formula were all done."
    expect([...methods(stuffed).found.values()].flat()).toEqual([])
  })

  it('takes at most three things from one sentence', () => {
    const dense =
      'SPSS 26 was used, normality was checked, missing data were deleted and Bonferroni was applied.'
    const { found } = methods(dense)
    const keys = [...found].filter(([key, list]) => key !== 'version' && list.length > 0)
    expect(keys).toHaveLength(3)
  })
})
