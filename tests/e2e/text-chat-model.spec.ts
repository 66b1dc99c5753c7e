/**
 * The Text Chat Assistant with a scripted model: answers as they are written, and connections that break during them.
 */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { draws, says } from '../model-server/script.ts'
import { expectNoViolations } from '../support/axe.ts'
import { answers, lastAnswer, message, openChat, say, sayAndHear } from '../support/chat-screen.ts'
import { button, stopTheClock } from '../support/page.ts'
import { partsAreHere } from '../support/parts.ts'
import { silentLine } from '../support/silent-line.ts'
import { testWithModel as test } from '../support/with-model.ts'

test.describe.configure({ mode: 'serial' })

const GREEN = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b5440' } })

/** Our own handbook: an answer does not compress as well as the same sentence thirty times. */
const DIFFERENT_WORDS = readFileSync('src/capabilities/study/handbook/designs.md', 'utf8')
  .split(/(?<=\s)/)
  .slice(0, 620)
  .join('')

/** Doors that the test opens: the model says its next piece when one is. */
function doors(count: number) {
  const open: (() => void)[] = []
  const opened = Array.from({ length: count }, (_, place) => new Promise<void>((go) => (open[place] = go)))
  return {
    before: (piece: number) => opened[piece] ?? Promise.resolve(),
    open: (place: number) => open[place]?.(),
  }
}

/** As a student does in the settings of the site. */
async function refuseClipboard(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const browser = await page.context().newCDPSession(page)
  const { browserContextId } = (await browser.send('Target.getTargetInfo')).targetInfo
  for (const allowWithoutSanitization of [false, true])
    await browser.send('Browser.setPermission', {
      permission: { name: 'clipboard-write', allowWithoutSanitization },
      setting: 'denied',
      origin,
      ...(browserContextId && { browserContextId }),
    })
}

const RICH = `## Choosing a test

The groups are **independent**, so use Welch’s test with $\\alpha = .05$; a ticket costs $5 and a meal $10.

| Group | n | Mean |
|---|--:|--:|
| With | 131 | 618 |
| Without | 81 | 404 |

$$
t = \\frac{\\bar{x}_1 - \\bar{x}_2}{s}
$$

\`\`\`r
t.test(y ~ x)  # Welch
\`\`\`

<script>alert(1)</script> ![A bell](https://example.org/bell.png) [here](javascript:alert(1))`

test('an answer has its table, its formulas and its code, nothing of the web, and is accessible in both themes [S3-155] [S3-156] [S3-157]', async ({
  page,
  own: { model },
}) => {
  const services: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') services.push(request.url())
  })
  model.forget()
  model.script(says(RICH))
  await openChat(page)
  await sayAndHear(page, 'Which test?')
  const answer = lastAnswer(page)
  await expect(answer.getByRole('columnheader', { name: 'Mean' })).toBeVisible()
  await expect(answer.locator('.katex')).toHaveCount(2)
  await expect(answer).toContainText('a ticket costs $5 and a meal $10.')
  await expect(answer.locator('.code em')).toHaveText('# Welch')
  await expect(answer).toContainText('<script>alert(1)</script>')
  await expect(answer.getByRole('link')).toHaveText(['Picture: A bell'])
  await expectNoViolations(page)
  expect(services).toEqual([])
})

test('an answer goes along to Word with its table and its formulas as equations that can be edited', async ({
  page,
  own: { model },
}) => {
  model.forget()
  model.script(says(RICH))
  await openChat(page)
  await sayAndHear(page, 'Which test?')
  await button(page, 'Export').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.export').getByRole('button', { name: 'Word' }).click(),
  ])
  const file = new Uint8Array(readFileSync(await download.path()))
  const words = strFromU8(unzipSync(file)['word/document.xml']!)
  expect(words.match(/<m:oMath>/g)).toHaveLength(2)
  expect(words).toContain('<m:f>')
  expect(words).toContain('<w:tbl>')
  expect(words).toContain('a ticket costs $5 and a meal $10.')
})

