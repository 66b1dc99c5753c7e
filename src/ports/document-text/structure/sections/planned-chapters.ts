/** An introduction may outline its chapters: 'Chapter VII: Conclusion' with a sentence under it is not a conclusion. */
import { headingNumber } from '../heading-number.ts'
import type { RawBlock } from '../raw-document.ts'

const WORK = '(?:study|thesis|dissertation|report|project|work|paper|research|document|essay|chapters?)'
const PLAN = new RegExp(
  String.raw`\b(?:organi[sz]ation|structure|outline|lay-?out|plan|overview|road ?map|scheme|arrangement)\b.{0,30}\b${WORK}\b|\b${WORK}s?\s(?:outline|structure|organi[sz]ation|lay-?out|overview|plan|scheme)\b|^chapteri[sz]ation\b`,
  'i',
)
const ANNOUNCES = new RegExp(
  String.raw`\b${WORK}\b.{0,60}\b(?:organi[sz]ed|structured|arranged|divided|presented|made up|consists?|comprises?|contains?|has|follow\w*)\b.{0,40}(?:\bchapters?\b|\bparts\b|\bas follows\b|:\s*$)`,
  'i',
)
/** A longer text is a chapter itself, not the outline of one. */
const LONGEST_TOLD = 900
const FEWEST = 3

export function lowerPlannedChapters(blocks: RawBlock[]): RawBlock[] {
  const lowered = new Set<RawBlock>()
  blocks.forEach((block, at) => {
    const number = chapterNumber(block)
    if (number === 0 || lowered.has(block) || !isAnnounced(blocks, at)) return
    const run = runFrom(blocks, at)
    if (run.length >= FEWEST) for (const one of run) lowered.add(one)
  })
  if (lowered.size === 0) return blocks
  return blocks.map((block) => {
    if (!lowered.has(block)) return block
    const { level: _level, ...rest } = block
    return { ...rest, kind: 'paragraph' as const }
  })
}

function chapterNumber({ kind, text }: RawBlock): number {
  const number = kind === 'heading' ? headingNumber(text) : undefined
  return number?.word === 'chapter' && number.path.length === 1 ? number.path[0]! : 0
}

/** By its own heading, or by the sentence before it. */
function isAnnounced(blocks: readonly RawBlock[], at: number): boolean {
  const before = blocks[at - 1]
  if (!before) return false
  if (before.kind !== 'heading' && ANNOUNCES.test(before.text.slice(-LONGEST_TOLD))) return true
  const above = blocks.slice(0, at).findLast(({ kind }) => kind === 'heading')
  const between = blocks.slice(blocks.indexOf(above!) + 1, at)
  return above !== undefined && PLAN.test(above.text) && lengthOf(between) <= LONGEST_TOLD
}

/** Consecutive chapters with a few words each; the real ones start counting from the beginning again. */
function runFrom(blocks: readonly RawBlock[], from: number): RawBlock[] {
  const run: RawBlock[] = []
  let last = 0
  for (let at = from; at < blocks.length; ) {
    const block = blocks[at]!
    const number = chapterNumber(block)
    if (number <= last) break
    const next = blocks.findIndex((one, later) => later > at && one.kind === 'heading')
    const own = blocks.slice(at + 1, next < 0 ? blocks.length : next)
    const isLast = next < 0 || chapterNumber(blocks[next]!) <= number
    // The text after the outline may directly follow its last line.
    if (lengthOf(isLast ? own.slice(0, 1) : own) > LONGEST_TOLD) break
    run.push(block)
    last = number
    if (next < 0) break
    at = next
  }
  return run
}

const lengthOf = (blocks: readonly RawBlock[]) => blocks.reduce((sum, { text }) => sum + text.length, 0)
