/** An authenticator app (RFC 6238), from the address it would scan. Its clock is the test's, half a minute on for each code. */
import { createHmac } from 'node:crypto'
import { vi } from 'vitest'
import { seconds } from '#kit/time.ts'

const STEP = seconds(30)
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export function codeAt(uri: string, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP)))
  const secret = bytesOf(new URL(uri).searchParams.get('secret') ?? '')
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A code that was not shown before. Needs `vi.useFakeTimers({ toFake: ['Date'] })`. */
export function nextCode(uri: string): string {
  vi.setSystemTime(Date.now() + STEP)
  return codeAt(uri, Date.now())
}

/** No code of this moment, nor of those before and after it. */
export function wrongCode(uri: string): string {
  const near = [-1, 0, 1].map((steps) => codeAt(uri, Date.now() + steps * STEP))
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
}
