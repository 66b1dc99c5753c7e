/** What the Text Chat Assistant says for a moment, by a clock that only the test moves. */
import { expect, type Page, test } from '@playwright/test'
import { openChat, sayAndHear } from '../support/chat-screen.ts'
import { button, failing, stopTheClock } from '../support/page.ts'

const toast = (page: Page) => page.locator('.toast')

/** A picture in a conversation, and a server that cannot hand it over as a file. */
async function pictureThatCannotBeDownloaded(page: Page): Promise<void> {
  await openChat(page)
  await button(page, 'Image').click()
  await page.getByLabel('What should it show?').fill('bar chart: With 131; Without 81')
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
  await expect(page.locator('.drawn img')).toBeVisible()
  await page.route('**/ai/chat/images/download?**', failing)
}

test('a picture that cannot be downloaded opens in a new tab, and what to do there is said [S3-204]', async ({
  page,
}) => {
  await pictureThatCannotBeDownloaded(page)
  const picture = await page.locator('.drawn img').evaluate((image) => (image as HTMLImageElement).src)
  await stopTheClock(page)
  const [tab] = await Promise.all([page.waitForEvent('popup'), button(page, 'Download').press('Enter')])
  await expect(tab).toHaveURL(picture)
  await page.bringToFront()
  await expect(toast(page)).toHaveText(
    'Image opened in new tab. Right-click and select "Save image as" to download.',
  )
})

test('where the new tab cannot be opened either, what to do stands there for five seconds [S3-205]', async ({
  page,
}) => {
  await page.addInitScript('window.open = () => null')
  await pictureThatCannotBeDownloaded(page)
  await stopTheClock(page)
  await button(page, 'Download').press('Enter')
  await expect(toast(page)).toHaveText(
    'Download failed. Try right-clicking the image and selecting "Save image as"',
  )
  await page.clock.runFor(4_900)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast(page)).toHaveCount(0)
})

test('what is said of a copied answer stands there for two seconds at least, and five at most [S3-159]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openChat(page)
  await sayAndHear(page, 'What is a median?')
  await stopTheClock(page)
  await button(page, 'Copy').press('Enter')
  await expect(toast(page)).toHaveText('Answer copied.')
  await page.clock.runFor(1_900)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(3_100)
  await expect(toast(page)).toHaveCount(0)
})
