/** Counting words, and the content words of a question. Words are split as in the document search. */
import { contentStems } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'

export const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length

/** Question words, which say nothing about the subject. */
const ASKING = new Set(
  `tell give show explain please help want need find talk get got go thing things
way ways use used using thesis dissertation document paper file something anything like look looks
name names list say says said author authors main exactly tell take takes took end according finally`
    .split(/\s+/)
    .map(stem),
)

/** Verbs and adjectives that go with any topic: an answer may well use others. */
const LIGHT = new Set(
  `judge judged compare compared gave given make makes made making produce produced reach reached
achieve achieved obtain obtained happen happened hold held suit work worked finish finished complete completed
choose chose chosen select selected pick picked take taken follow followed apply applied apply base based
analyse analysed analyze analyzed study studied examine examined investigate investigated consider considered
handle handled treat treated deal dealt run runs running conduct conducted perform performed carry carried
include included cover covered involve involved concern concerned describe described mention mentioned
participate participated report reported discuss discussed present presented identify identified note noted deliver delivered receive received
plan planned expect expected find found see seen decide decided set turn turned keep kept leave left bring brought put ask asked
large larger big bigger small smaller high higher low lower old long short good better best bad worse worst
great common different similar important possible certain specific particular general total whole single several overall
first second third last final early earlier late later actual real true kind type sort part number amount matter sense answer answered structured organised organized arranged`
    .split(/\s+/)
    .map(stem),
)

export const isLight = (stemmed: string): boolean => LIGHT.has(stemmed)

/** Phrases in questions whose words mislead: "took part" is not a part, "the mean" asks for a figure. */
const SAID_OTHERWISE: readonly [RegExp, string][] = [
  [/\b(?:took|take|takes|taking) part\b/gi, 'participated'],
  [/\b(?:came|come|sent|given|gave) back\b/gi, 'returned'],
  [/\bin the end\b|\bat all\b|\bby the way\b/gi, ' '],
  [/\bwhat (?:does|do|did) ([^?]*?)\bmean\b/gi, '$1'],
  [/\b(?:by|what) means\b/gi, ' '],
  [/\b(?:which|what) areas? (?:needs?|requires?|for|of|are left for)\b/gi, ' '],
  [/\bwhat counts as (?:an? )?([^?]*)/gi, '$1 defined'],

  // A share is told with its sign: the word itself seldom stands beside it.
  [/\b(?:what|which) (?:percent(?:age)?|per cent|proportion|share|fraction)\b(?: of)?/gi, ' '],
]

/** The topic words of a question; all of its content words if it seems to have none. */
export function stemsAsked(question: string): string[] {
  const plain = SAID_OTHERWISE.reduce((text, [way, words]) => text.replace(way, words), question)
  const all = [...new Set(contentStems(plain))]
  const about = all.filter((word) => !ASKING.has(word))
  return about.length > 0 ? about : all
}
