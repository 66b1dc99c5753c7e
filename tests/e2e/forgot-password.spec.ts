import { expect, test } from '@playwright/test'
import { button, failing, hold } from '../support/page.ts'
import { knownButSignedOut } from '../support/people.ts'

const RESET = '**/api/auth/request-password-reset'

test.describe('the forgot-password screen', () => {
  test('has an email field, Send Reset Link and a link back to login [S1-076] [S1-077]', async ({ page }) => {
    await page.goto('/auth/forgot-password')
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(button(page, 'Send Reset Link')).toBeVisible()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page).toHaveURL('/auth/login')
  })

  test('reads Sending... and waits, then says so and clears the field [S1-079] [S1-082]', async ({
    page,
  }) => {
    const person = await knownButSignedOut(page)
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Email').fill(person.email)
    const letGo = await hold(page, RESET)
    await button(page, 'Send Reset Link').click()
    await expect(button(page, 'Sending...')).toBeDisabled()
    letGo()
    await expect(page.getByText('Password reset link has been sent to your email')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('')
  })

  test('says No account found with this email [S1-080]', async ({ page }) => {
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Email').fill(`nobody-${crypto.randomUUID()}@unza.zm`)
    await button(page, 'Send Reset Link').click()
    await expect(page.getByRole('alert')).toHaveText('No account found with this email')
    await expect(page.getByLabel('Email')).toHaveValue(/^nobody-/)
  })

  test('says Failed to send reset link. Please try again. for every other error [S1-081]', async ({
    page,
  }) => {
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Email').fill('chipo@unza.zm')
    await page.route(RESET, failing)
    await button(page, 'Send Reset Link').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to send reset link. Please try again.')
  })
})
