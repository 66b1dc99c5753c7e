/** Documents, for screens. */

// Choosing a file or photographs
export { accepted } from '../rules/accepted.ts'
// Documents that are here already
export { KeptDocuments } from './library/kept-documents.tsx'
export { useDocuments } from './library/use-documents.ts'
// Sending it: in pieces above 5 MB, then in the call of the assistant
export { deliver, NO_LINE } from './uploading/deliver.ts'
export type { What } from './uploading/file-to-send.ts'
export { PhotographsButton } from './uploading/photographs-button.tsx'
export { sendAhead } from './uploading/send-large.ts'
export { type Errand, newErrand, useDelivery } from './uploading/use-delivery.ts'
export { useOneSending } from './uploading/use-one-sending.ts'
export { useReadingStep } from './uploading/use-reading-step.ts'

// A passage and its page
export { AsksAboutWords } from './viewer/ask-about-selection.ts'
export { EvidenceLink } from './viewer/evidence-link.tsx'
