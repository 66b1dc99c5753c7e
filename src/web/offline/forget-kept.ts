import { PLACES } from './places.ts'

/** What the device keeps of a person to be read without a line. The app itself stays: it is nobody's. */
export function forgetKept(): void {
  // Absent without encryption; then nothing was kept.
  if ('caches' in globalThis) void caches.delete(PLACES.person)
}
