import type { ReactNode } from 'react'

/** One part of the kit with its states, under its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-ink pt-3">
      <h2>{name}</h2>
      {children}
    </section>
  )
}

/** Side by side where there is room for two. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-4">
      {children}
    </div>
  )
}
