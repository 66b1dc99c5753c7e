/** "1 page", "3 pages"; where an s is not enough, the word for many comes along. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
