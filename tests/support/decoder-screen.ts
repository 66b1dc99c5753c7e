/** The Decoder in the browser tests: its documents, its parts, and a student who has paid for it. */
import { expect, type Page } from '@playwright/test'
import { twoColumnPaper } from '../fixtures/make/papers.ts'
import { payAtServer } from './pay-screen.ts'
import { signUpSilently } from './people.ts'

export const PAPER = { name: 'rainfall-paper.pdf', mimeType: 'application/pdf', buffer: twoColumnPaper() }
export const LETTER = {
  name: 'letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Dear Mrs Phiri,\n\nThank you for your letter of 3 May. The roof of the school hall was repaired last week, and the children can use it again. We would be glad if you came to see it.\n\nYours sincerely,\nChipo Mwansa\n',
  ),
}
export const zone = (page: Page) => page.getByRole('button', { name: /Drop your paper/ })
export const overview = (page: Page) => page.getByRole('region', { name: 'Analysis Overview' })
export const status = (page: Page) => page.getByRole('region', { name: 'Your subscription' })

/** Opens the screen of a new subscriber, without walking through the payment. */
export async function openPaid(page: Page) {
  await signUpSilently(page)
  await payAtServer(page, 'decoder')
  await page.goto('/research/decoder')
  await expect(zone(page)).toBeEnabled()
}

export async function choose(page: Page, file: typeof PAPER) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), zone(page).click()])
  await chooser.setFiles(file)
}

export async function analysed(page: Page, file: typeof PAPER) {
  await choose(page, file)
  await expect(overview(page)).toBeVisible()
}
