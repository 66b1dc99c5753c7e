import { expect, it } from 'vitest'
import { pictureWidth } from './picture-width.ts'

it.each([
  [336, 1, 1, 480],
  [336, 1, 3, 720],
  [336, 2, 3, 1_280],
  [900, 1, 1, 960],
  [900, 3, 2, 2_400],
])(
  'draws a place %i wide, %i times enlarged on a screen of density %i, %i wide',
  (place, zoom, density, width) => {
    expect(pictureWidth(place, zoom, density)).toBe(width)
  },
)
