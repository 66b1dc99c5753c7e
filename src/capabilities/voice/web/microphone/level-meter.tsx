import { Meter } from '#ui/voice/meter.tsx'
import { levelOfDecibels, meterHeights } from '#ui/voice/meter-levels.ts'
import '#ui/styles/voice.css'
import { type BackgroundNoise, speechFrom } from '../../rules/background-noise.ts'
import './level-meter.css'

/** The microphone level, and the threshold for speech in this room. */
export function LevelMeter({ room }: { room: BackgroundNoise }) {
  const speech = meterHeights([levelOfDecibels(speechFrom(room.levels))]).at(-1) ?? 0
  return (
    <div className="level-meter">
      <Meter levels={room.levels.map(levelOfDecibels)} />
      <i className="line" style={{ '--at': `${speech}%` }} />
    </div>
  )
}
