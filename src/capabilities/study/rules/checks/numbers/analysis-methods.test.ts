import { describe, expect, it } from 'vitest'
import type { SectionRole } from '#product/document-model.ts'
import { partOf } from '#tests/part-of-study.ts'
import { analysisMethodsOf, METHOD_CUES, type MethodKey, mayName } from './analysis-methods.ts'
import { NAMED_ANALYSES } from './named-analyses.ts'

const methods = (text: string, role: SectionRole = 'methods') => {
  const { reading, own } = partOf(text, role)
  return analysisMethodsOf(reading, own)
}
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
    expect(methods('Banda (2019) used a t-test.', 'literature').named).toEqual([])
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
    ['software', 'R was below the null value.', false],
    ['assumptions', 'Normality was checked with the Shapiro-Wilk test.', true],
    ['assumptions', 'Normality was not checked.', false],
    ['assumptions', 'The assumptions of the regression were met.', true],
    ['assumptions', 'It rests on the assumption that childhood shapes what comes later.', false],
    ['assumptions', 'When two variables go together closely, multicollinearity exists.', false],
    ['assumptions', 'High correlations between variables indicate multicollinearity.', false],
    ['assumptions', 'All VIF values were below 5, which indicates no multicollinearity.', true],
    ['assumptions', 'The prices of each shop will each be normally distributed.', false],
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

/** Texts that a pattern matches: every alternative, with and without the optional parts. */
function examplesOf(source: string): string[] {
  let at = 0
  function alternatives(): string[] {
    const all: string[] = []
    let run = ['']
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        all.push(...run)
        run = ['']
        at += 1
      } else run = joined(run, piece())
    }
    return [...all, ...run]
  }
  const joined = (heads: string[], tails: string[]) =>
    heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, 400)
  function piece(): string[] {
    const found = atom()
    const many = source.slice(at).match(/^(?:[*+?]|\{\d+(?:,\d*)?\})\??/)?.[0] ?? ''
    at += many.length
    return /^[?*]|^\{0/.test(many) ? [...found, ''] : found
  }
  function atom(): string[] {
    const sign = source[at]!
    if (sign === '(') {
      const open = source.slice(at).match(/^\((?:\?(?::|<?[=!]))?/)![0]
      at += open.length
      const inner = alternatives()
      at += 1
      return /[=!]/.test(open) ? [''] : inner
    }
    if (sign === '[') {
      const set = source.slice(at).match(/^\[\^?(?:\\.|[^\]])+\]/)![0]
      at += set.length
      return [set.startsWith('[^') ? 'a' : set.slice(1).replace('\\', '')[0]!]
    }
    at += sign === '\\' ? 2 : 1
    if (sign !== '\\') return [sign === '.' ? 'a' : sign === '^' || sign === '$' ? '' : sign]
    const kind = source[at - 1]!
    return [({ b: '', s: ' ', d: '1', w: 'a' } as Record<string, string>)[kind] ?? kind]
  }
  return alternatives()
}

it('lets nothing that is looked for pass by its first look', () => {
  const cues = [...METHOD_CUES, ...NAMED_ANALYSES.map(({ cue }) => cue)]
  const examples = cues.flatMap((cue) => examplesOf(cue.source).filter((text) => cue.test(text)))
  expect(examples.length).toBeGreaterThan(200)
  expect(examples.filter((text) => !mayName(text))).toEqual([])
})
