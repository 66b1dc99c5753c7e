/** What was told in this session is not told again: of an answer only the sentences that are new are said. */

/** Not inside a quotation, which is one thing with what leads to it. */
const ENDS = /(?<=[.!?][)”]?|\)\.) (?=[\p{Lu}“])(?![^“]*”)/u
/** A short one ties others together. */
const SHORT = 6

export function notYetTold(answer: string, told: readonly string[]): string | undefined {
  if (told.length === 0) return answer
  const isKnown = (sentence: string) =>
    sentence.split(' ').length > SHORT && told.some((one) => one.includes(sentence))
  const sentences = answer.split(ENDS)
  const left = sentences.filter((sentence) => !isKnown(sentence))
  if (left.length === sentences.length) return answer
  return left.some((sentence) => sentence.split(' ').length > SHORT) ? left.join(' ') : undefined
}
