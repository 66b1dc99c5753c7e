import './silence-ring.css'

const RADIUS = 76
const ROUND = 2 * Math.PI * RADIUS

/** Lies over the bands and drains while it is silent. A tap fills it: the student is only thinking. */
export function SilenceRing({ left, onKeepListening }: { left: number; onKeepListening(): void }) {
  return (
    <button type="button" className="silence-ring" aria-label="Keep listening" onClick={onKeepListening}>
      <svg viewBox="0 0 320 320" aria-hidden="true">
        {left < 1 && (
          <circle r={RADIUS} cx="160" cy="160" strokeDasharray={`${(left * ROUND).toFixed(1)} ${ROUND}`} />
        )}
      </svg>
    </button>
  )
}
