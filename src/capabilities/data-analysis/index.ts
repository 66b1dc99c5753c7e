/**
 * Analysis of data: a sheet and a request in a student's words become one typed plan, shown in one line before its result. Code runs the
 * plan; what cannot be run is said, with what is missing, and never replaced by the nearest analysis (decision 0131).
 *
 * - `rules/table` reads cells into typed variables and makes the data card; corrections of the student outrank it.
 * - `rules/plan` makes a plan, a question back, a refusal or advice of a request; `rules/analyses` runs and words it; `rules/statistics`
 *   has the tests as pure functions, held against R to four digits (`bench/data-analysis/expected.R`, decision 0130).
 * - `server/analyst.ts` runs all of it in a process of its own, with a ceiling of memory and CPU time.
 * - Missing values are left out list by list, and said; descriptives, frequencies, normality and charts keep each variable's own rows.
 *   Weights count in descriptives, frequencies and cross-tables; every other analysis refuses them.
 */

// Whether a document holds data
export { isDataFile } from './rules/is-data-file.ts'

// Plans
export type { Before } from './rules/plan/follow-up.ts'
export { Plan } from './rules/plan/plan.ts'

// Figures that are told without their data
export { type Group, pooledVariance, welchT } from './rules/statistics/means.ts'
export { isSignificant, num, pWords } from './rules/printing/figures.ts'

// Words and charts
export type { Objective } from './rules/report/objective-answered.ts'
export { cardWords } from './rules/report/card-words.ts'
export { chapterFile, type ChapterFigure, syntaxFile } from './rules/report/chapter.ts'
export type { Chart } from './rules/printing/chart.ts'
export { DATA_SENTENCES } from './spec.ts'
