/** Documents, for screens. */

// Documents that are here already
export { KeptDocuments } from './library/kept-documents.tsx'
export { useDocuments } from './library/use-documents.ts'
export { useReadingStep } from './uploading/use-reading-step.ts'

// Choosing a file or photographs
export { accepted } from '../rules/accepted.ts'
export { PhotographsButton } from './uploading/photographs-button.tsx'

// Sending it: in pieces above 5 MB, then in the call of the assistant
export { deliver, NO_LINE } from './uploading/deliver.ts'
export type { What } from './uploading/file-to-send.ts'
export { sendAhead } from './uploading/send-large.ts'
export { sendFile } from './uploading/send-file.ts'
export { useDelivery, newErrand, type Errand } from './uploading/use-delivery.ts'
export { useOneSending } from './uploading/use-one-sending.ts'

// A passage and its page
export { AsksAboutWords } from './viewer/ask-about-selection.ts'
export { EvidenceLink } from './viewer/evidence-link.tsx'
export { PageViewer } from './viewer/evidence-link.tsx'
