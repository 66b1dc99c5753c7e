import './payments.css'
import './payments-screen.css'
import { useQuery } from '#api-client/use-query.ts'
import { useLogInAgain, useSignedInUser } from '#capabilities/accounts/web/index.ts'
import { ngwee, showNgwee } from '#kit/money.ts'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { Link } from '#ui/router/link.tsx'
import { useSearchParams } from '#ui/router/use-search-params.ts'
import type { readConfiguration } from '../contract.ts'
import { type NotBought, whatIsBought } from '../rules/what-is-bought.ts'
import { CALLS, OPENS_SOON } from '../spec.ts'
import { PayFor } from './pay-for.tsx'
import { paymentsApi } from './payments-api.ts'

export default function PaymentsScreen() {
  const [query] = useSearchParams()
  const payer = useSignedInUser()
  const bought = whatIsBought(query)
  const logInAgain = useLogInAgain()
  return (
    <div className="in payments-screen">
      <div className="head">
        <div>
          <h1>Payment</h1>
          <p>Pay once by mobile money. Nothing renews automatically.</p>
        </div>
      </div>
      {bought.ok ? (
        <PayFor
          key={bought.value.purchaseType}
          bought={bought.value}
          payer={payer}
          api={paymentsApi}
          onLogIn={logInAgain}
        />
      ) : (
        <NothingToPay problem={bought.problem} />
      )}
    </div>
  )
}

/** A clear sentence and a way on, with nothing to pay by mistake. */
function NothingToPay({ problem }: { problem: NotBought }) {
  const { assistant, code, message } = problem
  if (assistant)
    return (
      <Note
        kind="bad"
        actions={
          // A whole page load, so that nothing of the wrong address stays.
          <a className={buttonClass({ kind: 'quiet' })} href={paymentsPath(assistant)}>
            Pay for {ASSISTANTS[assistant].name}
          </a>
        }
      >
        {message}
      </Note>
    )
  return (
    <>
      {code === 'nothing-chosen' ? <p>{message}</p> : <Note kind="bad">{message}</Note>}
      <ChooseAssistant />
    </>
  )
}

/** Offers all seven assistants if the address names none. */
function ChooseAssistant() {
  const { value: configuration } = useQuery<typeof readConfiguration>(CALLS.readConfiguration)
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
            <span className="cost">
              {configuration?.opensSoon.includes(id)
                ? OPENS_SOON
                : showNgwee(ngwee(ASSISTANTS[id].prices.charged))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
