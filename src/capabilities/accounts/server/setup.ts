/** Accounts, for the start of the program. */

// Signing in: Better Auth behind our own routes
export { accountRoutes } from './account-routes.ts'
export { authRoutes } from './auth-routes.ts'
export { createAuth } from './auth.ts'

// Accounts made without signing up
export { hashPassword } from './passwords.ts'
export { addAccount, emailsInUse } from './people.ts'

// Personal data, and what is cleared from time to time
export { deviceData, profileData } from './own-data.ts'
export { startAccountRetention } from './retention.ts'
