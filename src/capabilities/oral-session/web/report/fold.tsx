import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePrinting } from '#ui/documents/use-printing.ts'
import { Icon } from '#ui/pictures/icon.tsx'

type FoldProps = { id: string; heading: string; openAtFirst?: boolean; children: ReactNode }

/** A part of the report for a second look: one line until it is opened, and whole on paper. */
export function Fold({ id, heading, openAtFirst = false, children }: FoldProps) {
  const printing = usePrinting()
  return (
    <section aria-labelledby={id}>
      <details className="fold" open={printing || openAtFirst || undefined}>
        <summary>
          <h3 id={id}>{heading}</h3>
          <Icon of={ChevronDown} className="c" />
        </summary>
        <div className="stack">{children}</div>
      </details>
    </section>
  )
}
