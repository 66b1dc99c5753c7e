import { type ReactNode, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { SectionNav } from '#ui/navigation/section-nav.tsx'
import type { Analysis } from '../../contract.ts'
import { SECTION_KEYS, type SectionKey } from '../../rules/keys.ts'
import { filterPoints } from '../../rules/screen/filter.ts'
import { SECTION_TITLES, STAGE_NAMES } from '../../spec.ts'
import { Checklist } from './checklist.tsx'
import { type Chosen, Disagreements } from './disagreements.tsx'
import { KindDialog, type TakenAs } from './kind-dialog.tsx'
import { MendFirst } from './mend-first.tsx'
import { NotResearch } from './not-research.tsx'
import { Overview } from './overview.tsx'
import { Points } from './points.tsx'
import { Remarks } from './remarks.tsx'
import { Statistics } from './statistics.tsx'

type ResultsBodyProps = {
  analysis: Analysis
  ready: readonly string[]
  onTick(ready: string[]): void
  /** Absent when the kind cannot be corrected. */
  onKind?: (takenAs: TakenAs) => Promise<boolean>
  /** Absent when there is no choice between two readings. */
  onChosen?: ((chosen: Chosen) => Promise<boolean>) | undefined
  /** The list of references, where it can be read. */
  references?: ReactNode
  /** The results have just arrived: they take the focus. */
  arrives?: boolean
}

export function ResultsBody(props: ResultsBodyProps) {
  const { analysis, ready, onTick, onKind, onChosen, references, arrives = false } = props
  const [section, setSection] = useState<SectionKey>(() => firstWithPoints(analysis))
  const [search, setSearch] = useState('')
  const [correcting, setCorrecting] = useState(false)
  const correct = onKind && (() => setCorrecting(true))
  const found = (key: SectionKey) => filterPoints(analysis[key].content, search).length
  return (
    <>
      <Overview analysis={analysis} arrives={arrives} />
      <Disagreements
        disagreements={analysis.disagreements ?? []}
        model={analysis.narrator.name.replace(/^.* and /, '')}
        onChoose={onChosen}
      />
      <MendFirst analysis={analysis} />
      {!analysis.isResearch && <NotResearch analysis={analysis} onCorrect={correct} />}
      <div className="grid2 decoder">
        <SectionNav
          label="Sections of the analysis"
          current={section}
          onChoose={setSection}
          sections={SECTION_KEYS.map((id) => ({
            id,
            name: SECTION_TITLES[id],
            count: analysis[id].content.length,
          }))}
        />
        <div className="stack results">
          <Points
            section={analysis[section]}
            search={search}
            onSearch={setSearch}
            elsewhere={SECTION_KEYS.filter((key) => key !== section && search.trim() && found(key) > 0).map(
              (id) => ({ id, name: SECTION_TITLES[id], count: found(id) }),
            )}
            onChoose={setSection}
          />
          <Remarks opinions={analysis.opinions ?? []} />
          <Statistics analysis={analysis} />
          {references}
          <Checklist items={analysis.defenseChecklist} ready={ready} onTick={onTick} />
          <Narrator analysis={analysis} onCorrect={analysis.isResearch ? correct : undefined} />
        </div>
      </div>
      {correcting && onKind && (
        <KindDialog analysis={analysis} onChoose={onKind} onClose={() => setCorrecting(false)} />
      )}
    </>
  )
}

const firstWithPoints = (analysis: Analysis): SectionKey =>
  SECTION_KEYS.find((key) => analysis[key].content.length > 0) ?? SECTION_KEYS[0]

type NarratorProps = { analysis: Analysis; onCorrect?: (() => void) | undefined }

/** The narrator's name, and the parts that could not be made out. */
function Narrator({ analysis: { narrator, notes, type }, onCorrect }: NarratorProps) {
  return (
    <footer className="narrator sm muted">
      {notes.length > 0 && (
        <>
          <h2>Notes</h2>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        Read by: {narrator.name}.{narrator.standsInBecause && ` ${narrator.standsInBecause}`} Figures, checks
        and pages come from the document itself.
      </p>
      {onCorrect && (
        <p>
          {type.corrected ? 'You told us that this is research.' : 'It was read as research'}
          {!type.corrected && (type.stage ? `: ${STAGE_NAMES[type.stage].toLowerCase()}.` : '.')}{' '}
          <Button kind="quiet" onClick={onCorrect}>
            Correct the document type
          </Button>
        </p>
      )}
    </footer>
  )
}
