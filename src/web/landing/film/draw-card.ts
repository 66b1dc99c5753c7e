import { COLOUR, DISPLAY, FILM } from './look.ts'

/** The first and the last picture: large words on the cut block, sun rays behind them. */
export function drawCard(pen: CanvasRenderingContext2D, large: string[], small: string[], passed: number) {
  pen.fillStyle = COLOUR.block
  pen.fillRect(0, 0, FILM.width, FILM.height)
  drawRays(pen, Math.min(1, passed / 1.2))
  pen.textAlign = 'center'
  pen.fillStyle = COLOUR.onBlock
  pen.font = `600 58px ${DISPLAY}`
  large.forEach((text, i) => {
    pen.fillText(text, FILM.width / 2, 300 + i * 62)
  })
  pen.fillStyle = COLOUR.onBlockMuted
  pen.font = `600 30px ${DISPLAY}`
  small.forEach((text, i) => {
    pen.fillText(text, FILM.width / 2, 318 + large.length * 62 + i * 40)
  })
  pen.textAlign = 'left'
}

function drawRays(pen: CanvasRenderingContext2D, grown: number) {
  pen.strokeStyle = COLOUR.onBlockMuted
  pen.lineWidth = 5
  pen.beginPath()
  pen.arc(FILM.width / 2, 226, 108, Math.PI, 0)
  pen.stroke()
  pen.fillStyle = COLOUR.copperOnBlock
  const rays = 15
  for (let i = 0; i < Math.round(rays * grown); i++) {
    pen.save()
    pen.translate(FILM.width / 2, 226)
    pen.rotate((i / (rays - 1) - 0.5) * Math.PI)
    pen.beginPath()
    pen.moveTo(0, -122)
    pen.lineTo(-9, -164)
    pen.lineTo(9, -164)
    pen.closePath()
    pen.fill()
    pen.restore()
  }
}
