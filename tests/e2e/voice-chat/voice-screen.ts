/** Voice Chat in the browser tests: paid for, in front of a microphone, and what stands there. */
import { type Browser, type BrowserContextOptions, expect, type Page, type Request } from '@playwright/test'
import { paymentsPath } from '../../../src/product/purchase-query.ts'
import { oneAfterAnother, silence } from '../../speech/recordings.ts'
import { button } from '../../support/page.ts'
import { PATIENCE } from '../../support/patience.ts'
import { PAYS, pressPayNowAndWait, settledAtServer } from '../../support/pay-screen.ts'
import { signUpSilently } from '../../support/people.ts'
import { spoken, witnessedPage } from './speaking-browser.ts'
import { startAgainIfUnheard } from './start-again-if-unheard.ts'

export const QUESTION = 'What is sampling?'
const PHONE = { viewport: { width: 360, height: 740 } }

/** Chromium offers a recogniser that needs its maker's service; these tests are about ours. */
const OURS = { bargeIn: false, browserRecognition: false, toldOfEar: true }

export async function paidScreen(
  browser: Browser,
  options: BrowserContextOptions,
  settings: object = {},
): Promise<Page> {
  const page = await witnessedPage(browser, { ...PHONE, ...options })
  await signUpSilently(page)
  await page.goto(paymentsPath('voiceChat'))
  await pressPayNowAndWait(page, PAYS)
  await settledAtServer(page)
  await page.evaluate(
    (kept) => localStorage.setItem('weekbe4:voice', kept),
    JSON.stringify({ ...OURS, ...settings }),
  )
  await page.goto('/chat/voice')
  await expect(button(page, 'Start talking')).toBeVisible()
  return page
}

/** Never so long a pause that a recording would hold nothing else. */
export const asking = () => oneAfterAnother(silence(1), spoken(QUESTION), silence(3))
/** Heard over and over it has no pause that would end a recording: that is left to a button. */
export const speakingOn = () => oneAfterAnother(silence(0.5), spoken(QUESTION))
export const isRecordedFor = (page: Page, seconds: number) =>
  page.waitForFunction(
    (least) => (document.querySelector('.calm .time')?.textContent ?? '') >= least,
    `0:0${seconds}`,
  )
export const status = (page: Page) => page.locator('.calm [role="status"] h2')
/**
 * Until the microphone was understood, and is answered. A recording that held no word is not answered, and the next one
 * begins; one without a pause is ended by `stop`, as soon as there is a sentence in it.
 */
export async function isAnswered(page: Page, stop?: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await startAgainIfUnheard(page)
    if (stop && (await status(page).textContent()) === 'Listening') {
      await isRecordedFor(page, 4)
      await stop()
    }
    await expect(status(page)).toHaveText('Speaking', { timeout: 5_000 })
  }).toPass({ timeout: 2 * PATIENCE })
}
export const captions = (page: Page) => page.getByRole('region', { name: 'Captions' })
export const turnsSent = (page: Page) => {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/ai/process-audio') sent.push(request)
  })
  return sent
}
