import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import type { Siblings } from '../../rules/screen/branches.ts'

type BranchesProps = {
  siblings: Siblings
  what: 'question' | 'answer'
  disabled: boolean
  onBranch(id: string): void
}

/** ‹ 1 / 2 ›: the earlier versions of this question or answer. */
export function Branches({ siblings: { place, ids }, what, disabled, onBranch }: BranchesProps) {
  if (ids.length < 2) return null
  const go = (to: number) => {
    const id = ids[to]
    if (id) onBranch(id)
  }
  return (
    <span className="branches">
      <Button
        kind="quiet"
        square
        icon={ChevronLeft}
        aria-label={`Earlier ${what}`}
        disabled={disabled || place <= 0}
        onClick={() => go(place - 1)}
      />
      <span className="xs num">
        {place + 1} / {ids.length}
      </span>
      <Button
        kind="quiet"
        square
        icon={ChevronRight}
        aria-label={`Later ${what}`}
        disabled={disabled || place >= ids.length - 1}
        onClick={() => go(place + 1)}
      />
    </span>
  )
}
