/** References: what reads and judges. The weights of its reader are large: loaded in threads, or when first needed. */

// One reference, as data
export { type ReadReference, readReference } from './rules/fields/read-reference.ts'
export type { Name } from './rules/reference.ts'

// A list, and what differs from its style
export { claimedStyle } from './rules/judging/claimed-style.ts'
export { judgeList, readList } from './rules/judging/judge-list.ts'
export { listNotes } from './rules/judging/list-notes.ts'
export { smallWordsOf } from './rules/judging/title-capitals.ts'
export { withLibrary } from './rules/judging/with-library.ts'

// "Write this in APA 7"
export { styleAsked } from './rules/asked-for-style.ts'

// The student's own sources beside the work
export { numberedPages, pageCited, type PageRange } from './rules/sources/cited-page.ts'
export { findPassage } from './rules/sources/find-passage.ts'
export { matchSources } from './rules/sources/match-source.ts'
export { sameWords } from './rules/sources/same-words.ts'
export type { Source } from './rules/sources/source.ts'
