import { Download } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import '../styles/export-menu.css'

type ExportMenuProps = {
  choices: readonly { name: string; says: string; onChoose(): void }[]
  busy?: boolean | undefined
  /** Shown beside the opener's icon; without it the icon stands alone. */
  children?: ReactNode
}

/** A button and its panel; not a `menu`, so that Tab, and not only the arrows, goes through it. */
export function ExportMenu({ choices, busy, children }: ExportMenuProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  const close = () => {
    setOpen(false)
    opener.current?.focus()
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
        square={!children}
        icon={Download}
        aria-label="Export"
        aria-expanded={open}
        aria-controls={id}
        disabled={busy}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      <ul id={id} hidden={!open}>
        {choices.map(({ name, says, onChoose }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                close()
                onChoose()
              }}
            >
              <b>{name}</b>
              <span className="xs muted">{says}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
