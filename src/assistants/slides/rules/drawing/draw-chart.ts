/** A chart drawn as PowerPoint does: bars, columns, a line or a ring, with its values beside them. */
import type { Box, Chart, Colour, Theme } from '#kit/pptx/model.ts'
import { faceOf } from '../measure/fit.ts'
import { widthOf } from '../measure/fonts.ts'
import { wrap } from '../measure/wrap.ts'
import type { DrawnPiece } from './drawn.ts'
import { drawnText, hex, near, outline } from './pieces.ts'

const LABEL_ROOM = 56

export function drawChart(chart: Chart, box: Box, theme: Theme): DrawnPiece[] {
  const { textSize, textColour } = chart
  const style = { size: textSize, colour: textColour }
  const pieces: DrawnPiece[] = []
  const room = { ...box }
  const write = (text: string, place: Box, align: 'left' | 'centre' | 'right' = 'left', bold = false) =>
    pieces.push(
      ...drawnText(
        {
          paragraphs: [{ runs: [{ text }] }],
          style: { ...style, align, bold, anchor: 'middle' },
          box: place,
        },
        theme,
      ),
    )
  const cut = (height: number): Box => {
    const top = { ...room, height }
    room.y += height
    room.height -= height
    return top
  }
  if (chart.title) write(chart.title, cut(textSize * 2), 'centre')
  if (chart.series.length > 1) legend(chart, cut(textSize * 2), theme, write, pieces)
  if (chart.kind === 'doughnut') ring(chart, room, theme, write, pieces)
  else if (chart.kind === 'bars') bars(chart, room, theme, write, pieces)
  else upright(chart, room, theme, write, pieces)
  return pieces
}

type Write = (text: string, place: Box, align?: 'left' | 'centre' | 'right', bold?: boolean) => void

const valueWords = (value: number, format: string): string => `${value}${format.includes('%') ? '%' : ''}`
const highest = ({ series }: Chart): number =>
  Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0.000_001)
const colourAt = (chart: Chart, series: number, category: number): Colour =>
  chart.series.length === 1 && chart.emphasis && chart.emphasis.at !== category
    ? chart.emphasis.quiet
    : (chart.colours[series % chart.colours.length] ?? 'accent1')

function legend(chart: Chart, place: Box, theme: Theme, write: Write, pieces: DrawnPiece[]): void {
  const face = faceOf({ size: chart.textSize, colour: chart.textColour }, theme)
  let x = place.x + 8
  for (const [at, { name }] of chart.series.entries()) {
    const colour = chart.colours[at % chart.colours.length] ?? 'accent1'
    pieces.push({
      is: 'shape',
      path: outline('rect', { x, y: place.y + place.height / 2 - 5, width: 10, height: 10 }),
      fill: hex(theme, colour),
    })
    const width = widthOf(name, face) + 4
    write(name, { ...place, x: x + 16, width })
    x += width + 32
  }
}

function bars(chart: Chart, room: Box, theme: Theme, write: Write, pieces: DrawnPiece[]): void {
  const { categories, series, textSize } = chart
  const face = faceOf({ size: textSize, colour: chart.textColour }, theme)
  const labels = Math.min(room.width * 0.4, Math.max(...categories.map((label) => widthOf(label, face))) + 12)
  const high = room.height / categories.length
  const thick = (high * 0.62) / series.length
  const scale = (room.width - labels - LABEL_ROOM) / highest(chart)
  for (const [row, label] of categories.entries()) {
    const y = room.y + row * high
    write(label, { x: room.x, y, width: labels - 10, height: high }, 'right')
    for (const [at, { values }] of series.entries()) {
      const value = values[row]
      if (value === null || value === undefined) continue
      const bar = {
        x: room.x + labels,
        y: y + high * 0.19 + at * thick,
        width: Math.max(1, value * scale),
        height: thick * 0.95,
      }
      pieces.push({ is: 'shape', path: outline('rect', bar), fill: hex(theme, colourAt(chart, at, row)) })
      write(
        valueWords(value, chart.format),
        { ...bar, x: bar.x + bar.width + 6, width: LABEL_ROOM },
        'left',
        true,
      )
    }
  }
}

