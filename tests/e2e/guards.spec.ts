import { expect, test } from '@playwright/test'
import { broken } from '../support/fulfil.ts'
import { answerInstead, hold } from '../support/page.ts'
import { fillLogIn, knownButSignedOut, signUpSilently } from '../support/people.ts'

const PUBLIC = ['/', '/auth/login', '/auth/signup', '/auth/forgot-password']
const IN_THE_SHELL: [path: string, heading: string][] = [
  ['/research/defense', 'Defense Room'],
  ['/research/decoder', 'Research Decoder'],
  ['/research/consultant', 'Research Paper Consultant'],
  ['/content/powerpoint', 'PowerPoint Creator'],
  ['/content/humanizer', 'Text Humanizer'],
  ['/chat/text', 'Text Chat Assistant'],
  ['/chat/voice', 'Voice Chat'],
  ['/payments', 'Payment'],
]

test.describe('a visitor', () => {
  test('sees the landing page and the three account screens [S1-025]', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
    for (const [path, heading] of [
      ['/auth/login', 'Welcome back'],
      ['/auth/signup', 'Create your account'],
      ['/auth/forgot-password', 'Forgot your password?'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    }
  })

  test('is sent to / from the seven assistants and from payments [S1-028]', async ({ page }) => {
    for (const [path] of IN_THE_SHELL) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
  })

  test('is sent to / from the pages of the account and of administrators', async ({ page }) => {
    for (const path of ['/account', '/purchases', '/onboarding', '/admin', '/admin/deposits']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
  })

  test('comes from /login to the login screen [S1-031]', async ({ page }) => {
    await page.goto('/login')
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})

test.describe('a student', () => {
  test.beforeEach(async ({ page }) => void (await signUpSilently(page)))

  test('is redirected from every public route to the Defense Room [S1-026]', async ({ page }) => {
    for (const path of PUBLIC) {
      await page.goto(path)
      await expect(page).toHaveURL('/research/defense')
    }
  })

  test('sees each protected route inside the shell, with top bar and sidebar [S1-027]', {
    tag: '@core',
  }, async ({ page }) => {
    for (const [path, heading] of IN_THE_SHELL) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
      await expect(page.locator('nav#side')).toHaveCount(1)
    }
  })

  test('comes from /dashboard to the Defense Room [S1-029]', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/research/defense')
  })

  test('does not see the pages of administrators', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/research/defense')
  })

  test('does not come back to the login screen by going back', async ({ page }) => {
    await page.goto('/chat/text')
    await page.evaluate(
      "history.pushState(null, '', '/auth/login'); dispatchEvent(new PopStateEvent('popstate'))",
    )
    await expect(page).toHaveURL('/research/defense')
  })

  test('is led home when the session ends in another tab', async ({ page, context }) => {
    await page.goto('/chat/text')
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/research/decoder')
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL('/auth/login')
    await expect(page).toHaveURL('/')
  })
})

test('a session that the server has ended leads home with the next call', async ({ page, context }) => {
  await signUpSilently(page)
  await page.goto('/chat/text')
  await expect(page.getByRole('heading', { name: 'Text Chat Assistant', level: 1 })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('link', { name: /your account/ }).click()
  await expect(page).toHaveURL('/')
})

test('signing in in one tab lets the other in, too', async ({ page, context }) => {
  const person = await knownButSignedOut(page)
  await page.goto('/auth/signup')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/auth/login')
  await fillLogIn(other, person)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other).toHaveURL('/research/defense')
  await expect(page).toHaveURL('/research/defense')
})

test('files of the app are kept for a year, under a policy of their own', async ({ request }) => {
  const page = await (await request.get('/auth/login')).text()
  const [file = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? []
  const headers = (await request.get(file)).headers()
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-security-policy']).toBe("default-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers).not.toHaveProperty('permissions-policy')
})

test('any other path leads to / [S1-030]', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
  await signUpSilently(page)
  await page.goto('/student/apply-tutor')
  // A student's / is the Defense Room.
  await expect(page).toHaveURL('/research/defense')
})

test('a full-screen spinner is shown while the sign-in state is being resolved [S1-032]', async ({
  page,
}) => {
  await signUpSilently(page)
  const answer = await hold(page, '**/api/account/me')
  await page.goto('/research/decoder')
  const spinner = page.locator('.fullspin')
  await expect(spinner).toBeVisible()
  const box = await spinner.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.POSITIVE_INFINITY)
  await expect(page.getByRole('heading', { name: 'Research Decoder' })).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { name: 'Research Decoder', level: 1 })).toBeVisible()
  await expect(spinner).toHaveCount(0)
})

test('a server that is away signs nobody out, and Try Again goes on', async ({ page }) => {
  await signUpSilently(page)
  const isBack = await answerInstead(page, '**/api/account/me', (route) =>
    broken(route, { status: 503, body: 'away' }),
  )
  await page.goto('/chat/text')
  await expect(page.getByRole('heading', { name: 'We cannot reach the server' })).toBeVisible()
  isBack()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Text Chat Assistant', level: 1 })).toBeVisible()
})
