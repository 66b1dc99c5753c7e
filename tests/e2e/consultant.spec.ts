/** A consultation with real sound, kinder than a defense. */
import { type Browser, expect, test } from '@playwright/test'
import { oneAfterAnother, silence } from '../speech/recordings.ts'
import { expectNoViolations } from '../support/axe.ts'
import { button } from '../support/page.ts'
import { startDemo, unlockFromDemo, watchDemo } from './oral-session/demo.ts'
import {
  answerInWriting,
  bring,
  conversation,
  DRAFT_TXT,
  openSession,
  paidRoom,
  panel,
  speakUntil,
} from './oral-session/oral-screen.ts'
import { speakingBrowser, spoken } from './voice-chat/speaking-browser.ts'

let browser: Browser | undefined
test.afterEach(async () => {
  await browser?.close()
  browser = undefined
})

test('a paid student brings a draft, talks it over, and leaves with a list of what to do [S2-108] [S2-110] [S2-118] [S2-120]', {
  tag: '@core',
}, async () => {
  browser = await speakingBrowser(oneAfterAnother(silence(1), spoken('I am not sure.'), silence(3)))
  const page = await paidRoom(browser, 'consultant', { baseURL: test.info().project.use.baseURL ?? '' })
  await bring(page, DRAFT_TXT)
  await expect(panel(page)).toHaveText('The consultant is speaking')
  await expect(page.locator('.oral-head')).toContainText('60 of 60 minutes left')
  const { sessionId } = await openSession(page, 'consultant')
  await expect(page.locator('.oral-head')).toContainText(sessionId.slice(-8))
  await expect(conversation(page).getByText('Research Consultant').first()).toBeVisible()
  await expectNoViolations(page)

  await speakUntil(page, 'consultant', 5)
  await answerInWriting(page, 'What should I repair first?')
  await expect
    .poll(async () =>
      (await openSession(page, 'consultant')).messages.some(
        ({ content }) => content === 'What should I repair first?',
      ),
    )
    .toBe(true)

  await button(page, 'End session').click()
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
  for (const within of ['In an hour', 'In a day', 'In a month'])
    await expect(page.getByRole('heading', { name: within })).toBeVisible()
  await expectNoViolations(page)
})

test('who has not bought it sees the demo by the clock, marked PREVIEW, and the modal comes and goes [S2-119] [S2-122] [S2-124] [S2-126] [S2-128]', async ({
  page,
}) => {
  await startDemo(page, '/research/consultant')
  await expect(page.locator('.oral-head')).toContainText('PREVIEW')
  await watchDemo(page, 'Unlock the Research Consultant')
  await unlockFromDemo(page)
  await expect(page).toHaveURL(/\/payments\?libraryName=Research%20Consultation&purchaseType=consultation/)
})
