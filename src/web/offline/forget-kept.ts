import { PLACES } from './places.ts'

/** Deletes a person's data kept on the device for offline reading. The app's own files stay: they belong to no user. */
export function forgetKept(): void {
  // Not available in insecure contexts, where nothing was cached anyway.
  if ('caches' in globalThis) void caches.delete(PLACES.person)
}
