import type { About, Named } from '../outcomes.ts'

/** Every check on numbers by name. A revision of a document is compared by them, so none is ever renamed. */
export type NumberCheckId =
  | 'numbers.analyses'
  | 'numbers.assumptions'
  | 'numbers.coefficients'
  | 'numbers.degrees-of-freedom'
  | 'numbers.derived'
  | 'numbers.effect-size'
  | 'numbers.expected-counts'
  | 'numbers.hypotheses'
  | 'numbers.intervals'
  | 'numbers.many-tests'
  | 'numbers.marginal'
  | 'numbers.means'
  | 'numbers.missing-data'
  | 'numbers.no-effect'
  | 'numbers.p-exact'
  | 'numbers.p-follows'
  | 'numbers.p-possible'
  | 'numbers.percentages'
  | 'numbers.planned-sample'
  | 'numbers.readings'
  | 'numbers.reliability'
  | 'numbers.response-rate'
  | 'numbers.sample-agreement'
  | 'numbers.size-reason'
  | 'numbers.software'
  | 'numbers.sums'

export type NumberAbout = About<NumberCheckId>
export type NumberCheck = Named<NumberCheckId>
