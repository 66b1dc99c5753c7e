/** "1 page", "3 pages", "1,200 pages"; pass the plural where adding an s is not enough. */
export const pluralise = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
