/**
 * Characters a reader cannot see and every program reads. They are removed from all input and output, and reported,
 * because hidden text should not go unnoticed.
 */
type InvisibleKind = 'tag' | 'variation-selector' | 'zero-width' | 'direction'
export type InvisibleReport = {
  text: string
  removed: number
  kinds: InvisibleKind[]
  /** The text spelled out by tag characters or selectors, if any. */
  hiddenMessage: string
}

const RANGES: readonly [from: number, to: number, kind: InvisibleKind][] = [
  [0xe0000, 0xe007f, 'tag'],
  [0xfe00, 0xfe0f, 'variation-selector'],
  [0xe0100, 0xe01ef, 'variation-selector'],
  [0x200b, 0x200d, 'zero-width'],
  [0x2060, 0x2064, 'zero-width'],
  [0xfeff, 0xfeff, 'zero-width'],
  [0x180e, 0x180e, 'zero-width'],
  [0x00ad, 0x00ad, 'zero-width'],
  [0x200e, 0x200f, 'direction'],
  [0x061c, 0x061c, 'direction'],
  [0x202a, 0x202e, 'direction'],
  [0x2066, 0x2069, 'direction'],
]

const hex = (code: number) => `\\u{${code.toString(16)}}`
const ANY = new RegExp(`[${RANGES.map(([from, to]) => `${hex(from)}-${hex(to)}`).join('')}]`, 'gu')

const invisibleKind = (code: number) => RANGES.find(([from, to]) => code >= from && code <= to)?.[2]

/** Tags mirror ASCII; the 256 selectors are used to carry bytes. */
function spelled(code: number): string {
  if (code >= 0xe0020 && code <= 0xe007e) return String.fromCharCode(code - 0xe0000)
  const byte = code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00
  const carriesByte = (code >= 0xe0100 && code <= 0xe01ef) || (code >= 0xfe00 && code <= 0xfe0f)
  return carriesByte && byte >= 0x20 && byte <= 0x7e ? String.fromCharCode(byte) : ''
}

export function stripInvisible(text: string): InvisibleReport {
  const kinds = new Set<InvisibleKind>()
  let removed = 0
  let hiddenMessage = ''
  const clean = text.replace(ANY, (character) => {
    const code = character.codePointAt(0)!
    const kind = invisibleKind(code)
    if (kind) kinds.add(kind)
    removed += 1
    hiddenMessage += spelled(code)
    return ''
  })
  return { text: clean, removed, kinds: [...kinds], hiddenMessage: hiddenMessage.trim() }
}

export const withoutInvisible = (text: string): string => text.replace(ANY, '')
