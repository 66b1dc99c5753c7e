/** The Decoder as a student meets it, on a real document and with the real study engine. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { analysed, openPaid, overview, PAPER, status } from '../support/decoder-screen.ts'
import { PAYS, pressPayNowAndWait, settledAtServer } from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'

test('in one journey a paid user uploads a document and receives a sectioned analysis with quality scores [S2-009] [S2-012] [S2-013] [S2-015] [S2-020] [S2-022] [S2-024] [S2-028] [S2-034] [S2-035]', {
  tag: '@core',
}, async ({ page }) => {
  await signUpSilently(page)
  await page.goto(paymentsPath('decoder'))
  await pressPayNowAndWait(page, PAYS)
  await settledAtServer(page)
  await page.goto('/research/decoder')
  await expect(page.getByRole('heading', { level: 1, name: 'Research Decoder' })).toBeVisible()
  await expect(status(page)).toContainText('0 of 10 uploads used this month')
  await analysed(page, PAPER)
  await expect(page.getByText('1 of 10 uploads used this month')).toBeVisible()
  await expect(overview(page)).toContainText(/\d+ insights? · [1-8] of 8 sections/)
  await expect(
    page.getByRole('navigation', { name: 'Sections of the analysis' }).getByRole('button'),
  ).toHaveCount(8)
  for (const name of ['Methodology', 'Data quality', 'Statistical rigor', 'Defense readiness'])
    await expect(
      page.getByRole('button', { name: new RegExp(`What ${name} is based on: (?:\\d+ of \\d+|not scored)`) }),
    ).toBeVisible()

  // A statistic that the document prints, computed again, leads to its page with the sentence marked.
  await page.getByRole('tab', { name: 'Statistics' }).click()
  const summary = page.getByRole('region', { name: 'Statistical summary' })
  const row = summary.getByRole('row').filter({ hasText: 't(48) = 2.31' })
  await expect(row).toContainText('Agrees')
  await row.getByRole('button', { name: /^p\. \d+/ }).click()
  await page.getByRole('button', { name: /^Open page \d+/ }).click()
  const viewer = page.getByRole('dialog', { name: PAPER.name })
  await expect(viewer.getByRole('img', { name: /^Page \d+ of rainfall-paper/ })).toBeVisible()
  await expect(viewer.locator('.sheet > i').first()).toBeInViewport()
  await expect(viewer.locator('.sr mark')).toContainText('t(48) = 2.31')
  await page.keyboard.press('Escape')

  for (const [format, ending] of [
    ['TXT', 'txt'],
    ['JSON', 'json'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: new RegExp(`^${format}`) }).click(),
    ])
    expect(saved.suggestedFilename()).toBe(`research_analysis.${ending}`)
    expect(readFileSync(await saved.path(), 'utf8')).toContain('t(48) = 2.31')
  }
})

test('a student who has not paid sees a marked preview, and can buy from it [S1-170] [S2-014] [S2-017]', {
  tag: '@core',
}, async ({ page }) => {
  await signUpSilently(page)
  await page.goto('/research/decoder')
  await expect(page.getByText('PREVIEW')).toBeVisible()
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await page.getByRole('button', { name: /Subscription Required/ }).click({ force: true })
  await page.getByRole('button', { name: 'Unlock for ZMW 150.00' }).click()
  await expect(page).toHaveURL(paymentsPath('decoder'))
})

test('the results have no accessibility violation, fit the screen, and go on paper whole', async ({
  page,
}) => {
  await openPaid(page)
  await analysed(page, PAPER)
  await expectNoViolations(page)
  await page.getByRole('button', { name: /What Methodology is based on/ }).click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Export' }).click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.printed-report')
  await expect(paper).toBeVisible()
  await expect(paper.getByRole('heading', { name: 'Defense checklist' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})
