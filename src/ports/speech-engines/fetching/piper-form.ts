/**
 * A Piper voice as it is published becomes one that the runtime library reads: the list of its sounds as a file, and what its
 * settings say written behind the weights.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Settings = z.object({
  audio: z.object({ sample_rate: z.number().int().positive() }),
  espeak: z.object({ voice: z.string().min(1) }),
  num_speakers: z.number().int().positive(),
  phoneme_id_map: z.record(z.string(), z.array(z.number().int()).min(1)),
})

/** True where the file was a voice's settings. */
export function giveRuntimesForm(folder: string, weights: string): boolean {
  const read = Settings.safeParse(jsonIn(join(folder, `${weights}.json`)))
  if (!read.success) return false
  const { audio, espeak, num_speakers, phoneme_id_map } = read.data
  const sounds = Object.entries(phoneme_id_map).map(([sound, [id]]) => `${sound} ${id}\n`)
  writeFileSync(join(folder, 'tokens.txt'), sounds.join(''))
  const facts = {
    model_type: 'vits',
    comment: 'piper',
    language: 'English',
    voice: espeak.voice,
    has_espeak: '1',
    n_speakers: String(num_speakers),
    sample_rate: String(audio.sample_rate),
  }
  // ONNX is a protocol buffer: a repeated field may be added to by appending.
  for (const [key, value] of Object.entries(facts)) appendFileSync(join(folder, weights), factOf(key, value))
  return true
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const METADATA_FIELD = 14
const delimited = (field: number, inside: Uint8Array): Buffer => {
  // One byte of length reaches for every fact written here.
  if (inside.length > 127) throw new Error('A fact of a voice is too long to be written.')
  return Buffer.concat([Uint8Array.of((field << 3) | 2, inside.length), inside])
}
const factOf = (key: string, value: string): Buffer =>
  delimited(METADATA_FIELD, Buffer.concat([delimited(1, Buffer.from(key)), delimited(2, Buffer.from(value))]))
