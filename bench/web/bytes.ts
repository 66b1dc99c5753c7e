import { type APIResponse, type Browser, chromium, type Page } from '@playwright/test'
import { ASSISTANTS, type AssistantId, assistantIds } from '../../src/product/assistants.ts'
import { chromiumArgs, chromiumPath } from '../../tests/support/browser.ts'
import type { Row } from './rows.ts'

const KB = 1024
/** No further automatic requests. A busy machine may think half a second between two requests. */
const QUIET_FOR = 1_500
/** A screen whose line is never quiet is counted until then. */
const QUIET_WITHIN = 10_000
/**
 * Without the service worker: traffic it hands to the page is not visible, whether it came over the network or not. It
 * fetches nothing that the page has not asked for, so all automatic traffic is counted.
 */
export const phone = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const

/** `wire` counts the headers too, `content` does not; both as compressed, not as unpacked. */
type Loaded = { type: string; wire: number; content: number }

/** `/`, from nothing: no cache, no account. The demo film is not included; Play is not pressed. */
export const measureFirstVisit = (base: string): Promise<Row[]> =>
  inBrowser(async (browser) => {
    const loaded = await load(await browser.newPage(phone), `${base}/`)
    return [
      {
        what: '/ everything, with headers',
        figure: kilobytes(loaded, (one) => one.wire),
        budget: 45,
        unit: 'KB',
      },
      // The aim is 9; the half leaves room for a sentence or a part of the kit.
      { what: '/ page with its styles', figure: ofType(loaded, 'Document'), budget: 10, unit: 'KB' },
      { what: '/ script', figure: ofType(loaded, 'Script'), budget: 3, unit: 'KB' },
      { what: '/ display face', figure: ofType(loaded, 'Font'), budget: 12, unit: 'KB' },
      { what: '/ requests', figure: loaded.length, budget: 6, unit: '' },
    ]
  })

/**
 * Every assistant's screen on a phone's first visit: nothing pressed, nothing scrolled, and all automatic requests
 * until the network is quiet.
 */
export const measureAssistants = (base: string, who: string, account: Account): Promise<Row[]> =>
  inBrowser(async (browser) => {
    const cookies = await cookiesOf(browser, base, account)
    const measure = async (id: AssistantId): Promise<Row> => {
      const { route } = ASSISTANTS[id]
      const context = await browser.newContext({ ...phone, storageState: { cookies, origins: [] } })
      const script = ofType(await load(await context.newPage(), `${base}${route}`), 'Script')
      return { what: `${route} script, ${who}`, figure: script, budget: SCRIPTS, unit: 'KB' }
    }
    return Promise.all(assistantIds.map(measure))
  })

/** An existing account, or a newcomer's, without purchases. */
export type Account = {
  email: string
  password: string
  newcomer?: boolean
  /** With an analysis in its list, like a returning student. */
  withPast?: boolean
}

const LETTER = {
  name: 'letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Dear Mrs Phiri, the roof of the school hall was repaired last week. Chipo Mwansa'),
}

async function sent(asking: Promise<APIResponse>) {
  const answer = await asking
  if (!answer.ok()) throw new Error(`${answer.url()} was refused: ${answer.status()}`)
}

export async function cookiesOf(browser: Browser, base: string, { newcomer, withPast, ...account }: Account) {
  const context = await browser.newContext()
  const path = `/api/auth/sign-${newcomer ? 'up' : 'in'}/email`
  const person = newcomer ? { firstName: 'Chipo', lastName: 'Mwansa', phoneNumber: '0961234567' } : {}
  const data = { ...person, ...account }
  await sent(context.request.post(`${base}${path}`, { headers: { origin: base }, data }))
  if (withPast)
    await sent(
      context.request.post(`${base}/ai/research/analyze`, {
        headers: { origin: base },
        multipart: { document: LETTER },
      }),
    )
  const { cookies } = await context.storageState()
  await context.close()
  return cookies
}

export async function inBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await chromiumPath()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

async function load(page: Page, url: string): Promise<Loaded[]> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const asked = new Map<string, { type: string; headers: number }>()
  const loaded: Loaded[] = []
  let lastHeard = Date.now()
  wire.on('Network.requestWillBeSent', () => {
    lastHeard = Date.now()
  })
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A drawing inside the style sheet is a response too, but it came with the sheet; and a part is fetched, and then
    // imported from the cache.
    if (response.url.startsWith('data:') || response.fromDiskCache) return
    const isScript = response.url.endsWith('.js')
    asked.set(requestId, { type: isScript ? 'Script' : type, headers: response.encodedDataLength })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (!request) return
    const { type, headers } = request
    loaded.push({ type, wire: encodedDataLength, content: encodedDataLength - headers })
    lastHeard = Date.now()
  })
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  const until = Date.now() + QUIET_WITHIN
  while (Date.now() < Math.min(lastHeard + QUIET_FOR, until)) await page.waitForTimeout(100)
  return loaded
}

const kilobytes = (loaded: Loaded[], of: (one: Loaded) => number) =>
  loaded.reduce((sum, one) => sum + of(one), 0) / KB

const ofType = (loaded: Loaded[], type: string) =>
  kilobytes(
    loaded.filter((one) => one.type === type),
    (one) => one.content,
  )

/** Of scripts, for every assistant's screen. */
const SCRIPTS = 95
