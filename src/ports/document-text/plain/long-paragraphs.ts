/** No paragraph is longer than two pages of print; a file of one line would be one page of ten thousand. */
const LONGEST = 8_000

/** Cut at the end of a sentence, else between two words, else anywhere. */
export function inParagraphs(text: string): string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > LONGEST) {
    const window = text.slice(from, from + LONGEST)
    const sentence = Math.max(window.lastIndexOf('. '), window.lastIndexOf('? '), window.lastIndexOf('! '))
    const cut = sentence > 0 ? sentence + 1 : window.lastIndexOf(' ')
    const end = cut > 0 ? cut : LONGEST
    parts.push(window.slice(0, end).trim())
    from += end
  }
  return [...parts, text.slice(from).trim()].filter(Boolean)
}
