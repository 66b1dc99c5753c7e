/** A sentence in parts of a length that can be spoken at once: cut at a comma, or else between two words. */
export function inParts(sentence: string, longest: number): string[] {
  if (sentence.length <= longest) return [sentence]
  const start = sentence.slice(0, longest)
  const comma = start.lastIndexOf(', ')
  const blank = start.lastIndexOf(' ')
  const cut = comma > longest / 3 ? comma + 1 : blank > 0 ? blank : longest
  return [sentence.slice(0, cut).trim(), ...inParts(sentence.slice(cut).trim(), longest)]
}
