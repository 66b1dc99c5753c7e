import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { Analysis } from '../../contract.ts'
import { KIND_WORDS } from '../../spec.ts'
import { analysisKind } from './results-head.tsx'

type NotResearchProps = { analysis: Analysis; onCorrect?: (() => void) | undefined }

/** Why the scores are low: features of research that this document lacks. */
export function NotResearch({ analysis, onCorrect }: NotResearchProps) {
  const missing = analysis.type.signals.filter(({ present }) => !present)
  const kind = analysisKind(analysis)
  return (
    <Note
      kind="warn"
      className="not-research"
      actions={
        onCorrect && (
          <Button kind="quiet" onClick={onCorrect}>
            Correct the document type
          </Button>
        )
      }
    >
      <h2 className="sm">This does not read as a research document</h2>
      <p>
        {kind !== 'other' && `It reads as: ${KIND_WORDS[kind]}. `}
        The scores look for what a study would report, so they stay low here. They say nothing about how well
        it is written.
      </p>
      {missing.length > 0 && (
        <>
          <p>What was looked for but not found:</p>
          <ul>
            {missing.map(({ says }) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
