/** "1 page", "3 pages", "1,200 pages"; where an s is not enough, the word for many comes along. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
