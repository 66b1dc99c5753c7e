/** The Decoder as a student meets it, on a real document and with the real study engine. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { twoColumnPaper } from '../fixtures/make/papers.ts'
import { expectNoViolations } from '../support/axe.ts'
import { isPaid, PAYS, pressPayNowAndWait, settledAtServer } from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'

test.describe.configure({ timeout: 120_000 })

const PAPER = { name: 'rainfall-paper.pdf', mimeType: 'application/pdf', buffer: twoColumnPaper() }
const LETTER = {
  name: 'letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Dear Mrs Phiri,\n\nThank you for your letter of 3 May. The roof of the school hall was repaired last week, and the children can use it again. We would be glad if you came to see it.\n\nYours sincerely,\nChipo Mwansa\n',
  ),
}
const zone = (page: Page) => page.getByRole('button', { name: /Drop your paper/ })
const overview = (page: Page) => page.getByRole('region', { name: 'Analysis Overview' })
const status = (page: Page) => page.getByRole('region', { name: 'Your subscription' })

async function openPaid(page: Page) {
  await signUpSilently(page)
  await page.goto(paymentsPath('decoder'))
  await pressPayNowAndWait(page, PAYS)
  await settledAtServer(page)
  expect(await isPaid(page, 'researchDecoder')).toBe(true)
  await page.goto('/research/decoder')
  await expect(zone(page)).toBeEnabled()
}

async function choose(page: Page, file: typeof PAPER) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), zone(page).click()])
  await chooser.setFiles(file)
}

async function analysed(page: Page, file: typeof PAPER) {
  await choose(page, file)
  await expect(overview(page)).toBeVisible({ timeout: 60_000 })
}

test('in one journey a paid user uploads a document and receives a sectioned analysis with quality scores [S2-009]', async ({
  page,
}) => {
  await openPaid(page)
  await expect(status(page)).toContainText('0 of 10 uploads used this month')
  await analysed(page, PAPER)
  await expect(page.getByText('1 of 10 uploads used this month')).toBeVisible()
  await expect(overview(page)).toContainText(/\d+ insights? · [1-8] of 8 sections/)
  await expect(
    page.getByRole('navigation', { name: 'Sections of the analysis' }).getByRole('button'),
  ).toHaveCount(8)
  for (const name of ['Methodology', 'Data quality', 'Statistical rigor', 'Defense readiness'])
    await expect(
      page.getByRole('button', { name: new RegExp(`What ${name} rests on: \\d+ of 100`) }),
    ).toBeVisible()

  // A statistic that the document prints, computed again, leads to its page with the sentence marked.
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

test('results are kept: after a reload, with their ticks, and among the past analyses', async ({ page }) => {
  await openPaid(page)
  await analysed(page, PAPER)
  const ticked = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('checkbox').first().click()
  await (await ticked).finished()
  await page.reload()
  await expect(overview(page)).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Past analyses' })).toBeVisible()
  await page.getByRole('button', { name: /^Open / }).click()
  await expect(overview(page)).toBeVisible()
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await page.getByRole('button', { name: /^Delete / }).click()
  const question = page.getByRole('dialog', { name: 'Delete this analysis?' })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Past analyses' })).toHaveCount(0)
})

test('a document that is here already is analysed without sending it again, and two versions are compared', async ({
  page,
}) => {
  await openPaid(page)
  await analysed(page, PAPER)
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await page.getByText('Or take a document that is here already').click()
  const sent = page.waitForRequest(/research\/analyze/)
  await page.getByRole('button', { name: `Analyze ${PAPER.name}` }).click()
  expect((await sent).postDataBuffer()?.length ?? 0).toBeLessThan(1_000)
  await expect(overview(page)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /rainfall-paper/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Two versions compared' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Improved' })).toContainText('Nothing that was open')
  await expect(page.getByRole('region', { name: 'New' })).toContainText('no new gap')
  await expectNoViolations(page)
})

test('a letter is told from research, with what is missing, and the student can correct it', async ({
  page,
}) => {
  await openPaid(page)
  await analysed(page, LETTER)
  const notice = page.locator('.not-research')
  await expect(notice).toContainText('This does not read as a research document')
  await expect(notice.getByRole('listitem').first()).toBeVisible()
  await expectNoViolations(page)
  await notice.getByRole('button', { name: 'Correct the document type' }).click()
  await page.getByText('Research paper or thesis').click()
  await page.getByRole('button', { name: 'Use this type' }).click()
  await expect(notice).toHaveCount(0)
})

test('after the tenth upload the subscription ends, and its results stay', async ({ page }) => {
  await openPaid(page)
  for (let number = 1; number <= 9; number += 1) {
    const buffer = Buffer.from(`${LETTER.buffer}\nLetter number ${number}.\n`)
    const answer = await page.request.post('/ai/research/analyze', {
      headers: { origin: new URL(page.url()).origin },
      multipart: { document: { ...LETTER, buffer } },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await page.reload()
  await expect(status(page)).toContainText('9 of 10 uploads used this month')
  await analysed(page, LETTER)
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await expect(status(page)).toContainText(
    "You've reached your monthly upload limit of 10 documents. Your subscription has ended. Please subscribe again to continue.",
  )
  await expect(page.getByRole('button', { name: /Subscription Required/ })).toBeVisible()
  await expect.poll(() => isPaid(page, 'researchDecoder')).toBe(false)
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await expect(overview(page)).toBeVisible()
})

test('a document above 5 MB goes in pieces, and its results are found again after a reload in the middle', async ({
  page,
}) => {
  await openPaid(page)
  const end = PAPER.buffer.lastIndexOf('startxref')
  // Room at its end that PDF readers pass over.
  const room = Buffer.alloc(6 * 1_048_576, '% nothing to see here\n')
  const buffer = Buffer.concat([PAPER.buffer.subarray(0, end), room, PAPER.buffer.subarray(end)])
  const pieces = page.waitForRequest((request) => request.method() === 'PATCH')
  const asked = page.waitForRequest(/research\/analyze/)
  await choose(page, { ...PAPER, name: 'large.pdf', buffer })
  await pieces
  expect((await asked).postDataBuffer()?.length ?? 0).toBeLessThan(1_000)
  await (await (await asked).response())?.finished()
  await page.reload()
  await expect(overview(page).or(page.getByRole('button', { name: /^Open / }))).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('1 of 10 uploads used this month')).toBeVisible()
})

test('a lost connection costs waiting, and not the upload', async ({ page }) => {
  await openPaid(page)
  const keys: (string | undefined)[] = []
  await page.route('**/ai/research/analyze', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) return route.abort('connectionreset')
    return route.continue()
  })
  await analysed(page, PAPER)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await expect(page.getByText('1 of 10 uploads used this month')).toBeVisible()
})

test('a student who has not paid sees a marked preview, and can buy from it', async ({ page }) => {
  await signUpSilently(page)
  await page.goto('/research/decoder')
  await expect(page.getByText('PREVIEW')).toBeVisible()
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await page.getByRole('button', { name: /Subscription Required/ }).click({ force: true })
  await page.getByRole('button', { name: 'Unlock for ZMW 150.00' }).click()
  await expect(page).toHaveURL(paymentsPath('decoder'))
})

test('somebody whose session has ended is asked to log in, and comes to the login screen', async ({
  page,
}) => {
  await openPaid(page)
  await page.context().clearCookies()
  await choose(page, PAPER)
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Please log in to use Research Decoder.')
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/auth/login')
})

test('the results have no accessibility violation, fit the screen, and go on paper whole', async ({
  page,
}) => {
  await openPaid(page)
  await analysed(page, PAPER)
  await expectNoViolations(page)
  await page.getByRole('button', { name: /What Methodology rests on/ }).click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Export' }).click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.on-paper')
  await expect(paper).toBeVisible()
  await expect(paper.getByRole('heading', { name: 'Defense checklist' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})
