/** Text encoded so that only a program reads it: base64, hexadecimal, URL escapes. */
import { bytesOf } from '#kit/base64.ts'

const fromBase64 = (blob: string): string =>
  Array.from(bytesOf(blob.replace(/-/g, '+').replace(/_/g, '/')), (byte) => String.fromCharCode(byte)).join(
    '',
  )

const fromHex = (blob: string) =>
  (blob.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('')

const readsAsText = (text: string) =>
  text.length >= 12 &&
  /^[\x20-\x7e\s]+$/.test(text) &&
  (text.match(/[a-z]{2,}\s+[a-z]{2,}/gi) ?? []).length > 0

const BASE64 = /(?<![\w/.-])[A-Za-z0-9+/_-]{20,}={0,2}/g
const HEX = /(?<!\w)(?:(?:0x)?[0-9a-f]{2}[\s,:]?){14,}/gi
const ESCAPED = /(?:%[0-9a-f]{2}|\\x[0-9a-f]{2}|&#x?[0-9a-f]{2,4};){6,}/gi

/** The decoded text of a sentence's encoded parts, or empty. */
export function decodeHidden(sentence: string): string {
  // Prose has no run of twenty letters and figures, and passes at once.
  if (!/[\w+/-]{20}|%[0-9a-f]{2}%|\\x|&#|(?:[0-9a-f]{2}[\s,:]){10}/i.test(sentence)) return ''
  const found: string[] = []
  for (const [blob] of sentence.matchAll(BASE64)) found.push(fromBase64(blob))
  for (const [blob] of sentence.matchAll(HEX)) found.push(fromHex(blob.replace(/0x|[\s,:]/gi, '')))
  for (const [blob] of sentence.matchAll(ESCAPED))
    found.push(
      blob.replace(/%([0-9a-f]{2})|\\x([0-9a-f]{2})|&#x([0-9a-f]{2,4});|&#(\d{2,4});/gi, (_, a, b, c, d) =>
        String.fromCharCode(d ? Number(d) : Number.parseInt(a ?? b ?? c, 16)),
      ),
    )
  return found.filter(readsAsText).join(' ').trim()
}

/** A long run without a word in it is not prose, whatever it contains. */
export function isOpaque(sentence: string): boolean {
  const run = sentence.match(/(?<![\w/.:-])[A-Za-z0-9+/]{40,}/)?.[0]
  return run !== undefined && /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run)
}
