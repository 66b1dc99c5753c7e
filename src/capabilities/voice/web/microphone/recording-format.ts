/** By preference: formats the server can decode, then formats that must be converted to WAV here. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4']

export type RecordingFormat = { mimeType: string | undefined; decodable: boolean }

/** Never assume webm: Safari before 18.4 records AAC only. */
export function recordingFormat(isSupported: (mimeType: string) => boolean): RecordingFormat {
  const mimeType = FORMATS.find(isSupported)
  return { mimeType, decodable: mimeType?.includes('opus') ?? false }
}
