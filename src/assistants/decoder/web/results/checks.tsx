import { Check, CircleDashed, Minus, TriangleAlert } from 'lucide-react'
import { pluralise } from '#kit/pluralise.ts'
import { Chip, type ChipKind } from '#ui/feedback/chip.tsx'
import type { LucideIcon } from '#ui/pictures/icon.tsx'
import type { AnalysisCheck } from '../../contract.ts'
import { isToldAsCheck } from '../../rules/evidence/checks.ts'
import { Cited } from './cited.tsx'
import { useFold } from './use-fold.tsx'

const LOOKS: Record<AnalysisCheck['outcome'], { words: string; kind: ChipKind; icon: LucideIcon }> = {
  passed: { words: 'Passed', kind: 'ok', icon: Check },
  'look-again': { words: 'Look again', kind: 'bad', icon: TriangleAlert },
  'not-found': { words: 'Not found', kind: 'warn', icon: CircleDashed },
  'does-not-apply': { words: 'Does not apply', kind: 'plain', icon: Minus },
}

export function Checks({ checks }: { checks: readonly AnalysisCheck[] }) {
  const { shown, toggle } = useFold(checks.filter(isToldAsCheck), {
    first: 6,
    things: 'checks',
    always: ({ outcome }) => outcome === 'look-again' || outcome === 'not-found',
  })
  const stated = checks.filter((check) => check.outcome === 'passed' && !isToldAsCheck(check)).length
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
      {stated > 0 && (
        <p className="sm muted">
          Also counted: {pluralise(stated, 'thing')} that the text states, quoted in the sections.
        </p>
      )}
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
