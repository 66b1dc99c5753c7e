/** Headers, broken lines and table cells look like sentences to a file parser, but to no person. */
export function isWholeSentence(text: string): boolean {
  const words = text.trim().split(/\s+/).length
  return (
    words >= 5 &&
    words <= 80 &&
    !text.includes('\n') &&
    /^[“"'‘(]?[\p{Lu}\d]/u.test(text) &&
    /[.!?]["'”’)]?$/.test(text.trim()) &&
    !runsTogether(text)
  )
}

export const runsTogether = (text: string): boolean => {
  const [, first, next] = text.match(/^\(?(\d{1,2})[.)]\s.*\s(\d{1,2})[.)]$/s) ?? []
  // An item that ends with the number of the one below it.
  return RUNS_TOGETHER.test(text) || (next !== undefined && Number(next) === Number(first) + 1)
}

/** The last row of a table, its source line or a formula that ran into the sentence below it. */
const RUNS_TOGETHER =
  /^(?:(?:grand |sub-?)?total|source)\b[\s:]*\d|^=|=\s*[\d.]+\s*=|[\d%)] (?:From|The|This|These|It|In|As|Of|Based|According) (?!\p{Lu})/u
