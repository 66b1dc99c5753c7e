import { BookOpen, Copy } from 'lucide-react'
import type { KeyboardEventHandler } from 'react'
import { capitalised } from '#kit/text/articles.ts'
import { asPrinted, placeWords } from '#product/place.ts'
import { Button } from '../actions/button.tsx'
import { Skeleton } from '../progress/skeleton.tsx'
import { aroundMark, type EvidencePiece } from './evidence-piece.ts'

type PageSlipProps = {
  id: string
  piece: EvidencePiece
  onOpenPage(): void
  onCopyQuote(): void
  onKeyDown?: KeyboardEventHandler | undefined
}

/** A small page with the passage's true height marked, unfolded under its claim. */
export function PageSlip({ id, piece, onOpenPage, onCopyQuote, onKeyDown }: PageSlipProps) {
  const { passage, gone, quote } = piece
  const place = placeWords(asPrinted(piece))
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form fields here, only text that belongs together
    <div className="page slip" id={id} role="group" aria-label={capitalised(place)} onKeyDown={onKeyDown}>
      {passage || gone ? (
        <SlipWords piece={piece} />
      ) : (
        <div className="wait">
          <Skeleton lines={3} label={`Loading ${place}`} />
        </div>
      )}
      {(passage || gone) && (
        <div className="acts">
          <Button kind="quiet" icon={BookOpen} disabled={gone} onClick={onOpenPage}>
            Open {place}
          </Button>
          {(passage || quote) && (
            <Button kind="quiet" icon={Copy} onClick={onCopyQuote}>
              Copy quote
            </Button>
          )}
          {gone && <p className="xs muted">The file is no longer stored.</p>}
        </div>
      )}
    </div>
  )
}

function SlipWords({ piece }: { piece: EvidencePiece }) {
  const { passage, quote } = piece
  const { before, mark, after } = aroundMark(passage?.sentence ?? quote ?? '', passage?.marked)
  return (
    <>
      {passage?.at !== undefined && (
        <div className="map" aria-hidden="true" style={{ '--at': `${Math.round(passage.at * 86)}%` }}>
          <i />
        </div>
      )}
      <div className="words">
        <p className="where">{capitalised(passage?.place ?? placeWords(piece))}</p>
        <q>
          {before}
          {mark && <mark>{mark}</mark>}
          {after}
        </q>
        {passage?.caution && <p className="xs muted">{passage.caution}</p>}
      </div>
    </>
  )
}
