/** Charts of computed figures for a page of paper: the same figures as on the screen, without a title, which stands above as text. */
import type { Chart } from '#capabilities/data-analysis/index.ts'
import { type Axis, axisFigure, axisOf } from './chart-axis.ts'
import { type LaidOut, layOut, type Measure, type Shape } from './lay-out.ts'

const WIDTH = 1_024
const EDGE = 40
const SIZE = 22

export function layOutChart(chart: Chart, measure: Measure): LaidOut {
  switch (chart.kind) {
    case 'bars':
      return layOut({ kind: 'bars', title: '', bars: chart.bars }, measure)
    case 'points':
      return points(chart, measure)
    case 'pie':
      return pie(chart)
    case 'boxes':
      return boxes(chart, measure)
  }
}

const textShape = (words: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): Shape => ({
  type: 'text',
  text: words,
  x,
  y,
  size: SIZE,
  anchor,
})
const lineShape = (x1: number, y1: number, x2: number, y2: number, isFaint = false): Shape => ({
  type: 'line',
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  arrow: false,
  isFaint,
})
const along = (value: number, { from, to }: Axis) => (value - from) / (to - from)

/** Words that are cut where they would leave their place. */
function fitting(words: string, room: number, measure: Measure): string {
  let cut = words
  while (cut.length > 1 && measure(cut, SIZE) > room) cut = `${cut.replace(/…$/, '').slice(0, -1)}…`
  return cut
}

function points(chart: Extract<Chart, { kind: 'points' }>, measure: Measure): LaidOut {
  const [left, top, right, bottom] = [130, 70, WIDTH - EDGE, 560]
  const across = axisOf(chart.points.map(({ x }) => x))
  const up = axisOf(chart.points.map(({ y }) => y))
  const at = ({ x, y }: { x: number; y: number }) => ({
    x: left + along(x, across) * (right - left),
    y: bottom - along(y, up) * (bottom - top),
  })
  const shapes: Shape[] = [
    textShape(fitting(chart.yLabel, WIDTH - 2 * EDGE, measure), EDGE, 40, 'start'),
    textShape(fitting(chart.xLabel, WIDTH - left - EDGE, measure), right, bottom + 80, 'end'),
  ]
  for (const tick of up.ticks) {
    const { y } = at({ x: across.from, y: tick })
    shapes.push(lineShape(left, y, right, y, true), textShape(axisFigure(tick), left - 14, y + 8, 'end'))
  }
  for (const tick of across.ticks)
    shapes.push(textShape(axisFigure(tick), at({ x: tick, y: up.from }).x, bottom + 36, 'middle'))
  for (const point of chart.points) shapes.push({ type: 'dot', ...at(point), radius: 4 })
  if (chart.line) {
    const [from, to] = [at(chart.line[0]), at(chart.line[1])]
    shapes.push(lineShape(from.x, from.y, to.x, to.y))
  }
  return { width: WIDTH, height: bottom + 110, shapes }
}

function pie({ slices }: Extract<Chart, { kind: 'pie' }>): LaidOut {
  const [radius, middle] = [190, 230]
  const total = slices.reduce((sum, { value }) => sum + value, 0) || 1
  const shapes: Shape[] = []
  let so = 0
  slices.forEach(({ label, value }, place) => {
    const shade = 1 - (0.75 * place) / Math.max(1, slices.length - 1)
    const y = 60 + place * 40
    shapes.push(
      { type: 'slice', x: middle, y: middle, radius, from: so, to: so + value / total, shade },
      { type: 'swatch', x: 500, y: y - 20, size: 24, shade },
      textShape(`${label}: ${axisFigure(value)} (${((100 * value) / total).toFixed(1)}%)`, 538, y, 'start'),
    )
    so += value / total
  })
  return { width: WIDTH, height: Math.max(2 * middle, 60 + slices.length * 40), shapes }
}

/** Lying down, so that names of groups have room. */
function boxes({ boxes: all, unit }: Extract<Chart, { kind: 'boxes' }>, measure: Measure): LaidOut {
  const widest = Math.max(...all.map(({ label }) => measure(label, SIZE)))
  const left = EDGE + Math.min(300, widest) + 20
  const [right, row] = [WIDTH - EDGE, 84]
  const bottom = EDGE + all.length * row
  const axis = axisOf(all.flatMap(({ least, most }) => [least, most]))
  const x = (value: number) => left + along(value, axis) * (right - left)
  const shapes: Shape[] = axis.ticks.flatMap((tick) => [
    lineShape(x(tick), EDGE, x(tick), bottom, true),
    textShape(axisFigure(tick), x(tick), bottom + 36, 'middle'),
  ])
  all.forEach(({ label, least, lower, median, upper, most }, place) => {
    const y = EDGE + place * row + row / 2
    shapes.push(
      textShape(fitting(label, left - EDGE - 20, measure), left - 20, y + 8, 'end'),
      lineShape(x(least), y, x(most), y),
      {
        type: 'box',
        x: x(lower),
        y: y - 24,
        width: Math.max(2, x(upper) - x(lower)),
        height: 48,
        tone: 'strong',
      },
      lineShape(x(median), y - 24, x(median), y + 24),
    )
  })
  shapes.push(textShape(fitting(unit, WIDTH - 2 * EDGE, measure), right, bottom + 76, 'end'))
  return { width: WIDTH, height: bottom + 100, shapes }
}
