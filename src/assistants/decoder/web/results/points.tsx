import { useId } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { Analysis } from '../../contract.ts'
import type { SectionKey } from '../../rules/keys.ts'
import { type Elsewhere, foundIn, type SectionShown, shownOf } from '../../rules/screen/shown-once.ts'
import { PointLine } from './point.tsx'
import { useFold } from './use-fold.tsx'

const FIRST = 5

type PointsProps = {
  analysis: Analysis
  section: SectionKey
  search: string
  onSearch(search: string): void
  /** Goes to where a section's other points stand. */
  onElsewhere(where: Elsewhere): void
}

/** The insight list of one section; or, of a search, the points of all sections that match. */
export function Points({ analysis, section, search, onSearch, onElsewhere }: PointsProps) {
  const id = useId()
  const wanted = search.trim()
  const found = wanted ? foundIn(analysis, wanted) : []
  return (
    <div className="card stack points">
      <div>
        <label className="sr" htmlFor={id}>
          Search all points
        </label>
        <input
          className="input"
          id={id}
          type="search"
          placeholder="Search all sections"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <p className={wanted ? 'sm muted' : 'sr'} role="status">
        {wanted && foundWords(found, wanted)}
      </p>
      {wanted ? (
        found.map((one) => <SectionPoints key={one.key} analysis={analysis} shown={one} isFound />)
      ) : (
        <SectionPoints
          key={section}
          analysis={analysis}
          shown={shownOf(analysis, section)}
          onElsewhere={onElsewhere}
        />
      )}
    </div>
  )
}

function foundWords(found: readonly SectionShown[], wanted: string): string {
  const count = found.reduce((sum, { points }) => sum + points.length, 0)
  if (count === 0) return `No point contains “${wanted}”.`
  const where = found.length === 1 ? '1 section' : `${found.length} sections`
  return `${count} ${count === 1 ? 'point' : 'points'} in ${where} ${count === 1 ? 'contains' : 'contain'} “${wanted}”`
}

type SectionPointsProps = {
  analysis: Analysis
  shown: SectionShown
  isFound?: boolean
  onElsewhere?: (where: Elsewhere) => void
}

function SectionPoints({ analysis, shown, isFound = false, onElsewhere }: SectionPointsProps) {
  const { key, title, points, elsewhere } = shown
  const { content, evidence } = analysis[key]
  const fold = useFold(points, { first: isFound ? points.length : FIRST, things: 'points' })
  return (
    <section aria-labelledby={`section-${key}`}>
      <h2 id={`section-${key}`} className="points-title">
        {title}
      </h2>
      {elsewhere && onElsewhere && (
        <p className="sm muted elsewhere">
          {ELSEWHERE[elsewhere].says}{' '}
          <Button kind="quiet" onClick={() => onElsewhere(elsewhere)}>
            {ELSEWHERE[elsewhere].go}
          </Button>
        </p>
      )}
      <ul className="pts">
        {fold.shown.map((at) => (
          <PointLine key={at} text={content[at] ?? ''} evidence={evidence[at] ?? []} />
        ))}
      </ul>
      {fold.toggle}
      {content.length === 0 && <p className="muted">There is nothing to report in this section.</p>}
    </section>
  )
}

const ELSEWHERE: Record<Elsewhere, { says: string; go: string }> = {
  'what-it-is': { says: 'The summary stands at the top of this page.', go: 'Go to the summary' },
  'mend-first': {
    says: 'The weightiest stand at the top of this page, under “Mend these first”.',
    go: 'Go to them',
  },
  checklist: {
    says: 'These questions stand on a page of their own, where you can tick them off.',
    go: 'Open the checklist',
  },
}
