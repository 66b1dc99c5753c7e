import { BookCheck } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { useReferences } from './use-references.ts'

const ReferenceEntries = part(() => import('./reference-entries.tsx'))
const OwnSources = part(() => import('./own-sources.tsx'))

type ReferencesProps = {
  sessionId: string
  /** The student's own Word file is here. */
  ownFile: boolean
  /** The file is no longer kept. */
  isGone: boolean
}

/** The list of references, held against a style when the student asks for it. */
export function References({ sessionId, ownFile, isGone }: ReferencesProps) {
  const references = useReferences(sessionId, isGone)
  const { state, judge, place } = references
  return (
    <section className="card references" aria-labelledby="references">
      <h2 id="references">References</h2>
      {state.name === 'idle' && (
        <>
          <p className="sm muted under-checks">
            {isGone
              ? 'The file is no longer kept, so its list of references cannot be read. Upload the work again.'
              : 'See entry by entry what differs from the style your work follows, with the corrected line.'}
          </p>
          {!isGone && (
            <div ref={place}>
              <Button kind="line" icon={BookCheck} onClick={() => void judge()}>
                Check my references
              </Button>
            </div>
          )}
        </>
      )}
      <div role="status">
        {state.name === 'reading' && <Note>Your list of references is being read…</Note>}
      </div>
      {state.name === 'failed' && (
        <FailedNote onAgain={() => void judge(state.style)}>{state.says}</FailedNote>
      )}
      {state.name === 'read' && (
        <>
          <ReferenceEntries list={state.list} references={references} ownFile={ownFile} />
          {!state.list.unusable && <OwnSources sessionId={sessionId} />}
        </>
      )}
    </section>
  )
}
