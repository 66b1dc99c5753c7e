/** The landing page as a visitor meets it: before any account, on a phone and on a desk. */
import { expect, test } from '@playwright/test'
import { ASSISTANTS, assistantIds } from '../../src/product/assistants.ts'
import { violations } from '../support/axe.ts'

const LOGIN = '/auth/login'
const price = (name: string) => `.prices li:has-text("${name}") .pr`

test('advertises all seven assistants by name [S1-016]', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  const names = page.locator('#features h3')
  await expect(names).toHaveCount(7)
  for (const id of assistantIds)
    await expect(page.locator('#features').getByRole('heading', { name: ASSISTANTS[id].name })).toBeVisible()
})

test('shows the monthly landing prices in ZMW [S1-003]', async ({ page }) => {
  await page.goto('/')
  const shown = {
    'Defense Room': 150,
    'Research Decoder': 200,
    'PowerPoint Creator': 150,
    'Text Humanizer': 90,
    'Text Chat Assistant': 100,
    'Voice Chat': 100,
  }
  for (const [name, kwacha] of Object.entries(shown))
    await expect(page.locator(price(name))).toHaveText(`ZMW ${kwacha} a month`)
})

test('shows the Research Consultant at ZMW 180 a month, in no other currency [S1-004]', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator(price('Research Consultant'))).toHaveText('ZMW 180 a month')
  await expect(page.locator('#pricing')).not.toContainText(/ZWM|ZMK|USD|\$/)
})

test('has use-case cards for three academic levels [S1-020]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(3)
  for (const level of ['Undergraduate', 'Master’s', 'PhD and faculty'])
    await expect(
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: level }) }),
    ).toBeVisible()
})

test('leads to features, demo, testimonials and pricing by anchors [S1-021]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const id of ['features', 'demo', 'testimonials', 'pricing']) {
    await page.getByRole('navigation', { name: 'On this page' }).locator(`a[href="#${id}"]`).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test("goes to the log-in screen on 'Get Started' [S1-022]", { tag: '@one-screen' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${LOGIN}$`))
})

test('leads to the log-in screen with every call to action [S1-023]', { tag: '@one-screen' }, async ({
  page,
}) => {
  await page.goto('/')
  const calls = page.locator('a', { hasText: /^(Get Started|Sign in)$/ })
  // In the bar twice, under the headline, beside the prices, and twice at the foot.
  await expect(calls).toHaveCount(6)
  for (const call of await calls.all()) await expect(call).toHaveAttribute('href', LOGIN)
})

test('opens the page slip of an evidence corner, and closes it with Escape', async ({ page }) => {
  await page.goto('/')
  const corner = page.getByRole('button', { name: /^p\. 34/ })
  const slip = page.getByRole('complementary', { name: 'Page 34' })
  await expect(slip).toBeHidden()
  await corner.click()
  await expect(slip).toContainText('the formula yields 315')
  await expect(corner).toHaveAttribute('aria-expanded', 'true')
  await corner.press('Escape')
  await expect(slip).toBeHidden()
})

test('keeps the chosen theme for the next visit', { tag: '@one-screen' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.reload()
  expect(await ground()).toBe(dark)
})

test('has no accessibility violation in either theme, and one heading of the first level', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    expect(await violations(page)).toEqual([])
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('never scrolls sideways from 320 to 1920 pixels, and gives every thumb 44', {
  tag: '@one-screen',
}, async ({ page }) => {
  for (const width of [320, 360, 600, 768, 940, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
  }
  await page.setViewportSize({ width: 360, height: 800 })
  const low = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((targets) =>
    targets
      .filter((target) => !target.matches('.skip'))
      .map((target) => {
        // The evidence corner is lower than its touch area, which its ::after carries.
        const reach = target.matches('.evi') ? 2 * 0.35 * 16 : 0
        return { what: target.textContent, height: target.getBoundingClientRect().height + reach }
      })
      .filter(({ height }) => height < 43.9),
  )
  expect(low).toEqual([])
})

test.describe('without our script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every testimonial and every page slip', async ({ page }) => {
    await page.goto('/')
    const shown = await page.locator('.te, .slip[id]').all()
    expect(shown).toHaveLength(5)
    for (const piece of shown) await expect(piece).toBeVisible()
  })
})

test.describe('what anybody may read', () => {
  for (const [link, title] of [
    ['Privacy', 'Privacy'],
    ['What it can do', 'What Weekbe4 can and cannot do'],
  ] as const)
    test(`${link} opens from the foot, fits the smallest phone and can be read by everybody`, {
      tag: '@one-screen',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await violations(page)).toEqual([])
    })
})
