/** No zero byte and no lone surrogate: no keyboard writes them and no database stores them. */
export const isWellFormedText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Text a database can store: a zero byte or a lone surrogate is never intended. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
