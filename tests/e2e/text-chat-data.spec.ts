/** A sheet in the Text Chat Assistant: from a Google Forms export to a chapter in Word. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openParts, textOfPart } from '../../src/kit/word/package.ts'
import { expectNoViolations } from '../support/axe.ts'
import { answers, lastAnswer, openChat, sayAndHear } from '../support/chat-screen.ts'
import { officeFaults } from '../support/office-faults.ts'
import { button } from '../support/page.ts'
import { surveyCsv } from '../support/survey.ts'

const attach = (page: Page) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'survey.csv', mimeType: 'text/csv', buffer: Buffer.from(surveyCsv()) })

test('a survey of 384 answers becomes a chapter: columns checked, analyses asked in words, changed with a tap, taken along', async ({
  page,
}) => {
  await openChat(page)
  await attach(page)
  await sayAndHear(page, 'what is in my file')
  await expect(lastAnswer(page)).toContainText('384 rows')
  await expect(lastAnswer(page)).toContainText('230 cannot be an age')
  await button(page, 'Check the columns').last().click()
  const card = page.getByRole('dialog')
  await expect(card).toContainText('How old are you?')
  await expectNoViolations(page)
  await card.getByRole('button', { name: 'Treat as missing' }).first().click()
  await expect(card.getByText('230 cannot be an age')).toHaveCount(0)
  await card.getByRole('button', { name: 'Change the values' }).first().click()
  await expectNoViolations(page)
  await card.getByRole('textbox', { name: /^“Female”/ }).fill('Women')
  await card.getByRole('button', { name: 'Keep this name' }).click()
  await expect(card.getByRole('textbox', { name: /^“Women”/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await sayAndHear(page, 'frequencies of gender and market')
  await expect(lastAnswer(page).getByRole('table').first()).toContainText('Women')
  await sayAndHear(page, 'which networks do they use most')
  await expect(lastAnswer(page)).toContainText('Multiple response: networks')
  await sayAndHear(page, 'does income differ by market?')
  await expect(lastAnswer(page)).toContainText('One-way analysis of variance')
  await sayAndHear(page, 'regression of income on hours and age')
  await expect(lastAnswer(page)).toContainText('Multiple regression')
  await expect(lastAnswer(page)).toContainText('left out for missing values')
  await sayAndHear(page, 'make one score of the four statements')
  await button(page, 'Keep the score as a column').last().click()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByLabel('What the score is called').fill('Attitude score')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it as a column' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await sayAndHear(page, 'does attitude score differ by gender?')
  await expect(lastAnswer(page)).toContainText('Independent-samples t test (Welch): Attitude score by gender')
  await sayAndHear(page, 'is there a relationship between hours and income?')
  const before = await answers(page).count()
  await button(page, 'Change the analysis').last().click()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByLabel('Analysis').selectOption('spearman')
  await page.getByRole('dialog').getByRole('button', { name: 'Run it' }).click()
  await expect(answers(page)).toHaveCount(before + 1)
  await expect(lastAnswer(page)).toContainText('Spearman’s rank correlation')
  await sayAndHear(page, 'do a canonical correlation')
  await expect(lastAnswer(page)).toContainText('Nothing else was run in its place')
  await expectNoViolations(page)
  const width = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  if (width) await page.setViewportSize(width)

  await button(page, 'Export').first().click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Results chapter/ }).click()
  const path = await (await saving).path()
  const bytes = new Uint8Array(readFileSync(path))
  expect(await officeFaults(bytes, 'docx')).toEqual([])
  const parts = openParts(bytes)!
  const text = textOfPart(parts, 'word/document.xml') ?? ''
  expect(text).toContain('Figure 1')
  expect(text.match(/<w:drawing>/g)?.length).toBe(text.match(/>Figure \d+</g)?.length)
  for (const words of ['Table 1', 'Table 5', 'Frequencies of Gender', 'Multiple regression', 'Spearman'])
    expect(text).toContain(words)
})
