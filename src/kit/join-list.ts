/** "a", "a and b", "a, b and c"; or with "or". */
export const joinList = (items: readonly string[], word: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
