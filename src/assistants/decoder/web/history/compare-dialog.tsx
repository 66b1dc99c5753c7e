import { dayAndTime } from '#api-client/date-and-time.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import type { PastAnalysis } from '../../contract.ts'
import type { Pair } from './pair.ts'

type CompareDialogProps = {
  past: PastAnalysis
  others: readonly PastAnalysis[]
  onChoose(pair: Pair): void
  onClose(): void
}

export default function CompareDialog({ past, others, onChoose, onClose }: CompareDialogProps) {
  const pairWith = (other: PastAnalysis): Pair =>
    other.createdAt < past.createdAt ? { before: other, after: past } : { before: past, after: other }
  return (
    <Dialog open onClose={onClose} withX title="Compare with which version?">
      <p className="sm muted">{past.title || past.name}</p>
      <ul className="stack tight">
        {others.map((other) => {
          const { day, time } = dayAndTime(other.createdAt)
          return (
            <li key={other.sessionId}>
              <Button kind="line" wide onClick={() => onChoose(pairWith(other))}>
                {other.name}, {day}, {time}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
