import { ArrowLeft, ArrowRight, ChevronDown, Pencil, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { EvidenceLink } from '#capabilities/documents/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { DeckChange, OnePresentation } from '../../contract.ts'
import type { DrawnSlide } from '../../rules/drawing/drawn.ts'
import { SlideForm } from './slide-form.tsx'
import { SlidePicture } from './slide-picture.tsx'

type OpenSlideProps = {
  deck: Pick<OnePresentation, 'documentId' | 'documentGone' | 'sourceFilename' | 'slides'>
  slide: DrawnSlide
  at: number
  saving: boolean
  onChange(change: DeckChange): Promise<unknown>
  onMove(by: -1 | 1): void
}

/** One slide large, with its script and its sources. */
export function OpenSlide({ deck, slide, at, saving, onChange, onMove }: OpenSlideProps) {
  const [editing, setEditing] = useState(false)
  const { documentId, documentGone, sourceFilename, slides } = deck
  return (
    <article className="stack" aria-label={`Slide ${at + 1} of ${slides.length}`}>
      <SlidePicture slide={slide} of={at + 1} />
      <div className="row">
        <Button kind="line" icon={Pencil} onClick={() => setEditing(!editing)} aria-expanded={editing}>
          {slide.ask ? 'Fill this slide' : 'Edit words'}
        </Button>
        {slide.hasMore && (
          <Button
            kind="quiet"
            icon={RefreshCw}
            disabled={saving}
            onClick={() => void onChange({ again: slide.id })}
          >
            Make this slide again
          </Button>
        )}
        <div className="row moves">
          <Button kind="quiet" icon={ArrowLeft} disabled={saving || at === 0} onClick={() => onMove(-1)}>
            Move earlier
          </Button>
          <Button
            kind="quiet"
            icon={ArrowRight}
            disabled={saving || at === slides.length - 1}
            onClick={() => onMove(1)}
          >
            Move later
          </Button>
        </div>
      </div>
      {editing && (
        <SlideForm
          slide={slide}
          saving={saving}
          onSave={async (words) => {
            if (await onChange({ slide: { id: slide.id, ...words } })) setEditing(false)
          }}
        />
      )}
      {slide.sources.length > 0 && !documentGone && (
        <EvidenceLink
          documentId={documentId}
          name={sourceFilename}
          cited={slide.sources.map(({ sentenceId, page, within, quote }) => ({
            id: sentenceId,
            page,
            within,
            quote,
          }))}
        />
      )}
      <details className="slide-notes" open>
        <summary>
          Notes for the speaker
          <Icon of={ChevronDown} className="c" />
        </summary>
        {slide.notes.map((note) => (
          <p key={note} className="sm">
            {note}
          </p>
        ))}
      </details>
    </article>
  )
}
