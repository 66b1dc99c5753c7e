/** Photographs of pages: how large they are sent, and what the document of them is called. */

/** The longer side, in pixels: small print stays legible, at a fifth of the size a phone takes. */
const LONG_SIDE = 2_200
const MOST_AT_ONCE = 100

export function sentSize({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const photographsName = (count: number): string =>
  count === 1 ? 'Photograph of a page.pdf' : `Photographs of ${count} pages.pdf`

export const PHOTOGRAPHS = {
  binding: (done: number, of: number) => `Adding photograph ${Math.min(done + 1, of)} of ${of}`,
  tooMany: `That is more than ${MOST_AT_ONCE} photographs. Please choose fewer at a time.`,
  notOpened: (name: string) =>
    `This browser cannot open “${name}”. Please save it as JPEG or PNG and choose your photographs again.`,
} as const

export const areTooMany = (count: number): boolean => count > MOST_AT_ONCE
