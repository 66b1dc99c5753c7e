/** The whole way, as one visitor goes it: from the landing page to an assistant that works for them. */
import { expect, test } from '@playwright/test'
import { twoColumnPaper } from '../fixtures/make/papers.ts'
import { modal, PAYS, payNow, phoneField, settledAtServer } from '../support/pay-screen.ts'

test('in one journey a visitor signs up, logs in, pays for an assistant by mobile money and uses it inside the shell [S1-024]', {
  tag: '@core',
}, async ({ page }) => {
  const email = `journey-${crypto.randomUUID()}@unza.zm`
  const password = 'copper kettle morning'

  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page).toHaveURL('/auth/login')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.getByLabel('First name').fill('Chipo')
  await page.getByLabel('Last name').fill('Mwansa')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill('0961234567')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/onboarding')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL('/research/defense')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/research/defense')

  // On a phone the assistants are behind the menu.
  const menu = page.getByRole('button', { name: 'Open the menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: /^Research Decoder/ }).click()
  await expect(page).toHaveURL('/research/decoder')

  // The shell's clock is ours from here on: the payment looks for its result every ten seconds.
  await page.clock.install()
  await page.getByRole('link', { name: 'Subscribe for ZMW 150.00' }).click()
  await phoneField(page).fill(PAYS)
  await payNow(page).click()
  await settledAtServer(page)
  await page.clock.runFor(15_000)
  await modal(page).getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL('/research/decoder')
  await expect(page.getByRole('region', { name: 'Your subscription' })).toContainText(
    '0 of 10 uploads used this month',
  )
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Drop your paper/ }).click(),
  ])
  await chooser.setFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: twoColumnPaper() })
  await expect(page.getByRole('region', { name: 'Analysis Overview' })).toBeVisible()
  await expect(page.getByText('1 of 10 uploads used this month')).toBeVisible()
  await expect(page.locator('nav#side')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
})
