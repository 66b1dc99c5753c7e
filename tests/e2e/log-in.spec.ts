import { expect, test } from '@playwright/test'
import { button, countCalls, failing, hold, traceVisits } from '../support/page.ts'
import { fillLogIn, knownButSignedOut, somebody } from '../support/people.ts'

const SIGN_IN = '**/api/auth/sign-in/email'

test.describe('the login screen', () => {
  test('is not submitted without both email and password [S1-046]', async ({ page }) => {
    const calls = countCalls(page, '/api/auth/sign-in/email')
    await page.goto('/auth/login')
    await button(page, 'Sign in').click()
    await page.getByLabel('Email').fill('chipo@unza.zm')
    await button(page, 'Sign in').click()
    await page.getByLabel('Email').fill('')
    await page.getByLabel('Password', { exact: true }).fill('copper kettle morning')
    await button(page, 'Sign in').click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(button(page, 'Sign in')).toBeEnabled()
    expect(calls()).toBe(0)
  })

  test('links to Forgot Password and to Sign Up [S1-047] [S1-048]', async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page).toHaveURL('/auth/forgot-password')
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/auth/signup')
  })

  test('closes to / [S1-049]', async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Close and go to the home page' }).click()
    await expect(page).toHaveURL('/')
  })

  test('masks the password, and Show shows it [S1-054]', async ({ page }) => {
    await page.goto('/auth/login')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await button(page, 'Show password').click()
    await expect(password).toHaveAttribute('type', 'text')
    await button(page, 'Hide password').click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('reads Signing in... and waits, then leads to the Defense Room [S1-053] [S1-055]', {
    tag: '@core',
  }, async ({ page }) => {
    const person = await knownButSignedOut(page)
    const visited = await traceVisits(page)
    await page.goto('/auth/login')
    await fillLogIn(page, person)
    const letGo = await hold(page, SIGN_IN)
    await button(page, 'Sign in').click()
    await expect(button(page, 'Signing in...')).toBeDisabled()
    letGo()
    await expect(page).toHaveURL('/research/defense')
    await expect(page.getByRole('heading', { name: 'Defense Room', level: 1 })).toBeVisible()
    const way = visited.filter((path) => path !== '/auth/login')
    expect(way).toEqual(['/', '/research/defense'])
  })

  test('stores the flag and the user summary [S1-096] [S1-097]', async ({ page }) => {
    const person = await knownButSignedOut(page)
    await page.goto('/auth/login')
    await fillLogIn(page, person)
    await button(page, 'Sign in').click()
    await expect(page).toHaveURL('/research/defense')
    expect(await page.evaluate("localStorage.getItem('isAuthenticated')")).toBe('true')
    const summary = JSON.parse(String(await page.evaluate("localStorage.getItem('user')")))
    expect(summary).toEqual({
      uid: expect.any(String),
      email: person.email,
      displayName: 'Chipo Mwansa',
      photoURL: null,
      emailVerified: false,
    })
  })

  test('says Invalid email or password for both, and keeps what was typed [S1-056]', async ({ page }) => {
    const person = await knownButSignedOut(page)
    await page.goto('/auth/login')
    for (const wrong of [
      { ...person, password: 'not the right one' },
      { ...person, email: `nobody-${crypto.randomUUID()}@unza.zm` },
    ]) {
      await fillLogIn(page, wrong)
      await button(page, 'Sign in').click()
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
      await expect(page.getByLabel('Email')).toHaveValue(wrong.email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(wrong.password)
    }
  })

  test('says Failed to login. Please try again. for every other error [S1-057]', async ({ page }) => {
    await page.goto('/auth/login')
    await fillLogIn(page, somebody())
    await page.route(SIGN_IN, failing)
    await button(page, 'Sign in').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to login. Please try again.')
    await page.route(SIGN_IN, (route) => route.abort())
    await button(page, 'Sign in').click()
    await expect(page.getByRole('alert')).toContainText('Weekbe4 cannot be reached at the moment.')
    await expect(page.getByRole('alert')).toContainText('Failed to login. Please try again.')
  })

  test('tells how long to wait after ten wrong passwords', async ({ page }) => {
    const person = await knownButSignedOut(page)
    for (let tries = 0; tries < 10; tries++)
      await page.request.post('/api/auth/sign-in/email', { data: { ...person, password: 'wrong words' } })
    await page.goto('/auth/login')
    await fillLogIn(page, person)
    await button(page, 'Sign in').click()
    // Counted from the first try.
    await expect(page.getByRole('alert')).toContainText(/Please wait 1\d minutes/)
  })
})
