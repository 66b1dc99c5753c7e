/**
 * Administration, for the start of the program; nobody else imports anything of it. It reads the tables of all others, and writes
 * its own audit log alone.
 *
 * - Every call answers 404 to anybody else, so that there is nothing to learn about an address.
 * - Every act needs a reason, and is written to the audit log in the transaction that does it. The log is for good, so of an
 *   address it keeps the network only.
 * - A payment changes as it always does, through payments.
 */

// Routes
export { adminRoutes } from './admin-routes.ts'

// The log of acts, and figures of the Checks page
export { keepRefusal } from './audit.ts'
export type { ProgramState, QueueCheck } from './checks.ts'
export { journalData } from './personal-data.ts'
