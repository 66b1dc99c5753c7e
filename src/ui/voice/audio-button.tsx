import { LoaderCircle, Lock, Play, Square } from 'lucide-react'
import '../styles/audio.css'
import { Icon } from '../pictures/icon.tsx'
import { clock } from './clock-words.ts'

type AudioButtonProps = {
  state: 'resting' | 'playing' | 'loading' | 'locked'
  /** Possessive of the speaker: "the examiner’s question". */
  of: string
  /** The length, or the remaining time while it plays. */
  ms?: number | undefined
  onPress(): void
}

const LOOKS = {
  resting: { icon: Play, word: 'Play', className: 'audio' },
  playing: { icon: Square, word: 'Stop', className: 'audio on' },
  loading: { icon: LoaderCircle, word: 'Play', className: 'audio' },
  locked: { icon: Lock, word: 'Play', className: 'audio' },
}

/** One plays at a time, which the caller ensures. Locked, it stays reachable and asks to unlock. */
export function AudioButton({ state, of, ms, onPress }: AudioButtonProps) {
  const { icon, word, className } = LOOKS[state]
  const solid = state === 'resting' || state === 'playing'
  return (
    <button
      type="button"
      className={className}
      aria-disabled={state === 'locked' ? true : undefined}
      aria-busy={state === 'loading' ? true : undefined}
      onClick={onPress}
    >
      <span className="k">
        <Icon of={icon} filled={solid} className={state === 'loading' ? 'turn' : ''} />
      </span>
      {word}
      <span className="sr"> {of} </span>
      {ms !== undefined && <span className="num muted">{clock(ms)}</span>}
    </button>
  )
}
