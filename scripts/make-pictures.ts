/**
 * Takes the pictures of README from the built product, on a thesis that is made up:
 *   npm run build && node scripts/make-pictures.ts
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openProduct } from '../bench/product/open-product.ts'
import { cookiesOf } from '../bench/web/bytes.ts'
import { THESIS_PDF } from '../tests/e2e/oral-session/oral-screen.ts'
import { chromiumArgs, chromiumPath } from '../tests/support/browser.ts'

const FOLDER = 'docs/pictures'
const DESKTOP = { width: 1280, height: 860 }
const PHONE = { width: 360, height: 720 }
const STUDENT = { email: 'student@weekbe4.test', password: 'ready-to-study' }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const bring = (page: Page) => page.locator('input[type=file]').first().setInputFiles(THESIS_PDF)

const product = await openProduct()
const executablePath = await chromiumPath()
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
try {
  await takeAll(browser)
} finally {
  await browser.close()
  await product.close()
}

async function takeAll(browser: Browser): Promise<void> {
  const stranger = await browser.newPage({ baseURL: product.base, viewport: DESKTOP })
  await stranger.goto('/')
  await stranger.locator('h1').waitFor()
  await take(stranger, 'landing')

  const cookies = await cookiesOf(browser, product.base, STUDENT)
  const context = await browser.newContext({
    baseURL: product.base,
    viewport: DESKTOP,
    storageState: { cookies, origins: [] },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)

  await page.goto('/research/decoder')
  await button(page, /^Drop your paper/).waitFor()
  await bring(page)
  await page.getByRole('region', { name: 'Analysis Overview' }).waitFor()
  await take(page, 'decoder')

  await page.goto('/content/powerpoint')
  await page.getByRole('radio', { name: /^Heavy/ }).waitFor({ state: 'attached' })
  await bring(page)
  await page.getByRole('radio', { name: /^Heavy/ }).check()
  await button(page, 'Generate').click()
  await page.getByRole('heading', { name: 'Your presentation is ready' }).waitFor()
  await page.locator('.strip button').nth(9).click()
  await page.locator('.strip').evaluate((part: HTMLElement) => part.scrollIntoView({ block: 'start' }))
  await page.evaluate("scrollBy({ top: -90, behavior: 'instant' })")
  await take(page, 'powerpoint')

  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/research/defense')
  await button(page, /^Drop your thesis/).waitFor()
  await bring(page)
  const question = page.getByRole('region', { name: 'Conversation' }).getByRole('article').first()
  await question.locator('.evi').waitFor()
  await question.locator('.evi').evaluate((part: HTMLElement) => part.scrollIntoView({ block: 'center' }))
  await take(page, 'defense')
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600)
  const png = await page.screenshot({ animations: 'disabled' })
  await sharp(png).webp({ quality: 82 }).toFile(`${FOLDER}/${name}.webp`)
  console.log(`${FOLDER}/${name}.webp`)
}
