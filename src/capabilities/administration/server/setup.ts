/** Administration, for the start of the program. Nobody else imports anything of it. */

// Routes
export { adminRoutes } from './admin-routes.ts'

// The log of acts, and figures of the Checks page
export { keepRefusal } from './audit.ts'
export type { QueueCheck } from './checks.ts'
export { journalData } from './personal-data.ts'
