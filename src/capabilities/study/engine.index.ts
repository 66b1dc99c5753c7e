/** Study, the reader itself. It loads some 200 modules: for threads, and for what is loaded late. */

// Begin here: each part is made when first asked for
export { openRecord } from './rules/open-study.ts'

// A table at its place
export { type PlacedTable, isNear } from './rules/compare/places.ts'
