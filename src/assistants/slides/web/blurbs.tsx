import { BLURBS } from '../spec.ts'

export const Blurbs = () => (
  <ul className="slides-blurbs plain" aria-label="What it does">
    {BLURBS.map(([head, words]) => (
      <li key={head}>
        <b>{head}</b>
        <span className="sm muted">{words}</span>
      </li>
    ))}
  </ul>
)
