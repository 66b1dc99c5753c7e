import type { PageLine } from './page-lines.ts'

export type HeadingMark = { level: number; title: string; lines: PageLine[] }

export const joinedTitle = (lines: PageLine[]) =>
  lines
    .map((line) => (line.hyphen ? line.text : `${line.text} `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
