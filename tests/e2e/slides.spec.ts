/** The PowerPoint Creator as a student meets it, on a real document and with the real engine. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { defenceThesisText } from '../support/defence-thesis.ts'
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

test('in one journey a paid user uploads a document, chooses a format, generates and downloads the presentation [S3-042] [S3-047] [S3-054] [S3-055] [S3-086]', async ({
  page,
}) => {
  await paid(page)
  await expect(page.getByText('up to 100MB')).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles(THESIS)
  await page.getByRole('radio', { name: /^Heavy/ }).check()
  const sent = page.waitForRequest('**/ai/weekbe4-powerpoint')
  await page.getByRole('button', { name: 'Generate' }).click()
  expect((await sent).headers()['x-session-id']).toMatch(/^[\da-f-]{36}$/)
  await expect(page.getByText('Estimated time 2-5 minutes')).toBeVisible()
  await expect(page.getByText(/^Job [\da-f-]{36}$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your presentation is ready' })).toBeVisible()
  await expect(page.getByText('4/5 left')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Slides' }).getByRole('listitem')).toHaveCount(18)
  await fits(page)
  await expectNoViolations(page)

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
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

test('a student who has not paid sees a demo with 18 slides, and can buy from it [S3-060] [S3-048]', async ({
  page,
}) => {
  await signUpSilently(page)
  await page.goto('/content/powerpoint')
  await expect(page.getByText('PREVIEW', { exact: true })).toBeVisible()
  await fits(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Generate a demo' }).click()
  await expect(page.getByRole('heading', { name: 'Demo Presentation 18 slides' })).toBeVisible()
  await page.getByRole('button', { name: 'Unlock for ZMW 150.00' }).click()
  await expect(page).toHaveURL(paymentsPath('slides'))
})
