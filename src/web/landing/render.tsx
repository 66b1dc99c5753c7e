/**
 * The landing page as one string of HTML. Made once, when the product is built: a visitor gets the
 * finished page and no framework.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { ASSISTANTS, type AssistantId, assistantIds } from '#product/assistants.ts'
import { CURRENCY } from '#product/mobile-money.ts'
import { drawingParts } from '#ui/pictures/drawing-parts.ts'
import { GLYPHS } from '#ui/pictures/glyphs.ts'
import type { LandingAssets } from './assets.ts'
import { Demo } from './demo.tsx'
import { EvidenceSection } from './evidence.tsx'
import { Hero } from './hero.tsx'
import { ANCHORS, LOGIN } from './links.ts'
import { LandingBar } from './top-bar.tsx'
import { Voices } from './voices.tsx'

export { THEME_SNIPPET as themeSnippet } from '#ui/actions/theme.ts'

const TITLE = 'Weekbe4: study assistants for the week before'
const DESCRIPTION =
  'Seven AI research assistants that read your thesis, ask what an examiner would ask, and show the page. Pay with mobile money in Zambia.'

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
        Go to the content
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

function Foot() {
  return (
    <footer className="foot on-block">
      <div className="w">
        <p className="display">Be ready before they ask.</p>
        <a className="btn copper big" href={LOGIN}>
          Get Started
        </a>
        <nav aria-label="Foot of the page">
          {ANCHORS.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
          <a href={LOGIN}>Sign in</a>
          <a href="/privacy">Privacy</a>
          <a href="/abilities">What it can do</a>
        </nav>
        <p className="fine">Weekbe4, study assistants for universities in Zambia and its neighbours.</p>
      </div>
    </footer>
  )
}

const levels = [
  {
    level: 'Undergraduate',
    use: 'A research project, a first literature review, a presentation on Monday. Start with the Research Decoder, then let the PowerPoint Creator lay out the slides.',
  },
  {
    level: 'Master’s',
    use: 'A dissertation with numbers in it. The tests you report are worked out again wherever the page gives the figures, and the Defense Room asks what the panel will.',
  },
  {
    level: 'PhD and faculty',
    use: 'A long argument across many chapters. Talk it through with the Research Consultant, and see which claims stand on which pages.',
  },
]

function Levels() {
  return (
    <section className="w">
      <h2 className="h2x">For the paper in front of you</h2>
      <div className="levels">
        {levels.map(({ level, use }) => (
          <article key={level}>
            <h3>{level}</h3>
            <p>{use}</p>
          </article>
        ))}
      </div>
    </section>
  )
}

const dearestFirst = assistantIds.toSorted(
  (a, b) => ASSISTANTS[b].prices.landing - ASSISTANTS[a].prices.landing,
)

function Pricing() {
  return (
    <section id="pricing" className="w prw">
      <div className="pl">
        <h2 className="h2x">Pay for one, not for all</h2>
        <p className="lead2">
          Mobile money, in kwacha. Nothing renews by itself, and every assistant has a free preview.
        </p>
        <a className="btn big" href={LOGIN}>
          Get Started
        </a>
      </div>
      <ul className="prices">
        {dearestFirst.map((id) => (
          <li key={id}>
            <Glyph of={id} />
            <div>
              <b>{ASSISTANTS[id].name}</b>
              <span>{ASSISTANTS[id].offer}</span>
            </div>
            <span className="pr">
              <small>{CURRENCY}</small> {ASSISTANTS[id].prices.landing} <small>a month</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Seven days, seven assistants: what a student is likely to need on which day before the deadline. */
export const THE_WEEK: readonly AssistantId[] = [
  'decoder',
  'consultant',
  'humanizer',
  'textChat',
  'slides',
  'voiceChat',
  'defense',
]

function TheWeek() {
  return (
    <section id="features" className="w">
      <h2 className="h2x">Seven days, seven assistants</h2>
      <p className="lead2">Take the one you need tonight, or work down the week.</p>
      <ol className="days">
        {THE_WEEK.map((id, passed) => {
          const left = THE_WEEK.length - passed
          return (
            <li key={id} className={left === 1 ? 'last' : undefined}>
              <span className="d">
                <b>{left}</b> {left === 1 ? 'day' : 'days'} left
              </span>
              <Glyph of={id} draw />
              <h3>{ASSISTANTS[id].name}</h3>
              <p>{ASSISTANTS[id].landingDescription}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** An assistant's block. It is drawn once in the page; every other place points at that drawing. */
function Glyph({ of, draw = false }: { of: AssistantId; draw?: boolean }) {
  const { viewBox, inner } = drawingParts(GLYPHS[of])
  const id = `g-${of}`
  return (
    <svg viewBox={viewBox} aria-hidden>
      {draw ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read when the page is built.
        <g id={id} dangerouslySetInnerHTML={{ __html: inner }} />
      ) : (
        <use href={`#${id}`} />
      )}
    </svg>
  )
}
