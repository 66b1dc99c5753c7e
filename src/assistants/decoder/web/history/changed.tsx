import { Icon, type LucideIcon } from '#ui/pictures/icon.tsx'
import type { Evidence } from '../../contract.ts'
import type { Change } from '../../rules/screen/compare.ts'
import { Cited } from '../results/cited.tsx'
import { useFold } from '../results/use-fold.tsx'

type ChangedProps = {
  title: string
  icon: LucideIcon
  kind: string
  changes: readonly Change[]
  evidenceOf(checkId: string): readonly Evidence[]
  none: string
}

/** One heading of the comparison, each change with the newer version's sentences behind it. */
export function Changed({ title, icon, kind, changes, evidenceOf, none }: ChangedProps) {
  const { shown, toggle } = useFold(changes, { first: 6, things: 'checks' })
  return (
    <section className={`card changed ${kind}`} aria-label={title}>
      <h2 className="row">
        <Icon of={icon} />
        {title}
        <span className="sm muted num">{changes.length}</span>
      </h2>
      {changes.length === 0 ? (
        <p className="sm muted">{none}</p>
      ) : (
        <ul className="checks">
          {shown.map(({ checkId, says, before }) => (
            <li key={checkId} className="sm">
              <p>{says}</p>
              {before && <p className="muted">Before: {before}</p>}
              <Cited evidence={evidenceOf(checkId)} said={says} />
            </li>
          ))}
        </ul>
      )}
      {toggle}
    </section>
  )
}
