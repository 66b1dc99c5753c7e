/** Background work behind the Decoder's screen, and its words: the same on every width, so it is tested on a phone. */
import { expect, type Page, test } from '@playwright/test'
import type { PastAnalysis } from '#assistants/decoder/contract.ts'
import { expectNoViolations } from '../support/axe.ts'
import { analysed, choose, LETTER, openPaid, overview, PAPER, status } from '../support/decoder-screen.ts'
import { answers } from '../support/fulfil.ts'
import { isPaid } from '../support/pay-screen.ts'

/** Fakes the server's answer at that moment; the rendering is real. */
async function answering(page: Page, past: PastAnalysis[]) {
  const goingOn = { status: 'processing', message: '', processingDurationMs: 4_000, stage: 'Analyzing Data' }
  await page.route('**/ai/research/analyses', (route) => answers(route, { analyses: past }))
  await page.route('**/ai/research/status**', (route) => answers(route, { ...goingOn, progress: 55 }))
}
const PAST: PastAnalysis = {
  sessionId: 's1',
  documentId: 'd1',
  name: 'a-rather-long-name-of-a-thesis-final-version-3.pdf',
  title: 'Mobile money and household savings in Chipata District',
  status: 'completed',
  isResearch: true,
  stats: {
    methodologyScore: 77,
    dataQuality: 74,
    statisticalRigor: 61,
    defenseReadiness: 82,
    totalInsights: 40,
    sectionsAnalyzed: 9,
    isResearch: true,
    documentType: 'other',
  },
  createdAt: '2026-11-18T10:00:00Z',
  keptUntil: '2026-12-18T10:00:00Z',
  documentGone: false,
}
async function isWhole(page: Page) {
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}

test('every state before the results has no accessibility violation, and fits 320 px [S2-018] [S2-037] [S2-039]', async ({
  page,
}) => {
  await openPaid(page)
  await answering(page, [PAST, { ...PAST, sessionId: 's2' }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Past analyses' })).toBeVisible()
  await choose(page, { ...LETTER, name: 'song.mp3', mimeType: 'audio/mpeg' })
  await expect(page.getByRole('alert')).toContainText(
    'Invalid file type. Please upload PDF, DOC, DOCX, or TXT files only.',
  )
  await isWhole(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await choose(page, { ...LETTER, buffer: Buffer.alloc(10_485_761, 'a') })
  await expect(page.getByRole('alert')).toContainText(
    'File too large. Please use files under 10MB for optimal processing speed.',
  )
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click()
  await isWhole(page)
  await answering(page, [{ ...PAST, status: 'processing' }])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Analyzing your document' })).toBeVisible()
  await isWhole(page)
})

test('the results are walked through with the keyboard alone, with what a score rests on, and fit 320 px [S2-067]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPaid(page)
  await analysed(page, PAPER)
  // The results take the focus when they come.
  await expect(page.getByRole('heading', { name: 'What this work is' })).toBeFocused()
  const ring = page.getByRole('button', { name: /What Methodology is based on/ })
  for (
    let stops = 0;
    stops < 60 && !(await ring.evaluate((one) => one === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab')
  await expect(ring).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(ring).toBeFocused()
  const sections = page.getByRole('navigation', { name: 'Sections of the analysis' })
  for (let stops = 0; stops < 25 && (await sections.locator(':focus').count()) === 0; stops += 1)
    await page.keyboard.press('Tab')
  await expect(sections.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  const name = (await sections.locator(':focus').textContent())?.replace(/\d+$/, '') ?? ''
  await page.keyboard.press('Enter')
  await expect(sections.locator(':focus')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  const opener = page.getByRole('button', { name: 'Export' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Word/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^TXT/ })).toBeHidden()
  await expect(opener).toBeFocused()
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .length,
  )
  expect(moving).toBe(0)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('results are kept: after a reload, with their ticks, and among the past analyses [S2-016]', {
  tag: '@core',
}, async ({ page }) => {
  await openPaid(page)
  await analysed(page, PAPER)
  const ticked = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('tab', { name: 'Checklist' }).click()
  await page.getByRole('checkbox').first().click()
  await (await ticked).finished()
  await page.reload()
  await expect(overview(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Checklist' }).click()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.getByRole('tab', { name: 'Analysis' }).click()
  await page.getByRole('button', { name: 'New Analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Past analyses' })).toBeVisible()
  await page.getByRole('button', { name: /^Open (?!the menu)/ }).click()
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
  await page.getByText('Or choose a document you have already uploaded').click()
  const sent = page.waitForRequest(/research\/analyze/)
  await page.getByRole('button', { name: `Analyze ${PAPER.name}` }).click()
  expect((await sent).postDataBuffer()?.length ?? 0).toBeLessThan(1_000)
  await expect(overview(page)).toBeVisible()
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
  await expect(page.getByRole('region', { name: 'Improved' })).toContainText('None of the open points')
  await expect(page.getByRole('region', { name: 'New' })).toContainText('no new gap')
  await expectNoViolations(page)
})

test('a letter is told from research, with what is missing, and the student can correct it [S2-021]', {
  tag: '@core',
}, async ({ page }) => {
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

test('after the tenth upload the subscription ends, and its results stay [S2-043]', async ({ page }) => {
  await openPaid(page)
  for (let number = 1; number <= 9; number += 1) {
    const buffer = Buffer.from(`${LETTER.buffer}\nLetter number ${number}.\n`)
    const answer = await page.request.post('/ai/research/analyze', {
      headers: { origin: new URL(page.url()).origin },
      multipart: { document: { ...LETTER, buffer } },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  // On a slow machine each may have been answered before it was done.
  const analyses = async () => (await (await page.request.get('/ai/research/analyses')).json()).analyses
  const done = async () => (await analyses()).map((one: { status: string }) => one.status)
  await expect.poll(done).toEqual(Array(9).fill('completed'))
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
    .getByRole('button', { name: /^Open (?!the menu)/ })
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
  await expect(overview(page).or(page.getByRole('button', { name: /^Open (?!the menu)/ }))).toBeVisible()
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

test('somebody whose session has ended is asked to log in, and comes to the login screen [S2-010] [S2-011] [S2-036]', async ({
  page,
}) => {
  await openPaid(page)
  await page.context().clearCookies()
  await choose(page, PAPER)
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Please log in to use Research Decoder.')
  await isWhole(page)
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/auth/login')
})
