import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { linkInLetterTo } from '../support/mailbox.ts'
import { button } from '../support/page.ts'
import { fillLogIn, fillSignUp, somebody } from '../support/people.ts'

test('a new student walks through the whole house', { tag: '@core' }, async ({ page }) => {
  const person = somebody()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await fillSignUp(page, person)
  await button(page, 'Create account').click()
  await expect(page).toHaveURL('/onboarding')
  await page.getByRole('radio', { name: 'Master’s' }).check()
  await page.getByRole('checkbox', { name: 'Mining' }).check()
  await button(page, 'Save and continue').click()
  await expect(page).toHaveURL('/research/defense')

  await page.getByRole('link', { name: /your account/ }).click()
  await expect(page.getByText('Mining')).toBeVisible()
  await button(page, 'Sign out').click()
  await expect(page).toHaveURL('/auth/login')

  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByLabel('Email').fill(person.email)
  await button(page, 'Send Reset Link').click()
  await expect(page.getByText('Password reset link has been sent to your email')).toBeVisible()

  await page.goto(await linkInLetterTo(page, person.email))
  const newPassword = 'granite lamp sunrise'
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password').fill(newPassword)
  await button(page, 'Save the new password').click()
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByText('Your password has been changed.')).toBeVisible()

  await fillLogIn(page, person)
  await button(page, 'Sign in').click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await fillLogIn(page, { ...person, password: newPassword })
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL('/research/defense')
})

test.describe('the slideshows', () => {
  const current = async (page: Page) => (await page.locator('.show figure.on figcaption').textContent()) ?? ''

  test('show three pictures, the next one every 4 seconds [S1-050] [S1-051]', async ({ page }) => {
    const start = new Date('2026-11-20T08:00:00Z').getTime()
    await page.clock.install({ time: start })
    for (const [hour, path] of ['/auth/login', '/auth/signup', '/auth/forgot-password'].entries()) {
      await page.goto(path)
      await expect(page.locator('.show figure')).toHaveCount(3)
      const picture = await page.locator('.show figure.on svg').first().boundingBox()
      expect(picture?.height).toBeGreaterThan(50)
      // Later than any page takes to load.
      await page.clock.pauseAt(start + (hour + 1) * 3_600_000)
      // A chosen picture stays its full time, so from here on every millisecond is known.
      await button(page, 'Picture 1 of 3').click()
      await page.mouse.move(5, 5)
      const seen = [await current(page)]
      for (let picture = 1; picture <= 3; picture++) {
        await page.clock.runFor(3_999)
        expect(await current(page)).toBe(seen.at(-1))
        await page.clock.runFor(1)
        await expect.poll(() => current(page)).not.toBe(seen.at(-1))
        seen.push(await current(page))
      }
      expect(new Set(seen).size).toBe(3)
      expect(seen[3]).toBe(seen[0])
      await page.clock.resume()
    }
  })

  test('show the picture of the indicator that is pressed [S1-052]', async ({ page }) => {
    await page.goto('/auth/login')
    await button(page, 'Picture 3 of 3').click()
    expect(await current(page)).toContain('Arrive prepared.')
    await expect(page.locator('.show figure.on')).toHaveCount(1)
  })

  test('caption the three pictures of the reset [S1-078]', async ({ page }) => {
    await page.goto('/auth/forgot-password')
    const captions = ['Reset Your Password', 'Secure Account Recovery', 'Get Back to Learning']
    for (const [place, caption] of captions.entries()) {
      await button(page, `Picture ${place + 1} of 3`).click()
      expect(await current(page)).toContain(caption)
    }
  })
})

test('the reset page shows a sign-in link in the top bar, and says when its link is used up [S1-034]', async ({
  page,
}) => {
  await page.goto('/auth/reset-password?token=used-up')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('granite lamp sunrise')
  await page.getByLabel('Confirm new password').fill('granite lamp sunrise')
  await button(page, 'Save the new password').click()
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used.')
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth/login')
})

test('the account screens have no accessibility violation, in both themes', async ({ page }) => {
  for (const path of [
    '/auth/login',
    '/auth/signup',
    '/auth/forgot-password',
    '/auth/reset-password?token=x',
    '/auth/reset-password',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
  }
})
