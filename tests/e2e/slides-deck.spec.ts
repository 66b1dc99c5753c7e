/** A student's actions on a deck before it is made and after, in a browser and with the real engine. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { designOf } from '../../src/assistants/slides/rules/design/designs.ts'
import { presentationOf } from '../../src/assistants/slides/rules/scene/presentation-of.ts'
import { readSampleDeck } from '../../src/assistants/slides/server/sample-route.ts'
import { writePresentation } from '../../src/kit/pptx/write-presentation.ts'
import { paymentsPath } from '../../src/product/purchase-query.ts'
import { expectNoViolations } from '../support/axe.ts'
import { defenceThesisPdf } from '../support/defence-thesis-pdf.ts'
import { stopTheClock } from '../support/page.ts'
import { PAYS, pressPayNowAndWait, settledAtServer } from '../support/pay-screen.ts'
import { signUpSilently } from '../support/people.ts'

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
  expect(page.getByRole('heading', { name: 'Your presentation is ready' })).toBeVisible()
/** As the strip numbers them. */
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Slides' }).locator('.slide-button > span').allInnerTexts()
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)

test('the outline is shown before anything is made, and the deck is what was made of it', {
  tag: '@core',
}, async ({ page }) => {
  await withThesisChosen(page)
  await page.getByRole('button', { name: 'See the outline first' }).click()
  const outline = page.getByRole('region', { name: /The outline of/ })
  await expect(outline.locator('ol').first().locator(':scope > li')).toHaveCount(18)
  await fits(page)
  await expectNoViolations(page)

  // Left alone, it waits on the list; nothing was counted.
  await page.reload()
  await page.getByRole('button', { name: 'Continue with the outline of traders.pdf' }).click()
  await expect(outline.locator('ol').first().locator(':scope > li')).toHaveCount(18)

  const fourth = await page.getByLabel('Title of slide 4').inputValue()
  const sixth = await page.getByLabel('Title of slide 6').inputValue()
  await page.getByLabel('Title of slide 3').fill('Cash at home is lost')
  await page.getByRole('button', { name: 'Move slide 3 later' }).click()
  await page.getByRole('button', { name: 'Leave slide 6 out' }).click()
  await page.getByRole('button', { name: 'Generate from this outline' }).click()
  await ready(page)
  await expect(page.getByText('4/5 left')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Slides' }).getByRole('listitem')).toHaveCount(18)
  const shown = await titles(page)
  expect(shown[2]).toContain(fourth)
  expect(shown[3]).toContain('Cash at home is lost')
  expect(shown.join('\n')).not.toContain(sixth)
})

test('a deck shows the figures of its document, as they were drawn', async ({ page }) => {
  await withThesisChosen(page)
  const answered = page.waitForResponse(/\/figures\/figure-\d+/)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.getByRole('button', { name: 'Make the deck now' }).click()
  await ready(page)

  // The figure of the document is on a slide, with its pixels.
  const pixels = await answered
  const image = page.getByRole('article').locator('image').first()
  for (let at = 4; at < 17 && !(await image.isVisible()); at++)
    await page.locator('.strip button').nth(at).click()
  expect([pixels.status(), pixels.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await expect(image).toBeVisible()
})

/** A university's template: slides in its own green. */
function universityTemplate(): Buffer {
  const brand = {
    colours: { dk2: '004B23', accent1: '007200' },
    fonts: { heading: 'Cambria', body: 'Calibri' },
  }
  const worn = { ...readSampleDeck(), brand }
  return Buffer.from(writePresentation(presentationOf(worn, designOf(worn, 'standard'), new Date(0))))
}
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

/** The parts of the file that a student gets at this moment. */
async function downloaded(page: Page) {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  const parts = unzipSync(new Uint8Array(readFileSync(await saved.path())))
  return (path: string) => new TextDecoder().decode(parts[path])
}

test('a finished deck is put in another order, mended and worn in the look of a university, and so is its file', async ({
  page,
}) => {
  await withThesisChosen(page)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.getByRole('button', { name: 'Make the deck now' }).click()
  await ready(page)
  await expect(page.getByRole('list', { name: 'Slides' }).getByRole('listitem')).toHaveCount(18)
  const fourteenth = (await titles(page))[13]?.replace(/^\d+\s*/, '') ?? ''

  // The title of the fourteenth slide, which has other lines, on the fourth: the panel finds it, and fixes the one that was not typed by hand.
  await page.locator('.strip button').nth(3).click()
  await page.getByRole('button', { name: 'Edit words' }).click()
  await page.getByLabel('Title').fill(fourteenth)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const twice = page.getByRole('listitem').filter({ hasText: 'Nothing is said twice' })
  await expect(twice.getByRole('button', { name: 'Slide 14' })).toBeVisible()
  await page.getByRole('button', { name: 'Fix automatically' }).click()
  await expect(page.getByText(/^(?:Every check now passes|Fixed)\b/)).toBeVisible()
  await expect(twice.getByRole('button', { name: 'Slide 14' })).toHaveCount(0)
  const mended = await titles(page)
  expect(mended[3]).toContain(fourteenth)
  expect(mended[13]).not.toContain(fourteenth)

  await page.getByRole('button', { name: 'Move later' }).click()
  await expect(page.getByRole('article', { name: 'Slide 5 of 18' })).toBeVisible()
  expect((await titles(page))[4]).toContain(fourteenth)
  expect((await downloaded(page))('ppt/slides/slide5.xml')).toContain(fourteenth)

  await page.getByText('Your university’s template').click()
  const look = page.locator('details', { hasText: 'Your university’s template' })
  await look
    .locator('input[type=file]')
    .setInputFiles({ name: 'torn.pptx', mimeType: PPTX, buffer: Buffer.from('no presentation') })
  await expect(look.getByText('This file cannot be opened as a presentation.')).toBeVisible()
  await look
    .locator('input[type=file]')
    .setInputFiles({ name: 'university.pptx', mimeType: PPTX, buffer: universityTemplate() })
  await expect(page.getByText(/^These slides use the colours/)).toBeVisible()
  expect((await downloaded(page))('ppt/theme/theme1.xml')).toContain('004B23')
  await expect(page.getByText('4/5 left')).toBeVisible()
  await fits(page)
  await expectNoViolations(page)
})

test('a talk is rehearsed with the seconds of each slide, and nothing is sent', async ({ page }) => {
  await withThesisChosen(page)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.getByRole('button', { name: 'Make the deck now' }).click()
  await ready(page)
  const rehearse = page.getByRole('button', { name: 'Rehearse' })
  await expect(rehearse).toBeVisible()
  await stopTheClock(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await rehearse.click()
  const rehearsal = page.getByRole('region', { name: 'Rehearsal' })
  await page.clock.runFor(12_000)
  await expect(rehearsal.getByRole('timer')).toHaveText(/^12 of \d+ seconds$/)
  await rehearsal.getByRole('button', { name: 'Next slide' }).click()
  await page.clock.runFor(7_000)
  await fits(page)
  await rehearsal.getByRole('button', { name: 'Stop' }).click()
  await expect(rehearsal.getByRole('listitem')).toHaveText([
    /^1\. .+: 12 of \d+ seconds/,
    /^2\. .+: 7 of \d+ seconds/,
  ])
  expect(sent).toEqual([])
})
