/** Study, the reader itself. It loads some 200 modules: for threads, and for what is loaded late. */

// Begin here: each part is made when first asked for
export { openRecord, openStudy } from './rules/open-study.ts'

// What a work's tables say, and where two of its places differ
export { type PlacedTable, isNear, placesOf } from './rules/compare/places.ts'
export { compareAll } from './rules/compare/compare.ts'
