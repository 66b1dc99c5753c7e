/** Each part of the Decoder that only a screen can show. */
import { expect, type Page, test } from '@playwright/test'
import { BOOKING_THESIS } from '../support/chat-screen.ts'
import { analysed, choose, LETTER, openPaid, overview, PAPER } from '../support/decoder-screen.ts'
import { hold } from '../support/page.ts'

const sections = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections of the analysis' }).getByRole('button')
const points = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: true }).getByRole('listitem')

/** The text and marks of each point. */
const marksOf = (page: Page, name: string | RegExp) =>
  points(page, name).evaluateAll((all) =>
    all.map((point) => ({
      says: point.querySelector('p')?.textContent ?? '',
      isHighlighted: (point.textContent ?? '').includes('Highlighted'),
      isQuantitative: (point.textContent ?? '').includes('Quantitative'),
    })),
  )

test('while a document is analysed its four stages are shown, and which one it is at [S2-019]', async ({
  page,
}) => {
  await openPaid(page)
  const letGo = await hold(page, '**/ai/research/status**')
  await choose(page, PAPER)
  const stages = page.locator('.analyzing').getByRole('listitem')
  await expect(stages).toContainText([
    'Uploading Document',
    'Extracting Content',
    'Analyzing Data',
    'Generating Insights',
  ])
  await expect(page.locator('.analyzing li[aria-current="step"]')).toHaveCount(1)
  letGo()
  await expect(overview(page)).toBeVisible()
  await expect(stages).toHaveCount(0)
})

test('the results have a key to their rings, marked points, a search and a checklist [S2-025] [S2-027] [S2-029] [S2-030] [S2-031] [S2-032] [S2-033]', async ({
  page,
}) => {
  await openPaid(page)
  await analysed(page, BOOKING_THESIS)
  await expect(page.getByText('Progress Key')).toBeVisible()

  const seen = { highlighted: 0, quantitative: 0 }
  let fullest = { name: '', count: 0 }
  for (const name of [
    'Data analysis',
    'Quantitative findings',
    'Results interpretation',
    /^Mend (?:this|these) first$/,
    'What this work is',
  ]) {
    const button = sections(page).filter({ hasText: name })
    const isListed = (await button.count()) > 0
    if (isListed) await button.click()
    await expect(points(page, name)).not.toHaveCount(0)
    const count = await points(page, name).count()
    if (isListed && typeof name === 'string' && count > fullest.count) fullest = { name, count }
    for (const { says, isHighlighted, isQuantitative } of await marksOf(page, name)) {
      expect([says, isHighlighted]).toEqual([says, /significant|important|critical/i.test(says)])
      expect([says, isQuantitative]).toEqual([says, /\d/.test(says)])
      if (isHighlighted) seen.highlighted += 1
      if (isQuantitative) seen.quantitative += 1
    }
  }
  expect(seen.highlighted).toBeGreaterThan(0)
  expect(seen.quantitative).toBeGreaterThan(0)

  // A few words of one point, in other letters than it has: the others go, and come back.
  await sections(page).filter({ hasText: fullest.name }).click()
  const left = points(page, fullest.name)
  const all = fullest.count
  const [first] = await marksOf(page, fullest.name)
  const words = first!.says.slice(0, 24).trim()
  await page.getByLabel('Search all points').fill(words.toUpperCase())
  await expect(left.first()).toContainText(words)
  await expect(page.getByRole('status').filter({ hasText: /points? in \d sections? contain/ })).toBeVisible()
  expect(await left.count()).toBeLessThan(all)
  await page.getByLabel('Search all points').fill('')
  await expect(left).toHaveCount(all)

  await page.getByRole('tab', { name: 'Checklist' }).click()
  const checklist = page.getByRole('region', { name: 'Defense checklist' })
  await checklist.getByRole('checkbox').first().check()
  await expect(checklist.getByText(/^1 of \d+ ready$/)).toBeVisible()
})

test('the button of a section without content is disabled, and the others are not [S2-023]', {
  tag: '@one-screen',
}, async ({ page }) => {
  await openPaid(page)
  await analysed(page, LETTER)
  const [, filled] = /(\d) of 8 sections/.exec((await overview(page).textContent()) ?? '') ?? []
  const off = await sections(page).evaluateAll((all) => all.filter((one) => one.matches(':disabled')).length)
  expect(off).toBeGreaterThan(0)
  expect(off).toBe(8 - Number(filled))
})
