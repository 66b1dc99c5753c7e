/** The caches on the device. Only we use these names, so any other with the same prefix is from an older version. */
export const PLACES = {
  pages: 'weekbe4-pages-1',
  assets: 'weekbe4-assets-1',
  /** Data that belongs to one person. */
  person: 'weekbe4-person-2',
} as const

export const isOurs = (name: string): boolean => name.startsWith('weekbe4-')

/** Deletes a person's data kept on the device for offline reading. The app's own files stay: they belong to no user. */
export function forgetKept(): void {
  // Not available in insecure contexts, where nothing was cached anyway.
  if ('caches' in globalThis) void caches.delete(PLACES.person)
}
