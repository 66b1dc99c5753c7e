/** The Text Chat Assistant (specification 3) without a model, as a student meets it. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import {
  answers,
  BOOKING_THESIS,
  lastAnswer,
  message,
  openChat,
  say,
  sayAndHear,
} from '../support/chat-screen.ts'
import { button, holdTheClock } from '../support/page.ts'
import { signUpSilently } from '../support/people.ts'

async function fits(page: Page) {
  await expectNoViolations(page)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  if (before) await page.setViewportSize(before)
}

test('who has not bought it looks at a conversation, finds every button locked, and the modal goes after 4 s [S3-141] [S3-146] [S3-161] [S3-191] [S3-193] [S3-194]', async ({
  page,
}) => {
  await signUpSilently(page)
  await page.clock.install()
  await page.goto('/chat/text')
  await expect(page.getByText('Demo Mode')).toBeVisible()
  await expect(page.getByRole('region', { name: 'A demo conversation' }).getByRole('table')).toBeVisible()
  await expect(page.getByRole('img', { name: /^t = / })).toBeVisible()
  await fits(page)
  await holdTheClock(page)
  await message(page).fill('What is a mean?')
  await message(page).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Unlock the Text Chat Assistant')
  // A hand on the modal holds it; this one rests elsewhere.
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_100)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'New').click()
  await expect(message(page)).toHaveValue('')
})

test('Upgrade in the header leads to the payments screen with the purchase of the chat [S3-144]', {
  tag: '@one-screen',
}, async ({ page }) => {
  await signUpSilently(page)
  await page.goto('/chat/text')
  await page.getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/payments?purchaseType=chat&price=100&PayFor=Chat%20AI')
})

test('the heading that was arrived at stays while access is looked up', { tag: '@one-screen' }, async ({
  page,
}) => {
  await signUpSilently(page)
  await page.goto('/research/defense')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(
    "history.pushState(null, '', '/chat/text'); dispatchEvent(new PopStateEvent('popstate'))",
  )
  await expect(page.getByText('Demo Mode')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Chat Assistant')
})

test('an empty screen says how to begin, and fits and is accessible [S3-143] [S3-149] [S3-151] [S3-152] [S3-154]', async ({
  page,
}) => {
  await openChat(page)
  await expect(page.getByText('Online')).toBeVisible()
  await expect(page.getByText('Subscribed')).toBeVisible()
  await fits(page)
  await button(page, 'What can you help me with?').click()
  await expect(message(page)).toHaveValue('What can you help me with?')
  await message(page).press('Shift+Enter')
  await message(page).fill('line\n'.repeat(20))
  expect((await message(page).boundingBox())?.height).toBe(100)
})

test('changes to its mobile layout at 768 px [S3-158]', { tag: '@one-screen' }, async ({ page }) => {
  await openChat(page)
  const drawing = page.locator('.begin > svg')
  await page.setViewportSize({ width: 769, height: 800 })
  const wide = (await drawing.boundingBox())?.width ?? 0
  await page.setViewportSize({ width: 768, height: 800 })
  expect((await drawing.boundingBox())?.width).toBeLessThan(wide)
})

test('a question about a document is answered with the text of its places, and the chip opens the page: now, and after a reload [S3-150]', {
  tag: '@core',
}, async ({ page }) => {
  await openChat(page)
  await page.locator('input[type="file"]').setInputFiles(BOOKING_THESIS)
  await expect(page.locator('.composer .file')).toContainText('.pdf')
  await sayAndHear(page, 'Which sampling was used?')
  const chip = lastAnswer(page)
    .getByRole('button', { name: /^p\. \d+/ })
    .first()
  // The words stand in the answer; whoever only hears the chip hears them with it.
  await expect(lastAnswer(page)).toContainText('ystematic sampling')
  await expect(chip).toHaveAccessibleName(/ystematic sampling/)
  const words = await chip.getAttribute('aria-label')
  await chip.click()
  await page
    .getByRole('button', { name: /^Open page \d+/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: BOOKING_THESIS.name }).locator('.sr mark')).toContainText(
    'ystematic sampling',
  )
  await page.keyboard.press('Escape')
  await fits(page)
  await page.reload()
  await expect(
    lastAnswer(page)
      .getByRole('button', { name: /^p\. \d+/ })
      .first(),
  ).toHaveAccessibleName(words ?? '')
})

const HIVES = {
  name: 'hives-of-mwinilunga.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Keeping bees in Mwinilunga\n\nThe aim of this study was to describe how honey is sold.\n\nWe interviewed 38 keepers of bees in June 2022.',
  ),
}

test('of two documents each is quoted when it is asked, and the chips say whose they are', {
  tag: '@one-screen',
}, async ({ page }) => {
  await openChat(page)
  const ofFile = lastAnswer(page).locator('.of-file')
  await page.locator('input[type="file"]').setInputFiles(BOOKING_THESIS)
  await sayAndHear(page, 'Which sampling was used?')
  await expect(ofFile).toHaveCount(0)
  await page.locator('input[type="file"]').setInputFiles(HIVES)
  await expect(page.locator('.composer .file')).toContainText(HIVES.name)
  await sayAndHear(page, 'How many keepers were interviewed?')
  await expect(answers(page)).toHaveCount(2)
  await expect(ofFile.first()).toHaveText(`From ${HIVES.name}:`)
  await expect(lastAnswer(page)).toContainText('38 keepers')
  await say(page, `Which sampling was used in ${BOOKING_THESIS.name}?`)
  await expect(answers(page)).toHaveCount(3)
  await expect(ofFile.first()).toHaveText(`From ${BOOKING_THESIS.name}:`)
  await expect(lastAnswer(page)).toContainText('ystematic sampling')
  await page.reload()
  await expect(ofFile.first()).toHaveText(`From ${BOOKING_THESIS.name}:`)
})

/** Twenty megabytes: the thesis, with room at its end that readers of PDF pass over. */
function largeThesis() {
  const { buffer, ...thesis } = BOOKING_THESIS
  const end = buffer.lastIndexOf('startxref')
  const room = Buffer.alloc(20 * 1_048_576, '% nothing to see here\n')
  return { ...thesis, buffer: Buffer.concat([buffer.subarray(0, end), room, buffer.subarray(end)]) }
}

