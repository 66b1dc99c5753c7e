import { Ellipsis, Mic, Volume2 } from 'lucide-react'
import '../styles/calm.css'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../pictures/icon.tsx'
import { clock } from './clock-words.ts'

export type CalmState = 'idle' | 'listen' | 'think' | 'speak'

type CalmBandsProps = {
  state: CalmState
  heading: string
  sentence: ReactNode
  elapsedMs?: number | undefined
  /** The one button. */
  children?: ReactNode
}

const LOOKS: Record<CalmState, { data: string; icon: LucideIcon }> = {
  idle: { data: 'idle', icon: Mic },
  listen: { data: 'rec', icon: Mic },
  think: { data: 'think', icon: Ellipsis },
  speak: { data: 'say', icon: Volume2 },
}

const RINGS = [
  { r: 152, width: 2, opacity: 0.35 },
  { r: 138, width: 9, opacity: 0.22 },
  { r: 120, width: 3, opacity: 0.5 },
  { r: 105, width: 13, opacity: 0.38 },
  { r: 86, width: 4, opacity: 0.7 },
]

/** The states of a spoken turn, large; the bands move only while the user listens or speaks. */
export function CalmBands({ state, heading, sentence, elapsedMs, children }: CalmBandsProps) {
  const look = LOOKS[state]
  return (
    <div className="calm" data-v={look.data}>
      <div className="bands">
        <svg viewBox="0 0 320 320" aria-hidden="true">
          {RINGS.map(({ r, width, opacity }) => (
            <circle key={r} r={r} cx="160" cy="160" strokeWidth={width} opacity={opacity} />
          ))}
          <circle className="core" cx="160" cy="160" r="66" />
        </svg>
        <div className="ic">
          <Icon of={look.icon} />
        </div>
      </div>
      <div>
        {/* Only the state is announced: a long sentence would be spoken into the microphone, turn after turn. */}
        <div role="status">
          <h2>{heading}</h2>
        </div>
        <p className="sub">{sentence}</p>
      </div>
      {elapsedMs !== undefined && <span className="time num">{clock(elapsedMs)}</span>}
      {children}
    </div>
  )
}
