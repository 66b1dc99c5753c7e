import { BODY, COLOUR, DISPLAY, QUOTE } from './look.ts'
import type { Mark } from './story.ts'

const rows = [
  ['Ward 1', '33', '53', '62 %'],
  ['Ward 2', '21', '53', '40 %'],
  ['Ward 3', '22', '53', '42 %'],
  ['Ward 4', '28', '53', '53 %'],
]
const columns = [56, 350, 480, 636]

/** The page everything is about: one small table, one sentence under it. */
export function drawPage(pen: CanvasRenderingContext2D, mark: Mark) {
  drawSheet(pen)
  pen.font = `19px ${BODY}`
  pen.fillStyle = COLOUR.muted
  pen.fillText('Page 58 of 124 · Table 4.6, households that saved', 132, 104)
  drawCorner(pen)
  if (mark === 'counts') highlight(pen, 300, 152, 364, 128)
  drawRow(pen, ['', 'saved', 'of', 'share'], 142, COLOUR.muted)
  pen.fillStyle = COLOUR.ink
  pen.fillRect(56, 150, 608, 2)
  rows.forEach((row, i) => {
    drawRow(pen, row, 177 + i * 31, COLOUR.ink)
  })
  drawSentence(pen, mark)
}

function drawSheet(pen: CanvasRenderingContext2D) {
  pen.fillStyle = COLOUR.raised
  pen.strokeStyle = COLOUR.line
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(28, 74)
  pen.lineTo(668, 74)
  pen.lineTo(692, 98)
  pen.lineTo(692, 334)
  pen.lineTo(28, 334)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.fillStyle = COLOUR.copperSoft
  pen.beginPath()
  pen.moveTo(668, 74)
  pen.lineTo(692, 98)
  pen.lineTo(668, 98)
  pen.closePath()
  pen.fill()
}

function drawCorner(pen: CanvasRenderingContext2D) {
  pen.fillStyle = COLOUR.mark
  pen.beginPath()
  pen.moveTo(44, 82)
  pen.lineTo(108, 82)
  pen.lineTo(118, 92)
  pen.lineTo(118, 112)
  pen.lineTo(44, 112)
  pen.closePath()
  pen.fill()
  pen.font = `700 20px ${BODY}`
  pen.fillStyle = COLOUR.ink
  pen.fillText('p. 58', 54, 104)
}

function drawRow(pen: CanvasRenderingContext2D, cells: string[], y: number, colour: string) {
  pen.font = `23px ${BODY}`
  pen.fillStyle = colour
  cells.forEach((cell, i) => {
    pen.textAlign = i === 0 ? 'left' : 'right'
    pen.fillText(cell, i === 0 ? columns[0]! : columns[i]!, y)
  })
  pen.textAlign = 'left'
}

function drawSentence(pen: CanvasRenderingContext2D, mark: Mark) {
  const words = { claim: 'Savings differed between wards,', test: 'χ²(3) = 7.10, p =', p: '.03' }
  pen.font = `24px ${QUOTE}`
  const gap = pen.measureText(' ').width
  const test = 56 + pen.measureText(words.claim).width + gap
  const p = test + pen.measureText(words.test).width + gap
  const end = p + pen.measureText(words.p).width
  if (mark === 'claim') highlight(pen, 52, 295, test - gap - 52 + 4, 33)
  if (mark === 'test' || mark === 'corrected') highlight(pen, test - 5, 295, end - test + 10, 33)
  pen.fillStyle = COLOUR.ink
  pen.fillText(words.claim, 56, 320)
  pen.fillText(words.test, test, 320)
  pen.fillText(words.p, p, 320)
  if (mark !== 'corrected' && mark !== 'claim' && mark !== 'counts') return
  pen.fillStyle = COLOUR.copper
  pen.fillRect(p - 3, 311, end - p + 6, 3)
  pen.font = `600 27px ${DISPLAY}`
  pen.fillText('.07', end + 10, 320)
}

function highlight(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number) {
  pen.fillStyle = COLOUR.mark
  pen.fillRect(x, y, width, height)
}
