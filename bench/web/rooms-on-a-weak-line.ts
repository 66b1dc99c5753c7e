/**
 * The product on a weak mobile connection: bytes of each room at its first use, time until it is shown, and time until a
 * question is answered. Each room is opened by a phone on its first visit, and again on a later one.
 */
import type { Browser, Page } from '@playwright/test'
import { ASSISTANTS, assistantIds } from '../../src/product/assistants.ts'
import { openProduct } from '../product/open-product.ts'
import { cookiesOf, inBrowser, phone } from './bytes.ts'
import type { Row } from './rows.ts'
import { type Line, weakLine } from './weak-line.ts'

const STUDENT = { email: 'student@weekbe4.test', password: 'ready-to-study' }
const QUIET_FOR = 1_500
const KB = 1_024

export async function measureRoomsOn(weak: Line): Promise<Row[]> {
  const line = await weakLine(weak)
  const base = `http://localhost:${line.port}`
  const product = await openProduct(undefined, { PUBLIC_BASE_URL: base })
  try {
    line.leadTo(Number(new URL(product.listensAt).port))
    return await inBrowser((browser) => measureRooms(browser, base, line.carried))
  } finally {
    await product.close()
    await line.close()
  }
}

type Carried = () => number

async function measureRooms(browser: Browser, base: string, carried: Carried): Promise<Row[]> {
  const cookies = await cookiesOf(browser, base, STUDENT)
  const rows: Row[] = []
  for (const id of assistantIds) {
    const { route } = ASSISTANTS[id]
    const context = await browser.newContext({ ...phone, storageState: { cookies, origins: [] } })
    const page = await context.newPage()
    const first = await visited(page, base + route, carried)
    const again = await visited(page, base + route, carried)
    rows.push(
      { what: `${route} first use, everything`, figure: first.kilobytes, budget: 150, unit: 'KB' },
      { what: `${route} stands`, figure: first.seconds, budget: 8, unit: 's' },
      { what: `${route} stands again`, figure: again.seconds, budget: 3, unit: 's' },
    )
    if (id === 'textChat') rows.push(...(await answered(page, carried)))
    await context.close()
  }
  return rows
}

/** Resolves when the requested content is shown, and automatic requests have finished. */
async function visited(page: Page, url: string, carried: Carried) {
  const before = carried()
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('h1').first().waitFor()
  await page.locator('.in .skel').first().waitFor({ state: 'detached' })
  await page.locator('.in :is(button, textarea):visible').first().waitFor()
  const seconds = (performance.now() - begun) / 1_000
  for (let last = -1; last !== carried(); await page.waitForTimeout(QUIET_FOR)) last = carried()
  return { seconds, kilobytes: (carried() - before) / KB }
}

async function answered(page: Page, carried: Carried): Promise<Row[]> {
  const before = carried()
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
      figure: (carried() - before) / KB,
      budget: 60,
      unit: 'KB',
    },
  ]
}
