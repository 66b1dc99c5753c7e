import { expect, test } from '@playwright/test'
import { button, countCalls, failing, hold, traceVisits } from '../support/page.ts'
import { fillSignUp, knownButSignedOut, somebody } from '../support/people.ts'

const SIGN_UP = '**/api/auth/sign-up/email'

test.describe('the sign-up screen', () => {
  test('has six required fields by their names, and its emails are typed as email [S1-058] [S1-060]', async ({
    page,
  }) => {
    await page.goto('/auth/signup')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(
      await page.evaluate(
        "[...document.querySelectorAll('form input')].map((i) => [i.name, i.type, i.required])",
      ),
    ).toEqual([
      ['firstName', 'text', true],
      ['lastName', 'text', true],
      ['email', 'email', true],
      ['phoneNumber', 'tel', true],
      ['password', 'text', true],
      ['confirmPassword', 'text', true],
    ])
    for (const path of ['/auth/login', '/auth/forgot-password']) {
      await page.goto(path)
      await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    }
  })

  test('is not submitted while any field is empty [S1-059]', async ({ page }) => {
    const calls = countCalls(page, '/api/auth/sign-up/email')
    await page.goto('/auth/signup')
    const names = ['firstName', 'lastName', 'email', 'phoneNumber', 'password', 'confirmPassword']
    for (const empty of names) {
      await fillSignUp(page, somebody())
      await page.locator(`[name="${empty}"]`).fill('')
      await button(page, 'Create account').click()
      await expect(page.locator(`[name="${empty}"]`)).toBeFocused()
    }
    expect(calls()).toBe(0)
  })

  test('links to login and has the same slideshow [S1-061] [S1-062]', async ({ page }) => {
    const captions = () => page.locator('.show figure').allTextContents()
    await page.goto('/auth/login')
    await expect(page.locator('.show figure')).toHaveCount(3)
    const atLogin = await captions()
    await page.goto('/auth/signup')
    await expect(page.locator('.show figure')).toHaveCount(3)
    expect(await captions()).toEqual(atLogin)
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/auth/login')
  })

  test('says Passwords do not match, creates nothing, and forgets it on the next key [S1-063] [S1-064]', async ({
    page,
  }) => {
    const calls = countCalls(page, '/api/auth/sign-up/email')
    await page.goto('/auth/signup')
    const said = page.getByText('Passwords do not match')
    for (const edited of ['password', 'confirmPassword']) {
      await fillSignUp(page, somebody(), 'copper kettle evening')
      await button(page, 'Create account').click()
      await expect(said).toBeVisible()
      await page.locator(`[name="${edited}"]`).press('End')
      await page.locator(`[name="${edited}"]`).pressSequentially('x')
      await expect(said).toBeHidden()
    }
    expect(calls()).toBe(0)
  })

  test('shows the passwords as typed, with Hide [S1-065]', async ({ page }) => {
    await page.goto('/auth/signup')
    for (const name of ['password', 'confirmPassword']) {
      const field = page.locator(`[name="${name}"]`)
      await expect(field).toHaveAttribute('type', 'text')
      await page.locator('.withbtn', { has: field }).getByRole('button', { name: 'Hide password' }).click()
      await expect(field).toHaveAttribute('type', 'password')
    }
  })

  test('refuses a short and a common password at the field [S1-066] [S1-067]', async ({ page }) => {
    const calls = countCalls(page, '/api/auth/sign-up/email')
    await page.goto('/auth/signup')
    for (const [password, sentence] of [
      ['seven77', 'Please choose a password of at least 8 characters.'],
      ['password123', 'This password is easy to guess.'],
    ] as const) {
      await fillSignUp(page, { ...somebody(), password })
      await button(page, 'Create account').click()
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(page.locator('[name="password"]')).toBeFocused()
      await expect(page.locator('[name="password"]')).toHaveAttribute('aria-invalid', 'true')
    }
    expect(calls()).toBe(0)
  })

  test('reads Creating Account... and waits [S1-068]', async ({ page }) => {
    await page.goto('/auth/signup')
    await fillSignUp(page, somebody())
    const letGo = await hold(page, SIGN_UP)
    await button(page, 'Create account').click()
    await expect(button(page, 'Creating Account...')).toBeDisabled()
    letGo()
    await expect(page).toHaveURL('/onboarding')
  })

  test('says Email already in use and keeps every field [S1-069]', async ({ page }) => {
    const known = await knownButSignedOut(page)
    await page.goto('/auth/signup')
    await fillSignUp(page, { ...known, firstName: 'Mutale' })
    await button(page, 'Create account').click()
    await expect(page.getByText('Email already in use')).toBeVisible()
    await expect(page.locator('[name="firstName"]')).toHaveValue('Mutale')
    await expect(page.locator('[name="confirmPassword"]')).toHaveValue(known.password)
  })

  test('says Failed to create account. Please try again. for every other error [S1-070]', async ({
    page,
  }) => {
    await page.goto('/auth/signup')
    await fillSignUp(page, somebody())
    await page.route(SIGN_UP, failing)
    await button(page, 'Create account').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to create account. Please try again.')
  })

  test('removes a stored tutor application and follows it, which leads home [S1-071]', async ({ page }) => {
    const visited = await traceVisits(page)
    await page.goto('/auth/signup')
    await page.evaluate("localStorage.setItem('tutorApplication', '{}')")
    await fillSignUp(page, somebody())
    await button(page, 'Create account').click()
    await expect(page).toHaveURL('/research/defense')
    expect(visited.filter((path) => path !== '/auth/signup')).toEqual([
      '/student/apply-tutor',
      '/',
      '/research/defense',
    ])
    expect(await page.evaluate("localStorage.getItem('tutorApplication')")).toBeNull()
  })

  test('leads to onboarding, which asks for academic level and interests [S1-072] [S1-073]', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/auth/signup')
    await fillSignUp(page, somebody())
    await button(page, 'Create account').click()
    await expect(page).toHaveURL('/onboarding')
    await expect(page.getByRole('group', { name: 'Academic level' }).getByRole('radio')).toHaveCount(4)
    await expect(page.getByRole('group', { name: 'Interests' }).getByRole('checkbox')).not.toHaveCount(0)
  })

  for (const leaving of ['Skip', 'Save and continue'])
    test(`goes on from onboarding by ${leaving} [S1-075]`, async ({ page }) => {
      await page.goto('/auth/signup')
      await fillSignUp(page, somebody())
      await button(page, 'Create account').click()
      await button(page, leaving).click()
      await expect(page).toHaveURL('/research/defense')
    })

  for (const [what, change, sentence] of [
    [
      'a name of 5,000 characters',
      { firstName: 'ab '.repeat(1_700) },
      'A name can have at most 80 characters.',
    ],
    ['markup for a name', { lastName: '<img src=x onerror=alert(1)>' }, 'without symbols such as < or >'],
    ['a name that turns the text round', { firstName: 'Chi\u202epo' }, 'or hidden characters'],
    ['spaces for a name', { lastName: '   ' }, 'Please enter your last name.'],
    [
      'letters for a phone number',
      { phoneNumber: 'ninety seven' },
      'Please enter your phone number in digits',
    ],
    ['a megabyte of password', { password: 'copper '.repeat(150_000) }, 'at most 128 characters'],
  ] as const)
    test(`refuses ${what} at its field, before anything is sent`, async ({ page }) => {
      const calls = countCalls(page, '/api/auth/sign-up/email')
      await page.goto('/auth/signup')
      await fillSignUp(page, { ...somebody(), ...change })
      await button(page, 'Create account').click()
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(page.locator(`[name="${Object.keys(change)[0]}"]`)).toBeFocused()
      expect(calls()).toBe(0)
    })

  test('shows an emoji in a name as it is, and sends two quick presses once', async ({ page }) => {
    const calls = countCalls(page, '/api/auth/sign-up/email')
    await page.goto('/auth/signup')
    await fillSignUp(page, { ...somebody(), firstName: '🌍 Chipo' })
    await button(page, 'Create account').dblclick({ noWaitAfter: true })
    await expect(page).toHaveURL('/onboarding')
    expect(calls()).toBe(1)
    await expect(page.getByRole('link', { name: '🌍 Chipo Mwansa, your account' })).toBeVisible()
  })
})
