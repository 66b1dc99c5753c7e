/** Headers, broken lines and table cells look like sentences to a file parser, but to no person. */
export function isWholeSentence(text: string): boolean {
  const words = text.trim().split(/\s+/).length
  return (
    words >= 5 &&
    words <= 80 &&
    !text.includes('\n') &&
    /^[“"'‘(]?[\p{Lu}\d]/u.test(text) &&
    /[.!?]["'”’)]?$/.test(text.trim())
  )
}
