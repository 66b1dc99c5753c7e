/** Who made the work, as a cover names them. */
const NO_NAME =
  /\b(?:declaration|university|faculty|department|school|college|dissertation|thesis|abstract)\b/i
const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
/** Each once, and nothing that a cover prints among them: a long title goes on where names are looked for. */
export function namesOf(printed: readonly string[], title: string): string[] {
  const known = new Set([title.toLowerCase()])
  const ofTitle = new Set(lettersOf(title))
  const isOfTitle = (name: string) => lettersOf(name).every((word) => ofTitle.has(word))
  return printed.map(calm).filter((name) => {
    const plain = name.toLowerCase().trim()
    if (known.has(plain) || NO_NAME.test(name) || isOfTitle(name)) return false
    known.add(plain)
    return true
  })
}

/** What a cover prints in capitals is said in a calm voice. */
const calm = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .toLowerCase()
        .replace(/(?<![\p{L}’'])\p{L}|(?<=\b[Oo]['’])\p{L}/gu, (letter) => letter.toUpperCase())
