import { mathsAt, mathsMayFollow } from './maths.ts'

type OpenedMark = { mark: string; count: number }
/** The position to continue reading from; or 'cut', because what follows is not decided yet. */
type InlineStep = { next: number } | 'cut'

/** Cuts the undecided end off a run of words and closes any open emphasis. */
export function closedInline(run: string): string {
  const opened: OpenedMark[] = []
  let at = 0
  while (at < run.length) {
    const code = run[at] === '`' ? codeAt(run, at) : undefined
    if (code?.open) return run.slice(0, at) + code.open + closersOf(opened)
    const step = code?.step ?? stepAt(run, at, opened)
    if (step === 'cut') break
    at = step.next
  }
  const kept = run.slice(0, at)
  const closers = closersOf(opened)
  if (closers === '') return kept
  // A mark with nothing inside it yet is left out.
  const words = kept.trimEnd()
  return words.endsWith(openersOf(opened)) ? words.slice(0, -openersOf(opened).length) : words + closers
}

const closersOf = (opened: readonly OpenedMark[]) =>
  opened
    .map(({ mark, count }) => mark.repeat(count))
    .reverse()
    .join('')
const openersOf = (opened: readonly OpenedMark[]) =>
  opened.map(({ mark, count }) => mark.repeat(count)).join('')

function stepAt(run: string, at: number, opened: OpenedMark[]): InlineStep {
  const rest = run.slice(at)
  const before = run.charAt(at - 1)
  switch (run[at]) {
    case '\\':
      return backslash(rest, at, before)
    case '$':
      return maths(rest, at, before)
    case '!':
      return rest.length === 1 ? 'cut' : rest[1] === '[' ? bracket(rest.slice(1), at + 1) : { next: at + 1 }
    case '[':
      return bracket(rest, at)
    case '<':
      return /^<([a-z][^\s>]*)?$/i.test(rest) ? 'cut' : { next: at + 1 }
    case '&':
      return /^&#?\w{0,8}$/.test(rest) ? 'cut' : { next: at + 1 }
    case '*':
    case '_':
    case '~':
      return emphasis(run, at, opened)
    default:
      return { next: at + 1 }
  }
}

function backslash(rest: string, at: number, before: string): InlineStep {
  if (rest.length === 1) return 'cut'
  return /^\\[([]/.test(rest) ? maths(rest, at, before) : { next: at + 2 }
}

function maths(rest: string, at: number, before: string): InlineStep {
  const whole = mathsAt(rest, before)
  // The letter before the last sign decides whether it is money.
  if (whole)
    return whole.raw.length === rest.length && !whole.display ? 'cut' : { next: at + whole.raw.length }
  return mathsMayFollow(rest, before) ? 'cut' : { next: at + (rest[0] === '\\' ? 2 : 1) }
}

const LONGEST_LABEL = 300
const LONGEST_ADDRESS = 2_000

/** A link is shown whole or not at all: half of it would show its address. */
function bracket(rest: string, at: number): InlineStep {
  const label = closing(rest, '[', ']')
  if (label < 0) return rest.length < LONGEST_LABEL && !rest.includes('\n') ? 'cut' : { next: at + 1 }
  if (label === rest.length - 1) return 'cut'
  if (rest[label + 1] !== '(') return { next: at + 1 }
  const address = closing(rest.slice(label + 1), '(', ')')
  if (address >= 0) return { next: at + label + address + 2 }
  return rest.length < LONGEST_ADDRESS && !/\n/.test(rest.slice(label)) ? 'cut' : { next: at + 1 }
}

function closing(text: string, open: string, close: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === open) depth += 1
    else if (text[at] === close && --depth === 0) return at
  }
  return -1
}

function codeAt(run: string, at: number): { step?: InlineStep; open?: string } {
  const marks = /^`+/.exec(run.slice(at))?.[0] ?? ''
  const from = at + marks.length
  if (from === run.length) return { step: 'cut' }
  const inside = run.slice(from)
  const end = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(inside)
  if (end) return { step: { next: from + end.index + marks.length } }
  if (inside.includes('\n')) return { step: { next: from } }
  const words = inside.replace(/[`\s]+$/, '')
  return words === '' ? { step: 'cut' } : { open: marks + words + marks }
}

const WORD = /[\p{L}\p{N}]/u
const isSpace = (letter: string) => letter === '' || /\s/.test(letter)

/** CommonMark's rule, simplified: an opening mark touches what follows it, a closing one what precedes it. */
function emphasis(run: string, at: number, opened: OpenedMark[]): InlineStep {
  const mark = run.charAt(at)
  let count = 1
  while (run[at + count] === mark) count += 1
  const next = at + count
  if (next === run.length) return 'cut'
  if (mark === '~' && count < 2) return { next }
  const before = run.charAt(at - 1)
  const after = run.charAt(next)
  const leansRight = !isSpace(after) && (WORD.test(after) || isSpace(before) || !WORD.test(before))
  const leansLeft = !isSpace(before) && (WORD.test(before) || isSpace(after) || !WORD.test(after))
  const inWord = mark === '_' && WORD.test(before) && WORD.test(after)
  let left = count
  if (leansLeft && !inWord) left = close(opened, mark, left)
  if (left > 0 && leansRight && !inWord) opened.push({ mark, count: Math.min(left, mark === '~' ? 2 : 3) })
  return { next }
}

/** Removes the marks these ones close, with everything opened inside them; returns how many are left over. */
function close(opened: OpenedMark[], mark: string, marks: number): number {
  let left = marks
  while (left > 0) {
    const from = opened.findLastIndex((one) => one.mark === mark)
    const opener = opened[from]
    if (!opener) return left
    opened.length = from + 1
    const used = Math.min(opener.count, left)
    opener.count -= used
    left -= used
    if (opener.count === 0) opened.pop()
  }
  return 0
}
