import { describe, expect, it } from 'vitest'
import { encodeOpus } from '../speech-engines/audio/opus.ts'
import { decodeRecording } from '../speech-engines/decode/decode-recording.ts'
import { joinAudio, type SpokenSentence, type SpokenWhole, speakAlong } from './speak-along.ts'
import { fakeSpeechOut } from './speech-out.fake.ts'
import { fallbackSpeechOut } from './speech-out.fallback.ts'
import type { SpeechOut } from './speech-out.ts'

const request = { persona: 'examiner' } as const

/** A writer that continues when told to. */
function writer() {
  const deltas: (string | undefined)[] = []
  let wake = () => {}
  async function* stream() {
    for (;;) {
      while (deltas.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      const delta = deltas.shift()
      if (delta === undefined) return
      yield delta
    }
  }
  const write = (delta?: string) => {
    deltas.push(delta)
    wake()
  }
  return { stream: stream(), write }
}

async function all(voice: SpeechOut, ...deltas: string[]) {
  const { stream, write } = writer()
  for (const delta of deltas) write(delta)
  write()
  const events: (SpokenSentence | SpokenWhole)[] = []
  for await (const event of speakAlong(voice, stream, request)) events.push(event)
  return events
}

describe('speaking along', () => {
  it('speaks the first sentence while the second is still being written', async () => {
    const { stream, write } = writer()
    const events = speakAlong(fakeSpeechOut(), stream, request)
    write('Thank you. Why did')
    expect(await events.next()).toMatchObject({ value: { seq: 0, text: 'Thank you.', audio: { ok: true } } })
    write(' you choose')
    write(' this? ')
    expect(await events.next()).toMatchObject({ value: { seq: 1, text: 'Why did you choose this?' } })
    write()
    expect(await events.next()).toMatchObject({
      value: { type: 'whole', text: 'Thank you. Why did you choose this? ' },
    })
  })

  it('keeps the order, with two sentences under way and never more', async () => {
    const finish: (() => void)[] = []
    const slow = fakeSpeechOut()
    const voice: SpeechOut = {
      ...slow,
      speak: (asked) => new Promise((resolve) => finish.push(() => resolve(slow.speak(asked)))),
    }
    const { stream, write } = writer()
    write('One. Two. Three. ')
    write()
    const events = speakAlong(voice, stream, request)
    const first = events.next()
    await new Promise((resolve) => setImmediate(resolve))
    expect(finish).toHaveLength(2)
    // The second is ready before the first, and waits for it.
    finish[1]!()
    finish[0]!()
    expect(await first).toMatchObject({ value: { text: 'One.' } })
    expect(await events.next()).toMatchObject({ value: { text: 'Two.' } })
    const third = events.next()
    await new Promise((resolve) => setImmediate(resolve))
    finish[2]!()
    expect(await third).toMatchObject({ value: { seq: 2, text: 'Three.' } })
  })

  it('begins with the first alone where this machine speaks: somebody waits for that one', async () => {
    const fake = fakeSpeechOut()
    const asked: string[] = []
    const voice: SpeechOut = {
      description: { ...fake.description, builtIn: true },
      speak(request) {
        asked.push(request.text)
        return fake.speak(request)
      },
    }
    const { stream, write } = writer()
    write('One. Two. Three. ')
    write()
    const events = speakAlong(voice, stream, request)
    expect(await events.next()).toMatchObject({ value: { text: 'One.' } })
    expect(asked).toEqual(['One.'])
    expect(await events.next()).toMatchObject({ value: { text: 'Two.' } })
    expect(asked).toEqual(['One.', 'Two.', 'Three.'])
  })

  it('gives the whole at the end: the sentences one after another', async () => {
    const events = await all(fakeSpeechOut(), 'One. Tw', 'o.')
    const whole = events.at(-1) as SpokenWhole
    expect(new TextDecoder().decode(whole.audio?.bytes)).toBe('One.Two.')
  })

  it('speaks the whole again where the voice changed in the middle', async () => {
    const first = fakeSpeechOut({ name: 'provider' })
    const voice = fallbackSpeechOut({ first, second: fakeSpeechOut({ name: 'built in' }), now: () => 0 })
    const speaking = { ...voice, speak: voice.speak }
    const { stream, write } = writer()
    write('One. ')
    const events = speakAlong(speaking, stream, request)
    await events.next()
    first.break('engine-unavailable')
    write('Two.')
    write()
    expect(await events.next()).toMatchObject({
      value: { audio: { value: { engine: { name: 'built in' } } } },
    })
    const whole = (await events.next()).value as SpokenWhole
    expect(whole.audio?.engine.name).toBe('built in')
    expect(new TextDecoder().decode(whole.audio?.bytes)).toBe('One. Two.')
  })

  it('goes on without the audio of a sentence that could not be spoken, and offers no whole', async () => {
    const voice = fakeSpeechOut()
    voice.break('engine-unavailable')
    const events = await all(voice, 'One. Two.')
    expect(events).toMatchObject([
      { text: 'One.', audio: { ok: false } },
      { text: 'Two.', audio: { ok: true } },
      { type: 'whole', text: 'One. Two.', audio: undefined },
    ])
  })

  it('ends with a failure of the voice, whichever sentence it befalls', async () => {
    const slow = fakeSpeechOut()
    const voice: SpeechOut = {
      ...slow,
      speak: async (asked) => {
        if (asked.text === 'Two.') throw new Error('no voice')
        await new Promise((resolve) => setImmediate(resolve))
        return slow.speak(asked)
      },
    }
    await expect(all(voice, 'One. Two. ')).rejects.toThrow('no voice')
  })

  it('says nothing for a reply without words', async () => {
    expect(await all(fakeSpeechOut(), '---')).toMatchObject([
      { text: '---', audio: { problem: { code: 'nothing-to-say' } } },
      { type: 'whole', audio: undefined },
    ])
  })
})

it('joins Opus into one file that is as long as its parts', async () => {
  const engine = { name: 'v', builtIn: true }
  const part = async (seconds: number) => ({
    bytes: await encodeOpus(new Int16Array(16_000 * seconds).map((_, i) => 8_000 * Math.sin(i / 10))),
    mediaType: 'audio/ogg' as const,
    engine,
    seconds,
  })
  const joined = await joinAudio([await part(1), await part(2)])
  expect(joined?.seconds).toBe(3)
  const decoded = await decodeRecording(joined!.bytes)
  expect('sound' in decoded && decoded.sound.length / 16_000).toBeCloseTo(3, 1)
})
