/** Cuts a canvas into equal boxes. */
import type { Box } from '#kit/pptx/model.ts'

export function grid({ x, y, width, height }: Box, columns: number, rows: number, gap: number): Box[] {
  const wide = (width - gap * (columns - 1)) / columns
  const high = (height - gap * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: x + (at % columns) * (wide + gap),
    y: y + Math.floor(at / columns) * (high + gap),
    width: wide,
    height: high,
  }))
}

export const inside = ({ x, y, width, height }: Box, by: number, top = by): Box => ({
  x: x + by,
  y: y + top,
  width: width - 2 * by,
  height: height - 2 * top,
})
