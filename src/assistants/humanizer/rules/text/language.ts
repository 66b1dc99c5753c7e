/** Whether a text is English: the tables cover no other language, and other texts are left unchanged. */
const SMALL_WORDS = new Set(
  `the of and to in a is that it for was on with as be by this are from or at an which were has have not but their they its been can will would there these we more one also who such than may if our so all into between about through study`.split(
    ' ',
  ),
)
const ENOUGH_TO_TELL = 8
const SHARE_OF_ENGLISH = 0.14

export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < ENOUGH_TO_TELL) return /[\p{Script=Latin}]/u.test(text)
  const small = words.filter((word) => SMALL_WORDS.has(word)).length
  return small / words.length >= SHARE_OF_ENGLISH
}
