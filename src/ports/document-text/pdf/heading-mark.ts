import type { Line } from './page-lines.ts'

export type HeadingMark = { level: number; title: string; lines: Line[] }

export const titleOf = (lines: Line[]) =>
  lines
    .map((line) => (line.hyphen ? line.text : `${line.text} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
