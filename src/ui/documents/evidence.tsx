import { type KeyboardEvent, useId, useState } from 'react'
import { EvidenceChip } from './evidence-chip.tsx'
import type { EvidencePiece } from './evidence-piece.ts'
import { PageSlip } from './page-slip.tsx'

type EvidenceProps = {
  pieces: readonly EvidencePiece[]
  onOpenPage(piece: EvidencePiece): void
  onCopyQuote(piece: EvidencePiece): void
  /** A chip was opened: the moment to fetch its passage. */
  onUnfold?(piece: EvidencePiece): void
  /** Page corners alone, for tables. */
  bare?: boolean | undefined
  startOpen?: readonly string[] | undefined
}

/** The chips of one claim in a line, and under the line the opened slips. */
export function EvidenceList(props: EvidenceProps) {
  const { pieces, onOpenPage, onCopyQuote, onUnfold, bare, startOpen = [] } = props
  const [open, setOpen] = useState(startOpen)
  const base = useId()
  const isOpen = (piece: EvidencePiece) => open.includes(piece.id)

  const toggle = (piece: EvidencePiece) => {
    if (isOpen(piece)) return setOpen(open.filter((id) => id !== piece.id))
    setOpen([...open, piece.id])
    onUnfold?.(piece)
  }
  const closeOnEscape = (event: KeyboardEvent, piece: EvidencePiece) => {
    if (event.key !== 'Escape' || !isOpen(piece)) return
    // Closes only this slip, not a surrounding dialog or its neighbours.
    event.preventDefault()
    event.stopPropagation()
    setOpen(open.filter((id) => id !== piece.id))
    document.getElementById(`${base}-${piece.id}`)?.focus()
  }

  return (
    <div className="evidence">
      {pieces.map((piece) => (
        <EvidenceChip
          key={piece.id}
          piece={piece}
          chipId={`${base}-${piece.id}`}
          slipId={`${base}-${piece.id}-slip`}
          open={isOpen(piece)}
          onToggle={() => toggle(piece)}
          onKeyDown={(event) => closeOnEscape(event, piece)}
          bare={bare}
        />
      ))}
      {pieces.filter(isOpen).map((piece) => (
        <PageSlip
          key={piece.id}
          id={`${base}-${piece.id}-slip`}
          piece={piece}
          onOpenPage={() => onOpenPage(piece)}
          onCopyQuote={() => onCopyQuote(piece)}
          onKeyDown={(event) => closeOnEscape(event, piece)}
        />
      ))}
    </div>
  )
}
