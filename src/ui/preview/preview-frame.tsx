import type { ReactNode } from 'react'

/** A copper dashed border around preview content, with PREVIEW on the edge. */
export function PreviewFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="preview" aria-label={label}>
      <span className="tag">PREVIEW</span>
      {children}
    </section>
  )
}
