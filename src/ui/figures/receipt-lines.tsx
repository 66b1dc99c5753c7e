import type { ReactNode } from 'react'

export type ReceiptLine = { term: string; words: ReactNode }

export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
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
