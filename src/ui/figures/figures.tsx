import '../styles/figures.css'
import type { ReactNode } from 'react'

type Figure = { name: string; value: ReactNode; under?: ReactNode }

/** A few large figures between two rules. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figs">
      {figures.map(({ name, value, under }) => (
        <div key={name} className="fig">
          <dt>{name}</dt>
          <dd className="num">
            {value}
            {under && <small>{under}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
