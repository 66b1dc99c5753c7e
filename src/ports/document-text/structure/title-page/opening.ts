/** How many of the first blocks are searched for title and authors. */
export const FIRST_BLOCKS = 40

export const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
