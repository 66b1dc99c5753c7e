import { Play, Smartphone } from 'lucide-react'
import panel from '../art/login-2.svg?raw'
import { Drawing } from './drawing.tsx'
import { FILM_SECONDS, STORY } from './film/story.ts'

/** The film as the build has placed it. Its weight is read from the file, so the page cannot promise less. */
export type Film = { url: string; captionsUrl: string; bytes: number }

export function Demo({ film }: { film: Film }) {
  const weight = `${(film.bytes / 1e6).toFixed(1)}\u00a0MB`
  return (
    <section id="demo" className="w dm">
      <div className="film" data-film>
        {/* A link to the film itself: without our script it opens in the browser's own player. */}
        <a className="poster on-block" href={film.url} data-captions={film.captionsUrl}>
          <Drawing svg={panel} decorative />
          <span className="go">
            <Play className="i fill" />
            <span>
              Play the demo, {FILM_SECONDS} seconds, {weight}
            </span>
          </span>
        </a>
      </div>
      <div>
        <h2 className="h2x">Three questions in the Defense Room</h2>
        <p className="lead2">Watch a student answer for one table. A drawn walk-through, no sound.</p>
        <p className="cost2">
          <Smartphone className="i" />
          The video is {weight}. It loads only when you press play.
        </p>
        <details className="script">
          <summary>Read it instead</summary>
          <dl>
            {STORY.map(({ from, speaker, says }) => (
              <div key={from}>
                <dt>{speaker}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  )
}
