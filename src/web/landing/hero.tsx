import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import hero from '#ui/art/hero.svg?raw'
import { Drawing } from '#ui/pictures/drawing.tsx'
import { Icon } from './icon.tsx'
import { LOGIN } from './links.ts'
import { PageMap } from './page-map.tsx'

const providers = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  providerIds.map((id) => PROVIDERS[id].name),
)

export function Hero() {
  return (
    <div className="hero on-block">
      <div className="h">
        <div className="txt">
          <h1>The week before is when it counts.</h1>
          <p className="lead">
            Seven AI research assistants for students and researchers. They read every page you wrote, ask
            what an examiner would ask, and show you where the answer is in your document.
          </p>
          <div className="row">
            <a className="btn copper big" href={LOGIN}>
              Get Started
            </a>
            <a className="btn ghost big" href="#demo">
              <Icon of="play" />
              Watch the demo
            </a>
          </div>
          <p className="fine">Every assistant has a free preview. Pay in kwacha with {providers}.</p>
        </div>
        <div className="art">
          <Drawing
            source={hero}
            title="A student in a chitenge headwrap reads a thesis page with one line marked in copper"
          />
          <div className="page slip float" aria-hidden="true">
            <PageMap at="p58" />
            <div>
              <p className="where">Page 58 of 124</p>
              <q>
                Savings differed between wards, <mark>χ²(3) = 7.10, p = .03</mark>
              </q>
            </div>
            <p className="ask">Does this χ² give that p-value?</p>
          </div>
        </div>
      </div>
    </div>
  )
}
