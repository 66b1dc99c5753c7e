/** A recogniser must hear something: of a cough, a door or a fan it makes one small word. */
const SMALL_WORDS = new Set(
  'a about an and are as at be been but by did do for from had has have he her him his how i if in into is it its me my not of off on or our she so than that the their them then they this to um uh up us was we were what when where which who will with would you your'.split(
    ' ',
  ),
)

export function saysSomething(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean)
  return words.length > 1 || (words.length === 1 && !SMALL_WORDS.has(words[0]!))
}
