import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ngwee } from '#kit/money.ts'
import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Glyph } from '#web/ui/glyph.tsx'
import { Note } from '#web/ui/note.tsx'
import { Cost } from '#web/ui/price.tsx'
import { Receipt } from '#web/ui/receipt.tsx'
import './assistant-front.css'

type AssistantFrontProps = {
  of: AssistantId
  /** The assistant's own room, once it is open. */
  children?: ReactNode
}

/** What every assistant opens with: its name, what it does, what it costs and what is in it. */
export function AssistantFront({ of, children }: AssistantFrontProps) {
  const { name, description, offer, prices } = ASSISTANTS[of]
  const amount = ngwee(prices.charged)
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
        {children ?? (
          <Note>The {name} opens here soon. What it costs and what is in it you can see already.</Note>
        )}
        <Receipt
          label="What is in it"
          heading="What you get"
          amount={amount}
          lines={[
            { term: 'In it', words: offer },
            { term: 'Renews', words: 'No' },
          ]}
        >
          <Link className={buttonClass({ kind: 'copper', big: true, wide: true })} to={paymentsPath(of)}>
            Unlock for <Cost amount={amount} />
          </Link>
        </Receipt>
      </div>
    </div>
  )
}
