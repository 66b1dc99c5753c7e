/** Steps as boxes connected by glued arrows: moving a box moves its arrows. */
import type { Connector, Form } from '#kit/pptx/model.ts'
import type { Point } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { grid } from '../design/grid.ts'
import { fittingSize } from '../measure/fit.ts'
import { said } from './filled.ts'
import type { Scene } from './forms-of-words.ts'
import { saidLines } from './say-less.ts'

const HEIGHT = 250
const INSET = 14
const HEAD = 20

export function flow(points: readonly Point[], design: Design): Scene | undefined {
  for (let count = Math.min(4, points.length); count >= 2; count--) {
    const lines = saidLines(points, design, { most: count })
    const { canvas } = design.frames.wide
    const boxes = grid(
      { ...canvas, y: canvas.y + 16, height: Math.min(HEIGHT, canvas.height - 16) },
      lines.length,
      1,
      40,
    )
    const { card } = design
    const style = { ...card.text, spaceAfter: 6 }
    const paragraphs = lines.map(({ head, text }) => [
      { runs: [{ text: head ?? '', bold: true, size: HEAD, colour: card.head.colour }] },
      said(text),
    ])
    const sizes = boxes.map((box, at) =>
      fittingSize(
        { paragraphs: paragraphs[at] ?? [], style, box, inset: INSET },
        design.theme,
        design.sizes.card,
      ),
    )
    if (!sizes.every((size) => size !== undefined)) continue
    // Neighbours share one size.
    const size = Math.min(...sizes)
    const forms = boxes.map(
      (box, at): Form => ({
        kind: 'form',
        id: `step-${at + 1}`,
        name: `Step ${at + 1}`,
        geometry: 'roundRect',
        box,
        fill: 'lt2',
        line: { colour: design.chart.strong, width: 2 },
        paragraphs: paragraphs[at] ?? [],
        style: { ...style, size, anchor: 'top' },
        inset: INSET,
      }),
    )
    const arrows = forms.slice(1).map(
      (_, at): Connector => ({
        kind: 'connector',
        name: `Arrow ${at + 1}`,
        from: { id: `step-${at + 1}`, site: 3 },
        to: { id: `step-${at + 2}`, site: 1 },
        colour: design.chart.strong,
        width: 2.5,
      }),
    )
    return { layout: 'canvas', shapes: [...forms, ...arrows], shown: lines.map(({ point }) => point) }
  }
  return undefined
}
