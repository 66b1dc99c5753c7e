import { ngwee, showNgwee } from '#kit/money.ts'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { Link } from '#ui/router/link.tsx'

/** Offers all seven assistants if the address names none. */
export function ChooseAssistant() {
  return (
    <ul className="topay">
      {assistantIds.map((id) => (
        <li key={id}>
          <Link to={paymentsPath(id)}>
            <Glyph of={id} className="gl" />
            <span>
              <b>{ASSISTANTS[id].name}</b>
              <small>{ASSISTANTS[id].offer}</small>
            </span>
            <span className="cost">{showNgwee(ngwee(ASSISTANTS[id].prices.charged))}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
