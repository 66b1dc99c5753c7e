/**
 * Speaks a reply while it is still being written: every sentence as soon as it is complete, in order, the
 * next one already in progress. At the end comes the whole, for replay.
 */

import { joinBytes } from '#kit/join-arrays.ts'
import type { Result } from '#kit/result.ts'
import { takeSentence } from '../speech-engines/wording/take-sentence.ts'
import type { SpeechOut, SpeechOutProblem, SpeechRequest, SpokenAudio } from './speech-out.ts'

export type SpokenSentence = {
  type: 'sentence'
  seq: number
  text: string
  audio: Result<SpokenAudio, SpeechOutProblem>
}
/** Without audio if a sentence could not be spoken: then there is no whole to play. */
export type SpokenWhole = { type: 'whole'; text: string; audio: SpokenAudio | undefined }

const UNDER_WAY = 2
/** The listener waits for the first: an engine on this machine works only on that one. */
const UNDER_WAY_AT_FIRST = 1

export async function* speakAlong(
  voice: SpeechOut,
  deltas: AsyncIterable<string>,
  request: Omit<SpeechRequest, 'text'>,
): AsyncGenerator<SpokenSentence | SpokenWhole> {
  const writer = deltas[Symbol.asyncIterator]()
  const waiting: string[] = []
  const speaking: Promise<SpokenSentence>[] = []
  const spoken: SpokenSentence[] = []
  let text = ''
  let unfinished = ''
  let seq = 0
  let begun = false

  const speak = (sentence: string): Promise<SpokenSentence> => {
    const number = seq++
    const spoken = voice
      .speak({ ...request, text: sentence, isFirst: number === 0 })
      .then((audio): SpokenSentence => ({ type: 'sentence', seq: number, text: sentence, audio }))
    // Awaited when its turn comes; one that fails earlier must not end the program.
    spoken.catch(() => undefined)
    return spoken
  }
  const read = (delta: string) => {
    text += delta
    unfinished += delta
    for (;;) {
      const taken = takeSentence(unfinished, !begun)
      if (!taken) return
      begun = true
      unfinished = taken.rest
      waiting.push(taken.sentence)
    }
  }

  let next: Promise<IteratorResult<string>> | undefined = writer.next()
  try {
    while (next || waiting.length > 0 || speaking.length > 0) {
      const isFirst = spoken.length === 0 && voice.description.builtIn
      const most = isFirst ? UNDER_WAY_AT_FIRST : UNDER_WAY
      while (waiting.length > 0 && speaking.length < most) speaking.push(speak(waiting.shift()!))
      // Whichever comes first: a sentence is sent even while the writer still works on the next one.
      const came = await Promise.race([
        ...(speaking[0] ? [speaking[0].then((sentence) => ({ sentence }))] : []),
        ...(next ? [next.then((step) => ({ step }))] : []),
      ])
      if ('sentence' in came) {
        speaking.shift()
        spoken.push(came.sentence)
        yield came.sentence
      } else if (came.step.done) {
        next = undefined
        if (unfinished.trim()) waiting.push(unfinished.trim())
      } else {
        read(came.step.value)
        next = writer.next()
      }
    }
    yield { type: 'whole', text, audio: await wholeOf(voice, spoken, { ...request, text }) }
  } finally {
    if (next) writer.return?.().catch(() => undefined)
  }
}

async function wholeOf(
  voice: SpeechOut,
  spoken: SpokenSentence[],
  request: SpeechRequest,
): Promise<SpokenAudio | undefined> {
  const parts: SpokenAudio[] = []
  for (const { audio } of spoken) {
    if (audio.ok) parts.push(audio.value)
    // A line of dashes has nothing to speak, and nothing is missing without it.
    else if (audio.problem.code !== 'nothing-to-say') return undefined
  }
  const joined = await joinAudio(parts)
  if (joined || parts.length === 0) return joined
  // The voice changed in the middle, and two voices do not fit into one file.
  const again = await voice.speak(request)
  return again.ok ? again.value : undefined
}

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
