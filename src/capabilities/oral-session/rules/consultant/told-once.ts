/** What was told in this session is not told again: of an answer only the sentences that are new are said. */

/** Not inside a quotation, which is one thing with what leads to it. */
const ENDS = /(?<=[.!?][)”]?|\)\.) (?=[\p{Lu}“])(?![^“]*”)/u
/** A short one ties others together. */
const SHORT = 12
const LEAST_LEFT = 0.35
/** Questions are told as a list, and the same one may be asked for again. */
const IS_LIST = /^(?:First: |Here it is|I would expect)/

export function notYetTold(answer: string, told: readonly string[]): string | undefined {
  if (told.length === 0) return answer
  if (IS_LIST.test(answer)) return told.includes(answer) ? undefined : answer
  const isKnown = (sentence: string) =>
    sentence.split(' ').length > SHORT && told.some((one) => one.includes(sentence))
  const sentences = answer.split(ENDS)
  // A verdict is not left without its reason.
  const isReason = (nth: number) => nth === 1 && sentences[0]!.split(' ').length <= SHORT
  const left = sentences.filter((sentence, nth) => !isKnown(sentence) || isReason(nth))
  if (left.length === sentences.length) return answer
  const isNew = left.some((sentence) => sentence.split(' ').length > SHORT && !isKnown(sentence))
  // A small rest hangs in the air.
  return isNew && left.join(' ').length >= LEAST_LEFT * answer.length ? left.join(' ') : undefined
}
