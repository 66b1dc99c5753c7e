import { Button } from '#ui/actions/button.tsx'
import type { Analysis } from '../../contract.ts'
import { STAGE_NAMES } from '../../spec.ts'

type NarratorProps = { analysis: Analysis; onCorrect?: (() => void) | undefined }

/** The narrator's name, and the parts that could not be made out. */
export function Narrator({ analysis: { narrator, notes, type }, onCorrect }: NarratorProps) {
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
        Read by: {narrator.name}.{narrator.standsInBecause && ` ${narrator.standsInBecause}`} Figures, checks and pages come from the document itself.
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
