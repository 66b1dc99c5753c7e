/** Statistics in italics, as APA 7 sets them: letters of the Latin alphabet, and no Greek ones. */

export type Run = { text: string; isItalic: boolean }

const LETTERS = 'Mdn|SD|SE|SS|MS|MSE|df|[BFHKMNRTUVWZdfgknprtwzR](?:²)?|rs'
/** “M = 3.2”, “t(58) = 2.1”, “F(2, 57)”. */
const IN_TEXT = new RegExp(
  `(?<![\\p{L}\\d’'-])(?:${LETTERS})(?=(?:\\([\\d., ]+(?:N = [\\d,]+)?\\))? ?[=<>≈](?!=))`,
  'gu',
)
/** A whole cell of a head, or a word of it beside others of its kind: “n”, “M”, “Female, n”. */
const IN_HEAD = new RegExp(`(?<=^|, |-rest )(?:${LETTERS})$`, 'u')

function splitAt(text: string, pattern: RegExp): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const match of text.matchAll(new RegExp(pattern.source, 'gu'))) {
    if (match.index > at) runs.push({ text: text.slice(at, match.index), isItalic: false })
    runs.push({ text: match[0], isItalic: true })
    at = match.index + match[0].length
  }
  if (at < text.length) runs.push({ text: text.slice(at), isItalic: false })
  return runs
}

export const statisticsInText = (text: string): Run[] => splitAt(text, IN_TEXT)

/** M and F may be groups of people: they are statistics where the head has others beside them. */
export function statisticsInHead(head: readonly string[]): Run[][] {
  const isSure = head.some((cell) => /^(?:n|N|p|df|SD|SE|t|z)$/.test(cell) || /, n$/.test(cell))
  return head.map((cell) => (isSure ? splitAt(cell, IN_HEAD) : [{ text: cell, isItalic: false }]))
}
