/** Joins several sentences to one file. MP3 frames can simply be concatenated; Ogg is remuxed. */
import { joinBytes } from '#kit/join-arrays.ts'
import type { SpokenAudio } from './speech-out.ts'

/** Nothing for no parts, or for parts of two engines: their audio does not fit into one file. */
export async function joinAudio(parts: SpokenAudio[]): Promise<SpokenAudio | undefined> {
  const [first] = parts
  if (!first || parts.length === 1) return first
  if (
    parts.some(({ mediaType, engine }) => mediaType !== first.mediaType || engine.name !== first.engine.name)
  )
    return undefined
  const bytes =
    first.mediaType === 'audio/mpeg'
      ? joinBytes(parts.map((part) => part.bytes))
      : // A provider's Ogg that cannot be parsed was still played, sentence by sentence.
        await joinOgg(parts).catch(() => undefined)
  if (!bytes) return undefined
  const known = parts.every(({ seconds }) => seconds !== undefined)
  const seconds = parts.reduce((sum, part) => sum + (part.seconds ?? 0), 0)
  return { bytes, mediaType: first.mediaType, engine: first.engine, ...(known && { seconds }) }
}

async function joinOgg(parts: SpokenAudio[]): Promise<Uint8Array> {
  const [{ BufferSource, EncodedPacketSink, Input, OGG }, { inOgg }] = await Promise.all([
    import('mediabunny'),
    import('../speech-engines/audio/opus.ts'),
  ])
  const packets: { data: Uint8Array; duration: number }[] = []
  for (const { bytes } of parts) {
    const input = new Input({ source: new BufferSource(bytes), formats: [OGG] })
    const track = await input.getPrimaryAudioTrack()
    if (track)
      for await (const { data, duration } of new EncodedPacketSink(track).packets())
        packets.push({ data, duration })
    input.dispose()
  }
  return inOgg(packets)
}
