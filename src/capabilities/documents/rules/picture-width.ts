/** A few fixed page widths, so that a page seen once is cached. */
const WIDTHS = [480, 720, 960, 1_280, 1_600, 2_400] as const

export const ZOOMS = [1, 1.5, 2, 3] as const

/** Sharp enough for the eye at this place, and no larger: students pay for every byte. */
export function pictureWidth(place: number, zoom: number, density: number): number {
  const wanted = place * zoom * Math.min(1.5, Math.max(1, density))
  return WIDTHS.find((width) => width >= wanted) ?? WIDTHS[WIDTHS.length - 1]!
}
