/** A question that wants a yes or a no: only a sentence about all of it says one. */
const ASKS =
  /^\W*(?:(?:please|so|and|but|then|ok)\W+)*(?:is|are|was|were|did|does|do|has|have|had|will|would|can|could)\s+(?!(?:you|u|i)\b)/i
/** "Is it qualitative or quantitative?" chooses between two. */
const CHOOSES = /\b\p{L}+ or (?!not\b)\p{L}+/iu

export const asksYesOrNo = (question: string): boolean => ASKS.test(question) && !CHOOSES.test(question)
