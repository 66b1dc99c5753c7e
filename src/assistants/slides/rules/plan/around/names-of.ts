/** The authors of the work, as its cover names them. */
const NO_NAME =
  /\b(?:declaration|university|faculty|department|school|college|dissertation|thesis|abstract|supervis\w*|guid[ae]nce|dr|prof(?:essor)?|(?:roll|registration|reg|matric\w*|student|index|id)\.? (?:no|number)\.?)\b/i
const MOST_NAMES = 4
const letterWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
/** Each once, without other text of the cover: a long title continues where names are looked for. */
export function namesOf(printed: readonly string[], title: string, most = MOST_NAMES): string[] {
  const known = new Set([title.toLowerCase()])
  const ofTitle = new Set(letterWords(title))
  const isOfTitle = (name: string) => letterWords(name).every((word) => ofTitle.has(word))
  return printed.map(calm).filter((name) => {
    const plain = name.toLowerCase().trim()
    if (known.has(plain) || NO_NAME.test(name) || isOfTitle(name) || !isOnePerson(name, most)) return false
    known.add(plain)
    return true
  })
}

const PARTICLE = /^(?:de|da|dos?|van|von|der|den|bin|binti|al|el|la|le|ibn|abd\w*)$/i
/** Two people read as one, or the town below the name: neither is shown as a person. */
function isOnePerson(name: string, most: number): boolean {
  const words = name
    .replace(/\([^()]*\)/g, '')
    .split(/[\s.]+/)
    .filter((word) => word && !PARTICLE.test(word))
  const lower = name.toLowerCase()
  return words.length <= most && ![...countries()].some((country) => lower.includes(country))
}

let known: ReadonlySet<string> | undefined
/** As the platform names them, in English. */
function countries(): ReadonlySet<string> {
  if (known) return known
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  known = new Set(
    letters.flatMap((one) => letters.flatMap((other) => names.of(one + other)?.toLowerCase() ?? [])),
  )
  return known
}

/** Names printed in capitals on a cover are set in normal case. */
const calm = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .toLowerCase()
        .replace(/(?<![\p{L}’'])\p{L}|(?<=\b[Oo]['’])\p{L}/gu, (letter) => letter.toUpperCase())
