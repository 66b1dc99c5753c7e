import { type Ngwee, showNgwee } from '#kit/money.ts'

/** The sum to pay, in the display face. Never a struck-out price, never "only". */
export function Price({ amount }: { amount: Ngwee }) {
  const [currency, figure] = showNgwee(amount).split(' ')
  return (
    <p className="price num">
      <small>{currency}</small> {figure}
    </p>
  )
}

/** A sum inside running text. */
export function Cost({ amount }: { amount: Ngwee }) {
  return <span className="cost">{showNgwee(amount)}</span>
}
