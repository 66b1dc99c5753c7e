import { type ReactNode, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'

type FoldOptions<Item> = {
  /** The number shown at first. */
  first: number
  /** "questions" */
  things: string
  /** Shown wherever it is in the list. */
  always?: (item: Item) => boolean
}

type Fold<Item> = { shown: readonly Item[]; toggle: ReactNode }

/** The start of a long list, and a button for the rest. It stays after it was pressed, and so does the focus. */
export function useFold<Item>(items: readonly Item[], options: FoldOptions<Item>): Fold<Item> {
  const { first, things, always } = options
  const [open, setOpen] = useState(false)
  const begins = items.filter((item, at) => at < first || always?.(item))
  const hidden = items.length - begins.length
  // A single one takes no more room than the button would.
  if (hidden < 2) return { shown: items, toggle: null }
  return {
    shown: open ? items : begins,
    toggle: (
      <Button kind="quiet" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? `Show fewer ${things}` : `Show ${hidden} more ${things}`}
      </Button>
    ),
  }
}
