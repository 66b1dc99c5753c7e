import type { ReactNode } from 'react'

/** A wide table scrolls inside its own frame, by keyboard too. */
export function TableWrap({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className="tablewrap" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
