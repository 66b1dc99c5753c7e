/** A payment from Pay Now to its outcome, against the real server and the emulator. */
import { expect, test } from '@playwright/test'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { answers, broken } from '../support/fulfil.ts'
import { button, countCalls, failing, hold, stopTheClock } from '../support/page.ts'
import {
  heading,
  isPaid,
  looksAfter,
  modal,
  NO_MONEY,
  onPhone,
  openPayment,
  PAYS,
  payNow,
  phoneField,
  pressPayNow,
  pressPayNowAndWait,
  STAYS_PENDING,
  settledAtServer,
  tryAgain,
} from '../support/pay-screen.ts'
import { fillLogIn, knownButSignedOut, signUpSilently } from '../support/people.ts'

const PATH = paymentsPath('humanizer')
const REQUEST = '**/api/payments/deposit-request-weekbe4'

test.beforeEach(async ({ page }) => {
  await signUpSilently(page)
})

test.describe('a payment', () => {
  test('of ZMW 90 succeeds, leads back to where it was begun, and opens the assistant [S1-118] [S1-119] [S1-148]', {
    tag: '@core',
  }, async ({ page }) => {
    await page.clock.install()
    // Back in history, and not to the assistant's address: that would have no question in it.
    const begun = '/content/humanizer?from=a-friend'
    await openPayment(page, 'humanizer', begun)
    expect(await isPaid(page)).toBe(false)
    await pressPayNowAndWait(page, PAYS)
    await settledAtServer(page)
    await page.clock.runFor(10_000)
    await expect(heading(page, 'Payment Successful')).toBeVisible()
    await expect(
      modal(page).getByText('Payment completed successfully! You can now access your content.'),
    ).toBeVisible()
    await expect(modal(page)).toContainText('ZMW 90.00 · Text Humanizer · receipt')
    await button(page, 'Continue').click()
    await expect(page).toHaveURL(begun)
    await expect(modal(page)).toHaveCount(0)
    expect(await isPaid(page)).toBe(true)
  })

  test('that opened on its own page leads to the assistant, where there is no history', async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await pressPayNowAndWait(page, PAYS)
    await settledAtServer(page)
    await page.clock.runFor(10_000)
    await button(page, 'Continue').click()
    await expect(page).toHaveURL('/content/humanizer')
  })

  test('is pending with a spinner, no close button, no Escape, and Pay Now at rest [S1-114] [S1-116] [S1-117]', async ({
    page,
  }) => {
    await page.goto(PATH)
    await expect(phoneField(page)).toBeVisible()
    // The help comes after ten seconds, and stays.
    await stopTheClock(page)
    await pressPayNowAndWait(page, STAYS_PENDING)
    await expect(heading(page, 'Processing your payment...')).toBeVisible()
    await expect(modal(page).locator('.spin')).toBeVisible()
    await expect(modal(page).getByRole('button')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeVisible()
    await expect(payNow(page)).toBeDisabled()
    await expect(modal(page)).toContainText('enter your MTN Money PIN')
    await expect(modal(page).getByText('Nothing on the phone yet?')).toHaveCount(0)
    await page.clock.runFor(10_000)
    await expect(modal(page).getByText('Nothing on the phone yet?')).toBeVisible()
    await expect(modal(page)).toContainText('*115#')
  })

  test('that fails says so, with the reason beneath it, and can be tried again [S1-120] [S1-122]', {
    tag: '@core',
  }, async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await pressPayNowAndWait(page, NO_MONEY)
    await settledAtServer(page)
    await page.clock.runFor(10_000)
    await expect(heading(page, 'Payment Failed')).toBeVisible()
    await expect(modal(page).getByText('Payment failed', { exact: true })).toBeVisible()
    await expect(modal(page).getByText(/There is not enough money in this wallet/)).toBeVisible()
    await tryAgain(page).click()
    await expect(modal(page)).toHaveCount(0)
    await expect(payNow(page)).toBeEnabled()
    expect(await isPaid(page)).toBe(false)
  })

  test('without a result after 30 looks timed out, and opens the assistant when it is approved later', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(PATH)
    const id = await pressPayNowAndWait(page, STAYS_PENDING)
    const looks = countCalls(page, `/api/payments/deposit-results/${id}`)
    await looksAfter(page, 3_000)
    while (looks() < 30) await looksAfter(page, 10_000)
    await expect(modal(page).getByText('Payment verification timed out')).toBeVisible()
    await expect(
      modal(page).getByText(
        /We keep checking, and your access opens automatically; please do not pay again./,
      ),
    ).toBeVisible()
    await expect(modal(page).getByRole('link', { name: 'your purchases' })).toBeVisible()
    await expectNoViolations(page)
    await onPhone(page, 'approve', id)
    await settledAtServer(page)
    expect(await isPaid(page)).toBe(true)
    await page.clock.runFor(10_000)
    await expect(heading(page, 'Payment Successful')).toBeVisible()
  })

  test('is taken up again by a reload and by a second tab, and is one payment', { tag: '@core' }, async ({
    page,
    context,
  }) => {
    await page.goto(PATH)
    const id = await pressPayNowAndWait(page, STAYS_PENDING)
    await page.reload()
    await expect(heading(page, 'Processing your payment...')).toBeVisible()
    await expect(modal(page)).toContainText('enter your MTN Money PIN')
    const second = await context.newPage()
    await second.goto(PATH)
    await expect(heading(second, 'Processing your payment...')).toBeVisible()
    await onPhone(page, 'approve', id)
    await settledAtServer(page)
    for (const tab of [page, second]) await expect(heading(tab, 'Payment Successful')).toBeVisible()
    const { payments } = await (await page.request.get('/api/payments')).json()
    expect(payments).toHaveLength(1)
    await second.close()
  })

  test('goes on when the line is lost while it is pending', async ({ page, context }) => {
    await page.clock.install()
    await page.goto(PATH)
    const id = await pressPayNowAndWait(page, STAYS_PENDING)
    await context.setOffline(true)
    await page.clock.runFor(3_000)
    await expect(modal(page).getByText(/This device is offline/)).toBeVisible()
    await context.setOffline(false)
    await onPhone(page, 'approve', id)
    await settledAtServer(page)
    await page.clock.runFor(20_000)
    await expect(heading(page, 'Payment Successful')).toBeVisible()
  })

  test("whose request is refused is 'Payment request failed', with the server's sentence beneath [S1-136] [S1-121]", async ({
    page,
  }) => {
    await page.route(REQUEST, failing)
    await page.goto(PATH)
    await pressPayNow(page, PAYS)
    await expect(heading(page, 'Payment Failed')).toBeVisible()
    await expect(modal(page).getByText('Payment request failed')).toBeVisible()
    await expect(modal(page).getByText('Something went wrong on our side.')).toBeVisible()
    await expect(tryAgain(page)).toBeFocused()
  })

  test("answered without a deposit id ends in 'Payment failed. Please try again.' [S1-151]", async ({
    page,
  }) => {
    await page.route(REQUEST, (route) => broken(route, { json: {} }))
    await page.goto(PATH)
    await pressPayNow(page, PAYS)
    await expect(modal(page).getByText('Payment failed. Please try again.')).toBeVisible()
  })

  test("of somebody the server no longer knows is 'User not authenticated. Please login again.' [S1-123]", async ({
    page,
  }) => {
    await page.route(REQUEST, (route) =>
      answers(route, { error: 'Please log in first.', code: 'not-signed-in' }, 401),
    )
    await page.goto(PATH)
    await pressPayNow(page, PAYS)
    await expect(modal(page).getByText('User not authenticated. Please login again.')).toBeVisible()
  })

  test('at another price than the catalogue is refused by the server, and nothing is charged', async ({
    page,
  }) => {
    await page.route(REQUEST, async (route) => {
      await route.continue({ postData: { ...route.request().postDataJSON(), amount: 1 } })
    })
    await page.goto(PATH)
    await pressPayNow(page, PAYS)
    await expect(modal(page).getByText('Payment request failed')).toBeVisible()
    await expect(modal(page)).toContainText('The price of this assistant has changed.')
    const { payments } = await (await page.request.get('/api/payments')).json()
    expect(payments).toEqual([])
  })

  test('is asked for once, however often Pay Now is pressed', async ({ page }) => {
    const asked = countCalls(page, '/api/payments/deposit-request-weekbe4')
    const letGo = await hold(page, REQUEST)
    await page.goto(PATH)
    await phoneField(page).fill(PAYS)
    await payNow(page).dblclick()
    await expect(heading(page, 'Processing your payment...')).toBeVisible()
    await phoneField(page)
      .press('Enter', { timeout: 500 })
      .catch(() => undefined)
    letGo()
    await expect(heading(page, 'Payment Successful')).toBeVisible()
    expect(asked()).toBe(1)
  })
})

test.describe('a session that has ended at Pay Now', () => {
  test('is said in place, and the same order is there again after the log-in', async ({ page, context }) => {
    const person = await knownButSignedOut(page)
    await page.goto('/auth/login')
    await fillLogIn(page, person)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL('/research/defense')
    await page.goto(PATH)
    await phoneField(page).fill(PAYS)
    await context.clearCookies()
    await payNow(page).click()
    await expect(modal(page).getByRole('alert')).toHaveText('User not authenticated. Please login again.')
    await expect(page).toHaveURL(PATH)
    await expectNoViolations(page)
    await button(page, 'Log in').click()
    await expect(page).toHaveURL('/auth/login')
    await fillLogIn(page, person)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL(PATH)
    await expect(phoneField(page)).toHaveValue(PAYS)
    await pressPayNowAndWait(page, PAYS)
    await settledAtServer(page)
  })
})
