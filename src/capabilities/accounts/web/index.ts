/** Accounts, for screens. */

// Who is signed in, and signing in again
export { useLogInAgain } from './session/log-in-again.ts'
export { SessionProvider } from './session/session-provider.tsx'
export { useSession, useSignedInUser } from './session/use-session.ts'
