/** Call it in a press: phones unlock audio only then. Without any loudspeaker the words are still read. */
export function openSound(): AudioContext | undefined {
  try {
    const sound = new AudioContext()
    void sound.resume().catch(() => undefined)
    return sound
  } catch {
    return undefined
  }
}
