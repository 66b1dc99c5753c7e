import type { ReactNode } from 'react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { ngwee } from '#kit/money.ts'
import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Cost } from '#ui/figures/price.tsx'
import { Receipt } from '#ui/figures/receipt.tsx'
import { ReceiptLines } from '#ui/figures/receipt-lines.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { Link } from '#ui/router/link.tsx'
import type { AssistantAccess } from '../contract.ts'
import { whatIsLeft } from '../rules/allowance-words.ts'
import './assistant-front.css'
import { useAccess } from './use-access.ts'

type AssistantFrontProps = {
  of: AssistantId
  /** The assistant's own room, once it is open. */
  children?: ReactNode
}

/** Opening screen of every assistant: its name, what it does, and its price or remaining allowance. */
export function AssistantFront({ of, children }: AssistantFrontProps) {
  const { name, description } = ASSISTANTS[of]
  const here = useAccess(of)
  return (
    <div className="in">
      <header className="front">
        <Glyph of={of} className="gl" />
        <div>
          <h1>{name}</h1>
          <p className="muted">{description}</p>
        </div>
      </header>
      <div className="front-body">
        {children ?? <Note>The {name} opens here soon.</Note>}
        {here.name === 'paid' ? (
          <Yours of={of} access={here.access} />
        ) : (
          <Offer of={of} pressable={here.name !== 'checking'} />
        )}
      </div>
    </div>
  )
}

/** Never ask for payment until the access check has answered. */
function Offer({ of, pressable }: { of: AssistantId; pressable: boolean }) {
  const { offer, prices } = ASSISTANTS[of]
  const amount = ngwee(prices.charged)
  return (
    <Receipt
      label="What you get"
      heading="What you get"
      amount={amount}
      lines={[
        { term: 'Includes', words: offer },
        { term: 'Renews', words: 'No' },
      ]}
    >
      {pressable && (
        <Link className={buttonClass({ kind: 'copper', big: true, wide: true })} to={paymentsPath(of)}>
          Unlock for <Cost amount={amount} />
        </Link>
      )}
    </Receipt>
  )
}

function Yours({ of, access }: { of: AssistantId; access: AssistantAccess }) {
  const left = whatIsLeft(access)
  const lines = [
    ...(left ? [{ term: 'Remaining', words: left }] : []),
    ...(access.validUntil ? [{ term: 'Valid until', words: dayAndTime(access.validUntil).day }] : []),
    { term: 'Renews', words: 'No' },
  ]
  return (
    <section className="page receipt" aria-label="What you have">
      <h2>You have this</h2>
      <ReceiptLines lines={lines} />
      <Link className={buttonClass({ kind: 'line', wide: true })} to={paymentsPath(of)}>
        Buy more
      </Link>
    </section>
  )
}
