import { ChevronDown } from 'lucide-react'
import type { UploadProgress } from '#capabilities/documents/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
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
      <summary>
        Your university’s template
        <Icon of={ChevronDown} className="c" />
      </summary>
      <div className="stack">
        {problem && <Note kind="bad">{problem}</Note>}
        {look && (
          <p className="sm muted">
            {`These slides use the colours${look.fonts ? ', the fonts' : ''}${look.logo ? ' and the logo' : ''} of your template.`}
            {!look.fonts && ' We do not have its fonts, so the slides keep their own.'}
            {!look.logo && ' I found no logo on its master slide.'}
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
            sentence="Drop your university’s .pptx template here, or tap to choose"
            limits={`Up to ${SLIDES.templateMegabytes}MB; does not use a generation`}
            accept=".pptx"
            onFiles={([file]) => file && void take(file)}
            disabled={saving}
          />
        )}
        {look && (
          <div className="row">
            <Button kind="quiet" disabled={saving} onClick={onOwnLook}>
              Use the original design
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}

function uploadStep({ lineLost, share }: UploadProgress): string {
  if (lineLost) return 'Waiting for the connection'
  return share < 1 ? 'Sending your template' : 'Applying your template'
}
