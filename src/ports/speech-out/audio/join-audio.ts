/** Several sentences as one file. MP3 is a row of frames and needs no more than to be put together; Ogg is packed anew. */
import { joinBytes } from '#kit/join-arrays.ts'
import type { SpokenAudio } from '../speech-out.ts'

/** Nothing where there is nothing, or where two engines have spoken: their sounds do not fit into one file. */
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
      : // A provider's Ogg that cannot be taken apart was played all the same, sentence by sentence.
        await joinOgg(parts).catch(() => undefined)
  if (!bytes) return undefined
  const known = parts.every(({ seconds }) => seconds !== undefined)
  const seconds = parts.reduce((sum, part) => sum + (part.seconds ?? 0), 0)
  return { bytes, mediaType: first.mediaType, engine: first.engine, ...(known && { seconds }) }
}

async function joinOgg(parts: SpokenAudio[]): Promise<Uint8Array> {
  const [{ BufferSource, EncodedPacketSink, Input, OGG }, { inOgg }] = await Promise.all([
    import('mediabunny'),
    import('./opus.ts'),
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
