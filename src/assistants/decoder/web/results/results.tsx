import { StudyCard } from '#capabilities/study/web/index.ts'
import { usePrinting } from '#ui/documents/use-printing.ts'
import { Note } from '#ui/feedback/note.tsx'
import type { Analysis } from '../../contract.ts'
import type { Chosen } from './disagreements.tsx'
import type { TakenAs } from './kind-dialog.tsx'
import { PrintReport } from './print-report.tsx'
import { References } from './references.tsx'
import { ResultsBody } from './results-body.tsx'
import { ResultsHead } from './results-head.tsx'
import { SourceContext } from './source.ts'
import { useWordFile } from './use-word-file.ts'

type ResultsProps = {
  sessionId: string
  analysis: Analysis
  /** Ids of the ticked questions. */
  ready: readonly string[]
  /** "3 of 10 uploads used this month" */
  uploads?: string | undefined
  /** "The file is no longer stored." */
  pagesMessage?: string | undefined
  onTick(ready: string[]): void
  onKind(takenAs: TakenAs): Promise<boolean>
  onChosen(chosen: Chosen): Promise<boolean>
  /** The student said something about the record: the analysis follows. */
  onRecord(): void
  onNew(): void
}

/** One section at a time on the screen; everything on paper. */
export default function Results(props: ResultsProps) {
  const { sessionId, analysis, ready, uploads, pagesMessage, onTick, onKind, onChosen, onRecord, onNew } =
    props
  const word = useWordFile(sessionId)
  const printing = usePrinting()
  const { id, name } = analysis.document
  const ownFile = analysis.document.kind === 'docx' && !pagesMessage
  return (
    <SourceContext value={{ documentId: id, name }}>
      <div className="on-screen">
        <ResultsHead
          analysis={analysis}
          uploads={uploads}
          // A deleted file cannot be given comments any more; its findings can still be written.
          exports={{ word, ownFile }}
          onNew={onNew}
        />
        <div role="status">
          {word.state.name === 'saving' && <Note>Your Word file is being prepared…</Note>}
          {word.state.name === 'failed' && <Note kind="warn">{word.state.says}</Note>}
        </div>
        {pagesMessage && (
          <Note>{pagesMessage} Its quotations remain, but its pages can no longer be opened.</Note>
        )}
        <ResultsBody
          analysis={analysis}
          ready={ready}
          onTick={onTick}
          onKind={onKind}
          onChosen={onChosen}
          card={!pagesMessage && <StudyCard documentId={id} name={name} onAnswered={onRecord} />}
          references={<References sessionId={sessionId} ownFile={ownFile} isGone={Boolean(pagesMessage)} />}
          arrives
        />
      </div>
      {printing && <PrintReport analysis={analysis} ready={ready} />}
    </SourceContext>
  )
}