test('code and a table go to the clipboard as they are to be pasted, and where the browser says no, the sentence does too [S3-214] [S3-215]', async ({
  page,
  context,
  own: { model },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const pasted = () => page.evaluate(() => navigator.clipboard.readText())
  model.forget()
  model.script(says(RICH))
  await openChat(page)
  await sayAndHear(page, 'Which test?')
  await stopTheClock(page)
  await button(page, 'Copy code').press('Enter')
  await expect(page.getByText('Code copied to clipboard!')).toBeVisible()
  expect(await pasted()).toBe('t.test(y ~ x)  # Welch')
  await lastAnswer(page).locator('.tbl').getByRole('button', { name: 'Copy' }).press('Enter')
  await expect(page.getByText('Table copied. You can paste it into a spreadsheet.')).toBeVisible()
  expect(await pasted()).toBe('Group\tn\tMean\nWith\t131\t618\nWithout\t81\t404')
  await refuseClipboard(page)
  await button(page, 'Copy code').press('Enter')
  await expect(page.getByText('Failed to code copy')).toBeVisible()
})

test('an answer grows with a cursor; Stop keeps what came and lets the model go [S3-173] [S3-174]', {
  tag: '@core',
}, async ({ page, own: { model } }) => {
  const { before, open } = doors(4)
  model.forget()
  model.script(says(['The **sum** ', 'divided ', 'by ', 'n.'], { before }))
  await openChat(page)
  const asked = model.nextRequest()
  await say(page, 'What is a mean?')
  await expect(page.getByText('AI is thinking...')).toBeVisible()
  open(0)
  await expect(page.locator('.growing strong')).toHaveText('sum')
  // Its icon is centred in it.
  const [place, sign] = await Promise.all(
    [button(page, 'Stop'), button(page, 'Stop').locator('svg')].map((one) => one.boundingBox()),
  )
  expect(sign!.y + sign!.height / 2).toBeCloseTo(place!.y + place!.height / 2, 0)
  expect(sign!.x + sign!.width / 2).toBeCloseTo(place!.x + place!.width / 2, 0)
  await button(page, 'Stop').click()
  await expect(lastAnswer(page)).toContainText('Stopped. What was written so far is kept.')
  await expect(lastAnswer(page).locator('.streamed')).toContainText('The sum')
  expect(await (await asked).hungUp).toBe(true)
})

test('a line that is cut in the middle of an answer is heard on where it was, and asks the model once', async ({
  page,
  own: { model, address },
}) => {
  const { before, open } = doors(4)
  model.forget()
  model.script(says(['One, ', 'two, ', 'three, ', 'four.'], { before }))
  const line = await silentLine(Number(new URL(address).port))
  await openChat(page)
  await page.goto(`http://localhost:${line.port}/chat/text`)
  await expect(message(page)).toBeVisible()
  await say(page, 'Count')
  open(0)
  await expect(page.locator('.growing')).toContainText('One,')
  line.cut()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  await expect(page.getByText('Connection Error')).toBeVisible()
  open(1)
  open(2)
  line.mend()
  await expect(page.locator('.growing')).toContainText('One, two, three,')
  await expect(page.getByText('Online')).toBeVisible()
  open(3)
  await expect(lastAnswer(page).locator('.streamed')).toHaveText('One, two, three, four.')
  expect(model.requests).toHaveLength(1)
  await line.close()
})

test('a reload, and another device, go on with the same answer', async ({
  page,
  browser,
  own: { model, address },
}) => {
  const { before, open } = doors(3)
  model.forget()
  model.script(says(['One, ', 'two, ', 'three.'], { before }))
  await openChat(page)
  await say(page, 'Count')
  open(0)
  await expect(page.locator('.growing')).toContainText('One,')
  await page.reload()
  await expect(page.locator('.growing')).toContainText('One,')
  const other = await browser.newContext({
    baseURL: address,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  })
  const second = await other.newPage()
  await second.goto('/chat/text')
  await second.getByRole('region', { name: 'Continue with' }).getByRole('button').click()
  await expect(second.locator('.growing')).toContainText('One,')
  open(1)
  await expect(page.locator('.growing')).toContainText('One, two,')
  open(2)
  for (const one of [page, second])
    await expect(lastAnswer(one).locator('.streamed')).toHaveText('One, two, three.')
  expect(model.requests).toHaveLength(1)
  await other.close()
})

test('a question that could not be sent is sent once, as soon as there is a line', async ({
  page,
  context,
  own: { model },
}) => {
  model.forget()
  model.script(says('Here it is.'))
  await openChat(page)
  // The parts that show a question and its answer come with the first letter, and none comes without a line.
  await message(page).fill('A')
  await partsAreHere(page, 'conversation', 'ask-about-selection', 'answer-text', 'conversation-export')
  await context.setOffline(true)
  await say(page, 'Are you there?')
  await expect(page.locator('.note.bad[role="alert"]')).toHaveText(
    /^Sorry, I encountered an error: .* Please try again\.$/,
  )
  await expect(page.getByText('It will be sent automatically as soon as you are online.')).toBeVisible()
  await context.setOffline(false)
  await expect(lastAnswer(page)).toContainText('Here it is.')
  await expect(page.locator('.note.bad')).toHaveCount(0)
  await expect(answers(page)).toHaveCount(1)
  expect(model.requests).toHaveLength(1)
})

test('an answer is given again, and the one before stays a press away [S3-188]', async ({
  page,
  own: { model },
}) => {
  model.forget()
  model.script(says('First answer.'), says('Second answer.'))
  await openChat(page)
  await sayAndHear(page, 'Say something')
  await button(page, 'Regenerate').click()
  await expect(lastAnswer(page)).toContainText('Second answer.')
  await expect(answers(page)).toHaveCount(1)
  await button(page, 'Earlier answer').click()
  await expect(lastAnswer(page)).toContainText('First answer.')
  await page.reload()
  await expect(lastAnswer(page)).toContainText('First answer.')
})

test('an answer of 600 words, written in six seconds, costs 8 KB at most on the line', async ({
  page,
  own: { model },
}) => {
  const pieces = DIFFERENT_WORDS.match(/(?:\S+\s+){1,20}/g) ?? []
  expect(pieces.join('').split(/\s+/).length).toBeGreaterThan(600)
  model.forget()
  model.script(says(pieces, { before: () => new Promise((go) => setTimeout(go, 200)) }))
  await openChat(page)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  let asked = ''
  let bytes = 0
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('/ai/chat')) asked = requestId
  })
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (requestId === asked) bytes += encodedDataLength
  })
  await sayAndHear(page, 'Tell me everything')
  // It was counted at all.
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThanOrEqual(8_192)
  await expect(page.getByText(/^Data used in this visit: /)).toBeVisible()
  await expect(message(page)).toHaveValue('')
})

