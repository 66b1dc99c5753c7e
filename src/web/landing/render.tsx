/**
 * The landing page as one string of HTML. Made once, when the product is built: a visitor gets the
 * finished page and no framework.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import type { LandingAssets } from './assets.ts'
import { Demo } from './demo.tsx'
import { EvidenceSection } from './evidence.tsx'
import { Foot } from './foot.tsx'
import { Hero } from './hero.tsx'
import { Levels } from './levels.tsx'
import { Pricing } from './pricing.tsx'
import { TheWeek } from './the-week.tsx'
import { LandingBar } from './top-bar.tsx'
import { Voices } from './voices.tsx'

export { THEME_SNIPPET as themeSnippet } from '#ui/actions/theme.ts'

const TITLE = 'Weekbe4: study assistants for the week before your deadline'
const DESCRIPTION =
  'Seven AI research assistants that read your thesis, ask what an examiner would ask, and show you the page. Pay by mobile money in Zambia.'

export async function renderLanding(assets: LandingAssets): Promise<string> {
  const { css, scriptUrl, fontUrl, iconUrl, themeSnippet, film } = assets
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${TITLE}</title>`,
    `<meta name="description" content="${DESCRIPTION}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#0a4234">',
    `<meta property="og:title" content="${TITLE}">`,
    `<meta property="og:description" content="${DESCRIPTION}">`,
    '<meta property="og:type" content="website">',
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="icon" href="${iconUrl}" type="image/svg+xml">`,
    `<script>${themeSnippet}</script>`,
    `<style>${css}</style>`,
    `<script type="module" src="${scriptUrl}"></script>`,
  ].join('')
  const body = renderToStaticMarkup(
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <LandingBar />
      <main id="main">
        <Hero />
        <TheWeek />
        <EvidenceSection />
        <Demo film={film} />
        <Levels />
        <Voices />
        <Pricing />
      </main>
      <Foot />
    </>,
  )
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
}
