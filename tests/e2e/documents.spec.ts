/** Documents as a student meets them: from the file on the phone to the page with the sentence marked. */
import { writeFileSync } from 'node:fs'
import { expect, type Page, type Route, test } from '@playwright/test'
import { thesis, twoColumnPaper } from '../fixtures/make/papers.ts'
import { makePdf } from '../fixtures/make/pdf-file.ts'
import { thesisDocx } from '../fixtures/make/word-files.ts'
import { violations } from '../support/axe.ts'
import { answerInstead, stopTheClock } from '../support/page.ts'

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const PAPER = pdf('rainfall-paper.pdf', twoColumnPaper())

/** A new student, signed in through the real door. */
async function open(page: Page, path = '/documents') {
  const answer = await page.request.post('/api/auth/sign-up/email', {
    data: {
      firstName: 'Chipo',
      lastName: 'Mwansa',
      email: `student-${crypto.randomUUID()}@unza.zm`,
      phoneNumber: '0961234567',
      password: 'copper kettle morning',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Your documents' })).toBeVisible()
}
const zone = (page: Page) => page.getByRole('button', { name: /Drop a document here/ })

type Chosen = { name: string; mimeType: string; buffer: Buffer; path?: string }

async function choose(page: Page, file: Chosen) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), zone(page).click()])
  await chooser.setFiles(file.path ?? file)
}
const item = (page: Page, name: string) => page.getByRole('article', { name })
async function uploaded(page: Page, file: Chosen) {
  await choose(page, file)
  await expect(item(page, file.name).getByRole('button', { name: 'Open' })).toBeVisible()
}
const drop = (page: Page, name: string, bytes: number[]) =>
  page.evaluateHandle(
    ([fileName, content]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([new Uint8Array(content)], fileName))
      return carried
    },
    [name, bytes] as const,
  )

test('opens the file picker on a click, and reads what was chosen into pages [S2-004]', async ({ page }) => {
  await open(page)
  await uploaded(page, PAPER)
  await expect(item(page, PAPER.name)).toContainText(/\d+ pages?, [\d.]+ [KM]B, kept until/)
})

test('takes a document dropped on the upload area [S2-003]', async ({ page }) => {
  await open(page)
  const carried = await drop(page, 'notes.txt', [
    ...new TextEncoder().encode('The sample was small. It grew.'),
  ])
  await zone(page).dispatchEvent('drop', { dataTransfer: carried })
  await expect(item(page, 'notes.txt').getByRole('button', { name: 'Open' })).toBeVisible()
})

