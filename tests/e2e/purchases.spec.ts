/** A student's purchases: remaining allowances, pending payments, and printable receipts. */
import { expect, type Page, test } from '@playwright/test'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { onPhone, PAYS, pressPayNowAndWait, STAYS_PENDING, settledAtServer } from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'

test.beforeEach(async ({ page }) => {
  await signUpSilently(page)
})

async function bought(page: Page) {
  await page.goto(paymentsPath('defense'))
  await pressPayNowAndWait(page, PAYS)
  await settledAtServer(page)
  await page.goto('/purchases')
}

test('an account without purchases is led to the assistants', async ({ page }) => {
  await page.goto('/purchases')
  await expect(page.getByRole('heading', { name: 'Nothing bought yet' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'See the seven assistants' }).click()
  await expect(page).toHaveURL('/payments')
})

test('a purchase shows what is left of it and until when, and opens its assistant', async ({ page }) => {
  await bought(page)
  const card = page.locator('.bought li')
  await expect(card).toContainText('Defense Room')
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '60 of 60 minutes left')
  await expect(card).toContainText('30 days left')
  await expect(card).toContainText('Nothing renews automatically.')
  await expectNoViolations(page)
  await card.getByRole('link', { name: 'Open Defense Room' }).click()
  await expect(page).toHaveURL('/research/defense')
})

test('a completed payment has a receipt that can be printed, without the frame round it', {
  tag: '@core',
}, async ({ page }) => {
  await bought(page)
  await page
    .getByRole('row')
    .getByRole('link', { name: /^Receipt / })
    .click()
  await expect(page).toHaveURL(/\/purchases\?receipt=/)
  const receipt = page.getByRole('region', { name: /^Receipt / })
  for (const words of ['Defense Room', 'ZMW 150.00', `MTN Money ${PAYS}`, 'Chipo Mwansa', 'Renews'])
    await expect(receipt).toContainText(words)
  await expect(page.getByText('Test payment, no real money.')).toBeVisible()
  await expectNoViolations(page)
  await page.evaluate('window.print = () => { window.printed = true }')
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate('printed')).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('somebody else’s receipt is not there', async ({ page, browser }) => {
  await page.goto(paymentsPath('humanizer'))
  const id = await pressPayNowAndWait(page, PAYS)
  await settledAtServer(page)
  const stranger = await (await browser.newContext()).newPage()
  await signUpSilently(stranger)
  await stranger.goto(`/purchases?receipt=${id}`)
  await expect(stranger.getByText('There is no such payment in this account.')).toBeVisible()
  await expect(stranger.getByText(PAYS)).toHaveCount(0)
  await stranger.context().close()
})

test('a pending payment stands first, and its access appears by itself', async ({ page }) => {
  await page.goto(paymentsPath('humanizer'))
  const id = await pressPayNowAndWait(page, STAYS_PENDING)
  await page.clock.install()
  await page.goto('/purchases')
  const pending = page.getByRole('region', { name: 'Waiting for a result' })
  await expect(pending).toContainText('Text Humanizer')
  await expect(pending).toContainText('ZMW 90.00')
  await expect(pending).toContainText('do not pay again')
  await expectNoViolations(page)
  await onPhone(page, 'approve', id)
  await settledAtServer(page)
  await page.clock.runFor(10_000)
  await expect(pending).toHaveCount(0)
  await expect(page.locator('.bought li')).toContainText('Text Humanizer')
})
