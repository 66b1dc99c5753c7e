/** The authors of the work, as its cover names them. */
const NO_NAME =
  /\b(?:declaration|university|faculty|department|school|college|dissertation|thesis|abstract)\b/i
const letterWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
/** Each once, without other text of the cover: a long title continues where names are looked for. */
export function namesOf(printed: readonly string[], title: string): string[] {
  const known = new Set([title.toLowerCase()])
  const ofTitle = new Set(letterWords(title))
  const isOfTitle = (name: string) => letterWords(name).every((word) => ofTitle.has(word))
  return printed.map(calm).filter((name) => {
    const plain = name.toLowerCase().trim()
    if (known.has(plain) || NO_NAME.test(name) || isOfTitle(name)) return false
    known.add(plain)
    return true
  })
}

/** Names printed in capitals on a cover are set in normal case. */
const calm = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name
        .toLowerCase()
        .replace(/(?<![\p{L}’'])\p{L}|(?<=\b[Oo]['’])\p{L}/gu, (letter) => letter.toUpperCase())
