/**
 * Cost of the first visit to a student: bytes over the wire, and seconds on a slow phone.
 *
 *   npm run bench:web                              starts the built product and measures it
 *   npm run bench:web -- --base http://…           measures a server that is running
 *   npm run bench:web -- --bytes-only              leaves Lighthouse out (the CI does)
 *   npm run bench:web -- --account mail:password   the account to measure there; ours needs none
 *
 * Prints figure, budget and their ratio. Fails only on bytes: seconds depend on the machine.
 */
import { parseArgs } from 'node:util'
import { openProduct } from './product/open-product.ts'
import { type Account, measureAssistants, measureFirstVisit } from './web/bytes.ts'
import { measureWithLighthouse } from './web/lighthouse.ts'
import { printRows, type Row } from './web/rows.ts'

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    account: { type: 'string' },
    'bytes-only': { type: 'boolean', default: false },
  },
})

const product = await openProduct(values.base)
try {
  const bytes: Row[] = await measureFirstVisit(product.base)
  for (const [who, account] of accounts())
    bytes.push(...(await measureAssistants(product.base, who, account)))
  printRows('Bytes of a first visit, as compressed on the wire', bytes)
  if (!values['bytes-only'])
    printRows(
      'Lighthouse, a phone on slow 4G, throttled for real, median of 3',
      await measureWithLighthouse(product.base),
    )
  process.exitCode = bytes.some(({ figure, budget }) => figure > budget) ? 1 : 0
} finally {
  await product.close()
}

/** On our own server: a newcomer, and the demo student who has everything. On another one: the given account. */
function accounts(): [who: string, account: Account][] {
  const { account, base } = values
  if (account) {
    const [email = '', ...rest] = account.split(':')
    return [[email, { email, password: rest.join(':') }]]
  }
  if (base) return []
  const newcomer = { email: 'newcomer@weekbe4.test', password: 'copper kettle morning', newcomer: true }
  return [
    ['not paid', newcomer],
    ['paid', { email: 'student@weekbe4.test', password: 'ready-to-study', withPast: true }],
  ]
}
