/** Accounts, for the server side of others. */

// Who makes a request, looked up in the database every time
export type { Auth } from './auth.ts'
export { requireSignedIn, signedIn, requireAdmin, requireSecondFactor, whoAsks } from './require-sign-in.ts'
export { codeAgain, resetSecondFactor } from './second-factor.ts'

// People
export { endSessionsOf } from './devices.ts'
export { findPerson, holdPerson, idIfThere } from './people.ts'

// What a slice keeps about a person: for “export my data” and “delete my account”
export { personalData, type PersonalData } from './personal-data.ts'
