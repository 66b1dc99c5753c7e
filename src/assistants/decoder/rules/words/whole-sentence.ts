/** Headers, torn lines and cells of tables look like sentences to a reader of files, and to nobody else. */
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
