import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'
import type { RawDocument } from '../structure/raw-document.ts'
import { decodeText } from './decode-text.ts'
import { textToBlocks } from './text-blocks.ts'

export function readText(bytes: Uint8Array): RawDocument {
  const text = wholeText(bytes)
  return {
    kind: 'txt',
    paged: false,
    pages: [],
    blocks: textToBlocks(text, 'until-empty-line'),
    figures: [],
    notes: [],
  }
}

export function wholeText(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  if (text === undefined) throw new Refusal('corrupt')
  if (text.length > LIMITS.textCharacters) throw new Refusal('unpacks-too-large')
  return text.replace(/\f/g, '\n\n')
}
