/** "a" or "an": by the sound of the next word, as far as its letters tell. */
const LIKE_YOU_OR_ONE = /^(?:uni(?!n|m)|use|usu|usa|uti|eu|one\b|once|ubiq)/i
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i

export const articleFor = (next: string): 'a' | 'an' =>
  SILENT_H.test(next) || (/^[aeiou]/i.test(next) && !LIKE_YOU_OR_ONE.test(next)) ? 'an' : 'a'

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
export const asCaseOf = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? capitalised(text) : text
