/** The layout of a drawing. The caller measures the text, because it has the fonts. */
import type { Drawing } from './read-drawing.ts'

export type Shape =
  | { type: 'box'; x: number; y: number; width: number; height: number; tone: 'plain' | 'strong' }
  | { type: 'bar'; x: number; y: number; width: number; height: number }
  | { type: 'line'; from: Point; to: Point; arrow: boolean; isFaint?: boolean }
  | { type: 'dot'; x: number; y: number; radius?: number }
  /** A piece of a pie, from one share of the round to another. */
  | { type: 'slice'; x: number; y: number; radius: number; from: number; to: number; shade: number }
  | { type: 'swatch'; x: number; y: number; size: number; shade: number }
  | { type: 'text'; x: number; y: number; text: string; size: number; anchor: 'start' | 'middle' | 'end' }
type Point = { x: number; y: number }
export type LaidOut = { width: number; height: number; shapes: Shape[] }
export type Measure = (text: string, size: number) => number

const WIDTH = 1_024
const EDGE = 48
const SIZE = 22
const LEADING = 28
const PAD = 18
const GAP = 54

export function layOut(drawing: Drawing, measure: Measure): LaidOut {
  const head = drawing.title ? titleShapes(drawing.title) : { shapes: [], height: EDGE }
  const body = bodyOf(drawing, head.height, measure)
  return { width: WIDTH, height: Math.round(body.bottom + EDGE), shapes: [...head.shapes, ...body.shapes] }
}

type Body = { shapes: Shape[]; bottom: number }

function bodyOf(drawing: Drawing, top: number, measure: Measure): Body {
  switch (drawing.kind) {
    case 'flow':
      return flow(drawing.steps, top, measure)
    case 'framework':
      return framework(drawing, top, measure)
    case 'timeline':
      return timeline(drawing.events, top, measure)
    case 'bars':
      return bars(drawing.bars, top, measure)
  }
}

const titleShapes = (title: string) => ({
  shapes: [{ type: 'text', x: WIDTH / 2, y: EDGE + 24, text: title, size: 30, anchor: 'middle' } as const],
  height: EDGE + 64,
})

