import { type ReactNode, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { SectionNav } from '#ui/navigation/section-nav.tsx'
import { Tabs } from '#ui/navigation/tabs.tsx'
import type { Analysis } from '../../contract.ts'
import { SECTION_KEYS, type SectionKey } from '../../rules/keys.ts'
import { filterPoints } from '../../rules/screen/filter.ts'
import { type Elsewhere, shownOf } from '../../rules/screen/shown-once.ts'
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
import { WhatItIs } from './what-it-is.tsx'

type ResultsBodyProps = {
  analysis: Analysis
  ready: readonly string[]
  onTick(ready: string[]): void
  /** Absent when the kind cannot be corrected. */
  onKind?: (takenAs: TakenAs) => Promise<boolean>
  /** Absent when there is no choice between two readings. */
  onChosen?: ((chosen: Chosen) => Promise<boolean>) | undefined
  /** "Is this your study?", where the student can be asked. */
  card?: ReactNode
  /** The list of references, where it can be read. */
  references?: ReactNode
  /** The results have just arrived: they take the focus. */
  arrives?: boolean
}

type ResultsPage = 'analysis' | 'statistics' | 'references' | 'checklist'

/** Four pages. Each stays as it was left: what was typed, ticked or read there is not lost on the way to another. */
export function ResultsBody(props: ResultsBodyProps) {
  const { analysis, ready, onTick, references } = props
  const [page, setPage] = useState<ResultsPage>('analysis')
  const pages: [ResultsPage, string, ReactNode][] = [
    ['analysis', 'Analysis', <MainPage key="analysis" {...props} onPage={setPage} />],
    ['statistics', 'Statistics', <Statistics key="statistics" analysis={analysis} />],
    ...(references ? [['references', 'References', references] as [ResultsPage, string, ReactNode]] : []),
    [
      'checklist',
      'Checklist',
      <Checklist key="checklist" items={analysis.defenseChecklist} ready={ready} onTick={onTick} />,
    ],
  ]
  return (
    <div className="stack pages">
      <Tabs
        label="Pages of the analysis"
        tabs={pages.map(([id, name]) => ({ id, name }))}
        chosen={page}
        onChoose={setPage}
      >
        {pages.map(([id, , content]) => (
          <div key={id} className="stack results" hidden={id !== page}>
            {content}
          </div>
        ))}
      </Tabs>
    </div>
  )
}

type MainPageProps = ResultsBodyProps & { onPage(page: ResultsPage): void }

/** What the work is, what to mend first, the scores, and the eight sections. */
function MainPage({ analysis, onKind, onChosen, card, arrives = false, onPage }: MainPageProps) {
  const [section, setSection] = useState<SectionKey>(() => firstWithPoints(analysis))
  const [search, setSearch] = useState('')
  const [correcting, setCorrecting] = useState(false)
  const correct = onKind && (() => setCorrecting(true))
  const hasSummary = analysis.executiveSummary.content.length > 0
  const counted = (key: SectionKey) =>
    search.trim() ? filterPoints(analysis[key].content, search).length : analysis[key].content.length
  return (
    <>
      <WhatItIs analysis={analysis} arrives={arrives && hasSummary} />
      {card}
      <Disagreements
        disagreements={analysis.disagreements ?? []}
        model={analysis.narrator.name.replace(/^.* and /, '')}
        onChoose={onChosen}
      />
      <MendFirst analysis={analysis} />
      <Overview analysis={analysis} arrives={arrives && !hasSummary} />
      {!analysis.isResearch && <NotResearch analysis={analysis} onCorrect={correct} />}
      <div className="grid2 decoder">
        <SectionNav
          label="Sections of the analysis"
          current={section}
          onChoose={(key) => {
            setSearch('')
            setSection(key)
          }}
          sections={SECTION_KEYS.map((id) => ({ id, name: SECTION_TITLES[id], count: counted(id) }))}
        />
        <div className="stack results">
          <Points
            analysis={analysis}
            section={section}
            search={search}
            onSearch={setSearch}
            onElsewhere={(where) => (where === 'checklist' ? onPage(where) : goTo(where))}
          />
          <Remarks opinions={analysis.opinions ?? []} />
          <Narrator analysis={analysis} onCorrect={analysis.isResearch ? correct : undefined} />
        </div>
      </div>
      {correcting && onKind && (
        <KindDialog analysis={analysis} onChoose={onKind} onClose={() => setCorrecting(false)} />
      )}
    </>
  )
}

/** The heading takes the focus, and with it the view. */
const goTo = (id: Exclude<Elsewhere, 'checklist'>) => document.getElementById(id)?.focus()

const firstWithPoints = (analysis: Analysis): SectionKey =>
  SECTION_KEYS.find((key) => shownOf(analysis, key).points.length > 0) ??
  SECTION_KEYS.find((key) => analysis[key].content.length > 0) ??
  SECTION_KEYS[0]

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
