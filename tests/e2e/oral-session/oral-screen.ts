/** The spoken rooms in the browser tests: a thesis, a student who has paid, and one who answers turn after turn. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import type { OpenSession, Sessions } from '../../../src/capabilities/oral-session/contract.ts'
import type { RoomId } from '../../../src/capabilities/oral-session/rules/names.ts'
import { ASSISTANTS } from '../../../src/product/assistants.ts'
import { type FlowItem, flow } from '../../fixtures/make/flow.ts'
import { makePdf } from '../../fixtures/make/pdf-file.ts'
import { DEFENCE_THESIS, defenceThesisText } from '../../support/defence-thesis.ts'
import { button } from '../../support/page.ts'
import { PATIENCE } from '../../support/patience.ts'
import { payAtServer } from '../../support/pay-screen.ts'
import { signUpSilently } from '../../support/people.ts'
import { witnessedPage } from '../voice-chat/speaking-browser.ts'
import { startAgainIfUnheard } from '../voice-chat/start-again-if-unheard.ts'

const TITLE = 'Mobile money and the savings of market traders in Kitwe'

export const THESIS_PDF = { name: 'thesis.pdf', mimeType: 'application/pdf', buffer: thesisPdf() }
export const DRAFT_TXT = {
  name: 'draft.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(defenceThesisText()),
}

function thesisPdf(): Buffer {
  const items = DEFENCE_THESIS.flatMap(({ title, blocks }): FlowItem[] => [
    { kind: 'heading', text: title, size: 16 },
    ...blocks.flatMap((block): FlowItem[] => {
      const text = typeof block === 'string' ? block : block.text
      return text ? [{ kind: 'paragraph', text }] : []
    }),
  ])
  const pages = flow(items, { columns: 1, banner: [{ text: TITLE, size: 20, font: 'Bold' }] })
  return makePdf({ pages, title: TITLE })
}

/** The built-in recogniser and voice; the examiner is not interrupted by their own sound. */
const OURS = { bargeIn: false, browserRecognition: false, toldOfEar: true, deviceVoice: false }

/** In front of a microphone, with sixty minutes paid for. */
export async function paidRoom(browser: Browser, room: RoomId, options: { baseURL: string }): Promise<Page> {
  const page = await witnessedPage(browser, { viewport: { width: 1280, height: 800 }, ...options })
  await signUpSilently(page)
  await payAtServer(page, room)
  await page.addInitScript((kept) => localStorage.setItem('weekbe4:voice', kept), JSON.stringify(OURS))
  await page.goto(ASSISTANTS[room].route)
  return page
}

export const zone = (page: Page) => page.getByRole('button', { name: /^Drop your/ })
export const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })
export const panel = (page: Page) => page.locator('.voice .t b')

export async function bring(page: Page, file: typeof THESIS_PDF): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), zone(page).click()])
  await chooser.setFiles(file)
}

/** From the desktop, as the browser itself reports it: over the page, and let go. */
export async function drop(page: Page, { name, buffer }: typeof THESIS_PDF): Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), 'weekbe4-drop-')), name)
  writeFileSync(path, buffer)
  const { x, y, width, height } = (await zone(page).boundingBox())!
  const hand = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await hand.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    })
}

/** The server's state of the open session. */
export async function openSession(page: Page, room: RoomId): Promise<OpenSession> {
  const { open }: Sessions = await (await page.request.get(`/api/sessions?assistant=${room}`)).json()
  return (await page.request.get(`/api/sessions/${open}`)).json()
}

const spokenAnswers = ({ messages }: OpenSession) =>
  messages.filter(({ type, heard }) => type === 'user' && heard && heard.rung !== 'typed').length

/**
 * Speaks until this many answers were accepted. Uncertain transcripts are asked back and confirmed with yes; every
 * reply is cut short, as an impatient student would.
 */
export async function speakUntil(page: Page, room: RoomId, answers: number): Promise<void> {
  await expect(async () => {
    await startAgainIfUnheard(page)
    for (const name of ['Yes, that is right', 'Stop Audio']) {
      const wanted = page.getByRole('button', { name, exact: true })
      if (await wanted.isVisible()) await wanted.click({ timeout: 2_000 })
    }
    expect(spokenAnswers(await openSession(page, room))).toBeGreaterThanOrEqual(answers)
  }).toPass({ timeout: answers * PATIENCE, intervals: [400] })
}

/** Whatever is being said: it is stopped first. */
export async function answerInWriting(page: Page, words: string): Promise<void> {
  const box = page.getByLabel('Or type it')
  await box.fill(words)
  await expect(async () => {
    // Only the box tells: a press may land although its wait was over, and may miss a button that moves under it.
    if ((await box.inputValue()) === '') return
    const stop = button(page, 'Stop Audio')
    if (await stop.isVisible()) await stop.click({ timeout: 2_000 })
    await button(page, 'Send').click({ timeout: 2_000 })
    await expect(box).toHaveValue('', { timeout: 2_000 })
  }).toPass({ timeout: PATIENCE })
}
