/** A figure of the document, whole and undistorted, with its takeaway below it if there is room. */

import { bytesOf } from '#kit/base64.ts'
import type { Box, Shape } from '#kit/pptx/model.ts'
import type { LiftedPicture, Point } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { SLOTS } from '../design/framed.ts'
import { slotOf } from './filled.ts'
import { takeaway } from './forms-of-numbers.ts'
import type { Layouts, Scene } from './forms-of-words.ts'

export const FIGURE_LAYOUTS = ['figure-takeaway', 'figure'] as const

export function figure(
  id: (typeof FIGURE_LAYOUTS)[number],
  { image, shape, caption, reads }: LiftedPicture,
  points: readonly Point[],
  design: Design,
  layouts: Layouts,
): Scene | undefined {
  const layout = layouts.get(id)
  if (!layout || !image) return undefined
  const beside = id === 'figure' ? undefined : takeaway(points, design, layout)
  if (id !== 'figure' && !beside) return undefined
  const picture: Shape = {
    kind: 'picture',
    slot: SLOTS.content,
    name: 'Figure',
    alt: reads ? `${caption}. It reads: ${reads}` : `${caption}. A figure of the document.`,
    box: within(slotOf(layout, SLOTS.content).box, shape),
    bytes: pixelsOf(image),
    type: image.type,
  }
  return {
    layout: id,
    shapes: beside ? [picture, beside.shape] : [picture],
    shown: beside?.shown ?? [],
  }
}

/** As large as possible, centred. */
function within({ x, y, width, height }: Box, shape: number): Box {
  const wide = Math.min(width, height * shape)
  const high = wide / shape
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

/** A slide is laid out many times; its picture stays the same. */
const known = new WeakMap<object, Uint8Array>()
function pixelsOf(image: NonNullable<LiftedPicture['image']>): Uint8Array {
  const bytes = known.get(image) ?? bytesOf(image.data)
  known.set(image, bytes)
  return bytes
}
