import { ChevronDown, FileClock, History } from 'lucide-react'
import { useState } from 'react'
import { part } from '#ui/loading/lazy-part.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { Humanized } from '../contract.ts'
import type { VersionToKeep } from './record/authorship.tsx'

const PastList = part(() => import('./work/past-list.tsx'), <Skeleton lines={3} />)

const Authorship = part(() => import('./record/authorship.tsx'), <Skeleton lines={3} />)

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

/** Versions kept as a record of the writing; loaded when the user opens it. */
export function ProofOfAuthorship({ current }: { current(): VersionToKeep }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="card folding" onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      <summary>
        <Icon of={FileClock} />
        Proof of authorship
        <Icon of={ChevronDown} className="c" />
      </summary>
      {open && <Authorship current={current} />}
    </details>
  )
}
