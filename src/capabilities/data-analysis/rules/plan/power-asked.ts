/** "Sample size for a correlation of 0.3", "Yamane for a population of 1200". */

import type { Options } from './plan.ts'
import type { Planned } from './planned.ts'

const SIZES: readonly [RegExp, Record<string, number>][] = [
  [/\bsmall\b/, { t: 0.2, 'paired-t': 0.2, anova: 0.1, r: 0.1, 'chi-square': 0.1, regression: 0.02 }],
  [
    /\bmedium\b|\bmoderate\b/,
    { t: 0.5, 'paired-t': 0.5, anova: 0.25, r: 0.3, 'chi-square': 0.3, regression: 0.15 },
  ],
  [/\blarge\b/, { t: 0.8, 'paired-t': 0.8, anova: 0.4, r: 0.5, 'chi-square': 0.5, regression: 0.35 }],
]
const WORDS = ['', '', 'two', 'three', 'four', 'five', 'six']
const numberAfter = (text: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) return undefined
  return WORDS.includes(found) && found !== '' ? WORDS.indexOf(found) : Number(found.replace(/[, ]/g, ''))
}

const testIn = (text: string): Options['test'] =>
  /\byamane|\bslovin/.test(text)
    ? 'yamane'
    : /\bkrejcie|\bmorgan/.test(text)
      ? 'krejcie-morgan'
      : /\bcochran/.test(text)
        ? 'cochran'
        : /\bpaired/.test(text)
          ? 'paired-t'
          : /\bt[- ]?tests?\b|\b(?:two|2) (?:means|groups|independent groups|averages)\b|\bcompar\w* (?:two|2) \w+\b/.test(
                text,
              )
            ? 't'
            : /\banova|analysis of variance|\b(?:three|four|five|3|4|5) (?:means|groups)\b/.test(text)
              ? 'anova'
              : /\bcorr?elation|\bpearson|\br ?= ?0?\./.test(text)
                ? 'r'
                : /\bchi/.test(text)
                  ? 'chi-square'
                  : /\bregress/.test(text)
                    ? 'regression'
                    : undefined

export function powerAsked(text: string): Planned {
  const test = testIn(text)
  if (!test) {
    const population = numberAfter(
      text,
      /\b(?:population (?:size )?(?:of |is |= ?|: ?)*|(?:out of|from|for|of) (?:a total of |all |about |the )*)(\d[\d, ]*\d)(?! ?%|\.\d)/,
    )
    const question =
      'A sample size depends on the test. For which: a t test, an analysis of variance, a correlation, a chi-square test or a regression? Or, for a percentage in a survey, Yamane’s or Cochran’s formula with the size of the population?'
    return {
      kind: 'ask',
      question,
      fits:
        population === undefined
          ? []
          : [planOf({ test: 'yamane', population }), planOf({ test: 'cochran', population })],
    }
  }
  const isSurvey = test === 'yamane' || test === 'cochran' || test === 'krejcie-morgan'
  const population =
    numberAfter(text, /\bpopulation (?:size )?(?:of |is |= ?|: ?)*(\d[\d, ]*)/) ??
    (isSurvey ? numberAfter(text, /\b(\d{1,3}(?:[, ]\d{3})+|\d{3,}) [a-z]/) : undefined)
  const percent =
    (isSurvey ? numberAfter(text, /\b(\d+(?:\.\d+)?)\s*%(?! (?:confidence|ci|power))/) : undefined) ??
    numberAfter(text, /(\d+(?:\.\d+)?)\s*% (?:margin|error|precision)/) ??
    numberAfter(text, /margin (?:of error )?(?:of |= ?)?(\d+(?:\.\d+)?)\s*%/)
  const margin =
    percent === undefined
      ? numberAfter(text, /(?:margin(?: of error)?|error|precision|\be)\s*(?:of|=|is)?\s*(0?\.\d+)/)
      : percent / 100
  const wanted = numberAfter(text, /(\d{2})\s*% power/) ?? numberAfter(text, /power (?:of |= ?)?(\d{2})\s*%/)
  const decimal = numberAfter(text, /power (?:of |= ?)(0?\.\d+)/)
  const named = numberAfter(
    text,
    /\b(?:effect size|effect|d|f2|f|r|w|correlation)\s*(?:of|=|is)?\s*\(?(0?\.\d+)/,
  )
  const conventional = SIZES.find(([pattern]) => pattern.test(text))?.[1][test]
  const effect = named ?? conventional
  const groups = numberAfter(
    text,
    /\b(\d+|two|three|four|five|six) (?:groups|predictors|variables|arms|degrees)/,
  )
  const n =
    numberAfter(text, /\bgroups of (\d+)/) ??
    numberAfter(
      text,
      /\b(?:n\s*=\s*|with )(\d+) (?:people|participants|respondents|students|subjects|per group|in each)/,
    ) ??
    numberAfter(text, /\bn\s*=\s*(\d+)/)
  return {
    kind: 'plan',
    plan: planOf({
      test,
      ...(population === undefined ? {} : { population }),
      ...(margin === undefined ? {} : { margin }),
      ...(wanted === undefined ? (decimal === undefined ? {} : { power: decimal }) : { power: wanted / 100 }),
      ...(effect === undefined ? {} : { effect }),
      ...(groups === undefined ? {} : { groups }),
      ...(n === undefined ? {} : { n }),
    }),
  }
}

const planOf = (options: Options) => ({ analysis: 'power' as const, roles: {}, options, filter: [] })
