import type { ReactNode } from 'react'
import { bandOf } from '#product/score-band.ts'
import { BAND_NAMES } from './bands.ts'
import { RING_RADIUS, ringDashes } from './ring-dashes.ts'

type RingProps = {
  name: string
  /** From 0 to `most`; none where too little was read for one. */
  score: number | undefined
  most?: number | undefined
  /** Its evidence: "rests on 9 passages". */
  restsOn?: ReactNode
}

/** The drawing is decoration; name, figure and band are words. */
export function Ring({ name, score, most = 100, restsOn }: RingProps) {
  const share = (100 * (score ?? 0)) / most
  const band = bandOf(share)
  return (
    <div className={score === undefined ? 'ring' : `ring ${band}`}>
      <div className="dial">
        <svg viewBox="0 0 128 128" aria-hidden="true">
          <circle className="b" cx="64" cy="64" r="58" />
          <circle className="t" cx="64" cy="64" r={RING_RADIUS} />
          <circle className="b" cx="64" cy="64" r="41" />
          <circle className="b" cx="64" cy="64" r="37" />
          {score !== undefined && (
            <circle className="v" cx="64" cy="64" r={RING_RADIUS} strokeDasharray={ringDashes(share, band)} />
          )}
        </svg>
        <strong>
          {score === undefined ? (
            <span aria-hidden="true">–</span>
          ) : (
            <>
              {Math.round(score)}
              <span className="sr"> of {most}</span>
            </>
          )}
        </strong>
      </div>
      <div className="name">{name}</div>
      {score !== undefined && <div className={`band ${band}`}>{BAND_NAMES[band]}</div>}
      {restsOn && <div className="xs muted num">{restsOn}</div>}
    </div>
  )
}

/** Four on a wide screen, two at 360 px. */
export function Rings({ children }: { children: ReactNode }) {
  return <div className="rings">{children}</div>
}
