export type RecordingKind = 'webm' | 'mp4' | 'ogg' | 'wav'

/** The kind of a recording, from its bytes. A name or a media type is only a claim. */
export function kindOfRecording(bytes: Uint8Array): RecordingKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  // EBML, the container of both Matroska and WebM.
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return 'webm'
  if (text(4, 8) === 'ftyp') return 'mp4'
  if (text(0, 4) === 'OggS') return 'ogg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav'
  return undefined
}
