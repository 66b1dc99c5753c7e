/**
 * How soon the chat answers a key or a tap while an answer is being written: the built product with a scripted model, in
 * Chromium with its processor slowed six times. A student writes the next question, and opens and closes the history,
 * while ten pieces a second arrive. Figures are the browser's own (Event Timing).
 */
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, devices, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../tests/support/browser.ts'
import { atMost, toldOnly } from '../printing/report.ts'
import { quantile } from '../printing/times.ts'
import { beginProgram } from '../product/begin-program.ts'
import { openProduct } from '../product/open-product.ts'

const SLOWED = 6
const BUDGET = 100
/** Observation window before and after a tap, in milliseconds. */
const LOOKING = 700
const LONG_ANSWER = 'Tell me everything pieces=600 every=100'
const NEXT_QUESTION = 'And what does that mean for a sample of forty households in Choma?'
const STUDENT = { email: 'student@weekbe4.test', password: 'ready-to-study' }

type Interaction = { name: string; duration: number }
declare global {
  var interactions: Map<number, Interaction>
}

/** Runs in the page: the longest event of each interaction, as INP counts it. */
function watch() {
  globalThis.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId) continue
      const known = globalThis.interactions.get(entry.interactionId)
      if (!known || known.duration < entry.duration)
        globalThis.interactions.set(entry.interactionId, { name: entry.name, duration: entry.duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/**
 * A bare touch event: Playwright's own tap first runs scripts in the page (stability, hit target), which are slowed
 * like the page's own and would count towards the tap.
 */
async function tap(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  await pause(LOOKING)
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to tap.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await pause(LOOKING)
}

async function interact(page: Page): Promise<number> {
  const box = page.getByRole('textbox', { name: 'Message' })
  const history = page.getByRole('dialog', { name: 'History' })
  await tap(page, box)
  await page.keyboard.type(NEXT_QUESTION, { delay: 90 })
  for (let time = 0; time < 3; time += 1) {
    await tap(page, page.getByRole('button', { name: 'History' }))
    await tap(page, history.getByLabel('Search in your conversations'))
    await page.keyboard.type('mean', { delay: 120 })
    await tap(page, history.getByRole('button', { name: 'Close' }))
  }
  await tap(page, box)
  await page.keyboard.press('Shift+Enter')
  return NEXT_QUESTION.length
}

export async function measureTyping(): Promise<void> {
  const model = await beginProgram(new URL('./provider.ts', import.meta.url))
  const product = await openProduct(undefined, {
    AI_MODEL: 'scripted',
    AI_BASE_URL: `http://127.0.0.1:${model.told}/v1`,
    AI_API_KEY: 'none',
  })
  const executablePath = await chromiumPath()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  try {
    const context = await browser.newContext({ ...devices['Galaxy S9+'], baseURL: product.base })
    const answer = await context.request.post('/api/auth/sign-in/email', {
      headers: { origin: product.base },
      data: STUDENT,
    })
    if (!answer.ok()) throw new Error(`Nobody could sign in: ${answer.status()}`)
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto('/chat/text')
    const box = page.getByRole('textbox', { name: 'Message' })
    await box.fill(LONG_ANSWER)
    await box.press('Enter')
    await page.locator('.growing .blk').first().waitFor()
    const line = await context.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.evaluate(() => globalThis.interactions.clear())
    const typed = await interact(page)
    const isGrowing = (await page.locator('.growing').count()) === 1
    const seen = await page.evaluate(() => [...globalThis.interactions.values()])
    const words = await page
      .locator('.growing')
      .evaluate((place) => place.textContent?.split(/\s+/).length ?? 0)
    if (!isGrowing) throw new Error('The answer had ended before the last key.')
    // Events under 16 ms are not reported: those are the quick ones.
    const durations = seen.map(({ duration }) => duration)
    console.log(
      `${typed} letters and a dozen taps while an answer of ${words} words grew; processor slowed ${SLOWED} times`,
    )
    atMost('interaction to next paint (98 %)', quantile(durations, 0.98), 'ms', BUDGET)
    toldOnly('  half of those over 16 ms', quantile(durations, 0.5), 'ms')
    toldOnly('  interactions over 16 ms', durations.length, '')
    for (const { name, duration } of seen.sort((one, other) => other.duration - one.duration).slice(0, 3))
      toldOnly(`  among the slowest: ${name}`, duration, 'ms')
  } finally {
    await browser.close()
    await product.close()
    await model.stop()
  }
}
