/** Builds dist/web: the app, the landing page, and every text file compressed once, as well as it goes. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { THEME_SNIPPET } from '../src/ui/actions/theme.ts'
import { buildChildren } from './build-children.ts'
import { buildLanding, inlineHashes, outputOf } from './prerender.ts'
import { sourcesDigest } from './sources-digest.ts'

const OUT = 'dist/web'
const TEXT = /\.(js|css|svg|vtt|json|webmanifest)$/

/** The theme must be set before the first paint, so this one script is inlined in the page. */
function finishAppPage(): void {
  const file = join(OUT, 'app.html')
  const html = readFileSync(file, 'utf8').replace('<!--theme-snippet-->', `<script>${THEME_SNIPPET}</script>`)
  writeFileSync(file, html)
  const policy = join(OUT, 'csp.json')
  const landing: ReturnType<typeof inlineHashes> = JSON.parse(readFileSync(policy, 'utf8'))
  const app = inlineHashes(html)
  const both = (one: string[], two: string[]) => [...new Set([...one, ...two])]
  const hashes = { scripts: both(landing.scripts, app.scripts), styles: both(landing.styles, app.styles) }
  writeFileSync(policy, `${JSON.stringify(hashes, null, 2)}\n`)
}

/** One file at a fixed name: the browser revalidates it. */
async function buildServiceWorker(): Promise<void> {
  const output = await outputOf({
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { input: 'src/web/offline/service-worker.ts', output: { format: 'iife' } },
  })
  const [worker] = output
  if (worker?.type !== 'chunk' || output.length > 1) throw new Error('The service worker is one script.')
  writeFileSync(join(OUT, 'service-worker.js'), worker.code)
}

function withBrotli(file: string): Buffer {
  const bytes = readFileSync(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
  return bytes
}

function compress(): void {
  for (const page of ['landing.html', 'app.html', 'service-worker.js']) withBrotli(join(OUT, page))
  const folder = join(OUT, 'assets')
  for (const name of readdirSync(folder).filter((file) => TEXT.test(file))) {
    const file = join(folder, name)
    writeFileSync(`${file}.gz`, gzipSync(withBrotli(file), { level: 9 }))
  }
}

/** An empty database, made once, so that no first start has to: in a child, for the memory it takes. */
async function makeDatabase(): Promise<void> {
  rmSync('dist/database', { recursive: true, force: true })
  await promisify(execFile)(process.execPath, ['src/ports/database/initialise.ts', 'dist/database'])
}

// A test run sets NODE_ENV=test; the build must be the one students get.
process.env.NODE_ENV = 'production'
await build({ logLevel: 'warn' })
await buildLanding()
await buildServiceWorker()
finishAppPage()
compress()
await makeDatabase()
await buildChildren()
writeFileSync(join(OUT, 'built-from'), sourcesDigest())
