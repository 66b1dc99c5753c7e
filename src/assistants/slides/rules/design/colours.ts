/** Colour vision: contrast as WCAG computes it, and colours under three kinds of colour blindness. */

type Rgb = readonly [number, number, number]

const linear = (hex: string): Rgb => {
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return [r, g, b]
}
const lightness = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** From 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [lightness(linear(one)), lightness(linear(other))].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** Machado, Oliveira and Fernandes (2009), at full severity. */
const EYES = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const
export type Eyes = keyof typeof EYES
export const ALL_EYES = Object.keys(EYES) as Eyes[]

/** The perceived distance of two colours (CIE 1976): below about 10 they look the same at a glance. */
export function distanceOf(one: string, other: string, eyes: Eyes): number {
  const [a, b] = [one, other].map((hex) => lab(seen(linear(hex), eyes)))
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0
}

function seen([r, g, b]: Rgb, eyes: Eyes): Rgb {
  const m = EYES[eyes]
  const row = (at: 0 | 3 | 6) =>
    Math.min(1, Math.max(0, m[at] * r + m[(at + 1) as 1] * g + m[(at + 2) as 2] * b))
  return [row(0), row(3), row(6)]
}

const WHITE: Rgb = [0.95047, 1, 1.08883]
function lab([r, g, b]: Rgb): Rgb {
  const x = 0.4124 * r + 0.3576 * g + 0.1805 * b
  const y = lightness([r, g, b])
  const z = 0.0193 * r + 0.1192 * g + 0.9505 * b
  const [fx = 0, fy = 0, fz = 0] = [x / WHITE[0], y / WHITE[1], z / WHITE[2]].map((part) =>
    part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116,
  )
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}
