/** Every recording that is kept on this device, whoever spoke: to be called when somebody signs out here. */
export const RECORDINGS_DATABASE = 'weekbe4-voice'

export function forgetRecordings(): void {
  try {
    indexedDB.deleteDatabase(RECORDINGS_DATABASE)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
