import { ChevronDown, ScrollText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/pictures/icon.tsx'

type WhatWasSaidProps = {
  openAtFirst?: boolean
  onOpen?: (() => void) | undefined
  /** Rendered when it is opened. */
  children?: (() => ReactNode) | undefined
}

/** This conversation from its beginning, and the earlier ones. */
export function WhatWasSaid({ openAtFirst = false, onOpen, children }: WhatWasSaidProps) {
  const [open, setOpen] = useState(openAtFirst)
  return (
    <details
      className="card what-was-said"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) onOpen?.()
      }}
    >
      <summary>
        <Icon of={ScrollText} />
        What was said
        <Icon of={ChevronDown} className="c" />
      </summary>
      {open && children?.()}
    </details>
  )
}
