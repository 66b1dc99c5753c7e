/**
 * Films the built product and writes the demo of the landing page with its captions:
 *   npm run build && node scripts/make-demo-video.ts
 * The words are in src/web/landing/film/story.ts, the presses in scripts/demo-video/walk.ts. Commit its output:
 * the build only copies it, so building the product needs no browser.
 */
import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { openProduct } from '../bench/product/open-product.ts'
import { cookiesOf } from '../bench/web/bytes.ts'
import { captions } from '../src/web/landing/film/captions.ts'
import { FILM_SECONDS, STORY } from '../src/web/landing/film/story.ts'
import { chromiumArgs, chromiumPath } from '../tests/support/browser.ts'
import { camera } from './demo-video/camera.ts'
import type { EncodedPicture, TakenPicture } from './demo-video/encode.ts'
import { WALK } from './demo-video/walk.ts'
import { webm } from './demo-video/webm.ts'

/** A phone, sharp enough for a large screen. */
const PHONE = { width: 360, height: 640 }
const SHARPNESS = 2
const SIZE = { width: PHONE.width * SHARPNESS, height: PHONE.height * SHARPNESS }
/** The demo student, who has paid for everything. */
const STUDENT = { email: 'student@weekbe4.test', password: 'ready-to-study' }

if (WALK.length !== STORY.length)
  throw new Error('Each line of the story needs its walk, and the other way round')
const product = await openProduct()
const executablePath = await chromiumPath()
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
try {
  const encoder = await encoderPage()
  const page = await phonePage()
  const filming = camera(page, (picture) => encoder.add(picture))
  for (const [i, scene] of WALK.entries()) {
    await scene(page, filming)
    await filming.holdUntil(STORY[i]!.until)
  }
  const pictures = await encoder.end()
  const film = webm(
    { ...SIZE, milliseconds: FILM_SECONDS * 1_000 },
    pictures.map(({ base64, ...rest }) => ({ ...rest, data: Buffer.from(base64, 'base64') })),
  )
  writeFileSync('src/web/landing/demo.webm', film)
  writeFileSync('src/web/landing/demo.vtt', captions(STORY))
  console.log(`demo.webm: ${(film.length / 1e6).toFixed(2)} MB, ${FILM_SECONDS} s`)
} finally {
  await browser.close()
  await product.close()
}

async function phonePage(): Promise<Page> {
  const cookies = await cookiesOf(browser, product.base, STUDENT)
  const context = await browser.newContext({
    baseURL: product.base,
    viewport: PHONE,
    deviceScaleFactor: SHARPNESS,
    isMobile: true,
    hasTouch: true,
    storageState: { cookies, origins: [] },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return page
}

/** An empty page on localhost, because the encoder wants a secure place. */
async function encoderPage() {
  const page = await browser.newPage()
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
  )
  await page.goto('http://localhost/')
  await page.addScriptTag({ content: await bundled('scripts/demo-video/encode.ts') })
  await page.evaluate(`globalThis.encoder = film.filmEncoder(${JSON.stringify(SIZE)})`)
  return {
    add: (picture: TakenPicture) => page.evaluate(`encoder.add(${JSON.stringify(picture)})`) as Promise<void>,
    end: () => page.evaluate('encoder.end()') as Promise<EncodedPicture[]>,
  }
}

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, name: 'film', formats: ['iife'] } },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing')
  return bundle.output[0].code
}
