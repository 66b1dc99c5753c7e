/** Access, for screens. */

// What stands in place of an assistant, or over it
export { NotSignedIn } from './signed-out-notice.tsx'
export { StaleAccess } from './stale-access.tsx'
export { UnlockModal } from './unlock-modal.tsx'
// What the signed-in student may use
export { type AccessHere, useAccess } from './use-access.ts'
