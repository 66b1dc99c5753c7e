import { Camera } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'

const TYPES = 'image/jpeg,image/png,image/heic,image/heif,image/webp'
const WORDS = 'Photographs of pages'

type PhotographsButtonProps = { onFile(file: File): void; disabled?: boolean | undefined }

/** For students who have the pages on paper: photographs, chosen together, become one document. */
export function PhotographsButton({ onFile, disabled }: PhotographsButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState('')
  const [problem, setProblem] = useState('')

  async function bind(files: readonly File[]): Promise<void> {
    setProblem('')
    if (files.length === 0) return
    setStep('One moment')
    const code = await import('./bind-photographs.ts').catch(() => undefined)
    if (!code) {
      setStep('')
      setProblem('Your photographs could not be combined. Check your connection and try again.')
      return
    }
    const bound = await code.bindPhotographs(files, setStep)
    setStep('')
    if (bound.ok) onFile(bound.value)
    else setProblem(bound.problem.message)
  }

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    void bind(files)
  }
  return (
    <div className="stack tight">
      {problem && (
        <Note kind="bad" onDismiss={() => setProblem('')}>
          {problem}
        </Note>
      )}
      <div className="row">
        <Button
          kind="line"
          icon={Camera}
          disabled={disabled || step !== ''}
          onClick={() => chooser.current?.click()}
        >
          {WORDS}
        </Button>
        <span className="xs muted" role="status">
          {step || 'Several photographs become one document, in the order you choose them.'}
        </span>
      </div>
      <input ref={chooser} type="file" hidden multiple accept={TYPES} aria-label={WORDS} onChange={chosen} />
    </div>
  )
}
