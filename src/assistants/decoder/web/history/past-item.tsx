import { FolderOpen, GitCompareArrows, Trash2 } from 'lucide-react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { bandOf } from '#product/score-band.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import type { PastAnalysis } from '../../contract.ts'
import { SCORE_KEYS } from '../../rules/keys.ts'
import { SCORE_NAMES } from '../../rules/words/names.ts'

type PastItemProps = {
  past: PastAnalysis
  onOpen(): void
  onDelete(): void
  /** Absent when there is no other version of the work. */
  onCompare?: (() => void) | undefined
}

export function PastItem({ past, onOpen, onDelete, onCompare }: PastItemProps) {
  const { title, name, status, stats, error, createdAt } = past
  const { day, time } = dayAndTime(createdAt)
  const about = `${title || name}, ${day}`
  return (
    <li className="card past-item">
      <div className="what">
        <b>{title || name}</b>
        <span className="xs muted num">
          {name}, {day}, {time}
        </span>
        {status === 'failed' && (
          <p className="sm">
            <Chip kind="bad">Failed</Chip> {error}
          </p>
        )}
        {status === 'processing' && (
          <p>
            <Chip kind="info">Being analysed</Chip>
          </p>
        )}
      </div>
      {status === 'completed' && stats && (
        <dl className="figures4 num">
          {SCORE_KEYS.map((key) => (
            <div key={key} className={bandOf(stats[key])}>
              <dt className="xs muted">{SCORE_NAMES[key]}</dt>
              <dd>{Math.round(stats[key])}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="row acts">
        {status === 'completed' && (
          <Button kind="line" icon={FolderOpen} aria-label={`Open ${about}`} onClick={onOpen}>
            Open
          </Button>
        )}
        {onCompare && (
          <Button kind="quiet" icon={GitCompareArrows} aria-label={`Compare ${about}`} onClick={onCompare}>
            Compare
          </Button>
        )}
        <Button kind="quiet" square icon={Trash2} aria-label={`Delete ${about}`} onClick={onDelete} />
      </div>
    </li>
  )
}
