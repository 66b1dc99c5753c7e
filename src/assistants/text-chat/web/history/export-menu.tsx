import { Download } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { askFile } from '#asking/ask.ts'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { useToast } from '#ui/telling/use-toast.tsx'
import type { exportConversation } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

type Format = 'docx' | 'md'

/** A button and its panel; not a `menu`, so that Tab, and not only the arrows, goes through it. */
export default function ExportMenu({ conversationId }: { conversationId: string }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const say = useToast()

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const save = (format: Format) => async () => {
    close()
    setBusy(true)
    const answer = await askFile<typeof exportConversation>(CALLS.exportConversation, {
      params: { conversationId },
      query: { format },
    })
    setBusy(false)
    if (!answer.ok) return say(answer.problem.message)
    saveFile({ name: answer.value.name || `conversation.${format}`, content: answer.value })
  }
  const print = () => {
    close()
    window.print()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close the panel of the button
    <div
      className="export"
      onBlur={leave}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
    >
      <Button
        ref={opener}
        kind="line"
        square
        icon={Download}
        aria-label="Export"
        aria-expanded={open}
        aria-controls={id}
        disabled={busy}
        onClick={() => setOpen(!open)}
      />
      <ul id={id} hidden={!open}>
        <Choice
          name="Word"
          says="With real formulas and the places it rests on"
          onChoose={() => void save('docx')()}
        />
        <Choice name="Markdown" says="Plain text for other programs" onChoose={() => void save('md')()} />
        <Choice name="Print" says="On paper, or as PDF" onChoose={print} />
      </ul>
    </div>
  )
}

function Choice({ name, says, onChoose }: { name: string; says: string; onChoose(): void }) {
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <b>{name}</b>
        <span className="xs muted">{says}</span>
      </button>
    </li>
  )
}
