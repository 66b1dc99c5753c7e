import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { Note } from '#ui/telling/note.tsx'
import type { OnePresentation } from '../../contract.ts'
import { SLIDES } from '../../spec.ts'
import { sendTemplate } from './send-template.ts'

type LookChoiceProps = {
  deck: Pick<OnePresentation, 'id' | 'look'>
  saving: boolean
  onTaken(deck: OnePresentation): void
  onOwnLook(): void
}

/** The colours, fonts and logo of a university's template, in all three formats. */
export function LookChoice({ deck: { id, look }, saving, onTaken, onOwnLook }: LookChoiceProps) {
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const take = async (file: File) => {
    setSending(true)
    const taken = await sendTemplate(id, file)
    setSending(false)
    setProblem(typeof taken === 'string' ? taken : undefined)
    if (typeof taken !== 'string') onTaken(taken)
  }
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
        <Dropzone
          sentence={
            sending ? 'Taking over its look…' : 'Drop the .pptx of your university here, or tap to choose'
          }
          limits={`Up to ${SLIDES.templateMegabytes}MB, costs no generation`}
          accept=".pptx"
          onFiles={([file]) => file && void take(file)}
          disabled={saving || sending}
        />
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
