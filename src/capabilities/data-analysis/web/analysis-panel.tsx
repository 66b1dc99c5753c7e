/** Below an analysis: choose between plans, change the one that ran, look at the columns. */
import { Columns3, SlidersHorizontal, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import type { KeptAnalysis } from '../contract.ts'
import type { Plan } from '../rules/plan/plan.ts'

const PlanDialog = part(() => import('./plan-dialog.tsx'))
const KeepScore = part(() => import('./keep-score.tsx'))
const CardDialog = part(() => import('./card-dialog.tsx'))

type AnalysisPanelProps = { analysis: KeptAnalysis; busy: boolean; onRun(plan: Plan, line: string): void }

export default function AnalysisPanel({ analysis, busy, onRun }: AnalysisPanelProps) {
  const [open, setOpen] = useState<'plan' | 'card' | 'score'>()
  const { plan, fits = [], documentId, line, advised } = analysis
  const close = () => setOpen(undefined)
  return (
    <>
      {fits.length > 0 && (
        <fieldset className="row tight" aria-label="Choose an analysis">
          {fits.map((one) => (
            <Button key={one.line} kind="line" disabled={busy} onClick={() => onRun(one.plan, one.line)}>
              {one.line}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="row tight">
        {plan && advised && (
          <Button disabled={busy} onClick={() => onRun(plan, line)}>
            Run it
          </Button>
        )}
        {plan && (
          <Button kind="line" icon={SlidersHorizontal} disabled={busy} onClick={() => setOpen('plan')}>
            Change the analysis
          </Button>
        )}
        {plan?.analysis === 'scale-score' && (
          <Button kind="line" icon={Columns3} onClick={() => setOpen('score')}>
            Keep the score as a column
          </Button>
        )}
        <Button kind="quiet" icon={Table2} onClick={() => setOpen('card')}>
          Check the columns
        </Button>
      </div>
      {open === 'plan' && plan && (
        <PlanDialog documentId={documentId} plan={plan} onRun={onRun} onClose={close} />
      )}
      {open === 'score' && plan && <KeepScore documentId={documentId} plan={plan} onClose={close} />}
      {open === 'card' && <CardDialog documentId={documentId} onClose={close} />}
    </>
  )
}
