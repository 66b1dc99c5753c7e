/** "Is this your study?": the student's word on their own work, and what becomes of it. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { analysed, openPaid, PAPER } from '../support/decoder-screen.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Is this your study?' })
const asks = (page: Page) => card(page).getByRole('heading', { level: 3 })
const press = (page: Page, name: string) => card(page).getByRole('button', { name }).click()
const summary = (page: Page) => page.getByRole('region', { name: 'What this work is' })

/** The other device of the same student answers first. */
const answeredElsewhere = (page: Page, slot: string, words: string) =>
  page.evaluate(
    async ({ slot, words }) => {
      const id = new URLSearchParams(location.search).get('analysis')
      const { analysis } = await (await fetch(`/ai/research/analyses/${id}`)).json()
      const body = JSON.stringify({ slot, says: 'words', words: [words], seen: 0 })
      const headers = { 'content-type': 'application/json' }
      await fetch(`/api/study/records/${analysis.document.id}`, { method: 'PATCH', headers, body })
    },
    { slot, words },
  )

test('a student confirms what their study is, and the results follow at once, without another upload', {
  tag: '@core',
}, async ({ page }) => {
  await openPaid(page)
  await analysed(page, PAPER)
  await expect(asks(page)).toHaveText('Is this your title?')
  await expectNoViolations(page)
  // The keyboard alone is enough, and the next question takes the focus.
  await card(page).getByRole('button', { name: 'Right' }).focus()
  await page.keyboard.press('Enter')
  await expect(card(page).getByText('2 of 6')).toBeVisible()
  await expect(asks(page)).toBeFocused()

  // In the student's own words, where the work does not say it: the summary speaks of it at once.
  const own = 'learn how far rain decides what a village harvests'
  if (await card(page).getByRole('button', { name: 'Not this' }).isVisible()) await press(page, 'Not this')
  await card(page).getByLabel('In your own words').fill(own)
  await press(page, 'Use these words')
  await expect(card(page).getByText('3 of 6')).toBeVisible()
  await expect(summary(page)).toContainText(own)
  await expect(page.getByText('1 of 10 uploads used this month')).toBeVisible()

  // Another device was first: its answer is shown, and nothing is lost.
  const question = (await asks(page).textContent()) ?? ''
  const slot = /question/.test(question)
    ? 'questions'
    : /hypothes/.test(question)
      ? 'hypotheses'
      : 'objectives'
  await answeredElsewhere(page, slot, 'To measure the rain of ten years.')
  await press(page, 'Not in my work')
  await expect(card(page)).toContainText('This was answered on another device in the meantime.')
  await expect(card(page)).toContainText('To measure the rain of ten years.')
  await press(page, 'Next')

  // A sentence chosen on its page.
  if (await card(page).getByRole('button', { name: 'Not this' }).isVisible()) await press(page, 'Not this')
  await press(page, 'Choose on the page')
  const sentence = page.getByRole('dialog').locator('.pick').first()
  const words = ((await sentence.textContent()) ?? '').replace(/\s+/g, ' ').trim()
  await expectNoViolations(page)
  await sentence.click()
  await expect(card(page).getByLabel('In your own words')).toHaveValue(words)
  await press(page, 'Use these words')
  await expect(card(page).getByText('5 of 6')).toBeVisible()

  // Put off without a penalty, and taken up later, where it was left.
  await press(page, 'Later')
  await expect(card(page)).toContainText('4 of 6 confirmed.')
  await page.reload()
  await expect(card(page)).toContainText('4 of 6 confirmed.')
  await press(page, 'Go on')
  await expect(card(page).getByText('5 of 6')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (let left = 2; left > 0; left -= 1) await press(page, 'Not in my work')
  await expect(card(page)).toContainText('Thank you. Every assistant now goes by what you said.')

  // What is confirmed is not asked again.
  await page.reload()
  await expect(card(page)).toContainText('This is your study, as you confirmed it.')
  await expect(summary(page)).toContainText(own)
})
