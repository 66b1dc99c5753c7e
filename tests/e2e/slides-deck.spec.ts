/** What a student does with a deck before it is made and after, in a browser and with the real engine. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { DESIGNS } from '../../src/assistants/slides/rules/design/designs.ts'
import { presentationOf } from '../../src/assistants/slides/rules/scene/presentation-of.ts'
import { readSampleDeck } from '../../src/assistants/slides/server/sample-route.ts'
import { writePresentation } from '../../src/kit/pptx/write-presentation.ts'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { defenceThesisPdf } from '../support/defence-thesis-pdf.ts'
import { PAYS, pressPayNowAndWait, settledAtServer } from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'

test.describe.configure({ timeout: 150_000 })

const THESIS = { name: 'traders.pdf', mimeType: 'application/pdf', buffer: defenceThesisPdf() }
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

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

async function downloaded(page: Page) {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  return unzipSync(new Uint8Array(readFileSync(await saved.path())))
}

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

test('a deck is made better slide by slide, wears the look of a university, and is rehearsed', async ({
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

  // Another order.
  const plain = (words: string | undefined) => words?.replace(/^\d+\s+/, '')
  const [, , third, next] = await titles(page)
  await slide.getByRole('button', { name: 'Move later' }).click()
  await expect(page.getByRole('article', { name: 'Slide 4 of 18' })).toBeVisible()
  const turned = await titles(page)
  expect([plain(turned[2]), plain(turned[3])]).toEqual([plain(next), plain(third)])

  // A fault of the student's own making is found, and mended.
  const twin = plain(turned[2]) ?? ''
  await page.getByRole('button', { name: 'Edit words' }).click()
  await page.getByLabel('Title').fill(twin)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => plain((await titles(page))[3])).toBe(twin)
  await page.getByRole('button', { name: 'Mend what can be mended' }).click()
  await expect.poll(async () => plain((await titles(page))[3])).not.toBe(twin)

  // The look of a university, and back.
  await page.getByText('The look of your university').click()
  const template = writePresentation(presentationOf(readSampleDeck(), DESIGNS.heavy, new Date(0)))
  const look = page.locator('input[type=file][accept=".pptx"]')
  await look.setInputFiles({ name: 'broken.pptx', mimeType: PPTX, buffer: Buffer.from('no presentation') })
  await expect(page.getByText('This file cannot be opened as a presentation')).toBeVisible()
  await look.setInputFiles({ name: 'university.pptx', mimeType: PPTX, buffer: Buffer.from(template) })
  await expect(page.getByText('These slides wear the colours')).toBeVisible()
  const theme = strFromU8((await downloaded(page))['ppt/theme/theme1.xml'] ?? new Uint8Array())
  expect(theme).toContain('A8481F')
  await fits(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Back to our own colours' }).click()
  await expect(page.getByText('These slides wear the colours')).toBeHidden()

  // A rehearsal is told in seconds, and nobody is asked for anything.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Rehearse' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^\d+ of \d+ seconds$/)
  await page.getByRole('button', { name: 'Next slide' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  const times = page.getByRole('region', { name: 'Rehearsal' }).getByRole('listitem')
  await expect(times).toHaveCount(2)
  await expect(times.first()).toHaveText(/^1\. .+: \d+ of \d+ seconds/)
  expect(asked.filter((url) => /\/(ai|api)\//.test(url))).toEqual([])

  // A talk of another length has another script.
  await page.getByRole('radio', { name: /^10 minutes/ }).check()
  await expect(page.getByText(/about (?:\d(?:\.\d)?|10(?:\.[0-5])?) minutes/)).toBeVisible()
})
