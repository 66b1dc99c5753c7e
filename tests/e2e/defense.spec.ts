/** A whole defense with real sound: our own voice answers the examiner who has read the thesis. */
import { readFileSync } from 'node:fs'
import { type Browser, expect, test } from '@playwright/test'
import { oneAfterAnother, silence, wav } from '../speech/recordings.ts'
import { expectNoViolations } from '../support/axe.ts'
import { broken } from '../support/fulfil.ts'
import { button } from '../support/page.ts'
import { PATIENCE } from '../support/patience.ts'
import { signUpSilently } from '../support/people.ts'
import { startDemo, unlockFromDemo, watchDemo } from './oral-session/demo.ts'
import {
  answerInWriting,
  bring,
  conversation,
  drop,
  openSession,
  paidRoom,
  panel,
  speakUntil,
  THESIS_PDF,
  zone,
} from './oral-session/oral-screen.ts'
import { speakingBrowser, spoken, witness } from './voice-chat/speaking-browser.ts'

const ANSWER = 'I do not know.'

let browser: Browser | undefined
test.afterEach(async () => {
  await browser?.close()
  browser = undefined
})
const at = () => ({ baseURL: test.info().project.use.baseURL ?? '' })

test('in one journey a paid student uploads a thesis, is examined aloud, and reads what came of it [S2-098] [S2-109] [S2-110] [S2-111] [S2-146] [S2-150]', {
  tag: '@core',
}, async () => {
  browser = await speakingBrowser(oneAfterAnother(silence(1), spoken(ANSWER), silence(3)))
  const page = await paidRoom(browser, 'defense', at())
  await expect(page.getByText('60 of 60 minutes left')).toBeVisible()
  await expectNoViolations(page)
  await bring(page, THESIS_PDF)

  // It starts automatically, and the first question has a place in this thesis.
  await expect(panel(page)).toHaveText('The examiner is speaking')
  await expect(page.getByText('Tracking Active')).toBeVisible()
  await expect(conversation(page).getByText('Examiner').first()).toBeVisible()
  await expect(conversation(page).locator('.evi').first()).toBeVisible()
  await expect.poll(async () => (await witness(page)).peak).toBeGreaterThan(0.1)
  await expectNoViolations(page)

  await speakUntil(page, 'defense', 5)

  // And one answer in writing, whatever is going on.
  await answerInWriting(
    page,
    'It cannot be said for traders outside Kitwe, because only its markets were in the frame.',
  )
  // Also the reply to it is there.
  await expect
    .poll(async () => {
      const { messages } = await openSession(page, 'defense')
      return messages
        .map(({ type, content }) => (/outside Kitwe, because/.test(content) ? 'written' : type))
        .join()
    })
    .toMatch(/written,examiner/)

  // A reloaded page continues at the same point, and the microphone is requested on a press.
  const before = (await openSession(page, 'defense')).messages.length
  await page.reload()
  await expect(button(page, 'Go on')).toBeVisible()
  expect(await conversation(page).getByRole('article').count()).toBeGreaterThanOrEqual(before)
  const { clock } = await openSession(page, 'defense')
  expect(clock.remainingSeconds).toBeLessThan(1_800)
  expect(clock.remainingSeconds).toBeGreaterThan(600)

  await button(page, 'End session').click()
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await expect(
    page.getByRole('heading', { name: /^(?:(?:One|Two|Three) answers? to practise|Your answers)$/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/research\/defense\?report=/)
  await expect(page.locator('.answer-card').first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByText('The whole conversation').click()
  await expect(page.locator('.transcript').getByRole('article').first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await button(page, 'Word').click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/\.docx$/)
  expect(
    readFileSync(await saved.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await button(page, 'Back').click()
  await expect(zone(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your sessions' })).toBeVisible()
  expect((await witness(page)).live).toBe(false)
})

test('a refused microphone is told in a sentence, and the answer is typed [S2-116]', async () => {
  browser = await speakingBrowser(silence(5), { refuses: true })
  const page = await paidRoom(browser, 'defense', at())
  await bring(page, THESIS_PDF)
  await expect(
    page.getByText(
      'Microphone access required for automated defense simulation. Please enable it in your browser settings.',
    ),
  ).toBeVisible()
  expect((await witness(page)).live).toBe(false)
  await answerInWriting(page, ANSWER)
  await expect(conversation(page).getByText(ANSWER)).toBeVisible()
})

/** As the theme of a light page has them. */
const RED = 'rgb(180, 35, 28)'
const BLUE = 'rgb(27, 86, 166)'

/** A hum that outlasts every wait of a test: only a press can end it. */
function endlessHum(): Buffer {
  const rate = 8_000
  const hum = Float32Array.from({ length: (rate * 1.5 * PATIENCE) / 1_000 }, (_, at) => Math.sin(at / 3) / 2)
  return Buffer.from(wav(hum, { rate, bits: 8 }))
}

test('a thesis is dropped; the panel is blue while the examiner speaks, until Stop Audio, and red with a running clock while the student does [S2-104] [S2-113] [S2-115]', async () => {
  // Without a pause that would end the recording.
  browser = await speakingBrowser(oneAfterAnother(silence(0.5), spoken(ANSWER)))
  const page = await paidRoom(browser, 'defense', at())
  await page.route('**/api/audio/**', (route) =>
    broken(route, { contentType: 'audio/wav', body: endlessHum() }),
  )
  await expect(zone(page)).toBeVisible()
  await drop(page, THESIS_PDF)
  // A drop is no press: a browser would let nothing sound yet.
  await expect(button(page, 'Begin the defence')).toBeVisible()
  await button(page, 'Begin the defence').click()
  const speaking = page.locator('.voice.say')
  await expect(speaking).toHaveCSS('border-color', BLUE)
  await expect.poll(async () => (await witness(page)).peak).toBeGreaterThan(0.1)
  await speaking.getByRole('button', { name: 'Stop Audio' }).click()

  const recording = page.locator('.voice.rec')
  await expect(recording).toHaveCSS('border-color', RED)
  // What was in the loudspeaker when it was stopped was measured before.
  await page.evaluate('witness.peak = 0')
  await page.waitForFunction(
    () => (document.querySelector('.voice.rec .time')?.textContent ?? '') >= '0:03',
    undefined,
    { timeout: PATIENCE },
  )
  expect((await witness(page)).peak).toBe(0)
})

test('a question that cannot be played is logged and given up, and it is the turn of the student [S2-188]', async () => {
  browser = await speakingBrowser(silence(5))
  const page = await paidRoom(browser, 'defense', at())
  await page.route('**/api/audio/**', (route) =>
    broken(route, { contentType: 'audio/mpeg', body: 'no sound at all' }),
  )
  const logged = page.waitForEvent('console', {
    predicate: (line) => line.text() === 'The audio could not be played.',
    timeout: PATIENCE,
  })
  await bring(page, THESIS_PDF)
  expect((await logged).type()).toBe('error')
  // It says so for three seconds only: what the page noted misses nothing.
  await expect.poll(async () => (await witness(page)).states).toContain('Your turn')
  await expect(page.locator('.audio.on')).toHaveCount(0)
})

test('the modal closes with x, and the focus is where it was [S2-121]', async ({ page }) => {
  await startDemo(page, '/research/defense')
  await page.clock.runFor(1_500)
  const locked = page.getByRole('button', { name: 'Record your answer' })
  await locked.press('Enter')
  const modal = page.getByRole('dialog')
  expect(await modal.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toHaveCount(0)
  await expect(locked).toBeFocused()
})

test('who has not bought it sees a scripted demo by the clock, and is led to the payments screen [S2-122] [S2-124] [S2-125] [S2-127] [S2-128] [S2-129]', async ({
  page,
}) => {
  await startDemo(page, '/research/defense')
  await expect(page.getByText('3 MB, a sample')).toBeVisible()
  await watchDemo(page, 'Unlock the Defense Room')
  await expect(page.getByRole('article').getByText('PREVIEW')).toHaveCount(3)
  await unlockFromDemo(page)
  await expect(page).toHaveURL(
    /\/payments\?libraryName=Dissertation%20Defense&purchaseType=defense&price=150&duration=60&PayFor=Dissertation%20Defense$/,
  )
})

test('the demo can be read by everybody, on the smallest phone', async ({ page }) => {
  await signUpSilently(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/research/defense')
  await page.getByRole('button', { name: /^See a demo/ }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
})
