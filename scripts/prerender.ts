/**
 * Makes the landing page: one finished HTML file with its styles inside, beside the app's own build
 * in dist/web. Run after `vite build`, which empties that folder.
 *
 * - `buildLanding()` for the build: writes landing.html, its hashed assets and csp.json (the hashes
 *   of the inline script and style, which the server's content security policy must allow).
 * - `renderLandingForDevelopment(vite)` for the development server: the same page from source, with
 *   Vite serving styles and script, so a change shows on reload.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Rolldown, type ViteDevServer } from 'vite'
import type { LandingRenderer } from '../src/web/landing/assets.ts'
import { ONLY_WHAT_IS_USED } from './only-what-is-used.ts'
import { withoutUnusedStyles } from './unused-styles.ts'

const OUT = 'dist/web'
const LANDING = 'src/web/landing'
const FONT = 'src/ui/styles/fonts/weekbe4-display.woff2'
const ICON = 'src/ui/art/logo-mark.svg'
const FILM = `${LANDING}/demo.webm`
const CAPTIONS = `${LANDING}/demo.vtt`

export async function buildLanding(): Promise<void> {
  mkdirSync(join(OUT, 'assets'), { recursive: true })
  const { script, css, fontUrl } = await buildForTheBrowser()
  const { renderLanding, themeSnippet } = await loadRender()
  const page = (style: string) =>
    renderLanding({
      css: style,
      scriptUrl: writeHashed('landing.js', script),
      fontUrl,
      iconUrl: copyHashed(ICON),
      themeSnippet,
      film: {
        url: copyHashed(FILM),
        captionsUrl: copyHashed(CAPTIONS),
        bytes: statSync(FILM).size,
      },
    })
  const bare = await page('')
  const html = await page(withoutUnusedStyles(css, bare, script))
  writeFileSync(join(OUT, 'landing.html'), html)
  writeFileSync(join(OUT, 'csp.json'), `${JSON.stringify(inlineHashes(html), null, 2)}\n`)
}

export async function renderLandingForDevelopment(vite: ViteDevServer): Promise<string> {
  const { renderLanding, themeSnippet } = (await vite.ssrLoadModule(
    `/${LANDING}/render.tsx`,
  )) as LandingRenderer
  const html = await renderLanding({
    css: `@import url("/${LANDING}/landing.css?direct");`,
    scriptUrl: `/${LANDING}/landing.ts`,
    fontUrl: `/${FONT}`,
    iconUrl: `/${ICON}`,
    themeSnippet,
    film: { url: `/${FILM}`, captionsUrl: `/${CAPTIONS}`, bytes: statSync(FILM).size },
  })
  return vite.transformIndexHtml('/', html)
}

/** The hashes a content security policy needs for inline scripts and styles. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hashes = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(
      ([, text]) =>
        `sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}`,
    )
  return { scripts: hashes(/<script>(.*?)<\/script>/gs), styles: hashes(/<style>(.*?)<\/style>/gs) }
}

async function buildForTheBrowser() {
  const output = await outputOf({
    assetsInlineLimit: 4096,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { input: [`${LANDING}/landing.ts`, `${LANDING}/landing.css`] },
  })
  const script = output.find((file) => file.type === 'chunk' && file.code.trim() !== '')
  const style = output.find(({ fileName }) => fileName.endsWith('.css'))
  const font = output.find(({ fileName }) => fileName.endsWith('.woff2'))
  if (script?.type !== 'chunk' || style?.type !== 'asset' || font?.type !== 'asset')
    throw new Error('The landing page needs a script, a style sheet and the display face.')
  // Vite names the font by its content, as it does for the app: both pages share one download.
  writeFileSync(join(OUT, font.fileName), font.source)
  return { script: script.code.trim(), css: String(style.source).trim(), fontUrl: `/${font.fileName}` }
}

async function loadRender(): Promise<LandingRenderer> {
  const output = await outputOf({ ssr: true, rolldownOptions: { input: `${LANDING}/render.tsx` } })
  const chunk = output.find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The landing page has no renderer.')
  // Written inside the project for a moment, so that it finds the project's React.
  const file = resolve('dist', `render-${process.pid}.mjs`)
  writeFileSync(file, chunk.code)
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(file)
  }
}

export async function outputOf({
  rolldownOptions,
  ...options
}: BuildOptions): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      ...options,
      rolldownOptions: { ...rolldownOptions, treeshake: ONLY_WHAT_IS_USED },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('Nothing was built.')
  return result.output
}

const copyHashed = (file: string) => {
  const url = hashedUrl(basename(file), readFileSync(file))
  copyFileSync(file, join(OUT, url))
  return url
}

function writeHashed(name: string, text: string) {
  const url = hashedUrl(name, text)
  writeFileSync(join(OUT, url), text)
  return url
}

function hashedUrl(name: string, content: string | Buffer) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const ending = extname(name)
  return `/assets/${basename(name, ending)}-${hash}${ending}`
}
