import panel from '#ui/art/login-2.svg?raw'
import { Drawing } from '#ui/pictures/drawing.tsx'
import type { Film } from './assets.ts'
import { FILM_SECONDS, STORY } from './film/story.ts'
import { Icon } from './icon.tsx'

export function Demo({ film }: { film: Film }) {
  const weight = `${(film.bytes / 1e6).toFixed(1)}\u00a0MB`
  return (
    <section id="demo" className="w dm">
      <div className="film" data-film="">
        {/* A link to the film itself: without our script it opens in the browser's own player. */}
        <a className="poster on-block" href={film.url} data-captions={film.captionsUrl}>
          <Drawing source={panel} />
          <span className="go">
            <Icon of="play" />
            <span>
              Play the demo, {FILM_SECONDS} seconds, {weight}
            </span>
          </span>
        </a>
      </div>
      <div>
        <h2 className="h2x">One thesis, three assistants</h2>
        <p className="lead2">
          Filmed in the real product, on a phone, without sound. It downloads only when you press play.
        </p>
        <details className="script">
          <summary>
            Read it instead
            <Icon of="down" />
          </summary>
          <ol>
            {STORY.map(({ from, says }) => (
              <li key={from}>{says}</li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  )
}
