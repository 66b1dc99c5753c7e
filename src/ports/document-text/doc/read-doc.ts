import WordExtractor from 'word-extractor'
import { textToBlocks } from '../plain/text-blocks.ts'
import { Refusal } from '../safety/refusal.ts'
import { plainBlock, type RawDocument } from '../structure/raw-document.ts'

/** Word's old format gives its text without styles: headings are recognised by their words and their look as lines. */
export async function readDoc(bytes: Uint8Array): Promise<RawDocument> {
  if (isEncryptedDoc(bytes)) throw new Refusal('password-protected')
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: unknown) => {
    throw new Refusal(/buffer bounds|offset|range/i.test(String(error)) ? 'truncated' : 'corrupt')
  })
  const body = cleaned(document.getBody())
  const boxes = cleaned(document.getTextboxes())
  const notes = [document.getFootnotes(), document.getEndnotes()].map(cleaned)
  return {
    kind: 'doc',
    paged: false,
    pages: [],
    blocks: [
      ...textToBlocks(body, 'each-line'),
      // Some manuals are written entirely in text boxes; text the body already has is not repeated.
      ...textToBlocks(boxes, 'each-line').filter((block) => !body.includes(block.text)),
      ...notes
        .flatMap((text) => text.split(/\n+/))
        .flatMap((text) => (text.trim() ? [plainBlock('footnote', text.trim())] : [])),
    ],
    figures: [],
    notes: [],
  }
}

/** Marks of fields, cells and pictures are characters of their own in this format. */
const MARKS: Record<string, string> = {
  '\r': '\n',
  '\n': '\n',
  '\t': '\t',
  '\u0007': '\t',
  '\v': '\n',
  '\f': '\n',
}

const cleaned = (text: string) => text.replace(/\r\n/g, '\n').replace(/\p{Cc}/gu, (mark) => MARKS[mark] ?? '')

const FIB_MAGIC = 0xa5ec
const FLAGS_AT = 0x0a
const ENCRYPTED = 0x0100
const SECTOR = 512

/** The main stream begins on a sector with its magic number; one bit in its flags means that a password is needed. */
function isEncryptedDoc(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = SECTOR; at + FLAGS_AT + 2 <= bytes.length; at += SECTOR)
    if (view.getUint16(at, true) === FIB_MAGIC) return (view.getUint16(at + FLAGS_AT, true) & ENCRYPTED) !== 0
  return false
}
