import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../tests/support/browser.ts'
import type { Row } from './rows.ts'

const KB = 1024
const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** `wire` counts the headers too, `content` does not; both as compressed, not as unpacked. */
type Loaded = { type: string; wire: number; content: number }

/** `/`, from nothing: no cache, no account. The demo film is not part of it; nobody has pressed play. */
export const measureFirstVisit = (base: string): Promise<Row[]> =>
  inContext(async (context) => {
    const loaded = await load(await context.newPage(), `${base}/`)
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

/** A tool's screen as a student opens it on a phone that has never seen us: `mail:password`. */
export const measureSignedIn = (base: string, account: string): Promise<Row[]> =>
  inContext(async (context) => {
    const [email, password] = [
      account.slice(0, account.indexOf(':')),
      account.slice(account.indexOf(':') + 1),
    ]
    const signedIn = await context.request.post(`${base}/api/auth/sign-in/email`, {
      headers: { origin: base },
      data: { email, password },
    })
    if (!signedIn.ok()) throw new Error(`Signing in was refused: ${signedIn.status()}`)
    const loaded = await load(await context.newPage(), `${base}/chat/text`)
    return [{ what: '/chat/text script', figure: ofType(loaded, 'Script'), budget: 95, unit: 'KB' }]
  })

async function inContext<T>(measure: (context: BrowserContext) => Promise<T>): Promise<T> {
  const executablePath = await chromiumPath()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  try {
    return await measure(await browser.newContext(phone))
  } finally {
    await browser.close()
  }
}

async function load(page: Page, url: string): Promise<Loaded[]> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const asked = new Map<string, { type: string; headers: number }>()
  const loaded: Loaded[] = []
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A drawing inside the style sheet is a response too, but it came with the sheet.
    if (!response.url.startsWith('data:')) asked.set(requestId, { type, headers: response.encodedDataLength })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (!request) return
    const { type, headers } = request
    loaded.push({ type, wire: encodedDataLength, content: encodedDataLength - headers })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return loaded
}

const kilobytes = (loaded: Loaded[], of: (one: Loaded) => number) =>
  loaded.reduce((sum, one) => sum + of(one), 0) / KB

const ofType = (loaded: Loaded[], type: string) =>
  kilobytes(
    loaded.filter((one) => one.type === type),
    (one) => one.content,
  )
