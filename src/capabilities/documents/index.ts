/** Documents: uploaded once, read once, used by every assistant. */

// Addresses
export { CALLS } from './rules/addresses.ts'

// Whether a file can be taken, asked before it is sent and again when it arrives
export { checkUpload, tooLarge } from './rules/upload-check.ts'
export { fitsWithin } from './rules/upload-size.ts'

// Why a document is refused
export { documentProblem } from './rules/document-problems.ts'

// How far an upload has come
export { beginSending, sendingFlow, type SendingEvent, type UploadProgress } from './rules/sending-flow.ts'