function upright(chart: Chart, room: Box, theme: Theme, write: Write, pieces: DrawnPiece[]): void {
  const { categories, series, textSize, kind } = chart
  const face = faceOf({ size: textSize, colour: chart.textColour }, theme)
  const wide = room.width / categories.length
  const lines = Math.max(...categories.map((label) => wrap(label, wide - 8, face).length))
  const foot = lines * textSize * 1.25 + 8
  const base = room.y + room.height - foot
  const scale = (room.height - foot - textSize * 1.8) / highest(chart)
  const thick = (wide * 0.62) / series.length
  for (const [at, label] of categories.entries())
    write(label, { x: room.x + at * wide + 4, y: base + 4, width: wide - 8, height: foot - 4 }, 'centre')
  pieces.push({
    is: 'shape',
    path: `M${near(room.x)} ${near(base)}H${near(room.x + room.width)}`,
    line: hex(theme, chart.emphasis?.quiet ?? chart.textColour),
    width: 1,
  })
  for (const [number, { values }] of series.entries()) {
    const points = values.map((value, at) => ({
      value,
      x: room.x + (at + 0.5) * wide,
      y: base - (value ?? 0) * scale,
    }))
    if (kind === 'line') {
      const path = points
        .filter(({ value }) => value !== null)
        .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${near(x)} ${near(y)}`)
        .join('')
      pieces.push({ is: 'shape', path, line: hex(theme, colourAt(chart, number, -1)), width: 2.5 })
    }
    for (const [at, { value, x, y }] of points.entries()) {
      if (value === null) continue
      const bar = {
        x: room.x + at * wide + wide * 0.19 + number * thick,
        y: Math.min(y, base - 1),
        width: thick * 0.95,
        height: Math.max(1, base - y),
      }
      const shape =
        kind === 'line'
          ? outline('ellipse', { x: x - 4, y: y - 4, width: 8, height: 8 })
          : outline('rect', bar)
      pieces.push({ is: 'shape', path: shape, fill: hex(theme, colourAt(chart, number, at)) })
      const over = kind === 'line' ? { x: x - 40, width: 80 } : { x: bar.x - 20, width: bar.width + 40 }
      write(
        valueWords(value, chart.format),
        { ...over, y: y - textSize * 1.7, height: textSize * 1.4 },
        'centre',
        true,
      )
    }
  }
}

function ring(chart: Chart, room: Box, theme: Theme, write: Write, pieces: DrawnPiece[]): void {
  const values = chart.series[0]?.values.map((value) => value ?? 0) ?? []
  const sum = values.reduce((all, value) => all + value, 0) || 1
  const outer = Math.min(room.height, room.width * 0.6) / 2 - 8
  const inner = outer * 0.56
  const [cx, cy] = [room.x + outer + 8, room.y + room.height / 2]
  let angle = -Math.PI / 2
  const at = (radius: number, turn: number) =>
    `${near(cx + radius * Math.cos(turn))} ${near(cy + radius * Math.sin(turn))}`
  for (const [place, value] of values.entries()) {
    const to = angle + (value / sum) * 2 * Math.PI * 0.9999
    const large = to - angle > Math.PI ? 1 : 0
    const colour = hex(theme, chart.colours[place % chart.colours.length] ?? 'accent1')
    pieces.push({
      is: 'shape',
      path: `M${at(outer, angle)}A${near(outer)} ${near(outer)} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${near(inner)} ${near(inner)} 0 ${large} 0 ${at(inner, angle)}z`,
      fill: colour,
      line: '#FFFFFF',
      width: 1,
    })
    const y = cy - values.length * 16 + place * 32
    pieces.push({
      is: 'shape',
      path: outline('rect', { x: cx + outer + 24, y: y + 8, width: 12, height: 12 }),
      fill: colour,
    })
    write(`${valueWords(value, chart.format)}  ${chart.categories[place] ?? ''}`, {
      x: cx + outer + 44,
      y,
      width: room.x + room.width - cx - outer - 44,
      height: 28,
    })
    angle = to
  }
}
