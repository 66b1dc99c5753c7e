/** One sound file becomes a damaged one: in its bytes, in the parts of its archive, in its tags and in its numbers. */
import { unzipSync, zipSync } from 'fflate'
import type { Dice } from '../support/dice.ts'

const NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]
const WORDS = ['0', '-1', '65536', '2147483647', '4294967296', '99999999999999999999', '1e308', 'NaN', '']
const SIGNS = ['<', '>', '&#0;', '\0', '\u202e', '\ufffe', '(', ')', '[', '{', '\\', '"', '中', 'e\u0301']

export function mutate(bytes: Uint8Array, other: Uint8Array, dice: Dice): Uint8Array {
  let damaged: Uint8Array = Uint8Array.from(bytes)
  for (let times = dice.one([1, 1, 2, 3, 8]); times > 0; times -= 1) damaged = once(damaged, other, dice)
  return damaged.slice(0, 4_000_000)
}

function once(bytes: Uint8Array, other: Uint8Array, dice: Dice): Uint8Array {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && dice.chance(0.85)) return inArchive(bytes, other, dice)
  const isText = bytes
    .subarray(0, 400)
    .every((byte) => byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127))
  return isText || dice.chance(0.2) ? asText(bytes, dice) : asBytes(bytes, other, dice)
}

/** Inside, so that what unpacks it is not all that ever sees it. */
function inArchive(bytes: Uint8Array, other: Uint8Array, dice: Dice): Uint8Array {
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes)
  } catch {
    return asBytes(bytes, other, dice)
  }
  const names = Object.keys(parts)
  if (names.length === 0) return asBytes(bytes, other, dice)
  const name = dice.one(names)
  const part = parts[name]!
  const how = dice.whole(0, 19)
  if (how === 0) delete parts[name]
  else if (how === 1) parts[dice.one(names)] = part
  else parts[name] = how < 15 ? asText(part, dice) : asBytes(part, other, dice)
  return zipSync(parts, { level: 1 })
}

function asText(bytes: Uint8Array, dice: Dice): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const at = dice.whole(0, text.length)
  const insert = (more: string) => text.slice(0, at) + more + text.slice(at)
  const oneOf = (pattern: RegExp, change: (found: string) => string) => {
    const found = [...text.matchAll(pattern)]
    if (found.length === 0) return insert(dice.one(SIGNS))
    const { 0: hit, index } = dice.one(found)
    return text.slice(0, index) + change(hit) + text.slice(index + hit.length)
  }
  const changed = dice.one([
    () => oneOf(/\d+/g, () => dice.one(WORDS)),
    () =>
      oneOf(/<[^<>]{1,80}>/g, (tag) => dice.one(['', tag + tag, tag.repeat(400), tag.replace('<', '</')])),
    () => oneOf(/"[^"]{0,80}"/g, () => `"${dice.one([...WORDS, ...SIGNS, 'a'.repeat(3_000)])}"`),
    () => oneOf(/[^\n]{2,60}/g, (line) => line.repeat(dice.one([2, 50, 600]))),
    () => insert(dice.one(SIGNS).repeat(dice.one([1, 3, 5_000]))),
    () => insert(dice.one(['\n', ',', ' ', '|', '*', '#', '\\par ']).repeat(dice.one([1, 20, 8_000]))),
    () => text.slice(0, at),
    () => text.replaceAll('\n', ''),
  ])()
  return Buffer.from(changed, dice.chance(0.3) ? 'utf8' : 'latin1')
}

function asBytes(bytes: Uint8Array, other: Uint8Array, dice: Dice): Uint8Array {
  const damaged = Buffer.from(bytes)
  // Most of what is counted and measured stands near the beginning.
  if (damaged.length === 0) return other
  const end = Math.max(1, dice.chance(0.6) ? Math.min(2_000, damaged.length) : damaged.length)
  const at = dice.whole(0, end - 1)
  const length = dice.whole(1, Math.max(1, Math.min(damaged.length - at, dice.one([4, 64, 4_000]))))
  switch (dice.whole(0, 7)) {
    case 0:
      damaged[at] = damaged[at]! ^ (1 << dice.whole(0, 7))
      return damaged
    case 1:
      if (at + 4 <= damaged.length) damaged.writeUInt32LE(dice.one(NUMBERS), at)
      return damaged
    case 2:
      if (at + 4 <= damaged.length) damaged.writeUInt32BE(dice.one(NUMBERS), at)
      return damaged
    case 3:
      return damaged.subarray(0, at)
    case 4:
      return Buffer.concat([damaged.subarray(0, at), damaged.subarray(at + length)])
    case 5:
      return Buffer.concat([damaged.subarray(0, at + length), damaged.subarray(at)])
    case 6:
      return Buffer.concat([damaged.subarray(0, at), other.subarray(0, length), damaged.subarray(at)])
    default:
      return damaged.fill(dice.one([0, 0xff, 0x20]), at, at + length)
  }
}
