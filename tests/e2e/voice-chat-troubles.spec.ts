/** Voice Chat where something is wrong with the sound, or its name: what is said, and that it goes on. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { silence } from '../speech/recordings.ts'
import { broken } from '../support/fulfil.ts'
import { button } from '../support/page.ts'
import { speakingBrowser, witness } from './voice-chat/speaking-browser.ts'
import {
  asking,
  isRecordedFor,
  paidScreen,
  QUESTION,
  speakingOn,
  status,
  turnsSent,
} from './voice-chat/voice-screen.ts'

test.skip(({ isMobile }) => isMobile, 'It brings its own phone.')

let browser: Browser | undefined
test.afterEach(async () => {
  await browser?.close()
  browser = undefined
})

async function paidFor(sound: Int16Array): Promise<Page> {
  browser = await speakingBrowser(sound)
  const { baseURL } = test.info().project.use
  return paidScreen(browser, { ...(baseURL && { baseURL }) })
}

test('a reply that cannot be played is told in a sentence, and listening goes on [S3-036]', async () => {
  const page = await paidFor(asking())
  await page.route('**/api/audio/**', (route) =>
    broken(route, { contentType: 'audio/mpeg', body: 'no sound at all' }),
  )
  await button(page, 'Start talking').click()
  await expect(page.getByRole('alert')).toHaveText('Could not play AI response audio')
  expect((await witness(page)).peak).toBe(0)
  const { states } = await witness(page)
  await expect
    .poll(async () => (await witness(page)).states.slice(states.lastIndexOf('Speaking') + 1))
    .toContain('Listening')
})

test('a recording that cannot start is told in a sentence, and nothing is sent [S3-034]', async () => {
  const page = await paidFor(asking())
  const sent = turnsSent(page)
  await page.addInitScript(`MediaRecorder.prototype.start = () => {
    throw new DOMException('This microphone has no tracks.', 'NotSupportedError')
  }`)
  await page.reload()
  await button(page, 'Start talking').click()
  await expect(page.getByRole('alert')).toHaveText('Error starting recording.')
  expect(sent).toEqual([])
})

/** Of every recording its recorder hands over the first 999 bytes, and nothing more. */
const HANDS_OVER_TOO_LITTLE = `
  const { get } = Object.getOwnPropertyDescriptor(BlobEvent.prototype, 'data')
  const first = new WeakMap()
  Object.defineProperty(BlobEvent.prototype, 'data', {
    get() {
      if (!first.has(this.target)) first.set(this.target, this)
      return get.call(this).slice(0, first.get(this.target) === this ? 999 : 0, 'audio/webm')
    },
  })`

test('a recording under 1000 bytes is not sent: a sentence, and it is recorded again [S3-022]', async () => {
  const page = await paidFor(speakingOn())
  const sent = turnsSent(page)
  await page.addInitScript(HANDS_OVER_TOO_LITTLE)
  await page.reload()
  await button(page, 'Start talking').click()
  await isRecordedFor(page, 4)
  await button(page, 'Stop & Send').click()
  await expect(page.getByRole('alert')).toHaveText('Recording too short. Please try again.')
  await expect(status(page)).toHaveText('Listening')
  expect(sent).toEqual([])
})

test('every visit has a session of its own, of which the browser keeps nothing [S3-016]', async () => {
  const page = await paidFor(silence(5))
  /** Types a question, and tells under which session it went out. */
  async function sessionOfQuestion(): Promise<string> {
    const asked = page.waitForRequest('**/ai/process-audio')
    await page.getByLabel('Or type it').fill(QUESTION)
    await page.keyboard.press('Enter')
    return (await asked).headers()['x-session-id'] ?? ''
  }
  const first = await sessionOfQuestion()
  await expect(status(page)).toHaveText('Speaking')
  await page.evaluate(
    "history.pushState(null, '', '/chat/text'); dispatchEvent(new PopStateEvent('popstate'))",
  )
  await expect(page.getByText('Demo Mode')).toBeVisible()
  await page.goBack()
  await expect(button(page, 'Start talking')).toBeVisible()
  const second = await sessionOfQuestion()
  await expect(status(page)).toHaveText('Speaking')
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  )
  await page.reload()
  const third = await sessionOfQuestion()
  for (const session of [first, second, third]) {
    expect(session).toMatch(/^[\da-f-]{36}$/)
    expect(kept).not.toContain(session)
  }
  expect(new Set([first, second, third]).size).toBe(3)
})