export function wrapped(text: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

type Boxed = { shapes: Shape[]; height: number }

function boxed(text: string, at: Point, width: number, tone: 'plain' | 'strong', measure: Measure): Boxed {
  const lines = wrapped(text, width - 2 * PAD, SIZE, measure)
  const height = lines.length * LEADING + 2 * PAD
  return {
    height,
    shapes: [
      { type: 'box', ...at, width, height, tone },
      ...lines.map((line, i) => ({
        type: 'text' as const,
        x: at.x + width / 2,
        y: at.y + PAD + i * LEADING + 21,
        text: line,
        size: SIZE,
        anchor: 'middle' as const,
      })),
    ],
  }
}

function flow(steps: readonly string[], top: number, measure: Measure): Body {
  const width = 560
  const x = (WIDTH - width) / 2
  const shapes: Shape[] = []
  let y = top
  steps.forEach((step, at) => {
    const one = boxed(
      step,
      { x, y },
      width,
      at === 0 || at === steps.length - 1 ? 'strong' : 'plain',
      measure,
    )
    shapes.push(...one.shapes)
    y += one.height
    if (at === steps.length - 1) return
    shapes.push({ type: 'line', from: { x: WIDTH / 2, y }, to: { x: WIDTH / 2, y: y + GAP }, arrow: true })
    y += GAP
  })
  return { shapes, bottom: y }
}

/** Causes on the left, effects on the right, moderators and mediators below the arrow. */
function framework(
  { independent, between, dependent }: Extract<Drawing, { kind: 'framework' }>,
  top: number,
  measure: Measure,
): Body {
  const width = 330
  const begins = top + 40
  const tallest = Math.max(...[independent, dependent].map((of) => heightOf(of, width, measure)))
  const middle = begins + tallest / 2
  const beside = (of: readonly string[], x: number) =>
    column(of, { x, y: middle - heightOf(of, width, measure) / 2 }, width, measure).shapes
  const heading = (text: string, x: number, y: number): Shape => ({
    type: 'text',
    x,
    y,
    text,
    size: 20,
    anchor: 'middle',
  })
  const [left, right] = [EDGE, WIDTH - EDGE - width]
  const shapes: Shape[] = [
    heading('Independent', left + width / 2, top + 20),
    heading('Dependent', right + width / 2, top + 20),
    ...beside(independent, left),
    ...beside(dependent, right),
    {
      type: 'line',
      from: { x: left + width + 12, y: middle },
      to: { x: right - 12, y: middle },
      arrow: true,
    },
  ]
  const bottom = begins + tallest
  if (between.of.length === 0) return { shapes, bottom }
  const third = column(between.of, { x: (WIDTH - width) / 2, y: bottom + GAP }, width, measure)
  return {
    shapes: [
      ...shapes,
      ...third.shapes,
      {
        type: 'line',
        from: { x: WIDTH / 2, y: bottom + GAP },
        to: { x: WIDTH / 2, y: middle + 8 },
        arrow: true,
      },
      heading(between.name, WIDTH / 2, third.bottom + 32),
    ],
    bottom: third.bottom + 32,
  }
}

const heightOf = (texts: readonly string[], width: number, measure: Measure): number =>
  column(texts, { x: 0, y: 0 }, width, measure).bottom

function column(texts: readonly string[], at: Point, width: number, measure: Measure): Body {
  const shapes: Shape[] = []
  let y = at.y
  for (const text of texts) {
    const one = boxed(text, { x: at.x, y }, width, 'plain', measure)
    shapes.push(...one.shapes)
    y += one.height + 16
  }
  return { shapes, bottom: y - 16 }
}

function timeline(events: readonly { when: string; what: string }[], top: number, measure: Measure): Body {
  const x = 300
  const shapes: Shape[] = []
  let y = top + 20
  for (const { when, what } of events) {
    const lines = wrapped(what, WIDTH - x - 40 - EDGE, SIZE, measure)
    shapes.push(
      { type: 'dot', x, y },
      { type: 'text', x: x - 28, y: y + 8, text: when, size: SIZE, anchor: 'end' },
      ...lines.map((text, i) => ({
        type: 'text' as const,
        x: x + 28,
        y: y + 8 + i * LEADING,
        text,
        size: SIZE,
        anchor: 'start' as const,
      })),
    )
    y += lines.length * LEADING + 34
  }
  const last = shapes.findLast((shape) => shape.type === 'dot')
  shapes.unshift({ type: 'line', from: { x, y: top + 20 }, to: { x, y: last?.y ?? y }, arrow: false })
  return { shapes, bottom: y - 20 }
}

function bars(all: readonly { label: string; value: number }[], top: number, measure: Measure): Body {
  const labels = Math.min(340, Math.max(...all.map(({ label }) => measure(label, SIZE))))
  const from = EDGE + labels + 20
  const most = Math.max(...all.map(({ value }) => value)) || 1
  const room = WIDTH - from - EDGE - 110
  const shapes: Shape[] = []
  let y = top
  for (const { label, value } of all) {
    const lines = wrapped(label, labels, SIZE, measure)
    const height = Math.max(44, lines.length * LEADING)
    const width = (value / most) * room
    shapes.push(
      { type: 'bar', x: from, y: y + (height - 36) / 2, width, height: 36 },
      {
        type: 'text',
        x: from + width + 12,
        y: y + height / 2 + 8,
        text: value.toLocaleString('en'),
        size: SIZE,
        anchor: 'start',
      },
      ...lines.map((text, i) => ({
        type: 'text' as const,
        x: from - 16,
        y: y + height / 2 + 8 + (i - (lines.length - 1) / 2) * LEADING,
        text,
        size: SIZE,
        anchor: 'end' as const,
      })),
    )
    y += height + 18
  }
  shapes.unshift({ type: 'line', from: { x: from, y: top - 8 }, to: { x: from, y: y - 10 }, arrow: false })
  return { shapes, bottom: y }
}
