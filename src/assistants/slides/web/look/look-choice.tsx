import type { UploadProgress } from '#capabilities/documents/rules/sending-flow.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { WeekProgress } from '#ui/progress/week-progress.tsx'
import type { OnePresentation } from '../../contract.ts'
import { SLIDES } from '../../spec.ts'
import { useTemplate } from './use-template.ts'

type LookChoiceProps = {
  deck: Pick<OnePresentation, 'id' | 'look'>
  saving: boolean
  onTaken(deck: OnePresentation): void
  onOwnLook(): void
}

/** The colours, fonts and logo of a university's template, in all three formats. */
export function LookChoice({ deck: { id, look }, saving, onTaken, onOwnLook }: LookChoiceProps) {
  const { sending, problem, take, cancel } = useTemplate(id, onTaken)
  return (
    <details className="slide-notes" open={look !== undefined}>
      <summary>The look of your university</summary>
      <div className="stack">
        {problem && <Note kind="bad">{problem}</Note>}
        {look && (
          <p className="sm muted">
            {`These slides wear the colours${look.fonts ? ', the fonts' : ''}${look.logo ? ' and the logo' : ''} of your template.`}
            {!look.fonts && ' Its fonts are none whose letters are measured here, so the slides keep theirs.'}
            {!look.logo && ' I found no logo on its master.'}
          </p>
        )}
        {sending ? (
          <>
            <WeekProgress step={uploadStep(sending)} percent={100 * sending.share} />
            <div className="row">
              <Button kind="quiet" onClick={cancel}>
                Cancel
              </Button>
            </div>
          </>
        ) : (
          <Dropzone
            sentence="Drop the .pptx of your university here, or tap to choose"
            limits={`Up to ${SLIDES.templateMegabytes}MB, costs no generation`}
            accept=".pptx"
            onFiles={([file]) => file && void take(file)}
            disabled={saving}
          />
        )}
        {look && (
          <div className="row">
            <Button kind="quiet" disabled={saving} onClick={onOwnLook}>
              Back to our own colours
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}

function uploadStep({ lineLost, share }: UploadProgress): string {
  if (lineLost) return 'Waiting for the connection'
  return share < 1 ? 'Sending your template' : 'Taking over its look'
}