test('finds a passage, opens its page and marks its sentence', { tag: '@core' }, async ({ page }) => {
  await open(page)
  await uploaded(page, PAPER)
  await item(page, PAPER.name).getByRole('button', { name: 'Search this document' }).click()
  await page.getByLabel('Words to look for').fill('were the differences significant')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^p\. \d/ })
    .first()
    .click()
  await expect(page.getByText('t(48) = 2.31').first()).toBeVisible()
  await page.getByRole('button', { name: /^Open page \d/ }).click()

  const viewer = page.getByRole('dialog', { name: PAPER.name })
  const picture = viewer.getByRole('img', { name: /^Page \d of rainfall-paper/ })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(400)
  const mark = viewer.locator('.sheet > i').first()
  await expect(mark).toBeInViewport()
  // The mark covers the words: inside the page, and as high as a line.
  const [sheet, box] = await Promise.all([picture.boundingBox(), mark.boundingBox()])
  expect(box!.y).toBeGreaterThan(sheet!.y)
  expect(box!.y + box!.height).toBeLessThan(sheet!.y + sheet!.height)
  expect(box!.height).toBeLessThan(sheet!.height / 20)
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/mark-${page.viewportSize()?.width}.png` })
  await expect(viewer.locator('.sr mark')).toContainText('t(48) = 2.31')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('turns pages and enlarges them, with buttons and with keys', async ({ page }) => {
  await open(page)
  await uploaded(page, pdf('thesis.pdf', thesis(12)))
  await item(page, 'thesis.pdf').getByRole('button', { name: 'Open' }).click()
  const viewer = page.getByRole('dialog', { name: 'thesis.pdf' })
  const where = viewer.getByRole('status').filter({ hasText: /^Page/ })
  await expect(where).toHaveText(/^Page 1 of \d+$/)
  await expect(viewer.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await viewer.getByRole('button', { name: 'Next page' }).click()
  await expect(viewer.getByRole('img', { name: 'Page 2 of thesis.pdf' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(where).toHaveText(/^Page 3 of/)
  await page.keyboard.press('+')
  await expect(where).toHaveText(/, 150%$/)
  await viewer.getByRole('button', { name: 'Smaller' }).click()
  await expect(where).toHaveText(/^Page 3 of \d+$/)
  await page.keyboard.press('ArrowLeft')
  await expect(where).toHaveText(/^Page 2 of/)
})

test('says that the viewer cannot come without a line, and opens it in its own look with the next press', async ({
  page,
  context,
}) => {
  await open(page)
  await uploaded(page, PAPER)
  const press = item(page, PAPER.name).getByRole('button', { name: 'Open' })
  // A toast would be gone while a busy machine looks elsewhere.
  await stopTheClock(page)
  await context.setOffline(true)
  await press.click()
  await expect(
    page.getByText('This part could not be shown. Check your connection and try again.'),
  ).toBeVisible()
  await expect(page.getByText('This screen could not be shown.')).toBeHidden()
  await context.setOffline(false)
  await press.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Its stylesheet had not come either, and the loader of the build asks for one only once.
  await expect(page.locator('.viewer')).toHaveCSS('display', 'grid')
})

test('shows a Word document in words, where there are no pictures of pages', async ({ page }) => {
  await open(page)
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await uploaded(page, { name: 'chapter.docx', mimeType, buffer: thesisDocx() })
  await item(page, 'chapter.docx').getByRole('button', { name: 'Open' }).click()
  const viewer = page.getByRole('dialog', { name: 'chapter.docx' })
  await expect(viewer.locator('.words p').nth(2)).toBeVisible()
  await expect(viewer.getByRole('img', { name: /^Page/ })).toHaveCount(0)
})

test('says why a document cannot be read, and keeps nothing of it', async ({ page }) => {
  await open(page)
  const scan = makePdf({ pages: Array.from({ length: 3 }, () => ({ texts: [], scan: true })) })
  await choose(page, pdf('scan.pdf', scan))
  await expect(page.getByRole('alert').first()).toContainText('no words could be recognised in them')
  await expect(zone(page)).toBeVisible()
  const carried = await drop(page, 'song.mp3', [1, 2, 3])
  await zone(page).dispatchEvent('drop', { dataTransfer: carried })
  await expect(page.getByRole('alert').first()).toContainText('Files of this type cannot be read.')
})

test('deletes a document after a question, and the page of it is gone', async ({ page }) => {
  await open(page)
  await uploaded(page, PAPER)
  const { documents } = await (await page.request.get('/api/documents')).json()
  await item(page, PAPER.name).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this document?' })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
  expect((await page.request.get(`/api/documents/${documents[0].id}/pages/1.webp`)).status()).toBe(404)
})

/** A document above 5 MB: the paper, with room at its end that PDF readers pass over. */
const LARGE = () => {
  const paper = twoColumnPaper()
  const end = paper.lastIndexOf('startxref')
  const room = Buffer.alloc(6 * 1_048_576, '% nothing to see here\n')
  return pdf('large.pdf', Buffer.concat([paper.subarray(0, end), room, paper.subarray(end)]))
}

test('goes on with a large file after the line was cut, and after the page was loaded anew', async ({
  page,
}, testInfo) => {
  await open(page)
  // A file on the disk, as a phone has it: its date says that it is the same one again.
  const large = { ...LARGE(), path: testInfo.outputPath('large.pdf') }
  writeFileSync(large.path, large.buffer)
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(Number(request.headers()['upload-offset']))
  })
  // The first piece arrives in part before the connection breaks; the upload then resumes from the stored part.
  let cuts = 0
  await page.route('**/api/documents/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH' || cuts > 0) return route.continue()
    cuts += 1
    const half = large.buffer.subarray(0, 3 * 1_048_576)
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    await fetch(route.request().url(), {
      method: 'PATCH',
      body: new Blob([new Uint8Array(half)]),
      headers: {
        cookie,
        'user-agent': await page.evaluate(() => navigator.userAgent),
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
    })
    await page.context().setOffline(true)
    await route.abort('connectionreset')
  })
  await choose(page, large)
  await expect(page.getByText('Waiting for the connection')).toBeVisible()
  // The connection returns before the page closes: in between it must not resume automatically.
  const dead = (route: Route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback())
  const letThrough = await answerInstead(page, '**/api/documents/uploads/*', dead)
  await page.context().setOffline(false)
  await page.reload()
  letThrough()
  await expect(item(page, 'large.pdf')).toContainText('Choose the same file again to continue.')
  await uploaded(page, large)
  expect(sent.at(-1)).toBe(3 * 1_048_576)
})

test('can be cancelled, and nothing stays in the list', async ({ page }) => {
  await open(page)
  await page.route('**/api/documents?purpose=*', () => {
    // Never answered: the upload stays at its position.
  })
  await choose(page, PAPER)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(zone(page)).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('has no accessibility violation, in either theme, with the viewer open or closed', async ({ page }) => {
  await open(page)
  await uploaded(page, PAPER)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const viewing of [false, true]) {
      if (viewing) {
        await item(page, PAPER.name).getByRole('button', { name: 'Open' }).click()
        await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible()
      }
      expect(await violations(page)).toEqual([])
      const shots = process.env.PICTURES
      if (shots)
        await page.screenshot({
          path: `${shots}/documents-${page.viewportSize()?.width}-${colorScheme}-${viewing}.png`,
        })
      if (viewing) await page.keyboard.press('Escape')
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
})
