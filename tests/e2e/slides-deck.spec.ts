/** What a student does with a deck before it is made and after, in a browser and with the real engine. */
import { expect, type Page, test } from '@playwright/test'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { defenceThesisPdf } from '../support/defence-thesis-pdf.ts'
import { PAYS, pressPayNowAndWait, settledAtServer } from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'

test.describe.configure({ timeout: 150_000 })

const THESIS = { name: 'traders.pdf', mimeType: 'application/pdf', buffer: defenceThesisPdf() }

async function withThesisChosen(page: Page) {
  await signUpSilently(page)
  await page.goto(paymentsPath('slides'))
  await pressPayNowAndWait(page, PAYS)
  await settledAtServer(page)
  await page.goto('/content/powerpoint')
  await expect(page.getByText('5/5 left')).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles(THESIS)
}
const ready = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Your presentation is ready' })).toBeVisible({ timeout: 90_000 })
/** As the strip numbers them. */
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Slides' }).locator('.slide-button > span').allInnerTexts()
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)

test('the outline is shown before anything is made, and the deck is what was made of it', async ({
  page,
}) => {
  await withThesisChosen(page)
  await page.getByRole('button', { name: 'See the outline first' }).click()
  const outline = page.getByRole('region', { name: 'The outline of your slides' })
  await expect(outline.getByRole('listitem')).toHaveCount(18, { timeout: 90_000 })
  await fits(page)
  await expectNoViolations(page)

  // Left alone, it waits on the list; nothing was counted.
  await page.reload()
  await page.getByRole('button', { name: 'Go on with the outline of traders.pdf' }).click()
  await expect(outline.getByRole('listitem')).toHaveCount(18)

  const fourth = await page.getByLabel('Title of slide 4').inputValue()
  const sixth = await page.getByLabel('Title of slide 6').inputValue()
  await page.getByLabel('Title of slide 3').fill('Cash at home is lost')
  await page.getByRole('button', { name: 'Move slide 3 later' }).click()
  await page.getByRole('button', { name: 'Leave slide 6 out' }).click()
  await page.getByRole('button', { name: 'Generate from this outline' }).click()
  await ready(page)
  await expect(page.getByText('4/5 left')).toBeVisible()
  const shown = await titles(page)
  expect(shown).toHaveLength(18)
  expect(shown[2]).toContain(fourth)
  expect(shown[3]).toContain('Cash at home is lost')
  expect(shown.join('\n')).not.toContain(sixth)
})

test('a deck shows the figures of its document, and makes one slide again without a generation', async ({
  page,
}) => {
  await withThesisChosen(page)
  const answered = page.waitForResponse('**/figures/framework', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await ready(page)

  // The figure of the document is on a slide, with its pixels.
  const pixels = await answered
  await page.locator('.strip button').nth(8).click()
  expect([pixels.status(), pixels.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await expect(page.getByRole('article').locator('image').first()).toBeVisible()

  // One slide again: other words, and no generation.
  await page.locator('.strip button').nth(2).click()
  const slide = page.getByRole('article', { name: 'Slide 3 of 18' })
  const before = await slide.locator('svg').first().innerHTML()
  await slide.getByRole('button', { name: 'Make this slide again' }).click()
  await expect.poll(async () => (await slide.locator('svg').first().innerHTML()) !== before).toBe(true)
  await expect(page.getByText('4/5 left')).toBeVisible()
})
