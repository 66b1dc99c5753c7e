/**
 * The part of the last block shown while it is still being written: nothing that would have to be taken back. A mark
 * whose meaning is undecided waits for the next letters, and open emphasis is closed.
 */
import { closedInline } from './close-inline.ts'

export function shownSoFar(tail: string): string {
  const fence = openFence(tail)
  if (fence) return insideFence(tail, fence)
  const decided = withoutTableHead(withoutBareMarks(tail))
  const run = startOfRun(decided)
  return decided.slice(0, run) + closedInline(decided.slice(run))
}

type Fence = { marks: string; opened: number }

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^\n]*)$/

/** The code block still open at the end. */
function openFence(tail: string): Fence | undefined {
  let open: Fence | undefined
  let at = 0
  for (const line of tail.split('\n')) {
    const [, marks = '', info = ''] = FENCE.exec(line) ?? []
    const closes =
      open && marks[0] === open.marks[0] && marks.length >= open.marks.length && info.trim() === ''
    if (closes) open = undefined
    else if (!open && marks && !(marks[0] === '`' && info.includes('`'))) open = { marks, opened: at }
    at += line.length + 1
  }
  return open
}

function insideFence(tail: string, { marks, opened }: Fence): string {
  // The name of its language may still be incomplete.
  if (!tail.includes('\n', opened)) return tail.slice(0, opened)
  const last = tail.lastIndexOf('\n') + 1
  const sign = marks[0] === '~' ? '~' : '`'
  return new RegExp(`^[ \\t>]*\\${sign}*$`).test(tail.slice(last)) ? tail.slice(0, last) : tail
}

/** A last line of marks alone may become a heading, a list, a rule, a table or the start of a code block. */
function withoutBareMarks(tail: string): string {
  const last = tail.lastIndexOf('\n') + 1
  return /^[\s>#*+\-=_|`~:.()\d[\]xX]*$/.test(tail.slice(last)) ? tail.slice(0, last) : tail
}

/** Lines with pipes become a table only with their second line. */
function withoutTableHead(tail: string): string {
  const lines = tail.split('\n')
  const unfinished = lines.pop() ?? ''
  if (unfinished !== '' && !isPiped(unfinished)) return tail
  let head = lines.length
  while (isPiped(lines[head - 1])) head -= 1
  const complete = lines.length - head
  if (complete >= 2 || (complete === 0 && unfinished === '')) return tail
  return lines
    .slice(0, head)
    .map((line) => `${line}\n`)
    .join('')
}

const isPiped = (line: string | undefined) => line !== undefined && /^[ \t]*\|/.test(line)

/** Marks do not reach beyond their paragraph, item, heading or cell. */
function startOfRun(tail: string): number {
  let at = tail.lastIndexOf('\n', tail.length - 2) + 1
  const line = tail.slice(at)
  if (isPiped(line)) return at + lastCell(line)
  while (at > 0 && !STARTS_BLOCK.test(tail.slice(at))) {
    const before = tail.lastIndexOf('\n', at - 2) + 1
    const previous = tail.slice(before, at - 1)
    if (previous.trim() === '' || ENDS_WITH_ITS_LINE.test(previous)) break
    at = before
  }
  return at + (MARKERS.exec(tail.slice(at))?.[0].length ?? 0)
}

const STARTS_BLOCK = /^[ \t>]*(?:[-*+][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t])/
const ENDS_WITH_ITS_LINE = /^[ \t>]*(?:#{1,6}[ \t]|\||`{3,}|~{3,}|(?:[-*_][ \t]*){3,}$)/
const MARKERS = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:#{1,6}[ \t]+)?/

function lastCell(line: string): number {
  for (let at = line.length - 1; at >= 0; at -= 1)
    if (line[at] === '|' && line[at - 1] !== '\\') return at + 1
  return 0
}
