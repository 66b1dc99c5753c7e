/** What no database keeps (a zero, half a letter) is not what anybody meant to say. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
