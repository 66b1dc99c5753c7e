/** In capitals on a cover, in sentence case on a slide. */
export function calmed(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (/\p{Ll}/u.test(plain)) return plain
  return plain.toLowerCase().replace(/^\P{L}*\p{L}/u, (first) => first.toUpperCase())
}
