import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { part } from '#ui/loading/lazy-part.tsx'
import type { PastAnalysis, removeAnalysis } from '../../contract.ts'
import { CALLS, DECODER } from '../../spec.ts'
import { useFold } from '../results/use-fold.tsx'
import type { Pair } from './pair.ts'
import { PastItem } from './past-item.tsx'
import { sameWork } from './same-work.ts'

const CompareDialog = part(() => import('./compare-dialog.tsx'))
const DeleteDialog = part(() => import('#capabilities/documents/web/library/delete-dialog.tsx'))

type PastProps = {
  analyses: readonly PastAnalysis[]
  onOpen(sessionId: string): void
  onChanged(): void
  onCompare(pair: Pair): void
}

/** The analyses of the last 30 days: reopened without an upload, deleted, and compared. */
export default function Past({ analyses, onOpen, onChanged, onCompare }: PastProps) {
  const { shown, toggle } = useFold(analyses, { first: 5, things: 'analyses' })
  const [deleting, setDeleting] = useState<PastAnalysis>()
  const [comparing, setComparing] = useState<PastAnalysis>()
  return (
    <section className="stack" aria-labelledby="past">
      <div className="row between">
        <h2 id="past">Past analyses</h2>
        <p className="sm muted">Kept for {DECODER.historyDays} days. Opening one does not use an upload.</p>
      </div>
      <ul className="past">
        {shown.map((past) => (
          <PastItem
            key={past.sessionId}
            past={past}
            onOpen={() => onOpen(past.sessionId)}
            onDelete={() => setDeleting(past)}
            onCompare={sameWork(past, analyses).length > 0 ? () => setComparing(past) : undefined}
          />
        ))}
      </ul>
      {toggle}
      {deleting && (
        <DeleteDialog
          what="analysis"
          name={deleting.title || deleting.name}
          sentence="Its points, scores and ticks are deleted at once. The document itself is kept."
          remove={() =>
            callApi<typeof removeAnalysis>(CALLS.removeAnalysis, {
              params: { sessionId: deleting.sessionId },
            })
          }
          onClose={() => setDeleting(undefined)}
          onGone={onChanged}
        />
      )}
      {comparing && (
        <CompareDialog
          past={comparing}
          others={sameWork(comparing, analyses)}
          onChoose={onCompare}
          onClose={() => setComparing(undefined)}
        />
      )}
    </section>
  )
}
