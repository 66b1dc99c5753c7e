/** Fills the slots of a layout, at the largest size that fits. */
import type { Layout, Paragraph, Shape, Slot } from '#kit/pptx/model.ts'
import type { Design } from '../design/design.ts'
import { SLOTS } from '../design/framed.ts'
import { faceOf, fittingSize } from '../measure/fit.ts'
import { wrap } from '../measure/wrap.ts'

export type Filling = {
  slot: number
  name: string
  paragraphs: readonly Paragraph[]
  sizes?: readonly number[]
}

export const said = (text: string): Paragraph => ({ runs: [{ text }] })

export const slotOf = (layout: Layout, index: number): Slot => {
  const slot = layout.slots.find((one) => one.index === index)
  if (!slot) throw new Error(`The layout ${layout.id} has no slot ${index}.`)
  return slot
}

/** Undefined when it fits at none of its sizes. */
export function filledShape(
  layout: Layout,
  design: Design,
  { slot: index, name, paragraphs, sizes }: Filling,
): Shape | undefined {
  const { box, style } = slotOf(layout, index)
  const size = fittingSize({ paragraphs, style, box }, design.theme, sizes ?? [style.size])
  if (size === undefined) return undefined
  return { kind: 'text', slot: index, name, paragraphs, ...(size !== style.size && { size }) }
}

/** All of them, or undefined when one does not fit. Neighbours share one size. */
export function allFilled(
  layout: Layout,
  design: Design,
  fillings: readonly Filling[],
  sizes: readonly number[],
): Shape[] | undefined {
  for (const size of sizes) {
    const shapes = fillings.map((filling) => filledShape(layout, design, { ...filling, sizes: [size] }))
    if (shapes.every((shape) => shape !== undefined)) return shapes
  }
  return undefined
}

/** Common to every slide: its title, its part of the talk, and its sources. */
export function frameOf(
  layout: Layout,
  design: Design,
  { title, kicker, source: lines }: { title: string; kicker: string; source: readonly string[] },
): Shape[] {
  const titled = titleShape(layout, design, title)
  const shapes: Shape[] = [
    // Never cut: a title too long for its box is shown in full, and the quality check reports it.
    titled ?? {
      kind: 'text',
      slot: SLOTS.title,
      name: 'Title',
      paragraphs: [said(title)],
      size: titleSizes(layout, design).at(-1) ?? 24,
    },
  ]
  const has = (index: number) => layout.slots.some((one) => one.index === index)
  if (kicker && has(SLOTS.kicker))
    shapes.push({ kind: 'text', slot: SLOTS.kicker, name: 'Kicker', paragraphs: [said(kicker)] })
  const source = lines.find((line) => isOneLine(line, layout, design))
  if (source) shapes.push({ kind: 'text', slot: SLOTS.source, name: 'Source', paragraphs: [said(source)] })
  return shapes
}

function isOneLine(text: string, layout: Layout, { theme }: Design): boolean {
  const slot = layout.slots.find(({ index }) => index === SLOTS.source)
  return slot !== undefined && wrap(text, slot.box.width * 0.97, faceOf(slot.style, theme)).length === 1
}

/** At the largest size that fits and leaves no single word on the last line; otherwise at the largest that fits. */
function titleShape(layout: Layout, design: Design, title: string): Shape | undefined {
  const { box, style } = slotOf(layout, SLOTS.title)
  const sizes = titleSizes(layout, design)
  const filling = { slot: SLOTS.title, name: 'Title', paragraphs: [said(title)] }
  const even = sizes.filter((size) => {
    const lines = wrap(title, box.width * 0.97, faceOf(style, design.theme, size))
    return lines.length === 1 || lines.at(-1)?.includes(' ')
  })
  return (
    filledShape(layout, design, { ...filling, sizes: even }) ??
    filledShape(layout, design, { ...filling, sizes })
  )
}

const titleSizes = (layout: Layout, { sizes }: Design): readonly number[] => {
  const { size } = slotOf(layout, SLOTS.title).style
  return layout.id === 'cover' ? [size, size * 0.86, size * 0.72, size * 0.6].map(Math.round) : sizes.title
}
