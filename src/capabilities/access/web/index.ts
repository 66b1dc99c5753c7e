/** Access, for screens. */

// What the signed-in student may use
export { useAccess, type AccessHere } from './use-access.ts'

// What stands in place of an assistant, or over it
export { NotSignedIn } from './signed-out-notice.tsx'
export { StaleAccess } from './stale-access.tsx'
export { UnlockModal } from './unlock-modal.tsx'
