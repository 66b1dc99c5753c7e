/** The demo of both spoken rooms, by a clock that only the test moves. */
import { expect, type Page } from '@playwright/test'
import { holdTheClock } from '../../support/page.ts'
import { signUpSilently } from '../../support/people.ts'

const modal = (page: Page) => page.getByRole('dialog')

export async function startDemo(page: Page, route: string): Promise<void> {
  await signUpSilently(page)
  await page.clock.install()
  await page.goto(route)
  const start = page.getByRole('button', { name: /^See a demo/ })
  await expect(start).toBeVisible()
  await holdTheClock(page)
  await start.click()
  // A pointer that rests on the modal would keep it open.
  await page.mouse.move(1, 1)
}

/** The three messages; the modal at ten seconds, and gone five seconds later. */
export async function watchDemo(page: Page, modalSays: string): Promise<void> {
  await page.clock.runFor(1_500)
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.clock.runFor(8_400)
  await expect(modal(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(modal(page)).toContainText(modalSays)
  await page.clock.runFor(5_400)
  await expect(modal(page)).toHaveCount(0)
}

/** Whatever is locked asks for it. */
export async function unlockFromDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record your answer' }).click({ force: true })
  await modal(page)
    .getByRole('button', { name: /^Unlock for/ })
    .click()
}
