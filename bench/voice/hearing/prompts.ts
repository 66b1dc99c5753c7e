/**
 * A woman's voice prompts for a telephone exchange: a free package of Debian, `asterisk-core-sounds-en-wav`, with its
 * words in `asterisk-core-sounds-en`. Every second sentence is tested; the recogniser may read the others first, like a
 * student's document.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { soundIn } from './sound-in-file.ts'
import type { Spoken } from './voices.ts'

const SOUNDS = '/usr/share/asterisk/sounds/en_US_f_Allison'
const WORDS = '/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz'
/** Shorter is hardly a sentence, and longer is a list of keys to press. */
const [FEWEST, MOST] = [6, 20]
/** As many as other voices say. */
const ASKED = 24

export async function readPrompts(): Promise<{ spoken: Spoken[]; document: string }> {
  const lines = gunzipSync(await readFile(WORDS))
    .toString('latin1')
    .split('\n')
  const prompts = new Map<string, string>()
  for (const line of lines) {
    const [, name, said] = /^([\w-]+): (.+)$/.exec(line) ?? []
    // Figures, keys and notes in brackets are said in a way that the line does not tell.
    if (!name || !said || /[\d[\]<>*#]/.test(said)) continue
    const text = said.replace(/voicemail/gi, 'voice mail').replace(/[^A-Za-z' ]+/g, ' ')
    const words = text.trim().split(/\s+/)
    if (words.length >= FEWEST && words.length <= MOST) prompts.set(words.join(' ').toLowerCase(), name)
  }
  const all = [...prompts]
  const heard = all.filter((_, i) => i % 2 === 0)
  const step = heard.length / ASKED
  const asked = Array.from({ length: ASKED }, (_, i) => heard[Math.floor(i * step)]!)
  const spoken: Spoken[] = []
  for (const [text, name] of asked)
    spoken.push({ text, sound: await soundIn(join(SOUNDS, `${name}.wav`)), steering: false })
  return {
    spoken,
    document: all
      .filter((_, i) => i % 2 === 1)
      .map(([text]) => `${text}.`)
      .join('\n'),
  }
}
