import { Check, CircleDashed, Minus, TriangleAlert } from 'lucide-react'
import { Chip, type ChipKind } from '#ui/feedback/chip.tsx'
import type { LucideIcon } from '#ui/pictures/icon.tsx'
import type { AnalysisCheck } from '../../contract.ts'
import { Cited } from './cited.tsx'
import { useFold } from './use-fold.tsx'

const LOOKS: Record<AnalysisCheck['outcome'], { words: string; kind: ChipKind; icon: LucideIcon }> = {
  passed: { words: 'Passed', kind: 'ok', icon: Check },
  'look-again': { words: 'Look again', kind: 'bad', icon: TriangleAlert },
  'not-found': { words: 'Not found', kind: 'warn', icon: CircleDashed },
  'does-not-apply': { words: 'Does not apply', kind: 'plain', icon: Minus },
}

/** What does not apply, or was not recognised, says nothing to anybody. */
const isListed = ({ outcome }: AnalysisCheck) => outcome !== 'does-not-apply'

export function Checks({ checks }: { checks: readonly AnalysisCheck[] }) {
  const { shown, toggle } = useFold(checks.filter(isListed), {
    first: 6,
    things: 'checks',
    always: ({ outcome }) => outcome === 'look-again' || outcome === 'not-found',
  })
  return (
    <>
      <ul className="checks">
        {shown.map((check) => (
          <li key={check.id}>
            <div className="row between">
              <b>{check.label}</b>
              <OutcomeChip of={check} />
            </div>
            <p className="sm">{check.says}</p>
            {check.advice && check.outcome !== 'passed' && <p className="sm muted">{check.advice}</p>}
            <Cited evidence={check.evidence} />
          </li>
        ))}
      </ul>
      {toggle}
    </>
  )
}

function OutcomeChip({ of: { outcome } }: { of: AnalysisCheck }) {
  const { words, kind, icon } = LOOKS[outcome]
  return (
    <Chip kind={kind} icon={icon}>
      {words}
    </Chip>
  )
}
