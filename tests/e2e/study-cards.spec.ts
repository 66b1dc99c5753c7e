/**
 * Study cards, as a student makes and learns them: from a document and from an answer, with and without a connection.
 */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { lastAnswer, openChat, sayAndHear } from '../support/chat-screen.ts'
import { button } from '../support/page.ts'

const NOTES = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer:
    Buffer.from(`Photosynthesis is the process by which plants turn light into sugar. Plants do this in their leaves.

Osmosis refers to the movement of water through a skin with very small holes.

Erosion is the wearing away of soil by wind and water.`),
}

const card = (page: Page) => page.getByRole('article', { name: 'Study card' })
const status = (page: Page) => page.locator('.cards [role="status"]').first()

/** Asks in the chat, so that the notes exist. */
async function askedAboutNotes(page: Page): Promise<void> {
  await openChat(page)
  await page.locator('input[type="file"]').setInputFiles(NOTES)
  await sayAndHear(page, 'What is osmosis?')
}

async function keptFromNotes(page: Page, count: number): Promise<void> {
  await page.goto('/cards')
  await page.getByLabel('Document').selectOption({ label: NOTES.name })
  await button(page, 'Suggest cards').click()
  await page.getByRole('button', { name: `Keep ${count} cards` }).click()
  await expect(status(page)).toContainText(`${count} due`)
}

async function rate(page: Page, rating: RegExp): Promise<void> {
  await button(page, 'Show the answer').click()
  await card(page).getByRole('button', { name: rating }).click()
}

test('cards come from a document and from an answer, are answered with the words of their place, and come back later', {
  tag: '@core',
}, async ({ page }) => {
  await askedAboutNotes(page)
  await lastAnswer(page).getByRole('button', { name: 'Make study cards' }).click()
  const making = page.getByRole('dialog', { name: 'Make study cards' })
  await making.getByLabel('Question').fill('What does osmosis move?')
  await expectNoViolations(page)
  await making.getByRole('button', { name: 'Keep 1 card' }).click()
  await expect(making).toHaveCount(0)

  await page.goto('/cards')
  await expect(status(page)).toContainText('1 due')
  await expect(card(page).getByRole('heading')).toHaveText('What does osmosis move?')
  await button(page, 'Show the answer').click()
  await expect(card(page).locator('blockquote')).toHaveText(
    'Osmosis refers to the movement of water through a skin with very small holes.',
  )
  await expectNoViolations(page)
  await card(page).getByRole('button', { name: /^Easy/ }).click()
  await expect(page.getByRole('heading', { name: 'Done for now' })).toBeVisible()

  await page.getByText('Make cards from a document').click()
  await page.getByLabel('Document').selectOption({ label: NOTES.name })
  await button(page, 'Suggest cards').click()
  await page.getByRole('button', { name: /^Keep \d cards$/ }).click()
  const next = card(page).getByRole('heading')
  await expect(next).toHaveText(/^What does “(?:Photosynthesis|Erosion|Osmosis)” mean\?$/)
  const asked = await next.textContent()
  await page.reload()
  await expect(next).toHaveText(asked ?? '')
})

test('what is reviewed without a line is kept on the device, and counts beside what another one reviewed', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  await askedAboutNotes(page)
  await keptFromNotes(page, 3)
  const cookies = await context.cookies()
  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: 'block',
    storageState: { cookies, origins: [] },
  })
  const second = await other.newPage()
  await second.goto('/cards')
  await expect(status(second)).toContainText('3 due')

  await context.setOffline(true)
  await rate(page, /^Easy/)
  await expect(status(page)).toContainText('1 review saved here until you are online')
  await expect(status(page)).toContainText('2 due')
  // The same card there, and the next one.
  await rate(second, /^Again/)
  await rate(second, /^Easy/)
  const reviews = async () => {
    const { cards } = await (await second.request.get('/api/cards')).json()
    return cards.map(({ schedule }: { schedule: { reviews: number } }) => schedule.reviews)
  }
  // A device reads the cards once when its line is back: by then the other one's reviews must have arrived.
  await expect.poll(reviews).toEqual([1, 1, 0])

  await context.setOffline(false)
  await expect(status(page)).not.toContainText('saved here')
  await expect.poll(reviews).toEqual([2, 1, 0])
  await second.reload()
  for (const device of [page, second]) await expect(status(device)).toContainText('1 due')
  await other.close()
})
