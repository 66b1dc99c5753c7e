/** Sentences that say that nothing significant was found. */
const DENIED = /\b(?:not|no|nor|neither)\b[^.,;]{0,24}\bsignifican|\binsignificant\b/i
const EACH_DENIED = new RegExp(`(?:${DENIED.source})\\w*`, 'gi')

export const deniesSignificance = (text: string): boolean => DENIED.test(text)

/** 'Of four only the first was not significant' found something: an effect is told beside what has none. */
export const tellsNoEffect = (text: string): boolean =>
  deniesSignificance(text) &&
  !/\b(?:except|only)\b/i.test(text) &&
  !/\bsignificant(?:ly)?\b/i.test(text.replace(EACH_DENIED, ' '))
