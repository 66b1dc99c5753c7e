import { BODY, COLOUR } from './look.ts'
import type { Line } from './story.ts'

const box = { left: 28, top: 352, right: 692, bottom: 520 }
const WORDS_TAKE = 0.6 // of the line's time; the rest is for reading it again

/** Who speaks, and the words as far as they are spoken. */
export function drawSpeech(pen: CanvasRenderingContext2D, line: Line, at: number) {
  const passed = at - line.from
  const rise = Math.max(0, 1 - passed / 0.3) * 14
  const mine = line.speaker === 'Student'
  pen.fillStyle = mine ? COLOUR.brandSoft : COLOUR.raised
  pen.strokeStyle = mine ? COLOUR.brandSoft : COLOUR.line
  pen.lineWidth = 2
  pen.beginPath()
  // The corner on the speaker's side is square, as in the product's bubbles.
  pen.roundRect(
    box.left,
    box.top + rise,
    box.right - box.left,
    box.bottom - box.top,
    mine ? [10, 0, 10, 10] : [0, 10, 10, 10],
  )
  pen.fill()
  pen.stroke()
  pen.font = `700 20px ${BODY}`
  pen.fillStyle = COLOUR.muted
  pen.fillText(line.speaker, box.left + 22, box.top + 34 + rise)
  drawVoice(pen, line, passed, box.top + 27 + rise)
  drawWords(pen, line, passed, box.top + 74 + rise)
}

function drawWords(pen: CanvasRenderingContext2D, line: Line, passed: number, top: number) {
  pen.font = `31px ${BODY}`
  pen.fillStyle = COLOUR.ink
  const words = line.says.split(' ')
  const spoken = Math.ceil((passed / ((line.until - line.from) * WORDS_TAKE)) * words.length)
  let x = box.left + 22
  let y = top
  const space = pen.measureText(' ').width
  words.forEach((word, i) => {
    const width = pen.measureText(word).width
    if (x + width > box.right - 22) {
      x = box.left + 22
      y += 40
    }
    if (i < spoken) pen.fillText(word, x, y)
    x += width + space
  })
}

/** Seven bars that move while the words come, and lie flat after: the voice, without a sound. */
function drawVoice(pen: CanvasRenderingContext2D, line: Line, passed: number, middle: number) {
  const speaking = passed < (line.until - line.from) * WORDS_TAKE
  const step = Math.floor(passed * 7.5)
  for (let i = 0; i < 7; i++) {
    const loud = speaking ? Math.abs(Math.sin(step * 1.7 + i * 2.3) * Math.cos(step * 0.6 + i)) : 0
    const height = 4 + Math.round(loud * 20)
    pen.fillStyle = i === 6 ? COLOUR.copper : COLOUR.brand
    pen.fillRect(box.right - 106 + i * 12, middle - height / 2, 8, height)
  }
}
