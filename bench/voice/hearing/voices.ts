/** Voices of the bench: those the recogniser was tuned on, and others used only for judging. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { decodeRecording } from '../../../src/ports/speech-engines/decode/decode-recording.ts'
import { type FliteVoice, openFlite } from '../../../src/ports/speech-engines/flite/flite.ts'
import { spokenWording } from '../../../src/ports/speech-engines/wording/spoken-wording.ts'
import { STEERING } from './sentences.ts'

export type Spoken = { text: string; sound: Float32Array; steering: boolean }
export type BenchVoice = { name: string; tuning: boolean; flite?: string; espeak?: string }

export const VOICES: BenchVoice[] = [
  { name: 'flite rms', tuning: true, flite: 'rms' },
  { name: 'flite kal16', tuning: true, flite: 'kal16' },
  // A judging voice until its figures were looked at to set the confidence threshold again.
  { name: 'espeak-ng en-gb', tuning: true, espeak: 'en-gb' },
  // Both were judging voices until their transcripts were read: where a short answer took the place of a sentence
  // (decision 0077).
  { name: 'flite awb', tuning: true, flite: 'awb' },
  { name: 'a person', tuning: true },
  { name: 'flite slt', tuning: false, flite: 'slt' },
  { name: 'espeak-ng en-029', tuning: false, espeak: 'en-029' },
  { name: 'espeak-ng en-gb-scotland', tuning: false, espeak: 'en-gb-scotland' },
  { name: 'espeak-ng en-us-nyc', tuning: false, espeak: 'en-us-nyc' },
  { name: 'espeak-ng en-gb-x-rp', tuning: false, espeak: 'en-gb-x-rp' },
]

let flite: ReturnType<typeof openFlite> | undefined

export async function spokenBy(
  { flite: name, espeak }: BenchVoice,
  sentences: string[],
  clips: string | undefined,
): Promise<Spoken[]> {
  if (!name && !espeak) return clips ? readBy(clips) : []
  const spoken: Spoken[] = []
  const texts = [...sentences, ...STEERING.filter((_, i) => i % Math.ceil(24 / sentences.length) === 0)]
  for (const [i, text] of texts.entries()) {
    const sound = name ? saidByFlite(text, name) : await saidByEspeak(text, espeak!)
    spoken.push({ text, sound, steering: i >= sentences.length })
  }
  return spoken
}

function saidByFlite(text: string, name: string): Float32Array {
  flite ??= openFlite()
  // The bench knows voices that no persona of the product has.
  return Float32Array.from(flite.speak(spokenWording(text), name as FliteVoice), (sample) => sample / 32_768)
}

async function saidByEspeak(text: string, voice: string): Promise<Float32Array> {
  const folder = await mkdtemp(join(tmpdir(), 'hearing-'))
  const file = join(folder, 'said.wav')
  try {
    await promisify(execFile)('espeak-ng', ['-v', voice, '-s', '150', '-w', file, text])
    return await soundIn(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Lines of `<s> words </s> (name)`, as recognisers are tested with; the name ends as the file is called. */
async function readBy(folder: string): Promise<Spoken[]> {
  const lines = (await readFile(join(folder, 'transcription.txt'), 'utf8')).trim().split('\n')
  const spoken: Spoken[] = []
  for (const line of lines) {
    const [, text, name] = /^<s> (.*) <\/s> \(.*?(\w+)\)$/.exec(line) ?? []
    if (text && name)
      spoken.push({ text, sound: await soundIn(join(folder, `${name}.wav`)), steering: false })
  }
  return spoken
}

/** A recording in a file, in the form the recogniser gets. */
async function soundIn(file: string): Promise<Float32Array> {
  const decoded = await decodeRecording(await readFile(file))
  if ('problem' in decoded) throw new Error(`${file}: ${decoded.problem}`)
  return decoded.sound
}
