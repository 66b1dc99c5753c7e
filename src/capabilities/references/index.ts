/** References: names and shapes that both sides know. Light enough for the browser; what reads and judges is in `engine.index.ts`. */

// Styles and the lines written in them
export { plainText, type Run, STYLE_NAMES, STYLES, type ReferenceStyle } from './rules/styles.ts'

// A reference as data
export type { Reference } from './rules/reference.ts'

// What was found out about a cited work, in words
export { existenceWords } from './rules/existence/compare-records.ts'
export { retractionWords } from './rules/existence/retractions.ts'

// What a student's own source says on a cited page
export type { PassageOutcome } from './rules/sources/find-passage.ts'
