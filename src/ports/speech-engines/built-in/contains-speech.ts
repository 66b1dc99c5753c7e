/** A recogniser always outputs words: for a cough one small word, for a fan the same one over and over. */
const SMALL_WORDS = new Set(
  'a about an and are as at be been but by did do for from had has have he her him his how i if in into is it its me my not of off on or our she so than that the their them then they this to um uh up us was we were what when where which who will with would you your'.split(
    ' ',
  ),
)

/** More than this share of the words must differ: a sentence repeats less than half of them. */
const LEAST_DIFFERENT = 0.5

export function saysSomething(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.some((word) => !SMALL_WORDS.has(word))) return true
  return words.length > 1 && new Set(words).size / words.length > LEAST_DIFFERENT
}
