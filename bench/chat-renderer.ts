/**
 * Cost to a slow phone of drawing an answer while it is written, and the size of the renderer.
 *
 *   npm run bench:chat-renderer
 *
 * An answer of 1,500 words with tables, formulas and code, in 200 pieces, in Chromium with its processor slowed six times.
 */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { ANSWERS } from '../src/kit/markdown/answers.fake.ts'
import { chromiumArgs, chromiumPath } from '../tests/support/browser.ts'
import { atMost, overBudget } from './printing/report.ts'

const SLOWED = 6
const PIECES = 200
const WORDS = 1_500
const ROUNDS = 4

/** The answers of the tests, one after the other, until there are words enough. */
function longAnswer(): string {
  const parts = ANSWERS.map(({ text }) => text)
  let text = ''
  for (let place = 0; text.split(/\s+/).length < WORDS; place += 1)
    text += `${parts[place % parts.length]}\n\n`
  return text
}

async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'chat-renderer/page.tsx'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = built as Rolldown.RolldownOutput[]
  const script = output?.output.find((file) => file.type === 'chunk')
  if (script?.type !== 'chunk') throw new Error('nothing was built')
  return script.code
}

async function updates(page: Page, text: string): Promise<number[]> {
  const times: number[] = []
  for (let piece = 1; piece <= PIECES; piece += 1) {
    const soFar = text.slice(0, Math.ceil((text.length * piece) / PIECES))
    times.push(
      await page.evaluate(([words, growing]) => globalThis.draw(words, growing), [
        soFar,
        piece < PIECES,
      ] as const),
    )
  }
  return times
}

declare global {
  var draw: (text: string, growing: boolean) => number
}

const executablePath = await chromiumPath()
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await page.setContent('<!doctype html><title>renderer</title><body></body>')
  await page.addScriptTag({ content: await pageScript(), type: 'module' })
  await page.waitForFunction('typeof draw === "function"')
  const text = longAnswer()
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  // The first round warms up compilation and caches. Of the others the best counts: the rest is noise from other
  // programs.
  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.evaluate(() => globalThis.draw('', false))
    const spent = await updates(page, text)
    if (round > 0) rounds.push(spent)
  }
  const times = Array.from({ length: PIECES }, (_, piece) =>
    Math.min(...rounds.map((round) => round[piece] ?? Infinity)),
  )
  times.sort((one, other) => one - other)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  console.log(`${text.split(/\s+/).length} words, ${PIECES} updates, processor slowed ${SLOWED} times`)
  atMost('an update, mean', mean, 'ms', 8)
  atMost('an update, 19 of 20 within', times[Math.floor(times.length * 0.95)] ?? 0, 'ms', 50)
} finally {
  await browser.close()
}

const assets = join(import.meta.dirname, '../dist/web/assets')
const renderer = readdirSync(assets).find((name) => /^answer-text-.*\.js\.br$/.test(name))
if (!renderer) throw new Error('`npm run build` comes first.')
atMost('the renderer on the line', statSync(join(assets, renderer)).size / 1_000, 'KB', 25)
process.exitCode = overBudget() ? 1 : 0
