const LONGEST = 300

/** One run of the voice to a sentence: a run can then be stopped, and a slip of one does not touch the next. */
export function inSentences(text: string): string[] {
  return (text.match(/[^.!?]+(?:[.!?]+["')]*|$)/g) ?? [])
    .flatMap((sentence) => inParts(sentence.trim()))
    .filter((sentence) => /[a-z0-9]/i.test(sentence))
}

/** Somebody who never writes a full stop is cut at a comma, or else between two words. */
function inParts(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence]
  const start = sentence.slice(0, LONGEST)
  const comma = start.lastIndexOf(', ')
  const cut = comma > LONGEST / 3 ? comma + 1 : start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : LONGEST
  return [sentence.slice(0, cut).trim(), ...inParts(sentence.slice(cut).trim())]
}
