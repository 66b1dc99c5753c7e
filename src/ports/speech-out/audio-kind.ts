/** The format of the bytes: MP3 with or without an ID3 tag, or Ogg. */
export function audioKind(bytes: Uint8Array): 'audio/mpeg' | 'audio/ogg' | undefined {
  const starts = (text: string) => [...text].every((letter, i) => bytes[i] === letter.charCodeAt(0))
  if (starts('OggS')) return 'audio/ogg'
  if (starts('ID3') || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0)) return 'audio/mpeg'
  return undefined
}
