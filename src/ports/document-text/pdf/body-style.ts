/** The look of ordinary text in this document: everything else is recognised by how it differs. */
import type { PageLine } from './page-lines.ts'

export type BodyStyle = { size: number; font: string; bold: boolean; leading: number }

export function bodyStyle(pages: PageLine[][]): BodyStyle {
  const sizes = new Map<number, number>()
  const fonts = new Map<string, number>()
  let letters = 0
  let bold = 0
  for (const line of pages.flat()) {
    sizes.set(line.size, (sizes.get(line.size) ?? 0) + line.text.length)
    fonts.set(line.font, (fonts.get(line.font) ?? 0) + line.text.length)
    letters += line.text.length
    if (line.bold) bold += line.text.length
  }
  const size = mostOf(sizes) ?? 10
  const leadings = new Map<number, number>()
  for (const lines of pages)
    lines.forEach((line, at) => {
      const next = lines[at + 1]
      const gap = next && next.column.index === line.column.index ? next.baseline - line.baseline : 0
      if (line.size === size && gap > 0) addCount(leadings, Math.round(gap * 2) / 2)
    })
  return {
    size,
    font: mostOf(fonts) ?? '',
    bold: bold > letters / 2,
    leading: mostOf(leadings) ?? size * 1.2,
  }
}

const addCount = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)

function mostOf<Key>(counts: Map<Key, number>): Key | undefined {
  let best: Key | undefined
  let most = 0
  for (const [key, times] of counts) if (times > most) [best, most] = [key, times]
  return best
}
