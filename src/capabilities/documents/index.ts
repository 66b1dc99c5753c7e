/** Documents: uploaded once, read once, used by every assistant. */

// Addresses
export { CALLS } from './rules/addresses.ts'
// Why a document is refused
export { documentProblem } from './rules/document-problems.ts'
export { ARRIVAL_REFUSALS, READING_REFUSALS } from './rules/refusals.ts'
// How far an upload has come
export { beginSending, type SendingEvent, sendingFlow, type UploadProgress } from './rules/sending-flow.ts'
// Whether a file can be taken, asked before it is sent and again when it arrives
export { checkUpload, tooLarge } from './rules/upload-check.ts'
export { fitsWithin } from './rules/upload-size.ts'
