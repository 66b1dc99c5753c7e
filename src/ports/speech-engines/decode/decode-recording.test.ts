import { describe, expect, it } from 'vitest'
import {
  noise,
  oneAfterAnother,
  record,
  recordAac,
  recordLong,
  recordPackets,
  silence,
  wav,
} from '../../../../tests/speech/recordings.ts'
import { openFlite } from '../flite/flite.ts'
import { type Decoded, decodeRecording } from './decode-recording.ts'
import { findSpeech } from './speech-in-sound.ts'

const flite = openFlite()
const sentence = flite.speak('The sample was one hundred and twenty teachers.', 'rms')
const seconds = sentence.length / 16_000
const lengthOf = (decoded: Decoded) => ('sound' in decoded ? decoded.sound.length / 16_000 : decoded.problem)
const asSound = (samples: Int16Array) => Float32Array.from(samples, (sample) => sample / 32_768)

describe('decoding a recording', () => {
  it.each(['webm', 'mp4', 'ogg'] as const)('makes sound of Opus in %s', async (container) => {
    const decoded = await decodeRecording(await record(sentence, container))
    expect(lengthOf(decoded)).toBeCloseTo(seconds, 1)
    if ('sound' in decoded) expect(findSpeech(decoded.sound).speechSeconds).toBeGreaterThan(2)
  })

  it('comes to an end with one whose second half is no recording', async () => {
    const whole = await record(sentence)
    const middle = whole.length >> 1
    const damaged = Uint8Array.from(whole, (byte, at) => (at > middle && at < middle + 4_000 ? 0 : byte))
    expect(lengthOf(await decodeRecording(damaged))).toBeLessThan(seconds)
  })

  it.each([
    ['8 bits', { bits: 8 }],
    ['16 bits', { bits: 16 }],
    ['24 bits, two channels', { bits: 24, channels: 2 }],
    ['32 bits', { bits: 32 }],
    ['floating point', { bits: 32, float: true }],
    ['44.1 kHz', { rate: 44_100 }],
    ['8 kHz', { rate: 8_000 }],
  ] as const)('makes sound of WAV with %s', async (_, settings) => {
    const { rate = 16_000 } = settings as { rate?: number }
    const tone = Float32Array.from({ length: rate }, (_, i) => 0.5 * Math.sin((2 * Math.PI * 440 * i) / rate))
    const decoded = await decodeRecording(wav(tone, settings))
    if (!('sound' in decoded)) throw new Error(decoded.problem)
    expect(decoded.sound.length).toBeCloseTo(16_000, -1)
    const loudness = Math.sqrt(
      decoded.sound.reduce((sum, sample) => sum + sample ** 2, 0) / decoded.sound.length,
    )
    expect(loudness).toBeCloseTo(0.354, 1)
  })

  it.each([
    ['text renamed .webm', new TextEncoder().encode('My answer is in this file. '.repeat(100))],
    ['nothing', new Uint8Array()],
    [
      'the start of a webm and then rubbish',
      Uint8Array.from({ length: 4_000 }, (_, i) => [0x1a, 0x45, 0xdf, 0xa3][i] ?? (i * 7) % 256),
    ],
  ])('knows that %s is no recording', async (_, bytes) => {
    expect(await decodeRecording(bytes)).toEqual({ problem: 'not-a-recording' })
  })

  it('says of AAC, which an older iPhone sends, that it cannot be decoded here', async () => {
    expect(await decodeRecording(await recordAac())).toEqual({ problem: 'unknown-code' })
  })

  it('turns a recording of ten minutes away without decoding it', async () => {
    expect(await decodeRecording(await recordLong(600))).toEqual({ problem: 'too-long' })
    expect(await decodeRecording(wav(new Float32Array(600 * 8_000), { rate: 8_000, bits: 8 }))).toEqual({
      problem: 'too-long',
    })
  })

  it('turns a recording away that holds more than its clock says', async () => {
    expect(await decodeRecording(await recordLong(600, 0.002))).toEqual({ problem: 'too-long' })
  })

  it('turns a recording away whose packets hold more than they say', async () => {
    // Two empty frames of 60 milliseconds: one minute by its timestamps is decoded as a quarter of an hour.
    const packet = Uint8Array.of((11 << 3) | 1)
    expect(await decodeRecording(await recordPackets(packet, 6_000, 0.01))).toEqual({ problem: 'too-long' })
  })

  it('makes nothing but sound of numbers that are none', async () => {
    const decoded = await decodeRecording(
      wav([0.5, Number.NaN, Infinity, -Infinity, 1e38, -7], { bits: 32, float: true }),
    )
    expect(decoded).toEqual({ sound: Float32Array.of(0.5, 0, 1, -1, 1, -1) })
  })

  it('hears what came of a recording that broke off', async () => {
    const whole = await record(oneAfterAnother(sentence, sentence, sentence))
    const decoded = await decodeRecording(whole.subarray(0, whole.length / 2))
    expect(lengthOf(decoded)).toBeGreaterThan(seconds)
    expect(lengthOf(decoded)).toBeLessThan(2 * seconds)
  })
})

describe('finding speech', () => {
  it('tells how long somebody speaks, when they begin and when they end', () => {
    const found = findSpeech(asSound(oneAfterAnother(silence(1), sentence, silence(2))))
    expect(found.seconds).toBeCloseTo(3 + seconds, 1)
    expect(found.speechFrom).toBeGreaterThan(0.8)
    expect(found.speechFrom).toBeLessThan(1.3)
    expect(found.speechUntil).toBeGreaterThan(seconds)
    expect(found.speechUntil).toBeLessThan(1.2 + seconds)
  })

  it.each([
    ['silence', silence(3)],
    ['a quiet room', noise(3, -60)],
    ['a fan', noise(3, -35)],
  ])('finds no speech in %s', (_, samples) => {
    expect(findSpeech(asSound(samples))).toMatchObject({ speechSeconds: 0, speechUntil: 0 })
  })

  it('finds speech over a fan', () => {
    const both = oneAfterAnother(silence(1), sentence, silence(1))
    const fan = noise(both.length / 16_000, -35)
    const mixed = asSound(both.map((sample, i) => sample + fan[i]!))
    expect(findSpeech(mixed).speechSeconds).toBeGreaterThan(1)
  })
})
