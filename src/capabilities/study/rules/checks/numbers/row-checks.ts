/** Wording of the checks that count rows: how many there are, and how many pass or fail. */
import type { NumberCheckId } from '../check-ids.ts'
import type { About } from '../outcomes.ts'

export type RowWords = {
  one: string
  many: string
  /** "follows from its statistic" and "follow from their statistics". */
  holds: string
  hold: string
  fails: string
  fail: string
  none: string
  advice: string
}

export type RowCheck = {
  about: About<NumberCheckId>
  rows: 'tests' | 'intervals' | 'degrees' | 'coefficients' | 'shares' | 'sums' | 'means' | 'derived'
  words: RowWords
}

export const P_FOLLOWS: RowCheck = {
  about: {
    id: 'numbers.p-follows',
    area: 'statistics',
    label: 'Printed p values follow from their statistics',
    weight: 3,
  },
  rows: 'tests',
  words: {
    one: 'printed p value',
    many: 'printed p values',
    holds: 'follows from its statistic',
    hold: 'follow from their statistics',
    fails: 'does not follow from its statistic',
    fail: 'do not follow from their statistics',
    none: 'No test result in the text can be computed again: that takes the statistic, its degrees of freedom and p.',
    advice: 'Compare the statistic, the degrees of freedom and the p with the output of your program.',
  },
}

export const ROW_CHECKS: readonly RowCheck[] = [
  {
    about: {
      id: 'numbers.intervals',
      area: 'statistics',
      label: 'Intervals hold their estimates and agree with their p',
      weight: 2,
    },
    rows: 'intervals',
    words: {
      one: 'confidence interval',
      many: 'confidence intervals',
      holds: 'fits the numbers beside it',
      hold: 'fit the numbers beside them',
      fails: 'does not fit the numbers beside it',
      fail: 'do not fit the numbers beside them',
      none: 'No confidence interval stands beside its estimate in the text.',
      advice: 'Compare the estimate, both limits and the p with the output of your program.',
    },
  },
  {
    about: {
      id: 'numbers.degrees-of-freedom',
      area: 'statistics',
      label: 'Degrees of freedom fit the numbers of people',
      weight: 2,
    },
    rows: 'degrees',
    words: {
      one: 'test',
      many: 'tests',
      holds: 'has degrees of freedom that fit it',
      hold: 'have degrees of freedom that fit',
      fails: 'has other degrees of freedom than the n suggests',
      fail: 'have other degrees of freedom than the n suggests',
      none: 'No test in the text stands beside a number of people it could be compared with.',
      advice: 'Say how many were in each test, and why where it is not everybody.',
    },
  },
  {
    about: {
      id: 'numbers.coefficients',
      area: 'statistics',
      label: 'Coefficients agree with their errors and ratios',
      weight: 2,
    },
    rows: 'coefficients',
    words: {
      one: 'coefficient of a model',
      many: 'coefficients of models',
      holds: 'agrees with its error, its ratio or its p',
      hold: 'agree with their errors, ratios or p values',
      fails: 'does not agree with its error, its ratio or its p',
      fail: 'do not agree with their errors, ratios or p values',
      none: 'No table of coefficients with their standard errors was found in the text.',
      advice: 'Compare the coefficient, its standard error and what is computed from them with your output.',
    },
  },
  {
    about: {
      id: 'numbers.percentages',
      area: 'data',
      label: 'Percentages follow from their counts',
      weight: 2,
    },
    rows: 'shares',
    words: {
      one: 'percentage with its count',
      many: 'percentages with their counts',
      holds: 'follows from them',
      hold: 'follow from them',
      fails: 'does not follow from them',
      fail: 'do not follow from them',
      none: 'No percentage in the text stands with its count and its whole.',
      advice: 'Compute the share again, and name the whole where it is not the full sample.',
    },
  },
  {
    about: { id: 'numbers.sums', area: 'data', label: 'Parts of a whole add up to 100%', weight: 1 },
    rows: 'sums',
    words: {
      one: 'whole given in parts',
      many: 'wholes given in parts',
      holds: 'adds up to 100%',
      hold: 'add up to 100%',
      fails: 'does not add up to 100%',
      fail: 'do not add up to 100%',
      none: 'No whole is given in parts that could be added up.',
      advice: 'Add the parts again, and say so where people could give more than one answer.',
    },
  },
  {
    about: {
      id: 'numbers.means',
      area: 'data',
      label: 'Means of whole numbers are possible for their n',
      weight: 2,
    },
    rows: 'means',
    words: {
      one: 'mean',
      many: 'means',
      holds: 'is possible for its n',
      hold: 'are possible for their n',
      fails: 'cannot come from whole numbers',
      fail: 'cannot come from whole numbers',
      none: 'No mean of whole numbers stands with an n small enough to tell.',
      advice: 'Check the mean and how many answered; name the n of each mean where some did not.',
    },
  },
  {
    about: {
      id: 'numbers.derived',
      area: 'data',
      label: 'Numbers that follow from others come out the same',
      weight: 1,
    },
    rows: 'derived',
    words: {
      one: 'number that follows from others beside it',
      many: 'numbers that follow from others beside them',
      holds: 'comes out the same',
      hold: 'come out the same',
      fails: 'comes out differently',
      fail: 'come out differently',
      none: 'No sum, product or difference in the text could be computed again.',
      advice: 'Compute the number again from those it is made of.',
    },
  },
]
