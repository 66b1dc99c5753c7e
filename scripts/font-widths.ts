/**
 * Reads how wide each letter is in the fonts that have the measures of Calibri, Cambria and Arial, and writes it down for the slides:
 * `node scripts/font-widths.ts`. Only needed again with another version of the fonts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import opentype from 'opentype.js'

const FONTS = { calibri: 'carlito', cambria: 'caladea', arial: 'arimo' } as const
const WEIGHTS = { regular: '400', bold: '700' } as const
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic']
const TO = 'src/assistants/slides/rules/measure/font-widths.ts'
/** Character ranges that texts may use; missing glyphs get the width of a capital. */
const isKept = (code: number) =>
  (code >= 32 && code < 0x250) || (code >= 0x370 && code < 0x460) || (code >= 0x2000 && code < 0x2300)

type Row = Record<string, number>

function widthsOf(family: string, weight: string): { unitsPerEm: number; widths: Row } {
  const folder = `node_modules/@fontsource/${family}/files`
  const widths: Row = {}
  let unitsPerEm = 0
  for (const subset of SUBSETS) {
    const name = `${family}-${subset}-${weight}-normal.woff`
    if (!readdirSync(folder).includes(name)) continue
    const bytes = readFileSync(`${folder}/${name}`)
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    unitsPerEm = font.unitsPerEm
    for (let at = 0; at < font.glyphs.length; at++) {
      const { unicodes, advanceWidth } = font.glyphs.get(at)
      for (const code of unicodes ?? []) if (isKept(code)) widths[String(code)] ??= advanceWidth ?? 0
    }
  }
  return { unitsPerEm, widths }
}

/** Runs of neighbours as one line: 'first code:width,width,…', in thousandths of the size. */
function packed({ unitsPerEm, widths }: ReturnType<typeof widthsOf>): string {
  const runs: { first: number; widths: number[] }[] = []
  for (const code of Object.keys(widths)
    .map(Number)
    .sort((a, b) => a - b)) {
    const width = Math.round(((widths[String(code)] ?? 0) / unitsPerEm) * 1000)
    const run = runs.at(-1)
    if (run && run.first + run.widths.length === code) run.widths.push(width)
    else runs.push({ first: code, widths: [width] })
  }
  return runs.map(({ first, widths }) => `${first}:${widths.join(',')}`).join(' ')
}

const fonts = Object.entries(FONTS).map(([name, family]) => {
  const weights = Object.entries(WEIGHTS).map(
    ([weight, number]) => `    ${weight}:\n      '${packed(widthsOf(family, number))}',`,
  )
  return `  ${name}: {\n${weights.join('\n')}\n  },`
})
writeFileSync(
  TO,
  `/** How wide letters are, in thousandths of the size: 'first code:width,width,…'. Written by scripts/font-widths.ts. */
export const FONT_WIDTHS = {
${fonts.join('\n')}
} as const
`,
)
