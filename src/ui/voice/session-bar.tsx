import '../styles/session.css'
import { Chip } from '../feedback/chip.tsx'
import { clock, spokenClock } from './clock-words.ts'
import { sessionAnnouncement, sessionBand } from './session-time.ts'

type SessionBarProps = {
  leftMs: number
  sessionMs: number
  /** Minutes are being counted. */
  tracking: boolean
  /** "48 of 60 minutes left" */
  total: string
  /** The student's time is paused while we prepare an answer. */
  standsStill?: boolean | undefined
  label?: string | undefined
}

export function SessionBar({
  leftMs,
  sessionMs,
  tracking,
  total,
  standsStill,
  label = 'Session',
}: SessionBarProps) {
  const share = Math.min(100, Math.max(0, (leftMs / sessionMs) * 100))
  return (
    <section className={`session ${sessionBand(leftMs)}`} aria-label={label}>
      <div className="row between">
        <div className="row">
          <span className="clock num">{clock(leftMs)}</span>
          <span className="sm left">
            {standsStill ? (
              'The clock is paused'
            ) : (
              <>
                left of this
                <br />
                {Math.round(sessionMs / 60_000)}-minute session
              </>
            )}
          </span>
        </div>
        <Chip kind={tracking ? 'ok' : 'plain'} dot>
          {tracking ? 'Tracking Active' : 'Tracking Inactive'}
        </Chip>
        <span className="sm num muted total">
          {total}
          <span className="hide-s"> in total</span>
        </span>
      </div>
      <div
        className="bar"
        role="progressbar"
        aria-label="Session time left"
        aria-valuemin={0}
        aria-valuemax={Math.round(sessionMs / 1_000)}
        aria-valuenow={Math.max(0, Math.floor(leftMs / 1_000))}
        aria-valuetext={`${spokenClock(leftMs)} left`}
      >
        <i style={{ '--w': `${share}%` }} />
      </div>
      <span className="sr" role="status">
        {sessionAnnouncement(leftMs)}
      </span>
    </section>
  )
}
