/** The places on the device. The names are ours alone: whatever else begins like them is of an older version. */
export const PLACES = {
  pages: 'weekbe4-pages-1',
  assets: 'weekbe4-assets-1',
  /** What belongs to one person. */
  person: 'weekbe4-person-2',
} as const

export const isOurs = (name: string): boolean => name.startsWith('weekbe4-')