test('a file of 20 MB goes ahead of its question, by the way that can be gone on with, and is answered about like any other', {
  tag: '@one-screen',
}, async ({ page }) => {
  const offsets: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '')
  })
  await openChat(page)
  await page.locator('input[type="file"]').setInputFiles(largeThesis())
  await expect(page.locator('.composer .file')).toContainText('21 MB')
  await say(page, 'Which sampling was used?')
  await expect(lastAnswer(page)).toContainText('ystematic sampling')
  await expect(
    lastAnswer(page)
      .getByRole('button', { name: /^p\. \d+/ })
      .first(),
  ).toBeVisible()
  expect(offsets[0]).toBe('0')
})

test('a draft survives a reload; a conversation is found, renamed, opened and deleted in the history', async ({
  page,
}) => {
  await openChat(page)
  await sayAndHear(page, 'What is a confidence interval?')
  await message(page).fill('Half a question')
  await page.reload()
  await expect(message(page)).toHaveValue('Half a question')
  await expect(answers(page)).toHaveCount(1)
  await button(page, 'New').click()
  await button(page, 'Keep it in History').click()
  await expect(answers(page)).toHaveCount(0)
  await button(page, 'History').click()
  const dialog = page.getByRole('dialog', { name: 'History' })
  const found = page.waitForResponse(/\/ai\/conversations\?q=confidence/)
  await dialog.getByLabel('Search your conversations').fill('confidence')
  await (await found).finished()
  await dialog.getByRole('button', { name: /^Rename/ }).click()
  await dialog.getByLabel('Name').fill('Intervals')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: /^Intervals/ }).click()
  await expect(answers(page)).toHaveCount(1)
  await button(page, 'History').click()
  await dialog.getByRole('button', { name: 'Delete Intervals' }).click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('No conversations yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(answers(page)).toHaveCount(0)
})

