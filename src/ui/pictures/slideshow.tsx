import { Pause, Play } from 'lucide-react'
import '../styles/slideshow.css'
import { seconds } from '#kit/time.ts'
import { Drawing } from './drawing.tsx'
import { Icon } from './icon.tsx'
import { useSlideshow } from './use-slideshow.ts'

export type Slide = {
  /** One of our drawings, as text. */
  source: string
  caption?: string | undefined
  words?: string | undefined
}

type SlideshowProps = { label: string; slides: readonly Slide[]; intervalMs?: number | undefined }

/** Pictures on the cut block. Pauses for reduced motion, under a pointer, and by its button. */
export function Slideshow({ label, slides, intervalMs = seconds(4) }: SlideshowProps) {
  const { show, send, still } = useSlideshow(slides.length, intervalMs)
  const hold = (held: boolean) => send({ type: held ? 'held' : 'released' })
  return (
    <section
      className="show on-block"
      aria-roledescription="slideshow"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold(true)}
      onPointerLeave={() => hold(false)}
    >
      {slides.map(({ source, caption, words }, picture) => (
        <figure key={source} className={picture === show.current ? 'on' : undefined}>
          <Drawing
            source={source}
            title={caption ? undefined : `Picture ${picture + 1} of ${slides.length}`}
          />
          {caption && (
            <figcaption>
              {caption}
              {words && <p>{words}</p>}
            </figcaption>
          )}
        </figure>
      ))}
      <div className="pips">
        {slides.map(({ source }, picture) => (
          <button
            key={source}
            type="button"
            aria-label={`Picture ${picture + 1} of ${slides.length}`}
            aria-current={picture === show.current ? 'true' : undefined}
            onClick={() => send({ type: 'picture-chosen', picture })}
          />
        ))}
        {!still && slides.length > 1 && (
          <button
            type="button"
            className="hold"
            aria-label={show.paused ? 'Resume the slideshow' : 'Pause the slideshow'}
            onClick={() => send({ type: 'pause-pressed' })}
          >
            <Icon of={show.paused ? Play : Pause} filled />
          </button>
        )}
      </div>
    </section>
  )
}
