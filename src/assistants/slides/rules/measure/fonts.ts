/** Metrics of the decks' fonts. Without Calibri a viewer sees Carlito, whose letters are exactly as wide. */
import { FONT_WIDTHS } from './font-widths.ts'

export type FontName = keyof typeof FONT_WIDTHS
export type Weight = 'regular' | 'bold'

/** A line's height as a share of the size, per font. */
export const LINE_HEIGHTS: Record<FontName, number> = { calibri: 1.2207, cambria: 1.1724, arial: 1.1499 }
/** The baseline's distance from the top of the line. */
export const ASCENTS: Record<FontName, number> = { calibri: 0.952, cambria: 0.95, arial: 0.905 }

export const FAMILIES: Record<FontName, string> = { calibri: 'Calibri', cambria: 'Cambria', arial: 'Arial' }
export const fontCalled = (family: string): FontName =>
  (Object.keys(FAMILIES) as FontName[]).find((name) => FAMILIES[name] === family) ?? 'arial'

type Widths = ReadonlyMap<number, number>
const opened = new Map<string, Widths>()

function widthsOf(font: FontName, weight: Weight): Widths {
  const key = `${font} ${weight}`
  const known = opened.get(key)
  if (known) return known
  const widths = new Map<number, number>()
  for (const run of FONT_WIDTHS[font][weight].split(' ')) {
    const [first = '', list = ''] = run.split(':')
    for (const [at, width] of list.split(',').entries()) widths.set(Number(first) + at, Number(width))
  }
  opened.set(key, widths)
  return widths
}

/** For glyphs missing from the font: about as wide as the capitals of likely scripts. */
const UNKNOWN = 640
const IDEOGRAPH = 1000
const MARKS = /\p{M}/u

export type Face = { font: FontName; weight: Weight; size: number }

/** In points. Kerning is ignored: it only ever makes a line a little shorter. */
export function widthOf(text: string, { font, weight, size }: Face): number {
  const widths = widthsOf(font, weight)
  let sum = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    sum += widths.get(code) ?? (MARKS.test(letter) ? 0 : code > 0x2e80 && code < 0xfb00 ? IDEOGRAPH : UNKNOWN)
  }
  return (sum / 1000) * size
}
