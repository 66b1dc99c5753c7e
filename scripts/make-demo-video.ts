/**
 * Draws the demo film of the landing page again and writes it with its captions:
 *   node scripts/make-demo-video.ts
 * The words are in src/web/landing/film/story.ts, the pictures beside it. Commit what it writes:
 * the build only copies it, so nobody needs a browser to build the product.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { captions } from '../src/web/landing/film/captions.ts'
import { FILM } from '../src/web/landing/film/look.ts'
import type { EncodedPicture } from '../src/web/landing/film/record.ts'
import { FILM_SECONDS, STORY } from '../src/web/landing/film/story.ts'
import { chromiumArgs, chromiumPath } from '../tests/support/browser.ts'
import { webm } from './webm.ts'

const BITRATE = 60_000
const page = await blankPage()
await page.addScriptTag({ content: await recorder() })
const font = readFileSync('src/ui/styles/fonts/weekbe4-display.woff2', 'base64')
const fontUrl = `data:font/woff2;base64,${font}`

// `--pictures 1,10,20` writes single pictures to look at, instead of the film.
const wanted = process.argv[process.argv.indexOf('--pictures') + 1]
if (process.argv.includes('--pictures') && wanted)
  for (const second of wanted.split(',')) {
    const url: string = await page.evaluate(`film.picture(${JSON.stringify(fontUrl)}, ${Number(second)})`)
    writeFileSync(`film-${second}.png`, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  }
else {
  const pictures: EncodedPicture[] = await page.evaluate(
    `film.record(${JSON.stringify(fontUrl)}, ${BITRATE})`,
  )
  const file = webm(
    { width: FILM.width, height: FILM.height, milliseconds: FILM_SECONDS * 1000 },
    pictures.map(({ base64, ...rest }) => ({ ...rest, data: Buffer.from(base64, 'base64') })),
  )
  writeFileSync('src/web/landing/demo.webm', file)
  writeFileSync('src/web/landing/demo.vtt', captions(STORY))
  console.log(
    `demo.webm: ${pictures.length} pictures, ${FILM_SECONDS} s, ${(file.length / 1e6).toFixed(2)} MB`,
  )
}
await page.context().browser()?.close()

/** An empty page with a secure address: encoders are offered to no other. */
async function blankPage() {
  const executablePath = await chromiumPath()
  const browser = await chromium.launch({
    args: chromiumArgs,
    // The fonts that come with the packaged browser, so that the film looks the same wherever it is made.
    env: { ...process.env, FONTCONFIG_PATH: join(tmpdir(), 'fonts') },
    ...(executablePath && { executablePath }),
  })
  const page = await browser.newPage()
  await page.route('https://film.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
  )
  await page.goto('https://film.invalid/')
  return page
}

async function recorder(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/web/landing/film/record.ts', name: 'film', formats: ['iife'] },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return output.output[0].code
}
