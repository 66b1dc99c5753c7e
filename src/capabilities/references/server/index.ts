/** References, for the server side of others. */

// Lists in a style, written in a thread
export { type ListWriting, openListThreads } from './threads/list-threads.ts'
export { commonWords } from './common-words.ts'
export { writeInStyle } from './write-style.ts'

// Files of other programs
export { formatOf, readFormat, writeFormat } from './formats.ts'

// Whether cited works exist, and were not retracted
export { openExistence } from './existence/check-existence.ts'
export { knowsRetractions, retractedAmong } from './existence/retracted.ts'
