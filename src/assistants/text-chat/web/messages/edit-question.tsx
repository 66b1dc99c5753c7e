import { type FormEvent, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { CHAT_LIMITS } from '../../spec.ts'

type EditQuestionProps = { text: string; onSend(prompt: string): void; onCancel(): void }

/** Rewords a question. The earlier answer stays, as a branch. */
export function EditQuestion({ text, onSend, onCancel }: EditQuestionProps) {
  const [prompt, setPrompt] = useState(text)
  const words = prompt.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words && words !== text) onSend(words)
  }
  return (
    <form className="stack tight" onSubmit={send}>
      <TextAreaField
        label="Your question"
        hint="The earlier question and its answer stay; you can go back to them."
        rows={3}
        maxLength={CHAT_LIMITS.longestPrompt}
        value={prompt}
        onChange={({ target }) => setPrompt(target.value)}
      />
      <div className="row tight">
        <Button type="submit" disabled={!words || words === text}>
          Send
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
