import type { DrawnSlide } from '../../rules/drawing/drawn.ts'
import { SlidePicture } from './slide-picture.tsx'

type SlideStripProps = { slides: readonly DrawnSlide[]; at: number; onOpen(at: number): void }

export function SlideStrip({ slides, at, onOpen }: SlideStripProps) {
  return (
    <ol className="strip plain" aria-label="Slides">
      {slides.map((slide, place) => (
        <li key={slide.id}>
          <button
            type="button"
            className="slide-button"
            aria-current={place === at || undefined}
            onClick={() => onOpen(place)}
          >
            <SlidePicture slide={slide} of={place + 1} />
            <span>
              <b className="num">{place + 1}</b> {slide.title}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
