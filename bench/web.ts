/**
 * What the first visit costs a student: bytes over the wire, seconds on a slow phone, and every room on a weak line.
 *
 *   --bytes-only              leaves Lighthouse out, as the checks of every change do
 *   --weak-line               every room on a weak line instead: 400 kbit/s, 2 % of packets lost, 100 ms each way
 *   --kbit= --lost= --ms=     another weak line
 *   --base=http://…           a server that is running, instead of the built product
 *   --account=mail:password   the account to measure there; ours needs none
 *
 * Fails only on bytes: seconds depend on the machine.
 */
import { parseArgs } from 'node:util'
import { openProduct } from './product/open-product.ts'
import { type Account, measureAssistants, measureFirstVisit } from './web/bytes.ts'
import { measureWithLighthouse } from './web/lighthouse.ts'
import { measureRoomsOn } from './web/rooms-on-a-weak-line.ts'
import { printRows, type Row } from './web/rows.ts'

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    account: { type: 'string' },
    'bytes-only': { type: 'boolean', default: false },
    'weak-line': { type: 'boolean', default: false },
    kbit: { type: 'string', default: '400' },
    lost: { type: 'string', default: '2' },
    ms: { type: 'string', default: '100' },
  },
})

async function measureVisits(): Promise<Row[]> {
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
    return bytes
  } finally {
    await product.close()
  }
}

async function measureWeakLine(): Promise<Row[]> {
  const { kbit, lost, ms } = values
  const rows = await measureRoomsOn({
    bitsPerSecond: Number(kbit) * 1_000,
    lost: Number(lost) / 100,
    oneWayMs: Number(ms),
  })
  printRows(`A phone on ${kbit} kbit/s, ${lost} % lost, ${ms} ms each way`, rows)
  return rows.filter(({ unit }) => unit === 'KB')
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

const bytes = values['weak-line'] ? await measureWeakLine() : await measureVisits()
process.exitCode = bytes.some(({ figure, budget }) => figure > budget) ? 1 : 0
