/** Spoken sessions: the machine behind the Defense Room and the Research Consultant. */

// How an examiner speaks
export type { ExaminerManner } from './rules/examiner/manner.ts'
export { atPlace, quotedAloud } from './rules/plan/place-in-words.ts'
