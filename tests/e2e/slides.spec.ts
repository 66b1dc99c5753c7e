/** The PowerPoint Creator as a student meets it, on a real document and with the real engine. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Presentations } from '../../src/assistants/slides/contract.ts'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { defenceThesisText } from '../support/defence-thesis.ts'
import { stopTheClock } from '../support/page.ts'
import { PAYS, pressPayNowAndWait, settledAtServer } from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'

const THESIS = { name: 'my thesis.txt', mimeType: 'text/plain', buffer: Buffer.from(defenceThesisText()) }

async function paid(page: Page) {
  await signUpSilently(page)
  await page.goto(paymentsPath('slides'))
  await pressPayNowAndWait(page, PAYS)
  await settledAtServer(page)
  await page.goto('/content/powerpoint')
  await expect(page.getByText('5/5 left')).toBeVisible()
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)

test('in one journey a paid user uploads a document, chooses a format, generates and downloads the presentation [S3-042] [S3-047] [S3-052] [S3-054] [S3-055] [S3-064] [S3-086] [S3-089] [S3-096]', {
  tag: '@core',
}, async ({ page }) => {
  await paid(page)
  await expect(page.getByText('up to 100MB')).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles(THESIS)
  await page.getByRole('radio', { name: /^Heavy/ }).check()
  const sent = page.waitForRequest('**/ai/weekbe4-powerpoint')
  await page.getByRole('button', { name: 'Generate' }).click()
  expect((await sent).headers()['x-session-id']).toMatch(/^[\da-f-]{36}$/)
  await expect(page.getByText('Estimated time 2-5 minutes')).toBeVisible()
  await expect(page.getByText(/^Job [\da-f]{8}$/)).toBeVisible()
  // The first deck of a document asks first; who skips it loses nothing.
  await expect(page.getByRole('heading', { name: 'Is this your study?' })).toBeVisible()
  await page.getByRole('button', { name: 'Make the deck now' }).click()
  await expect(page.getByRole('heading', { name: 'Your presentation is ready' })).toBeVisible()
  await expect(page.getByText('4/5 left')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Slides' }).getByRole('listitem')).toHaveCount(18)
  await fits(page)
  await expectNoViolations(page)

  const { presentations }: Presentations = await (await page.request.get('/ai/weekbe4-presentations')).json()
  const [saved, fetched] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForRequest(/\/ai\/weekbe4-presentations\/.+\/file/),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(fetched.url()).toBe(new URL(presentations[0]!.url, page.url()).href)
  expect(saved.suggestedFilename()).toBe('my thesis-weekbe4.pptx')
  const parts = unzipSync(new Uint8Array(readFileSync(await saved.path())))
  expect(Object.keys(parts).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))).toHaveLength(18)

  // Other words on a slide are in the next file.
  await page.locator('.strip button').nth(2).click()
  await page.getByRole('button', { name: 'Edit words' }).click()
  await page.getByLabel('Title').fill('Traders keep their money in cash')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByRole('img', { name: 'Slide 3: Traders keep their money in cash' }).first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Generate Another' }).click()
  await expect(page.getByRole('heading', { name: 'Your presentation is ready' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your decks' })).toContainText('my thesis.txt')
})

test('a student who has not paid sees a demo with 18 slides, and can buy from it [S3-060] [S3-048]', {
  tag: '@core',
}, async ({ page }) => {
  await signUpSilently(page)
  await page.goto('/content/powerpoint')
  await expect(page.getByText('PREVIEW', { exact: true })).toBeVisible()
  await fits(page)
  await expectNoViolations(page)
  // What can be bought is said in a modal that does not stay.
  await stopTheClock(page)
  await page.getByRole('button', { name: 'Generate a demo' }).click()
  await page.clock.runFor(6_000)
  await expect(page.getByRole('heading', { name: 'Demo Presentation 18 slides' })).toBeVisible()
  await page.getByRole('button', { name: 'Unlock for ZMW 150.00' }).click()
  await expect(page).toHaveURL(paymentsPath('slides'))
})

test('the three formats stand apart from each other, on a phone and on a desk [S3-051]', async ({ page }) => {
  await signUpSilently(page)
  await page.goto('/content/powerpoint')
  const cards = page.getByRole('group', { name: 'Format' }).locator('label')
  await expect(cards).toHaveCount(3)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
    for (const [i, one] of boxes.entries()) {
      expect(one!.width).toBeGreaterThan(0)
      expect(one!.height).toBeGreaterThan(0)
      expect(one!.x).toBeGreaterThanOrEqual(0)
      expect(one!.x + one!.width).toBeLessThanOrEqual(width)
      for (const other of boxes.slice(i + 1)) expect(gap(one!, other!)).toBeGreaterThan(0)
    }
  }
})

type Box = { x: number; y: number; width: number; height: number }
/** Between two boxes, in the direction in which they stand apart; below nothing where they overlap. */
const gap = (one: Box, other: Box) =>
  Math.max(
    Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width),
    Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height),
  )
