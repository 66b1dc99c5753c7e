/** The Text Chat Assistant in a browser: opening, asking, and reading the page. */
import { expect, type Page } from '@playwright/test'
import { type FlowItem, flow } from '../fixtures/make/flow.ts'
import { makePdf } from '../fixtures/make/pdf-file.ts'
import { payAtServer } from './pay-screen.ts'
import { signUpSilently } from './people.ts'
import { SMALL_THESIS } from './small-thesis.ts'

const items = SMALL_THESIS.flatMap(({ title, blocks }): FlowItem[] => [
  { kind: 'heading', text: title, size: 14 },
  ...blocks.flatMap((block): FlowItem[] =>
    typeof block === 'string' ? [{ kind: 'paragraph', text: block }] : [],
  ),
])
export const BOOKING_THESIS = {
  name: 'booking-thesis.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf({ pages: flow(items, { columns: 1 }) }),
}

export const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const answers = (page: Page) => page.locator('.conversation .answer')
export const lastAnswer = (page: Page) => answers(page).last()

export async function openChat(page: Page): Promise<void> {
  await signUpSilently(page)
  await payAtServer(page, 'textChat')
  await page.goto('/chat/text')
  await expect(message(page)).toBeVisible()
}

export async function say(page: Page, words: string): Promise<void> {
  await message(page).fill(words)
  await message(page).press('Enter')
}

/**
 * Asks and waits for the complete answer in its final form: an answer is plain words until its renderer has loaded, and
 * those elements are replaced a moment later.
 */
export async function sayAndHear(page: Page, words: string): Promise<void> {
  await say(page, words)
  await expect(lastAnswer(page).getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await expect(lastAnswer(page).locator('p.typed')).toHaveCount(0)
}
