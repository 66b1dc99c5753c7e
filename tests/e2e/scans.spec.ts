/** Pages that are pictures: a thesis that was scanned, and pages that were photographed. Few, because each takes seconds. */
import { expect, type Page, test } from '@playwright/test'
import { picturesOf, scanned } from '../fixtures/make/scanned.ts'
import { choose, openPaid, overview } from '../support/decoder-screen.ts'
import { signUpSilently } from '../support/people.ts'
import { TWO_READINGS } from '../support/two-readings.ts'

const PAGES = [1, 2] as const
/** Enough pages that the screen, which polls every three seconds, sees one being read on the fastest machine too. */
const SCANNED = [1, 2, 1, 2] as const

const scan = async () => ({
  ...TWO_READINGS,
  name: 'scanned-thesis.pdf',
  buffer: Buffer.from(await scanned(TWO_READINGS.buffer, SCANNED, { skew: 0.6 })),
})

test('a scanned thesis is read while one is away, analysed, and a quotation opened in its picture', async ({
  page,
}) => {
  await openPaid(page)
  await choose(page, await scan())
  await expect(page.getByText(/^Reading scanned page \d of 4\. You can leave this page/)).toBeVisible()

  await page.goto('/documents')
  await expect(page.getByRole('article', { name: 'scanned-thesis.pdf' })).toBeVisible()
  await page.goto('/research/decoder')
  await expect(overview(page)).toBeVisible()

  const chip = page.getByRole('button', { name: /^page \d, read from a scan: \d+% sure/ }).first()
  await chip.click()
  await expect(page.getByText(/^Read from a scan of the page, \d+% sure/).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Open page \d/ })
    .first()
    .click()
  const viewer = page.getByRole('dialog', { name: 'scanned-thesis.pdf' })
  await expect(viewer.getByRole('img', { name: /^Page \d of scanned-thesis/ })).toBeVisible()
  await expect(viewer.locator('.sheet > i').first()).toBeInViewport()
  await expect(viewer.locator('.read-as')).toContainText(/% sure/)
})

test('photographs of pages, chosen together, become one document in the order in which they were chosen', async ({
  page,
  context,
}) => {
  await signUpSilently(page)
  await page.goto('/documents')
  const [first, second] = await picturesOf(TWO_READINGS.buffer, PAGES)
  const photograph = (name: string, { jpeg }: { jpeg: Uint8Array }) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(jpeg),
  })
  const both = [photograph('IMG_2.jpg', second!), photograph('IMG_1.jpg', first!)]
  // A list that is still on its way would tell of the missing line too.
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
  // What binds them comes with the first choice, and without a line it does not.
  await context.setOffline(true)
  await chosenPhotographs(page, both)
  await expect(page.getByRole('alert')).toContainText('Your photographs could not be combined.')
  await context.setOffline(false)
  await chosenPhotographs(page, both)
  const item = page.getByRole('article', { name: 'Photographs of 2 pages.pdf' })
  await expect(item.getByRole('button', { name: 'Open' })).toBeVisible()
  await expect(item).toContainText('2 pages')
  // The page photographed first was chosen second.
  await item.getByRole('button', { name: 'Search this document' }).click()
  await item.getByLabel('Words to look for').fill('World Health Organization')
  await item.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(item.getByRole('button', { name: /^page 2, read from a scan/ }).first()).toBeVisible()

  await chosenPhotographs(page, [
    { name: 'IMG_3.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
  ])
  await expect(page.getByRole('alert')).toContainText('This browser cannot open “IMG_3.heic”.')
})

async function chosenPhotographs(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const button = page.getByRole('button', { name: 'Photographs of pages' })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(files)
}
