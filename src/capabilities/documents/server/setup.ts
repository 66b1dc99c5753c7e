/** Documents, for the start of the program. */

// All documents, and their routes
export { documentRoutes } from './document-routes.ts'
export { openDocuments } from './documents.ts'

// Personal data, and what is cleared from time to time
export { documentData } from './personal-data.ts'
export { documentRetention, type OwnsFile } from './retention.ts'
