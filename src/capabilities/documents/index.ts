/**
 * Documents: a student uploads a file once, every assistant reads the same model of it, and what is said points back to a page.
 *
 * - A file is checked before its first byte is kept, read in a watched child process (`ports/document-text`), and only then
 *   `ready`. A refusal removes the file first and leaves the sentence. What a crash left is taken up or cleared by `server/retention.ts`.
 * - Who reads a document holds a lease on its row; where the store is shared, pieces may come to different servers (decision 0092).
 * - Reading is metered, and refused before the first second when the person's day is used up.
 * - Scanned pages are recognised one by one and kept beside the file, so that a crash loses one page.
 * - A document of somebody else is as absent as none: every question asks for the person as well.
 * - A new file ends the one that was being sent, leaving the screen ends it, and a lost line keeps what was chosen. What may have arrived
 *   whole is sent again only under an idempotency key.
 * - Kept for 30 days after the last use, or until the student deletes it: file, model and search index at once.
 */

// Addresses
export { CALLS } from './rules/addresses.ts'

// Whether a file can be taken, asked before it is sent and again when it arrives
export { checkUpload, tooLarge } from './rules/upload-check.ts'
export { fitsWithin } from './rules/upload-size.ts'

// Why a document is refused
export { documentProblem } from './rules/document-problems.ts'

// How far an upload has come
export { beginSending, sendingFlow, type SendingEvent, type UploadProgress } from './rules/sending-flow.ts'
