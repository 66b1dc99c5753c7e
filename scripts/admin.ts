/**
 * `npm run admin -- <email>`: makes an existing account an administrator's. With `--reset-second-factor` it takes the
 * authenticator app and the recovery codes from the account, for whoever has lost both.
 */
import { parseArgs } from 'node:util'
import { makeAdministrator } from '../src/capabilities/accounts/server/profile.ts'
import { resetByOperator } from '../src/capabilities/administration/server/reset-by-operator.ts'
import { openRecords } from './open-records.ts'

const { values, positionals } = parseArgs({
  options: { 'reset-second-factor': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const email = positionals[0]?.trim().toLowerCase()
if (!email?.includes('@')) {
  console.error('Say whose account: npm run admin -- somebody@example.com')
  process.exit(1)
}

const resets = values['reset-second-factor']
const { services, close } = await openRecords()
const done = resets ? await resetByOperator(services, email) : await makeAdministrator(services.db, email)
await close()
if (!done) {
  console.error(`There is no account with the e-mail address ${email}. Sign up first, then run this again.`)
  process.exit(1)
}
console.log(
  resets
    ? `${email} is signed out everywhere and logs in with the password alone. Set up a new authenticator app at ${services.baseUrl}/account.`
    : `${email} is an administrator now. The page is ${services.baseUrl}/admin.`,
)
