/**
 * Voice Chat with real sound: Chromium's fake microphone plays a sentence of our own voice; it goes through the screen,
 * the server, the built-in recogniser and study engine, and the built-in voice answers audibly.
 */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { noise, silence } from '../speech/recordings.ts'
import { expectNoViolations } from '../support/axe.ts'
import { answerInstead, button, countCalls, holdTheClock } from '../support/page.ts'
import { PATIENCE } from '../support/patience.ts'
import { signUpSilently } from '../support/people.ts'
import { keptRecordings, speakingBrowser, witness } from './voice-chat/speaking-browser.ts'
import {
  asking,
  captions,
  isAnswered,
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

/** Voice Chat, paid for, in front of a microphone that hears this. */
async function paidFor(
  sound: Int16Array,
  settings: object = {},
  microphone: { refuses?: boolean } = {},
): Promise<Page> {
  browser = await speakingBrowser(sound, microphone)
  const { baseURL } = test.info().project.use
  return paidScreen(browser, { ...(baseURL && { baseURL }) }, settings)
}

const FOLLOWED_BY: Record<string, string[]> = {
  // It is ready for a press at the beginning, and after five recordings without a word.
  'Ready when you are': ['Listening'],
  Listening: ['Thinking', 'Starting recording automatically', 'Ready when you are'],
  Thinking: ['Speaking', 'Starting recording automatically', 'Ready when you are'],
  // A question asked back is confirmed while it is still being spoken, or on a busy machine in the pause after it.
  Speaking: ['Starting recording automatically', 'Thinking'],
  'Starting recording automatically': ['Listening', 'Thinking'],
}
/** Put into the page before it begins: the browser's recogniser, scripted by the test. */
const BROWSER_HEARS = `
  window.SpeechRecognition = window.webkitSpeechRecognition = class extends EventTarget {
    start() {
      const results = [[{ transcript: 'What is a sampling frame?' }]]
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results })), 500)
    }
    stop() {}
  }
`
/** Who speaks without a pause says more than a short answer: that is for the browser to hear. */
async function speakingOnToBrowser(): Promise<Page> {
  const page = await paidFor(speakingOn(), { browserRecognition: true })
  await page.addInitScript(BROWSER_HEARS)
  await page.reload()
  await expect(button(page, 'Start talking')).toBeVisible()
  return page
}
/** It shows this for a second only, so read the page's own log. Call it while the last reply plays, or soon after. */
async function beganByItself(page: Page): Promise<() => Promise<void>> {
  const { states } = await witness(page)
  const from = states.lastIndexOf('Speaking')
  return () =>
    expect
      .poll(async () => (await witness(page)).states.slice(from))
      .toContain('Starting recording automatically')
}
/**
 * Our recogniser may be unsure, with some machines' microphones more than with others': then it asks back, and is told
 * yes.
 */
async function saidYesIfAsked(page: Page): Promise<boolean> {
  const yes = captions(page).getByRole('button', { name: 'Yes, that is right' })
  const answered = captions(page).getByText('Answered by:')
  await expect(yes.or(answered)).toBeVisible()
  if (await answered.isVisible()) return false
  const spoken = async () => (await witness(page)).states.filter((state) => state === 'Speaking').length
  const before = await spoken()
  await yes.click()
  await expect.poll(spoken).toBe(before + 1)
  return true
}

test('in one journey a paid student speaks hands-free and is answered aloud, turn after turn [S2-094] [S2-095] [S2-096] [S3-008] [S3-017] [S3-019] [S3-027]', {
  tag: '@core',
}, async () => {
  const page = await paidFor(asking())
  const sent = turnsSent(page)
  const begunInSilence = countCalls(page, '/ai/process-audio/so-far')
  await button(page, 'Start talking').click()
  let doubts = 0
  for (let turn = 1; turn <= 3; turn += 1) {
    await isAnswered(page)
    if (await saidYesIfAsked(page)) doubts += 1
    const began = await beganByItself(page)
    await page.evaluate('witness.peak = 0')
    await expect.poll(async () => (await witness(page)).peak).toBeGreaterThan(0.1)
    // With the third the conversation ends, before a fourth can begin; but not before the reply is complete.
    if (turn === 3) break
    // The first is heard to its end; the second is stopped, which leads to the same state.
    if (turn === 2) await button(page, 'Stop Audio').click()
    await began()
  }
  await expect(captions(page)).toContainText('Answered by:')
  await button(page, 'End Conversation').click()
  await expect(status(page)).toHaveText('Ready when you are')
  await expect(captions(page)).toContainText(
    /Rough transcript\. Please correct anything that was misheard\.|You confirmed this\./,
  )

  for (const request of sent)
    expect(request.headers()['x-session-id']).toBe(sent[0]!.headers()['x-session-id'])
  expect(begunInSilence()).toBeGreaterThan(0)

  const { states, microphonesOpened, wishes, live, sent: recordings } = await witness(page)
  // It may have had to queue; and a beginning that was cut off may have been unclear.
  const seen = states
    .slice(0, states.lastIndexOf('Ready when you are'))
    .filter((state) => state in FOLLOWED_BY)
    .filter((state, i, all) => state !== all[i - 1])
  expect(seen.filter((state) => state === 'Speaking')).toHaveLength(3 + doubts)
  for (const [i, state] of seen.slice(0, -1).entries())
    expect(FOLLOWED_BY[state], seen.join(', ')).toContain(seen[i + 1])
  const inThePause = seen.filter(
    (state, i) => state === 'Thinking' && seen[i - 1] === 'Starting recording automatically',
  )
  expect(inThePause.length, seen.join(', ')).toBeLessThanOrEqual(doubts)
  for (const { type, bytes } of recordings) {
    expect(type).toContain('audio/webm')
    expect(bytes).toBeGreaterThanOrEqual(500)
    // A minute at sixteen kilobits a second is 120 KB.
    expect(bytes).toBeLessThan(150_000)
  }
  expect(microphonesOpened).toBe(1)
  expect(wishes?.audio).toMatchObject({ sampleRate: 44_100, echoCancellation: true, noiseSuppression: true })
  expect(live).toBe(false)
  await expect.poll(() => keptRecordings(page)).toBe(0)

  await page.getByText('What was said').click()
  const said = page.getByRole('region', { name: 'This conversation' })
  await expect(said.getByRole('article')).toHaveCount(6)
  await expect(said.locator('.me').filter({ hasText: 'sampling' })).not.toHaveCount(0)
  await expect(page.getByText('The text is kept for 30 days.')).toBeVisible()
  const plays = said.getByRole('button', { name: /^Play/ })
  const stops = said.getByRole('button', { name: /^Stop/ })
  await plays.first().click()
  await expect(stops).toHaveCount(1)
  await plays.last().click()
  await expect(said.getByRole('article').last().getByRole('button', { name: /^Stop/ })).toBeVisible()
  await expect(stops).toHaveCount(1)
  const saving = page.waitForEvent('download')
  await button(page, 'Save as text').click()
  expect((await saving).suggestedFilename()).toMatch(/^voice-chat-\d{4}-\d\d-\d\d\.txt$/)
  await expectNoViolations(page)

  await page.reload()
  await page.getByText('What was said').click()
  const earlier = page.locator('details.earlier')
  await expect(earlier).toContainText('3 turns')
  await earlier.locator('summary').click()
  await expect(earlier.getByRole('article')).toHaveCount(6)
  await earlier.getByRole('button', { name: 'Delete' }).click()
  await earlier.getByRole('button', { name: 'Delete for good' }).click()
  await expect(earlier).toHaveCount(0)
})

test('Stop & Send ends a recording at once, and a reply can be heard again and corrected [S3-010] [S3-011] [S3-012]', async () => {
  const page = await speakingOnToBrowser()
  await button(page, 'Start talking').click()
  await expect(status(page)).toHaveText('Listening')
  await isAnswered(page, () => button(page, 'Stop & Send').click({ timeout: 2_000 }))
  await button(page, 'Stop Audio').click()
  await button(page, 'End Conversation').click()
  await captions(page).getByRole('button', { name: /^Play/ }).click()
  await page.evaluate('witness.peak = 0')
  await expect.poll(async () => (await witness(page)).peak).toBeGreaterThan(0.1)

  await captions(page).getByRole('button', { name: 'Correct it' }).click()
  await page.getByLabel('What you said').fill('What is a Likert scale?')
  await button(page, 'Send the correction').click()
  await expect(captions(page)).toContainText('What is a Likert scale?')
  await expect(captions(page)).toContainText('Corrected. Originally heard as:')
  await expect(captions(page)).toContainText(/Likert.*Answered by/s)
})

test('End Conversation stops the recording, the sound and what would begin by itself [S2-086] [S3-026]', async () => {
  const page = await paidFor(asking())
  const start = button(page, 'Start talking')
  const end = button(page, 'End Conversation')
  const ended = async () => {
    await end.click()
    await expect(status(page)).toHaveText('Ready when you are')
    await expect.poll(async () => (await witness(page)).live).toBe(false)
  }
  await start.click()
  await expect(status(page)).toHaveText('Listening')
  await ended()

  await start.click()
  await isAnswered(page)
  // Play was not pressed.
  await expect.poll(async () => (await witness(page)).peak).toBeGreaterThan(0.1)
  await ended()
  // No second in which anything still sounds.
  const loudest = () => page.evaluate('[witness.peak, (witness.peak = 0)][0]')
  await loudest()
  await expect.poll(loudest, { intervals: [1_000] }).toBe(0)

  await start.click()
  await isAnswered(page)
  const began = await beganByItself(page)
  await button(page, 'Stop Audio').click()
  await began()
  await ended()
  expect((await witness(page)).states.at(-1)).toBe('Ready when you are')
})

test('a refused microphone is told in a sentence, and typing goes on [S3-033]', async () => {
  const page = await paidFor(silence(5), {}, { refuses: true })
  await button(page, 'Start talking').click()
  await expect(page.getByRole('alert')).toHaveText(
    'Could not access microphone. Please check your browser permissions.',
  )
  expect((await witness(page)).live).toBe(false)
  await page.getByLabel('Or type it').fill(QUESTION)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Speaking')
})

test('a recording ends beside a loud fan, by the rule that knows the room', async () => {
  const words = asking()
  const fan = noise(words.length / 16_000, -32)
  const page = await paidFor(
    words.map((sample, i) => Math.max(-32_768, Math.min(32_767, sample + (fan[i] ?? 0)))),
  )
  await button(page, 'Start talking').click()
  await expect.poll(async () => (await witness(page)).states).toContain('Thinking')
  // Before the minute that the specified rule would record, by the time that the recording itself showed.
  const { longest } = await witness(page)
  expect(longest >= '0:03' && longest < '0:50', longest).toBe(true)
})

test('silence is not sent, and what is said about it stands in a box until it is dismissed [S3-013]', async () => {
  const page = await paidFor(silence(5))
  const sent = turnsSent(page)
  await button(page, 'Start talking').click()
  await expect(page.getByRole('alert')).toHaveText('Audio was too short or unclear. Please try again.')
  await expect
    .poll(async () => (await witness(page)).states.join())
    .toContain('Listening,Starting recording automatically,Listening')
  expect(sent).toEqual([])
  // While something is being written nothing is recorded, so that no further silence brings the box back.
  await page.getByLabel('Or type it').fill(QUESTION)
  await expect(status(page)).toHaveText('Your turn')
  await button(page, 'Dismiss').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a typed question is answered aloud from the address the reply names, on our own host, and no microphone is asked for [S3-040]', {
  tag: '@core',
}, async () => {
  const page = await paidFor(silence(5))
  const played = page.waitForResponse('**/api/audio/**', { timeout: PATIENCE })
  await page.getByLabel('Or type it').fill(QUESTION)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Speaking')
  const sound = await played
  const { origin, pathname } = new URL(sound.url())
  expect(origin).toBe(new URL(page.url()).origin)
  expect(sound.ok()).toBe(true)
  await expect.poll(async () => (await witness(page)).named).toContain(pathname)
  await expect.poll(async () => (await witness(page)).peak).toBeGreaterThan(0.1)
  await expect(captions(page)).toContainText(QUESTION)
  expect((await witness(page)).microphonesOpened).toBe(0)
})

const losesEveryTurn = (page: Page) =>
  answerInstead(page, '**/ai/process-audio', (route) => route.abort('connectionreset'))

test('an answer that was lost on the way is kept on the device and sent again', async () => {
  const page = await paidFor(asking())
  const sent = turnsSent(page)
  // Every try is cut off until the sentence was seen: it goes when the next try begins.
  const isBack = await losesEveryTurn(page)
  await button(page, 'Start talking').click()
  await expect(page.getByRole('alert')).toHaveText(
    'The connection was lost. Your recording is kept and will be sent again.',
  )
  await expect.poll(() => keptRecordings(page)).toBe(1)
  isBack()
  await isAnswered(page)
  const [first, second] = sent.map((request) => request.headers()['idempotency-key'])
  expect(second).toBe(first)
})

test('an answer that was never sent is found at the next visit', async () => {
  const page = await paidFor(asking())
  const isBack = await losesEveryTurn(page)
  await button(page, 'Start talking').click()
  await expect(status(page)).toHaveText('Waiting for the connection')
  await expect.poll(() => keptRecordings(page)).toBe(1)
  await page.reload()
  // Only now: before, the next try would have been answered.
  isBack()
  await expect(page.getByText('A recording of your last visit was never answered.')).toBeVisible()
  await button(page, 'Send it now').click()
  await expect(status(page)).toHaveText('Speaking')
  // It is answered when the reply is complete, and that may take longer than its first sentence.
  await expect.poll(() => keptRecordings(page)).toBe(0)
  expect((await witness(page)).microphonesOpened).toBe(0)
})

test('an answer that was never sent is gone from the device when its owner signs out', async () => {
  const page = await paidFor(asking())
  await losesEveryTurn(page)
  await button(page, 'Start talking').click()
  await expect(status(page)).toHaveText('Waiting for the connection')
  await expect.poll(() => keptRecordings(page)).toBe(1)
  await button(page, 'Sign out').click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect.poll(() => keptRecordings(page)).toBe(0)
  expect((await witness(page)).live).toBe(false)
})

test('on a phone that lies on its side the button is in view', async () => {
  const page = await paidFor(silence(5))
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(button(page, 'Start talking')).toBeInViewport({ ratio: 1 })
  await button(page, 'Start talking').click()
  await expect(button(page, 'Stop & Send')).toBeInViewport({ ratio: 1 })
})

test('every state can be read by everybody, on a small phone and without a mouse', async () => {
  const page = await speakingOnToBrowser()
  await page.setViewportSize({ width: 320, height: 640 })
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
  await fits()
  await button(page, 'Start talking').focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Listening')
  await expectNoViolations(page)
  await fits()
  // The button that had the focus is gone; the keys work wherever it rests.
  await page.evaluate('document.activeElement.blur()')
  await isAnswered(page, () => page.keyboard.press('Space'))
  await expectNoViolations(page)
  await fits()
  await page.keyboard.press('Space')
  await expect(status(page)).not.toHaveText('Speaking')
  await button(page, 'Voice settings').click()
  await expect(page.getByRole('dialog', { name: 'Voice settings' })).toBeVisible()
  await expectNoViolations(page)
})

/** When, in milliseconds, and the heading until then and from then on. */
const DEMO: [from: number, before: string, after: string][] = [
  [1_000, 'See how it goes', 'A student is speaking'],
  [3_000, 'A student is speaking', 'Processing'],
  [5_000, 'Processing', 'The assistant is responding'],
  [8_000, 'The assistant is responding', 'Ready for the next question'],
]

test('who has not bought it sees a demo by the clock, and is led to the payments screen [S3-014] [S3-015] [S3-028] [S3-029] [S3-030]', async ({
  page,
}) => {
  await signUpSilently(page)
  await page.goto('/chat/voice')
  await expect(button(page, 'Start the demo')).toBeVisible()
  await expectNoViolations(page)
  await page.clock.install()
  await page.reload()
  await expect(button(page, 'Start the demo')).toBeVisible()
  await holdTheClock(page)
  const modal = page.getByRole('dialog')
  await button(page, 'Start the demo').click()
  // A hand on the modal holds it; this one rests elsewhere.
  await page.mouse.move(0, 0)
  let at = 0
  const passes = (ms: number) => page.clock.runFor(ms - at).then(() => (at = ms))
  for (const [from, before, after] of DEMO) {
    await passes(from - 100)
    await expect(status(page)).toHaveText(before)
    await passes(from)
    await expect(status(page)).toHaveText(after)
  }
  await passes(9_900)
  await expect(modal).toHaveCount(0)
  await passes(10_000)
  await expect(modal).toContainText('ZMW 100/month')
  await passes(13_900)
  await expect(modal).toBeVisible()
  await passes(14_100)
  await expect(modal).toHaveCount(0)
  await button(page, 'Talk with your own voice').click({ force: true })
  await modal.getByRole('button', { name: /^Unlock for/ }).click()
  await expect(page).toHaveURL('/payments?purchaseType=voice&price=100&PayFor=Voice%20AI')
})

/** Put into the page before it begins: a voice scripted by the test. */
const DEVICE_SPEAKS = `
  window.saidByDevice = []
  const voices = [{ name: 'Grace', lang: 'en-GB', localService: true, default: true }]
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) { super(); this.text = text }
  }
  const device = Object.assign(new EventTarget(), {
    getVoices: () => voices, resume() {}, cancel() {},
    speak(utterance) {
      if (!utterance.text) return
      window.saidByDevice.push(utterance.text)
      setTimeout(() => utterance.dispatchEvent(new Event('start')), 20)
      setTimeout(() => utterance.dispatchEvent(new Event('end')), 400)
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: device })
`

test('the browser hears after a yes, and the device speaks without any sound of the server', async () => {
  const page = await paidFor(asking(), { browserRecognition: null })
  await page.addInitScript(BROWSER_HEARS)
  await page.addInitScript(DEVICE_SPEAKS)
  await page.reload()
  let sounds = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/audio/')) sounds += 1
  })
  await button(page, 'Start talking').click()
  const offer = page.getByText(/send the sound to the company that makes them/)
  await expect(offer).toBeInViewport()
  await expect(button(page, 'Use it')).toBeFocused()
  await expectNoViolations(page)
  await page.screenshot({ path: test.info().outputPath('offer.png'), fullPage: true })
  await button(page, 'Use it').click()
  await expect(captions(page)).toContainText('What your browser heard.')
  await expect(page.getByText('Your speech is recognised by your browser.')).toBeVisible()
  await expect(page.getByText(/spoken by this device \(Grace\), which uses no data/)).toBeVisible()
  await expect.poll(() => page.evaluate('saidByDevice.length')).toBeGreaterThan(2)
  expect(sounds).toBe(0)
  await page.screenshot({ path: test.info().outputPath('device.png'), fullPage: true })
})