test('a picture is drawn, kept with the conversation and downloaded under its name [S3-145] [S3-203]', async ({
  page,
  own: { model },
}) => {
  model.forget()
  model.script(draws(await GREEN.png().toBuffer()))
  await openChat(page)
  await button(page, 'Image').click()
  await page.getByLabel('What should it show?').fill('A market in Lusaka')
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
  const picture = page.locator('.drawn img')
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect(download.suggestedFilename()).toMatch(/^generated-image.*\d+.*\.png$/)
  await page.reload()
  await expect(page.locator('.drawn img')).toBeVisible()
})

test('the address of a picture is copied, and opens the picture; where the browser says no, so do we [S3-216] [S3-217]', async ({
  page,
  context,
  own: { model },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  model.forget()
  model.script(draws(await GREEN.png().toBuffer()))
  await openChat(page)
  await button(page, 'Image').click()
  await page.getByLabel('What should it show?').fill('A market in Lusaka')
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
  await expect(button(page, 'Copy URL')).toBeVisible()
  await stopTheClock(page)
  await button(page, 'Copy URL').press('Enter')
  await expect(page.getByText('Image URL copied to clipboard!')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const opened = await page.request.get(address)
  expect(opened.headers()['content-type']).toBe('image/png')
  await refuseClipboard(page)
  await button(page, 'Copy URL').press('Enter')
  await expect(page.getByText('Failed to copy URL to clipboard')).toBeVisible()
})
