import { useId } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { AnalysisSection } from '../../contract.ts'
import type { SectionKey } from '../../rules/keys.ts'
import { filterPoints } from '../../rules/screen/filter.ts'
import { PointLine } from './point.tsx'
import { useFold } from './use-fold.tsx'

const FIRST = 5

type PointsProps = {
  section: AnalysisSection
  search: string
  onSearch(search: string): void
  /** Other sections with points that match. */
  elsewhere: readonly { id: SectionKey; name: string; count: number }[]
  onChoose(section: SectionKey): void
}

/** The insight list of one section, filtered by a search. */
export function Points({ section, search, onSearch, elsewhere, onChoose }: PointsProps) {
  const id = useId()
  const shown = filterPoints(section.content, search)
  const fold = useFold(shown, { first: search.trim() ? shown.length : FIRST, things: 'points' })
  return (
    <section className="card" aria-labelledby={`${id}-title`}>
      <div className="row between points-head">
        <h2 id={`${id}-title`}>{section.title}</h2>
        <div className="search">
          <label className="sr" htmlFor={id}>
            Search these points
          </label>
          <input
            className="input"
            id={id}
            type="search"
            placeholder="Search these points"
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        </div>
      </div>
      <p className="sr" role="status">
        {search.trim() && `${shown.length} of ${section.content.length} points contain “${search.trim()}”`}
      </p>
      <ul className="pts">
        {fold.shown.map((at) => (
          <PointLine key={at} text={section.content[at] ?? ''} evidence={section.evidence[at] ?? []} />
        ))}
      </ul>
      {fold.toggle}
      {shown.length === 0 && (
        <p className="muted">
          {search.trim()
            ? `No point here contains “${search.trim()}”.`
            : 'There is nothing to report in this section.'}
        </p>
      )}
      {elsewhere.length > 0 && (
        <div className="row elsewhere">
          <span className="sm muted">Also in</span>
          {elsewhere.map(({ id: key, name, count }) => (
            <Button key={key} kind="quiet" onClick={() => onChoose(key)}>
              {name} ({count})
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
