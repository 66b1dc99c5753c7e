/** References: what reads and judges. The weights of its reader are large: loaded in threads, or when first needed. */

// A list, and what differs from its style
export { claimedStyle } from './rules/judging/claimed-style.ts'
export { judgeList, readList } from './rules/judging/judge-list.ts'
export { listNotes } from './rules/judging/list-notes.ts'
export { smallWordsOf } from './rules/judging/title-capitals.ts'
export { withLibrary } from './rules/judging/with-library.ts'

// "Write this in APA 7"
export { styleAsked } from './rules/asked-for-style.ts'
