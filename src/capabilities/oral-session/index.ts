/**
 * Spoken sessions: the machine behind the Defense Room and the Research Consultant. A room brings its calls, its voices and its
 * words; everything else is here. How the examiner is changed: docs/how-to/change-the-examiner.md.
 *
 * - The clock counts heartbeats under the session's row (decision 0063). A minute is spent when it is full, in the transaction that
 *   counts it; what is left over goes into the next session. What was begun before the time was over is still taken, once.
 * - The conversation is a pure function of what was said: each turn keeps the state it led to, and a turn sent again, or put right,
 *   starts from the state before it.
 * - A connected model proposes every next move and judges the answer. Rules keep clock, order, marks and tone; a sentence of it with a
 *   figure, a quotation or a name from nowhere is dropped (`rules/examiner/grounded.ts`), and planned words are said. Nothing an
 *   answer says reaches its instructions.
 * - An answer belongs to the message it answers: the first is kept under the session's row, a second one is told so (0210).
 * - Every question hangs on a sentence and its place. What was not found is asked about, and never told as not done.
 * - What the silence cut off in mid-sentence is no answer yet (0065). What answers nothing earns nothing, and is told so kindly (0210).
 * - Marks are for ideas and places, never for how somebody speaks. From rough hearing, figures and pages are not judged.
 * - Processing survives a restart by its row and lease, ends after five minutes, and whatever fails leaves nothing used.
 */

// How an examiner speaks
export type { ExaminerManner } from './rules/examiner/manner.ts'
export { atPlace, quotedAloud } from './rules/plan/place-in-words.ts'
