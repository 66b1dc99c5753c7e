import { expect, type Page, type Route, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { linkInLetterTo } from '../support/mailbox.ts'
import { fillLogIn, fillSignUp, knownButSignedOut, somebody } from '../support/people.ts'

const SIGN_IN = '**/api/auth/sign-in/email'
const SIGN_UP = '**/api/auth/sign-up/email'
const RESET = '**/api/auth/request-password-reset'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const failing = (route: Route) =>
  route.fulfill({ status: 500, json: { error: 'Something went wrong on our side.', code: 'our-fault' } })

/** Holds a call until it is let go, so that the state in between can be looked at. */
async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

function countCalls(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls++
  })
  return () => calls
}

/** Every address the app goes to by itself, also those it only passes through. */
async function traceVisits(page: Page): Promise<string[]> {
  const visited: string[] = []
  await page.exposeFunction('tellVisit', (path: string) => void visited.push(path))
  await page.addInitScript(`
    for (const name of ['pushState', 'replaceState']) {
      const original = history[name]
      history[name] = function (state, unused, url) {
        if (url) tellVisit(new URL(url, location.href).pathname)
        return original.apply(this, arguments)
      }
    }`)
  return visited
}

test('a new student walks through the whole house', async ({ page }) => {
  const person = somebody()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await fillSignUp(page, person)
  await button(page, 'Create account').click()
  await expect(page).toHaveURL('/onboarding')
  await page.getByRole('radio', { name: 'Master’s' }).check()
  await page.getByRole('checkbox', { name: 'Mining' }).check()
  await button(page, 'Save and go on').click()
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
  await expect(page.getByText('Your password is changed.')).toBeVisible()

  await fillLogIn(page, person)
  await button(page, 'Sign in').click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await fillLogIn(page, { ...person, password: newPassword })
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL('/research/defense')
})

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
    await page.getByRole('link', { name: 'Close and go home' }).click()
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

  test('reads Signing in... and waits, then leads to the Defense Room [S1-053] [S1-055]', async ({
    page,
  }) => {
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
    await page.unroute(SIGN_IN)
    await page.route(SIGN_IN, (route) => route.abort())
    await button(page, 'Sign in').click()
    await expect(page.getByRole('alert')).toContainText('Weekbe4 cannot be reached just now.')
    await expect(page.getByRole('alert')).toContainText('Failed to login. Please try again.')
  })

  test('tells how long to wait after ten wrong passwords', async ({ page }) => {
    const person = await knownButSignedOut(page)
    for (let tries = 0; tries < 10; tries++)
      await page.request.post('/api/auth/sign-in/email', { data: { ...person, password: 'wrong words' } })
    await page.goto('/auth/login')
    await fillLogIn(page, person)
    await button(page, 'Sign in').click()
    await expect(page.getByRole('alert')).toContainText('Please wait 15 minutes')
  })
})

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

  test('leads to onboarding, which asks for academic level and interests [S1-072] [S1-073]', async ({
    page,
  }) => {
    await page.goto('/auth/signup')
    await fillSignUp(page, somebody())
    await button(page, 'Create account').click()
    await expect(page).toHaveURL('/onboarding')
    await expect(page.getByRole('group', { name: 'Academic level' }).getByRole('radio')).toHaveCount(4)
    await expect(page.getByRole('group', { name: 'Interests' }).getByRole('checkbox')).not.toHaveCount(0)
  })

  test('goes on from onboarding finished or skipped [S1-075]', async ({ page }) => {
    for (const leaving of ['Skip', 'Save and go on']) {
      await page.context().clearCookies()
      await page.goto('/auth/signup')
      await fillSignUp(page, somebody())
      await button(page, 'Create account').click()
      await button(page, leaving).click()
      await expect(page).toHaveURL('/research/defense')
    }
  })
})

test.describe('the slideshows', () => {
  const current = async (page: Page) => (await page.locator('.show figure.on figcaption').textContent()) ?? ''

  test('show three pictures, the next one every 4 seconds [S1-050] [S1-051]', async ({ page }) => {
    await page.clock.install()
    for (const path of ['/auth/login', '/auth/signup', '/auth/forgot-password']) {
      await page.goto(path)
      await expect(page.locator('.show figure')).toHaveCount(3)
      await page.clock.runFor(100)
      const seen = [await current(page)]
      await page.clock.runFor(3_800)
      expect(await current(page)).toBe(seen[0])
      for (let picture = 1; picture <= 3; picture++) {
        await page.clock.runFor(4_000)
        seen.push(await current(page))
      }
      expect(new Set(seen).size).toBe(3)
      expect(seen[3]).toBe(seen[0])
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

test('the reset page shows a sign-in link in the top bar, and says when its link is used up [S1-034]', async ({
  page,
}) => {
  await page.goto('/auth/reset-password?token=used-up')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('granite lamp sunrise')
  await page.getByLabel('Confirm new password').fill('granite lamp sunrise')
  await button(page, 'Save the new password').click()
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used before.')
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
