/** Deletes all recordings kept on this device, of all users: called on sign-out. */
export const RECORDINGS_DATABASE = 'weekbe4-voice'

export function forgetRecordings(): void {
  try {
    indexedDB.deleteDatabase(RECORDINGS_DATABASE)
  } catch {
    // Without storage there is nothing to delete.
  }
}
