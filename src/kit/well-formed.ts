/** No zero byte and no half of a sign: no keyboard writes them and no database takes them. */
export const isWellFormedText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** What no database keeps (a zero, half a sign) is not what anybody meant to say. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
