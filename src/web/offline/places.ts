/** The caches on the device. Only we use these names, so any other with the same prefix is from an older version. */
export const PLACES = {
  pages: 'weekbe4-pages-1',
  assets: 'weekbe4-assets-1',
  /** Data that belongs to one person. */
  person: 'weekbe4-person-2',
} as const

export const isOurs = (name: string): boolean => name.startsWith('weekbe4-')
