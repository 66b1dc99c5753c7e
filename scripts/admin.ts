/** `npm run admin -- <email>`: makes an existing account an administrator's. */
import { makeAdministrator } from '../src/capabilities/accounts/server/profile.ts'
import { openRecords } from './open-records.ts'

const email = process.argv[2]?.trim().toLowerCase()
if (!email?.includes('@')) {
  console.error('Say whose account: npm run admin -- somebody@example.com')
  process.exit(1)
}

const { services, close } = await openRecords()
const done = await makeAdministrator(services.db, email)
await close()
if (done) console.log(`${email} is an administrator now. The page is ${services.baseUrl}/admin.`)
else {
  console.error(`There is no account with the e-mail address ${email}. Sign up first, then run this again.`)
  process.exit(1)
}
