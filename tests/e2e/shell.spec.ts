import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { answerInstead } from '../support/page.ts'
import { signUpSilently } from '../support/people.ts'

const toggle = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const sidebar = (page: Page) => page.locator('nav#side')
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name: new RegExp(`^${name}`) })
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 })

async function openOnPhone(page: Page, path = '/research/defense', width = 360) {
  await page.setViewportSize({ width, height: 740 })
  await page.goto(path)
  await toggle(page).click()
  await expect(sidebar(page)).toBeVisible()
}

test.beforeEach(async ({ page }) => void (await signUpSilently(page)))

test('the top bar shows the logo, who is signed in, and Sign out [S1-033] [S1-035] [S1-036]', async ({
  page,
}) => {
  await page.goto('/research/defense')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Weekbe4, home' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Chipo Mwansa, your account' })).toBeVisible()
  await expect(bar.locator('.avatar')).toHaveText('C')
  const isDesktop = (page.viewportSize()?.width ?? 0) > 768
  if (isDesktop) await expect(bar.getByText('Chipo Mwansa')).toBeVisible()
})

test('Sign out leads to the login screen, and the way back is closed [S1-037] [S1-098]', {
  tag: ['@core', '@one-screen'],
}, async ({ page }) => {
  await page.goto('/chat/voice')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth/login')
  expect(
    await page.evaluate("[localStorage.getItem('isAuthenticated'), localStorage.getItem('user')]"),
  ).toEqual([null, null])
  await page.goto('/chat/voice')
  await expect(page).toHaveURL('/')
})

test('signs out here though the server cannot be reached, and only logs it [S1-099]', {
  tag: '@one-screen',
}, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
  await page.goto('/chat/text')
  await expect(heading(page, 'Text Chat Assistant')).toBeVisible()
  const isBack = await answerInstead(page, '**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate("localStorage.getItem('isAuthenticated')")).toBeNull()
  await expect.poll(() => logged.join('\n')).toContain('Signing out did not reach the server.')
  // As soon as there is a connection the server is told too.
  isBack()
  await page.reload()
  await expect(page).toHaveURL('/')
})

test('a toggle opens the sidebar over the page on a small screen [S1-038]', { tag: '@one-screen' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/research/defense')
  await expect(sidebar(page)).toBeHidden()
  await toggle(page).click()
  await expect(sidebar(page)).toBeVisible()
  // The page below is dimmed and out of reach.
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  await expect(sidebar(page)).toHaveCSS('box-shadow', /^rgba\(9, 20, 16/)
  await page.mouse.click(350, 600)
  await expect(sidebar(page)).toBeHidden()
})

test('the open sidebar keeps the focus, and Escape gives it back', async ({ page }) => {
  await openOnPhone(page)
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press('Tab')
    const services = await page.evaluate(
      "document.activeElement !== document.body && !document.activeElement.closest('#side, .scrim')",
    )
    expect(services).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(sidebar(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('the sidebar names every assistant in its group, with what it does and what it costs [S1-005] [S1-039] [S1-040] [S1-041] [S1-042] [S1-043] [S2-002]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/research/defense')
  const side = sidebar(page)
  await expect(side.getByRole('heading', { name: 'Your AI Research Assistants' })).toBeVisible()
  const GROUPS = {
    'RESEARCH TOOLS': [
      ['Defense Room', 250, /thesis defense/i],
      ['Research Decoder', 200, /papers and dissertations/i],
      ['Research Consultant', 300, /guidance and feedback/i],
    ],
    'CONTENT CREATION': [
      ['PowerPoint Creator', 150, /./],
      ['Text Humanizer', 100, /./],
    ],
    'CHAT SERVICES': [
      ['Text Chat Assistant', 180, /./],
      ['Voice Chat', 220, /./],
    ],
  } as const
  for (const [group, assistants] of Object.entries(GROUPS)) {
    const links = side.getByRole('list', { name: group }).getByRole('link')
    await expect(links).toHaveCount(assistants.length)
    for (const [index, [name, price, says]] of assistants.entries()) {
      const link = links.nth(index)
      await expect.soft(link.locator('b')).toContainText(name)
      await expect.soft(link).toContainText(`ZMW ${price}`)
      await expect.soft(link.locator('small')).toHaveText(says)
      await expect.soft(link.locator('small')).toBeVisible()
    }
  }
})

test('choosing an entry closes the sidebar at 768 px [S1-044]', { tag: '@one-screen' }, async ({ page }) => {
  await openOnPhone(page, '/research/defense', 768)
  await entry(page, 'Voice Chat').click()
  await expect(heading(page, 'Voice Chat')).toBeVisible()
  await expect(sidebar(page)).toBeHidden()
})

test('choosing an entry does not close the sidebar at 769 px [S1-044]', { tag: '@one-screen' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 740 })
  await page.goto('/research/defense')
  await expect(toggle(page)).toBeHidden()
  await entry(page, 'Voice Chat').click()
  await expect(heading(page, 'Voice Chat')).toBeVisible()
  await expect(sidebar(page)).toBeVisible()
})

test('the sidebar marks the entry of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/research/decoder')
  await expect(entry(page, 'Research Decoder')).toHaveAttribute('aria-current', 'page')
  await entry(page, 'Text Humanizer').click()
  await expect(entry(page, 'Text Humanizer')).toHaveAttribute('aria-current', 'page')
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1)
})

test('a new page names itself in the tab and takes the focus to its heading', { tag: '@one-screen' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/research/defense')
  await expect(page).toHaveTitle('Defense Room · Weekbe4')
  await entry(page, 'Text Humanizer').click()
  await expect(page).toHaveTitle('Text Humanizer · Weekbe4')
  await expect(heading(page, 'Text Humanizer')).toBeFocused()
})

test('the first stop of the keyboard leads past the sidebar', async ({ page }) => {
  await page.goto('/research/defense')
  await expect(heading(page, 'Defense Room')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the theme is chosen once and kept', { tag: '@one-screen' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/research/defense')
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('button', { name: /^Theme: light/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate("localStorage.getItem('weekbe4.theme')")).toBe('dark')
})

test('a band says when there is no network', { tag: '@one-screen' }, async ({ page, context }) => {
  await page.goto('/research/defense')
  await expect(heading(page, 'Defense Room')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('a screen that does not arrive says so, and another one opens', { tag: '@one-screen' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/research/defense')
  await expect(heading(page, 'Defense Room')).toBeVisible()
  await page.route('**/assets/account-screen*', (route) => route.abort())
  await page.getByRole('link', { name: /your account/ }).click()
  await expect(page.getByText('This screen could not be shown.')).toBeVisible()
  await entry(page, 'Voice Chat').click()
  await expect(heading(page, 'Voice Chat')).toBeVisible()
})

for (const width of [320, 360, 769, 1280, 1920])
  test(`nothing stands out at ${width} px`, { tag: '@one-screen' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/research/defense', '/account', '/onboarding', '/auth/reset-password?token=x']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    }
  })

test('the shell has no accessibility violation, in both themes', async ({ page }) => {
  for (const path of ['/research/defense', '/chat/voice', '/account', '/onboarding']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
  }
  await openOnPhone(page)
  await expectNoViolations(page)
})
