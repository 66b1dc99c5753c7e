import '../styles/receipt.css'
import type { ReactNode } from 'react'
import type { Ngwee } from '#kit/money.ts'
import type { AssistantId } from '#product/assistants.ts'
import { Glyph } from '../pictures/glyph.tsx'
import { Price } from './price.tsx'

type ReceiptProps = {
  /** Accessible name: "What you are buying", "Receipt 4f20-88ab". */
  label: string
  assistant?: AssistantId | undefined
  heading: ReactNode
  sentence?: ReactNode
  amount: Ngwee
  /** Time, Use within, Renews: No. */
  lines: readonly ReceiptLine[]
  children?: ReactNode
}

/** A sum to pay, on a page with a folded corner. */
export function Receipt({ label, assistant, heading, sentence, amount, lines, children }: ReceiptProps) {
  return (
    <section className="page receipt" aria-label={label}>
      <div className="row">
        {assistant && <Glyph of={assistant} className="gl" />}
        <div>
          <h2>{heading}</h2>
          {sentence && <p className="sm muted">{sentence}</p>}
        </div>
      </div>
      <Price amount={amount} />
      <ReceiptLines lines={lines} />
      {children}
    </section>
  )
}

type ReceiptLine = { term: string; words: ReactNode }

function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <dl>
      {lines.map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
