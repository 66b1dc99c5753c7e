import '../styles/figures.css'
import type { ReactNode } from 'react'

export type HBar = { id: string; picture?: ReactNode; name: string; value: number; words: ReactNode }

/** Bars relative to the longest; the text gives the figures, the bars only compare them. */
export function HBars({ bars }: { bars: readonly HBar[] }) {
  const longest = Math.max(0, ...bars.map(({ value }) => value))
  return (
    <ul className="hbars">
      {bars.map(({ id, picture, name, value, words }) => (
        <li key={id}>
          {picture ?? <span />}
          <span>{name}</span>
          <span className="num cost">{words}</span>
          <div className="bar" aria-hidden="true">
            <i style={{ '--w': `${longest > 0 ? Math.max(0, (value / longest) * 100) : 0}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
