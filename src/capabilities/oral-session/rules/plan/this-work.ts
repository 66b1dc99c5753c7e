/**
 * Names a question may use: the people this work studies, its location, and its topic. Only frequent, plain statements
 * count.
 */
import type { BookOfFacts, FactKind, KeyPhrase, OpenStudy } from '#capabilities/study/index.ts'

export type ThisWork = { people?: string; place?: string; topic?: string }

export function thisWork(study: OpenStudy, title: string): ThisWork {
  const book = study.facts()
  const people = book.studiesPeople ? mostNamed(textOn(book, title, OF_PEOPLE), PEOPLE) : undefined
  const place = mostNamed(textOn(book, title, OF_PLACE), PLACE)
  const topic = topicOf(study.keyPhrases(), title)
  return { ...(people && { people }), ...(place && { place }), ...(topic && { topic }) }
}

const OF_PEOPLE: readonly FactKind[] = ['aim']
const OF_PLACE: readonly FactKind[] = ['setting', 'population', 'aim', 'question', 'objective', 'sample-size']

const textOn = (book: BookOfFacts, title: string, kinds: readonly FactKind[]): string =>
  [
    title,
    ...book.facts.filter(({ kind }) => kinds.includes(kind)).map(({ evidence }) => evidence.quote),
  ].join('\n')

/** Specific names only: every study has participants and respondents. */
const PEOPLE =
  /\b(students|learners|pupils|teachers|lecturers|nurses|doctors|midwives|clinicians|radiologists|caregivers|patients|mothers|women|men|children|adolescents|farmers|fishers|traders|entrepreneurs|managers|employees|workers|customers|consumers|households|librarians|prisoners|refugees|drivers|journalists)\b/gi

/** Every country name known to the language, as a place where something happens. */
const COUNTRIES = (() => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((one) => letters.map((two) => names.of(one + two)))
    .filter((name): name is string => Boolean(name) && /^\p{Lu}[\p{L} ]+$/u.test(name!))
})()
const PLACE = new RegExp(
  `(?<=\\b(?:in|across|within|from|throughout|IN)\\s)(${COUNTRIES.join('|')})\\b`,
  'gi',
)

function mostNamed(text: string, names: RegExp): string | undefined {
  const counts = new Map<string, number>()
  for (const [name] of text.matchAll(names)) {
    const key = COUNTRIES.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

const OFTEN = 6
/** Two or more words that occur in the title and throughout the text. */
function topicOf(phrases: readonly KeyPhrase[], title: string): string | undefined {
  const named = title.toLowerCase()
  const found = phrases.find(
    ({ phrase, count }) =>
      count >= OFTEN && phrase.includes(' ') && named.includes(phrase) && !NO_NAME.test(phrase),
  )
  return found && asWritten(found)
}
/** An activity, not a thing. */
const NO_NAME = /^\w+(?:ing|ed) (?!learning)|\b(?:study|analysis|factors?|case)\b/

/** In the case of a sentence: titles capitalise words that are lower case elsewhere. */
function asWritten({ phrase, evidence }: KeyPhrase): string {
  const at = evidence.quote.toLowerCase().indexOf(phrase)
  const written = evidence.quote.slice(at, at + phrase.length)
  return at > 0 && !/^(?:\p{Lu}\p{Ll}+\s?)+$/u.test(written) && /\p{Ll}/u.test(written) ? written : phrase
}
