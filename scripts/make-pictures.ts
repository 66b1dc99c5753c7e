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
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600)
  const png = await page.screenshot({ animations: 'disabled' })
  await sharp(png).webp({ quality: 82 }).toFile(`${FOLDER}/${name}.webp`)
  console.log(`${FOLDER}/${name}.webp`)
}
