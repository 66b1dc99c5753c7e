/**
 * Sentences of plain text: what a student typed, what a model answered, a handbook entry.
 * Documents come with their sentences already; this is the fallback for everything else.
 */
import { NEVER_LAST, SOMETIMES_LAST, STARTERS } from './abbreviations.ts'

export type TextSpan = { text: string; start: number; end: number }

const BOUNDARY =
  /[.?!…]+["'”’»)\]]*(?=\s|$)|(?<=\p{Ll}{3})[.?!](?=\p{Lu}\p{Ll}+\s)|\n\s*\n|\n(?=\s*(?:[-•*–▪]|\d{1,2}[.)]|[a-z]\))\s)/gu
const LONG_BRACKET = 240

export function splitSentences(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let from = 0
  const cut = (to: number) => {
    const raw = text.slice(from, to)
    const start = from + (raw.length - raw.trimStart().length)
    const trimmed = raw.trim()
    if (trimmed) spans.push({ text: trimmed, start, end: start + trimmed.length })
    from = to
  }
  for (const match of text.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length
    const before = text.slice(from, match.index)
    if (match[0].startsWith('\n') || endsSentence(before, match[0], text.slice(end, end + 60))) cut(end)
  }
  cut(text.length)
  return spans
}

function endsSentence(before: string, mark: string, after: string): boolean {
  const next = after.trimStart()
  if (next === '') return true
  if (insideBracket(before + mark)) return false
  if (/^\p{Ll}/u.test(next) && !/^[a-z]\)\s/.test(next)) return false
  if (!mark.startsWith('.') || mark.startsWith('..')) return true

  // "25.4 °C." ends a sentence; "J. C." does not.
  if (/°[A-Z]$/.test(before)) return true
  const word = before.match(/[\p{L}\p{N}.]+$/u)?.[0] ?? ''
  const follower = next.match(/^[("'“‘[]*([\p{L}\p{N}]+)/u)?.[1] ?? ''
  // The number of a heading or of a list item is no sentence of its own.
  if (/^\(?\d+(?:\.\d+)*$/.test(before.trim()) || /^[A-Za-z]$/.test(before.trim())) return false
  return endsAfter(word, follower, next)
}

function endsAfter(word: string, follower: string, next: string): boolean {
  const key = word.toLowerCase().replace(/^\.+/, '')
  const opensSentence = STARTERS.has(follower.toLowerCase()) && /^\p{Lu}/u.test(follower)
  if (NEVER_LAST.has(key))
    return opensSentence && !/^(p|pp|no|nos|fig|figs|dr|prof|mr|mrs|ms|st|e\.g|i\.e|cf|vs)$/.test(key)
  if (key === 'al') return !/^[([\d,;]/.test(next) && /^\p{Lu}/u.test(follower)
  if (SOMETIMES_LAST.has(key)) return key === 'etc' ? /^\p{Lu}/u.test(follower) : opensSentence
  const isInitial = /^\p{Lu}$/u.test(word) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(word)
  if (isInitial) return opensSentence && follower.length > 1
  return true
}

/** A bracket that never closes is a slip of the pen, and must not swallow the page. */
function insideBracket(sentence: string): boolean {
  let depth = 0
  let opened = 0
  for (let i = 0; i < sentence.length; i += 1) {
    if (sentence[i] === '(') {
      depth += 1
      opened = i
    } else if (sentence[i] === ')') depth = Math.max(0, depth - 1)
  }
  return depth > 0 && sentence.length - opened < LONG_BRACKET
}
