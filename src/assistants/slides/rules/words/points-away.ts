/** What a line points at that the reader of a slide has not before him. */

/** "Addressing these challenges", "people who hold this view": what they are stood in the sentence before. */
export const pointsAway = (text: string): boolean =>
  [...text.matchAll(POINTS_AT)].some(({ 1: named, 2: like, index }) => {
    const before = text.slice(0, index).toLowerCase()
    const words = (named ?? like ?? '').toLowerCase().split(' ')
    return !words.some(
      (word, at) =>
        (at === 0 && BUILT_HERE.test(word)) || OF_ITSELF.test(word) || before.includes(word.slice(0, STEM)),
    )
  })
const BUILT_HERE = /^(?:systems?|app|application|platform|prototype|model)$/
const STEM = 5
const POINTS_AT =
  /\b(?:this|these|those|the said|the above|such an?) (?!(?:is|are|was|were|has|have|had|will|would|can|could|may|might|in|on|of|to|and|or|that|which|who|with|as|by|for|from|at|being|having|does|do|did|also|not)\b)((?:[\p{L}-]{4,} ){0,2}[\p{L}-]{3,})|\banalogous (\p{L}{4,}?)s?\b/giu
/** Named by pointing at it: the work itself, its time and its place. */
const OF_ITSELF =
  /^(?:stud(?:y|ies)|research\w*|projects?|thesis|dissertation|papers?|works?|survey|reports?|proposal|analysis|investigation|experiment|findings?|results?|years?|months?|century|days?|times?|period|country|areas?|regions?|district|city|town|community|communities|ways?|kinds?|types?|regards?|end|authors?|researchers?)$/
