/**
 * Finds formulas: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`. Money is left alone: "$5 and $10" holds no formula, because a
 * formula has no space just inside its signs and no digit or letter right after the second one.
 */

export type Maths = { raw: string; tex: string; display: boolean }

/** A sign without a partner within this many letters is just a sign. */
const LONGEST_INLINE = 240
const LONGEST_DISPLAY = 4_000

const PAIRS = [
  { open: '$$', close: '$$', display: true, longest: LONGEST_DISPLAY },
  { open: '\\[', close: '\\]', display: true, longest: LONGEST_DISPLAY },
  { open: '\\(', close: '\\)', display: false, longest: LONGEST_INLINE },
] as const

/** The formula at the very start of `src`. `before` is the preceding letter. */
export function mathsAt(src: string, before = ''): Maths | undefined {
  const pair = PAIRS.find(({ open }) => src.startsWith(open))
  if (!pair) return src.startsWith('$') ? dollars(src, before) : undefined
  const { open, close, display, longest } = pair
  const end = src.indexOf(close, open.length)
  const inside = end < 0 ? '' : src.slice(open.length, end)
  if (!mayBeInside(inside, longest)) return undefined
  return { raw: src.slice(0, end + close.length), tex: inside.trim(), display }
}

/** True if `src` begins like a formula that is still being written. */
export function mathsMayFollow(src: string, before = ''): boolean {
  const pair = PAIRS.find(({ open }) => src.startsWith(open))
  if (pair) {
    const { open, close, longest } = pair
    return !src.includes(close, open.length) && src.length < longest && !BLANK_LINE.test(src)
  }
  if (!src.startsWith('$') || /\w/.test(before)) return false
  const inside = src.slice(1)
  if (inside === '') return true
  return (
    !/^\s/.test(inside) &&
    !/\n/.test(inside) &&
    inside.length < LONGEST_INLINE &&
    !isMoney(inside) &&
    closings(src).next().done === true
  )
}

const BLANK_LINE = /\n[ \t]*\n/
const mayBeInside = (inside: string, longest: number) =>
  inside.trim() !== '' && inside.length <= longest && !BLANK_LINE.test(inside)

function dollars(src: string, before: string): Maths | undefined {
  if (/\w/.test(before) || /^\$[\s$]/.test(src)) return undefined
  for (const end of closings(src)) {
    const tex = src.slice(1, end)
    if (tex.length > LONGEST_INLINE || tex.includes('\n') || isMoney(tex)) return undefined
    if (!/[\p{L}\d]/u.test(src.charAt(end + 1))) return { raw: src.slice(0, end + 1), tex, display: false }
  }
  return undefined
}

/** Each later `$` that may close the formula: not preceded by a space or a backslash. */
function* closings(src: string): Generator<number> {
  for (let at = src.indexOf('$', 2); at >= 0; at = src.indexOf('$', at + 1))
    if (!/[\s\\]/.test(src.charAt(at - 1))) yield at
}

/** An amount with words after it: "5 and the bus costs 10". */
const isMoney = (inside: string) =>
  /^[\d.,]+(?:\s|[-–])/.test(inside) && /\s[a-z]{3,}/i.test(inside) && !inside.includes('\\')
