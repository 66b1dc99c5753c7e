/** Foreign text inside our Markdown: shown literally, whatever characters it contains. An opening bracket stays: `\\[` would begin a formula. */
const SIGNS = /[\\`*_{}\]<>#|~$]/g
const AT_START = /^(\s*)([-+>]|\d+[.)])(\s)/

export const inMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SIGNS, '\\$&')
    .replace(AT_START, (_, space: string, sign: string, after: string) => `${space}\\${sign}${after}`)

/** Rows of cells as a table. The first one is the header. */
export function tableInMarkdown(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => inMarkdown(cells[at] ?? '')).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n')
}
