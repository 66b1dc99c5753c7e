import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { CURRENCY } from '#product/mobile-money.ts'
import { Glyph } from './glyph.tsx'
import { LOGIN } from './links.ts'

const dearestFirst = assistantIds.toSorted(
  (a, b) => ASSISTANTS[b].prices.landing - ASSISTANTS[a].prices.landing,
)

export function Pricing() {
  return (
    <section id="pricing" className="w prw">
      <div className="pl">
        <h2 className="h2x">Pay only for what you need</h2>
        <p className="lead2">
          Pay by mobile money, in kwacha. Nothing renews automatically, and every assistant has a free
          preview.
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
