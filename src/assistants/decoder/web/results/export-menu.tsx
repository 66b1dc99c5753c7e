import { ChevronDown, Download } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { saveFile } from '#ui/documents/save-file.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { Analysis } from '../../contract.ts'
import { exportText } from '../../rules/screen/export-text.ts'
import { DECODER } from '../../spec.ts'
import type { useWordFile } from './use-word-file.ts'

export type WordExport = {
  word: ReturnType<typeof useWordFile>
  /** The student's own Word file is here, so that it can be given comments. */
  ownFile: boolean
}

/** A button and its panel; not a `menu`, so that Tab, and not only the arrows, goes through it. */
export function ExportMenu({ analysis, word, ownFile }: { analysis: Analysis } & WordExport) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  const choose = (act: () => void) => () => {
    setOpen(false)
    opener.current?.focus()
    act()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setOpen(false)
    opener.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close the panel of the button
    <div className="export" onBlur={leave} onKeyDown={close}>
      <Button
        ref={opener}
        kind="line"
        icon={Download}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Export
        <Icon of={ChevronDown} />
      </Button>
      <ul id={id} hidden={!open}>
        <Choice
          name={ownFile ? 'Word with comments' : 'Word'}
          says={
            ownFile ? 'Your own file, each finding at its sentence' : 'The findings, with quotes and places'
          }
          onChoose={choose(() => void word.save())}
        />
        <Choice name="TXT" says="Text with pages and quotes" onChoose={choose(() => saveText(analysis))} />
        <Choice name="JSON" says="For other programs" onChoose={choose(() => saveJson(analysis))} />
        <Choice name="Print" says="On paper, or as PDF" onChoose={choose(() => window.print())} />
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

const save = (ending: string, type: string, text: string) =>
  saveFile({ name: `${DECODER.filename}.${ending}`, content: new Blob([text], { type }) })
const saveText = (analysis: Analysis) => save('txt', 'text/plain;charset=utf-8', exportText(analysis))
const saveJson = (analysis: Analysis) => save('json', 'application/json', JSON.stringify(analysis, null, 2))
