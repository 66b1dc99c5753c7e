/** Without a connection, and after a new version: our own page, and never a blank one. */
import { expect, type Page, test } from '@playwright/test'
import { lastAnswer, message, openChat, sayAndHear } from '../support/chat-screen.ts'
import { broken } from '../support/fulfil.ts'
import { answerInstead, button, stopTheClock } from '../support/page.ts'
import { partsAreKept } from '../support/parts.ts'
import { payAtServer } from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'

const NOT_SHOWN = 'This part could not be shown. Check your connection and try again.'

test.use({ serviceWorkers: 'allow' })

/** A page that began to load in the moment the worker became active is its own only from the next load on. */
const workerIsActive = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
const isControlled = (page: Page) => page.evaluate('navigator.serviceWorker.controller !== null')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Open, and with what it shows kept on the device. */
async function openKept(page: Page, path: string, name: string) {
  await page.goto(path)
  await expect(heading(page, name)).toBeVisible()
  await workerIsActive(page)
  await page.reload()
  await expect(heading(page, name)).toBeVisible()
  expect(await isControlled(page)).toBe(true)
  await page.waitForLoadState('networkidle')
}

test('reloaded without a line, a screen shows what the device keeps, and nothing of it after a sign-out', {
  tag: '@core',
}, async ({ page, context }) => {
  const student = await signUpSilently(page)
  await openKept(page, '/purchases', 'Purchases')
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, 'Purchases')).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  await expect(page.getByText(`Kept on this device, ${today.format(new Date())}, `)).toBeVisible()
  await expect(page.getByText(student.firstName).first()).toBeAttached()
  // A screen that was not opened before reports the missing connection.
  await page.goto('/documents')
  await expect(
    page.getByRole('alert').or(page.getByText('This screen could not be shown.')).first(),
  ).toBeVisible()

  await page.evaluate("fetch('/api/auth/sign-out', { method: 'POST' }).catch(() => undefined)")
  await page.goto('/purchases')
  await expect(page.getByText('We cannot reach the server')).toBeVisible()
  await expect(page.getByText(student.firstName)).toHaveCount(0)
  await context.setOffline(false)
})

/** Hidden, as on a phone in a pocket: screens save their state then. */
const putAway = (page: Page) =>
  page.evaluate(
    "Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' }); document.dispatchEvent(new Event('visibilitychange'))",
  )

test('a conversation can be read again without a line, and a text be rewritten', async ({
  page,
  context,
}) => {
  // A text that is typed out takes its time on a busy machine.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openChat(page)
  await payAtServer(page, 'humanizer')
  await openKept(page, '/content/humanizer', 'Text Humanizer')
  // The rewriter, and what shows its work, come with the first words.
  await page.getByRole('textbox', { name: 'Your text' }).fill('We utilize savings groups in order to save.')
  await partsAreKept(page, 'rewrite-here', 'changes-explained')
  await openKept(page, '/chat/text', 'Text Chat Assistant')
  await sayAndHear(page, 'What is a mean?')
  await expect(button(page, 'Export')).toBeEnabled()
  await partsAreKept(page, 'conversation', 'ask-about-selection', 'answer-text', 'conversation-export')
  const kept = page.waitForResponse(/\/ai\/conversations\/[\w-]+$/)
  await putAway(page)
  await (await kept).finished()

  await context.setOffline(true)
  await page.reload()
  await expect(lastAnswer(page)).toContainText('From the handbook')
  await page.goto('/content/humanizer')
  await page.getByRole('textbox', { name: 'Your text' }).fill('We utilize savings groups in order to save.')
  await button(page, 'Humanize').click()
  await expect(page.getByRole('region', { name: 'Humanized' })).toContainText('savings groups')
  await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible()
  await context.setOffline(false)
})

test('a dialog that is first opened without a line takes nothing away, and comes with the next press', async ({
  page,
  context,
}) => {
  await openChat(page)
  await message(page).fill('What is a mean?')
  // A toast would be gone while a busy machine looks elsewhere.
  await stopTheClock(page)
  await context.setOffline(true)
  await button(page, 'History').click()
  await expect(page.getByText(NOT_SHOWN)).toBeVisible()
  await expect(message(page)).toHaveValue('What is a mean?')
  await context.setOffline(false)
  await button(page, 'History').click()
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
})

test('what is typed to Voice Chat before its room has come is not lost, and goes with the next press', async ({
  page,
  context,
}) => {
  await signUpSilently(page)
  await payAtServer(page, 'voiceChat')
  await page.goto('/chat/voice')
  const box = page.getByRole('textbox', { name: 'Or type it' })
  await expect(box).toBeVisible()
  await stopTheClock(page)
  await context.setOffline(true)
  await box.fill('What is a mean?')
  await button(page, 'Send').click()
  await expect(page.getByText(NOT_SHOWN)).toBeVisible()
  await expect(box).toHaveValue('What is a mean?')
  await context.setOffline(false)
  await page.clock.resume()
  await button(page, 'Send').click()
  await expect(page.locator('.voice-talk')).toContainText('What is a mean?')
})

test('a screen whose code is of a version that is gone loads the page once, and is there', async ({
  page,
}) => {
  await signUpSilently(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/research/defense')
  await expect(heading(page, 'Defense Room')).toBeVisible()
  // As the server answers for a file of an older version; the page that is loaded then is of the new one.
  const isNew = await answerInstead(page, '**/assets/account-screen*.js', (route) =>
    broken(route, { status: 404, json: { error: 'Not found.' } }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isNew()
  })
  await page.getByRole('link', { name: /your account/ }).click()
  await expect(heading(page, 'Your account')).toBeVisible()
  await expect(page.getByText('This screen could not be shown.')).toBeHidden()
})
