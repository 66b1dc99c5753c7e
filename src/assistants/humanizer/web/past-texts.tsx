import { ChevronDown, History } from 'lucide-react'
import { useState } from 'react'
import { part } from '#ui/loading/lazy-part.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { Humanized } from '../contract.ts'

const PastList = part(() => import('./work/past-list.tsx'), <Skeleton lines={3} />)

/** The last twenty texts of this account; loaded when the user opens the list. */
export function PastTexts({ onOpen }: { onOpen(humanized: Humanized): void }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="card folding" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={History} />
        Your last texts
        <Icon of={ChevronDown} className="c" />
      </summary>
      {open && <PastList onOpen={onOpen} />}
    </details>
  )
}
