/**
 * The product on a weak mobile connection: bytes of each room at its first use, time until it is shown, and time until
 * a question is answered.
 *
 *   npm run bench:weak-line                    400 kbit/s, 2 % of packets lost, 100 ms each way
 *   npm run bench:weak-line -- --kbit 200 --lost 5 --ms 200
 *
 * Each room is opened by a phone on its first visit; again on a later one. Prints figure, budget and their ratio, and fails
 * on bytes: seconds depend on the machine too.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ASSISTANTS, assistantIds } from '../src/product/assistants.ts'
import { chromiumArgs, chromiumPath } from '../tests/support/browser.ts'
import { openProduct } from './product/open-product.ts'
import { cookiesOf, phone } from './web/bytes.ts'
import { printRows, type Row } from './web/rows.ts'
import { weakLine } from './web/weak-line.ts'

const { values } = parseArgs({
  options: {
    kbit: { type: 'string', default: '400' },
    lost: { type: 'string', default: '2' },
    ms: { type: 'string', default: '100' },
  },
})
const STUDENT = { email: 'student@weekbe4.test', password: 'ready-to-study' }
const QUIET_FOR = 1_500
const KB = 1_024

const line = await weakLine({
  bitsPerSecond: Number(values.kbit) * 1_000,
  lost: Number(values.lost) / 100,
  oneWayMs: Number(values.ms),
})
const product = await openProduct(undefined, { PUBLIC_BASE_URL: `http://localhost:${line.port}` })
const executablePath = await chromiumPath()
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
try {
  line.leadTo(Number(new URL(product.listensAt).port))
  const rows = await measureRooms(browser)
  const rate = `${values.kbit} kbit/s, ${values.lost} % lost, ${values.ms} ms each way`
  printRows(`A phone on ${rate}`, rows)
  process.exitCode = rows.some(({ unit, figure, budget }) => unit === 'KB' && figure > budget) ? 1 : 0
} finally {
  await browser.close()
  await product.close()
  await line.close()
}

async function measureRooms(browser: Browser): Promise<Row[]> {
  const base = `http://localhost:${line.port}`
  const cookies = await cookiesOf(browser, base, STUDENT)
  const rows: Row[] = []
  for (const id of assistantIds) {
    const { route } = ASSISTANTS[id]
    const context = await browser.newContext({ ...phone, storageState: { cookies, origins: [] } })
    const page = await context.newPage()
    const first = await visited(page, base + route)
    const again = await visited(page, base + route)
    rows.push(
      { what: `${route} first use, everything`, figure: first.kilobytes, budget: 150, unit: 'KB' },
      { what: `${route} stands`, figure: first.seconds, budget: 8, unit: 's' },
      { what: `${route} stands again`, figure: again.seconds, budget: 3, unit: 's' },
    )
    if (id === 'textChat') rows.push(...(await answered(page)))
    await context.close()
  }
  return rows
}

/** Resolves when the requested content is shown, and automatic requests have finished. */
async function visited(page: Page, url: string) {
  const before = line.carried()
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('h1').first().waitFor()
  await page.locator('.in .skel').first().waitFor({ state: 'detached' })
  await page.locator('.in :is(button, textarea):visible').first().waitFor()
  const seconds = (performance.now() - begun) / 1_000
  for (let last = -1; last !== line.carried(); await page.waitForTimeout(QUIET_FOR)) last = line.carried()
  return { seconds, kilobytes: (line.carried() - before) / KB }
}

async function answered(page: Page): Promise<Row[]> {
  const before = line.carried()
  const begun = performance.now()
  const since = () => (performance.now() - begun) / 1_000
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('What is a p value?')
  await box.press('Enter')
  const answer = page.locator('.conversation .answer').last()
  await answer.getByText('From the handbook').waitFor()
  const first = since()
  await answer.getByRole('button', { name: 'Regenerate' }).waitFor()
  return [
    { what: 'a question, first words', figure: first, budget: 3, unit: 's' },
    { what: 'a question, whole answer', figure: since(), budget: 6, unit: 's' },
    {
      what: 'the first question, with what shows answers',
      figure: (line.carried() - before) / KB,
      budget: 60,
      unit: 'KB',
    },
  ]
}
