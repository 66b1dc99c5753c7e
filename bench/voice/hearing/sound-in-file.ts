/** A recording in a file, in the form the recogniser gets. */
import { readFile } from 'node:fs/promises'
import { decodeRecording } from '../../../src/ports/speech-engines/decode/decode-recording.ts'

export async function soundIn(file: string): Promise<Float32Array> {
  const decoded = await decodeRecording(await readFile(file))
  if ('problem' in decoded) throw new Error(`${file}: ${decoded.problem}`)
  return decoded.sound
}
