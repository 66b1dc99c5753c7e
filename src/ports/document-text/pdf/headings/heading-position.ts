import type { BodyStyle } from '../body-style.ts'
import type { PageLine } from '../page-lines.ts'

export function standsAlone(lines: PageLine[], at: number, body: BodyStyle): boolean {
  const line = lines[at]!
  const next = lines[at + 1]
  const width = line.column.right - line.column.left
  const short = line.right - line.left < width * 0.85
  const styled = next ? line.size > next.size + 0.4 || (line.bold && !next.bold) : false
  return startsParagraph(lines, at, body) && (short || styled) && Boolean(next)
}

export function startsParagraph(lines: PageLine[], at: number, body: BodyStyle): boolean {
  const line = lines[at]
  if (!line) return true
  const previous = lines[at - 1]
  if (!previous || previous.column.index !== line.column.index) return true
  return line.baseline - previous.baseline > Math.max(body.leading, line.size * 1.05) * 1.15
}
