/** The whole way, as one visitor goes it: from the landing page to an assistant that is theirs. */
import { expect, test } from '@playwright/test'
import { modal, PAYS, payNow, phoneField, settledAtServer } from '../support/pay-screen.ts'

test('in one journey a visitor signs up, logs in, pays for an assistant by mobile money and has it inside the shell [S1-024]', async ({
  page,
}) => {
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
  await page
    .getByRole('button', { name: 'Skip' })
    .or(page.getByRole('link', { name: 'Skip' }))
    .click()
  await expect(page).toHaveURL('/research/defense')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/research/defense')

  // The shell's clock is ours from here on: the payment looks for its result every ten seconds.
  await page.clock.install()
  await page.getByRole('link', { name: 'Unlock for ZMW 150.00' }).click()
  await phoneField(page).fill(PAYS)
  await payNow(page).click()
  await settledAtServer(page)
  await page.clock.runFor(15_000)
  await modal(page).getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL('/research/defense')
  await expect(page.getByRole('heading', { level: 1, name: 'Defense Room' })).toBeVisible()
  const mine = page.getByRole('region', { name: 'What you have' })
  await expect(mine).toContainText('60 minutes')
  await expect(
    page
      .getByRole('navigation', { name: 'Your AI Research Assistants' })
      .or(page.getByRole('button', { name: /menu|assistants/i }))
      .first(),
  ).toBeVisible()
})
