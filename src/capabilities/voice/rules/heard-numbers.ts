/** “One hundred and twenty three” is one number; recognisers write its two halves as two. */
const HALVES = /(?<![\d.,-])([1-9]00) and ([1-9]\d?)(?![\d%]|[.,]\d)/g
/** Two numbers stand there all the same. */
const OF_TWO = /\b(?:between|both|either|from)\s+$/i
const EACH = /^[^.?!]*\brespectively\b/i

export const joinHundreds = (text: string): string =>
  text.replace(HALVES, (halves, hundreds: string, rest: string, at: number) =>
    OF_TWO.test(text.slice(0, at)) || EACH.test(text.slice(at))
      ? halves
      : String(Number(hundreds) + Number(rest)),
  )
