import { expect, type Page } from '@playwright/test'

/** Opens a recipient's newest letter in the development mailbox and returns the path of its link. */
export async function linkInLetterTo(page: Page, email: string): Promise<string> {
  await page.goto('/dev/mailbox')
  const letter = page.locator('article', { hasText: `to ${email}` }).first()
  await expect(letter).toBeVisible()
  const link = new URL((await letter.getByRole('link').first().getAttribute('href')) ?? '')
  return link.pathname + link.search
}
