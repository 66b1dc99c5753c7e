import { Mic } from 'lucide-react'
import { useId } from 'react'
import { ASSISTANTS } from '#product/assistants.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { Link } from '#ui/router/link.tsx'
import type { DefenseItem } from '../../contract.ts'
import { Cited } from './cited.tsx'
import { useFold } from './use-fold.tsx'

type ChecklistProps = {
  items: readonly DefenseItem[]
  ready: readonly string[]
  onTick(ready: string[]): void
}

/** Questions to be ready for; ticks are saved with the analysis. */
export function Checklist({ items, ready, onTick }: ChecklistProps) {
  const base = useId()
  const { shown, toggle } = useFold(items, { first: 3, things: 'questions' })
  const done = items.filter(({ id }) => ready.includes(id)).map(({ id }) => id)
  return (
    <section className="card" aria-labelledby={`${base}-title`}>
      <div className="row between">
        <h2 id={`${base}-title`}>Defense checklist</h2>
        {items.length > 0 && (
          <span className="sm muted num" role="status">
            {done.length} of {items.length} ready
          </span>
        )}
      </div>
      {items.length === 0 && <p className="sm muted">There are no questions to prepare.</p>}
      <ul className="cl">
        {shown.map(({ id, question, evidence }) => (
          <li key={id} className="check opt">
            <input
              type="checkbox"
              id={`${base}-${id}`}
              checked={done.includes(id)}
              onChange={({ target }) =>
                onTick(target.checked ? [...done, id] : done.filter((other) => other !== id))
              }
            />
            <div>
              <label htmlFor={`${base}-${id}`}>{question}</label>
              <Cited evidence={evidence} />
            </div>
          </li>
        ))}
      </ul>
      {toggle}
      {items.length > 0 && (
        <Link className={buttonClass({ kind: 'line' }, 'practise')} to={ASSISTANTS.defense.route}>
          <Icon of={Mic} />
          Practise these in the Defense Room
        </Link>
      )}
    </section>
  )
}
