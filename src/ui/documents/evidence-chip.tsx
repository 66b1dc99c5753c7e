import type { KeyboardEventHandler } from 'react'
import { placeMark, placeWords } from '#product/place.ts'
import type { EvidencePiece } from './evidence-piece.ts'

type EvidenceChipProps = {
  piece: Pick<EvidencePiece, 'page' | 'within' | 'recognised' | 'quote' | 'quoted' | 'where'>
  open: boolean
  /** The id of the slip it opens. */
  slipId: string
  chipId?: string | undefined
  onToggle(): void
  onKeyDown?: KeyboardEventHandler | undefined
  /** The page corner alone, for tables. */
  bare?: boolean | undefined
}

/** Yellow means evidence, and nothing else in the product is yellow. Without a page there is no chip. */
export function EvidenceChip(props: EvidenceChipProps) {
  const { piece, open, slipId, chipId, onToggle, onKeyDown, bare } = props
  const words = piece.quote ? `“${piece.quote}”` : piece.where
  const mark = placeMark(piece)
  const place = piece.within || piece.recognised ? placeWords(piece) : mark
  const cornerAlone = bare || piece.quoted || !words
  return (
    <button
      type="button"
      id={chipId}
      className={cornerAlone ? 'evi bare' : 'evi'}
      aria-expanded={open}
      aria-controls={open ? slipId : undefined}
      // The corner and the words are two boxes; read together they need the comma between them.
      aria-label={`${place}, ${bare || !words ? 'open the page' : (piece.quote ?? piece.where)}`}
      onClick={onToggle}
      onKeyDown={onKeyDown}
    >
      <b>{mark}</b>
      {!cornerAlone && <span>{words}</span>}
    </button>
  )
}
