/** One picture of the demo film: what stands on the screen at a given second. Used by scripts/make-demo-video.ts. */
import { drawCard } from './draw-card.ts'
import { drawPage } from './draw-page.ts'
import { drawSpeech } from './draw-speech.ts'
import { COLOUR, DISPLAY, FILM } from './look.ts'
import { FILM_SECONDS, type Line, STORY } from './story.ts'

const SESSION = 30 * 60

export function drawFilm(pen: CanvasRenderingContext2D, at: number) {
  const line = STORY.find(({ from, until }) => at >= from && at < until) ?? STORY.at(-1)!
  if (line === STORY[0])
    return drawCard(pen, ['The Defense Room'], ['A drawn walk-through.', 'The thesis is made up.'], at)
  if (line === STORY.at(-1)) return drawEnd(pen, line, at)
  pen.fillStyle = COLOUR.surface
  pen.fillRect(0, 0, FILM.width, FILM.height)
  drawBar(pen, at)
  drawPage(pen, line.mark)
  drawSpeech(pen, line, at)
}

function drawEnd(pen: CanvasRenderingContext2D, line: Line, at: number) {
  drawCard(
    pen,
    ['Be ready', 'before they ask.'],
    ['Three questions, one table,', 'and the page beside each.'],
    at - line.from,
  )
}

function drawBar(pen: CanvasRenderingContext2D, at: number) {
  pen.fillStyle = COLOUR.block
  pen.fillRect(0, 0, FILM.width, 54)
  pen.font = `600 27px ${DISPLAY}`
  pen.fillStyle = COLOUR.onBlock
  pen.fillText('Defense Room', 28, 36)
  pen.textAlign = 'right'
  const left = SESSION - Math.floor(at)
  pen.fillText(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`, FILM.width - 28, 36)
  pen.textAlign = 'left'
  // How far the film has come, as the product's own progress: seven blocks, the seventh in copper.
  const done = (at / FILM_SECONDS) * 7
  for (let i = 0; i < 7; i++) {
    pen.fillStyle = i < Math.floor(done) ? (i === 6 ? COLOUR.copper : COLOUR.brand) : COLOUR.line
    pen.fillRect(28 + i * 95.4, 60, 91, 5)
  }
}
