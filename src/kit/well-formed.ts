/** No zero byte and no half of a sign: no keyboard writes them and no database takes them. */
export const isWellFormedText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