test('Enter sends, Shift with Enter begins a line, and New clears the conversation here and on the server [S3-153] [S3-189]', async ({
  page,
}) => {
  await openChat(page)
  await message(page).fill('What is a confidence interval?')
  await message(page).press('Shift+Enter')
  await message(page).pressSequentially('In one sentence.')
  await expect(message(page)).toHaveValue('What is a confidence interval?\nIn one sentence.')
  await expect(answers(page)).toHaveCount(0)
  await message(page).press('Enter')
  await expect(message(page)).toHaveValue('')
  await expect(lastAnswer(page).getByRole('button', { name: 'Regenerate' })).toBeVisible()
  const removed = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'DELETE' &&
      new URL(answer.url()).pathname.startsWith('/ai/conversations/'),
  )
  await button(page, 'New').click()
  await button(page, 'Delete it').click()
  expect((await removed).ok()).toBe(true)
  await expect(answers(page)).toHaveCount(0)
  await page.reload()
  await expect(message(page)).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
})

test('a conversation goes along as Word and as Markdown', { tag: '@one-screen' }, async ({ page }) => {
  await openChat(page)
  await sayAndHear(page, 'What is a confidence interval?')
  for (const [name, ending] of [
    ['Word', /\.docx$/],
    ['Markdown', /\.md$/],
  ] as const) {
    await button(page, 'Export').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.export').getByRole('button', { name }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(ending)
  }
})

test('words that are selected in an answer are asked about', async ({ page }) => {
  await openChat(page)
  await sayAndHear(page, 'What is a confidence interval?')
  await lastAnswer(page).locator('p').first().selectText()
  await button(page, 'Ask about these words').click()
  await expect(page.locator('.composer .about')).toBeVisible()
  await say(page, 'Say that in short')
  await expect(page.locator('.conversation .msg.me').last().locator('.about')).toBeVisible()
})

test('words that are selected on an open page of a document are asked about', async ({ page }) => {
  await openChat(page)
  await page.locator('input[type="file"]').setInputFiles(BOOKING_THESIS)
  await sayAndHear(page, 'Which sampling was used?')
  await lastAnswer(page)
    .getByRole('button', { name: /^p\. \d+/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Open page \d+/ })
    .first()
    .click()
  const viewer = page.getByRole('dialog', { name: BOOKING_THESIS.name })
  await viewer.getByRole('button', { name: 'Words' }).click()
  await expect(viewer.locator('mark')).toBeInViewport()
  await fits(page)
  await viewer.locator('mark').selectText()
  await button(page, 'Ask about these words').click()
  await expect(viewer).toHaveCount(0)
  await expect(page.locator('.composer .about')).toContainText('ystematic sampling')
  await expect(message(page)).toBeFocused()
  await say(page, 'Why was it used?')
  await expect(page.locator('.conversation .msg.me').last().locator('.about')).toContainText(
    'ystematic sampling',
  )
})

test('text that grows in the moment of a scroll does not pull the reader back to its end', {
  tag: '@one-screen',
}, async ({ page }) => {
  await openChat(page)
  await page.setViewportSize({ width: 360, height: 480 })
  await sayAndHear(page, 'What is a confidence interval?')
  const growsAsTheReaderScrolls = (by: number) =>
    page.evaluate((by) => {
      const talk = document.querySelector<HTMLElement>('.conversation > *')
      if (!talk) throw new Error('no conversation')
      scrollBy({ top: by, behavior: 'instant' })
      talk.style.minHeight = `${talk.offsetHeight + 600}px`
      const { scrollY } = window
      // Two frames: one that tells of both, one that shows what came of it.
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY - scrollY))),
      )
    }, by)
  expect(await growsAsTheReaderScrolls(-20)).toBe(0)
  await expect(button(page, 'Latest')).toBeVisible()
  await button(page, 'Latest').click()
  await expect(button(page, 'Latest')).toHaveCount(0)
  expect(await growsAsTheReaderScrolls(0)).toBeGreaterThan(200)
})

test('who says something while reading further up is taken to it', async ({ page }) => {
  await openChat(page)
  await page.setViewportSize({ width: 360, height: 480 })
  await sayAndHear(page, 'What is a confidence interval?')
  await page.evaluate('scrollTo(0, 0)')
  await expect(button(page, 'Latest')).toBeVisible()
  await say(page, 'What is a median?')
  const mine = page.locator('.conversation .msg.me').last()
  await expect(mine).toContainText('What is a median?')
  await expect(answers(page)).toHaveCount(2)
  await expect(button(page, 'Latest')).toHaveCount(0)
})
