/** A university's logo in the corner of each slide, on a plate of the page's own colour: it may have been designed for white. */

import { bytesOf } from '#kit/base64.ts'
import type { Box, Shape } from '#kit/pptx/model.ts'
import type { Brand } from '../deck/deck.ts'
import { SLIDE } from '../design/design.ts'

const HEIGHT = 24
const WIDEST = 120
const EDGE = 8
const PLATE = 4

export function logoShapes({ logo }: Brand): Shape[] {
  if (!logo) return []
  const scale = Math.min(HEIGHT / logo.height, WIDEST / logo.width)
  const box: Box = {
    x: SLIDE.width - EDGE - PLATE - logo.width * scale,
    y: EDGE,
    width: logo.width * scale,
    height: logo.height * scale,
  }
  const plate = {
    x: box.x - PLATE,
    y: box.y - PLATE,
    width: box.width + 2 * PLATE,
    height: box.height + 2 * PLATE,
  }
  const bytes = bytesOf(logo.data)
  return [
    { kind: 'form', name: 'Plate', geometry: 'rect', box: plate, fill: 'lt1' },
    { kind: 'picture', name: LOGO, alt: 'Logo of the university', box, bytes, type: logo.type },
  ]
}

/** It is on every slide and illustrates no content. */
export const LOGO = 'Logo'
