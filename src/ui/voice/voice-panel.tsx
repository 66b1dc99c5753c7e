import { Volume2 } from 'lucide-react'
import '../styles/voice.css'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { clock } from './clock-words.ts'
import { Meter } from './meter.tsx'

type VoicePanelProps = {
  /** Recording, the assistant speaking, or neither. */
  kind: 'rec' | 'say' | 'think'
  heading: string
  /** How it ends: "Stops after 2 seconds of silence." */
  sentence: ReactNode
  levels?: readonly number[] | undefined
  elapsedMs?: number | undefined
  /** "Stop & Send" or "Stop Audio", with what stands beside it. */
  children?: ReactNode
}

/** Only the words are announced, once per change; the clock and the meter are silent. */
export function VoicePanel({ kind, heading, sentence, levels, elapsedMs, children }: VoicePanelProps) {
  return (
    <section className={`voice ${kind}`} aria-label={heading}>
      <div className="t" role="status">
        <b>
          {kind === 'rec' && <span className="dot" />}
          {kind === 'say' && <Icon of={Volume2} />}
          {heading}
        </b>
        <span className={kind === 'think' ? 'sm muted' : 'sm'}>{sentence}</span>
      </div>
      {levels && <Meter levels={levels} />}
      {elapsedMs !== undefined && <span className="time">{clock(elapsedMs)}</span>}
      {children}
    </section>
  )
}
