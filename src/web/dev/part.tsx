import './dev.css'
import type { ReactNode } from 'react'

/** One part of the kit with its states, under its name. */
export function UiPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="dev-part">
      <h2>{name}</h2>
      {children}
    </section>
  )
}

/** Side by side where there is room for two. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="dev-pair">{children}</div>
}
