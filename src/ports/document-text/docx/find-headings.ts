/**
 * Finds the headings: styles, numbers, chapter words, capitals and bold type are weighed together, because
 * students mix all of them in one thesis. A style alone does not make a heading of a paragraph full of sentences.
 */
import { headingNumber } from '../structure/heading-number.ts'
import type { RawBlock } from '../structure/raw-document.ts'
import { isKnownHeading } from '../structure/section-roles.ts'
import { usualSize } from '../structure/title-page/usual-size.ts'
import { type HeadingCandidate, levelsOf } from './heading-levels.ts'
import type { StyledBlock } from './paragraph.ts'

export function findHeadings(blocks: StyledBlock[]): RawBlock[] {
  const body = usualSize(blocks)
  const opens = blocks.findIndex((block) => opensText(block))
  const candidates = new Map<StyledBlock, HeadingCandidate>()
  blocks.forEach((block, at) => {
    const text = headingTitle(block)
    const number = headingNumber(text)
    const candidate = {
      block,
      text,
      number,
      capitals: isCapitals(text),
      larger: (block.size ?? 0) > body * 1.15,
    }
    if (isDocxHeading(candidate, blocks, at, at < opens)) candidates.set(block, candidate)
  })
  const levels = levelsOf([...candidates.values()])
  return blocks.map((styled) => {
    const { styleName, label: _label, broken, level: _level, ...rest } = styled
    const block = {
      ...rest,
      ...(styleName === 'title' && { isTitle: true }),
      ...(broken && { broken }),
    }
    const found = candidates.get(styled)
    if (found) return { ...block, kind: 'heading' as const, text: found.text, level: levels.get(styled)! }
    return block.kind === 'heading' ? { ...block, kind: 'paragraph' as const } : block
  })
}

/** With the number Word generates, unless the author typed one as well. */
function headingTitle({ text, label }: StyledBlock): string {
  return label && /[\dA-Z]/.test(label) && !headingNumber(text) ? `${label} ${text}` : text
}

const LONGEST = 150
const CAPTION = /^(figure|fig\.|table|chart|tableau|figura|tabela|tabla|equation|plate)\s*\d/i
/** The end of a line of contents. */
const ENDS_IN_PAGE = /(?:\.{3}|…|\s\s|\t)\s*\d{1,3}$/

function isDocxHeading(
  candidate: HeadingCandidate,
  blocks: StyledBlock[],
  at: number,
  onCover: boolean,
): boolean {
  const { block, text, number, capitals, larger } = candidate
  if (!/\p{L}{2}/u.test(text) || CAPTION.test(block.text) || ENDS_IN_PAGE.test(text)) return false
  if (block.kind === 'heading') return !isProse(text)
  if (block.kind !== 'paragraph' && block.kind !== 'list-item') return false
  if (block.styleName === 'title' || text.length > LONGEST || isProse(text)) return false
  const standsOut = block.bold || capitals || larger
  if (number && (number.path.length > 1 || number.word)) {
    if (number.word === 'part' || number.word === 'step') return standsOut
    return standsOut || !/[.;,]$/.test(text)
  }
  // "Methods." in bold, alone in its line, is a heading with a stray full stop.
  const isStopped = block.bold && text.length < 40 && isKnownHeading(text)
  if ((/[.,;]$/.test(text) && !isStopped) || text.length < 3) return false
  // Word numbers headings like lists.
  if (number) return standsOut && (block.kind === 'paragraph' || isKnownHeading(text)) && !/\?$/.test(text)
  if (block.kind === 'list-item') return (block.bold || capitals) && isKnownHeading(text)
  if (isKnownHeading(text))
    return standsOut || (text.length < 40 && /^\p{Lu}/u.test(text) && leadsProse(blocks, at))
  if (onCover || !/^[\p{Lu}“"]/u.test(text) || text.length > 110) return false
  return (block.bold || larger || capitals) && leadsProse(blocks, at)
}

/** Sentences, whatever their style: a heading is short, and does not end and begin again. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).length
  if (words > 34) return true
  return words > 12 && (/[.!]$/.test(text) || /\p{Ll}{2}[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text))
}

/** It is followed by content it can be the heading of: text, a list, a table, or another heading that looks different. */
function leadsProse(blocks: StyledBlock[], at: number): boolean {
  const next = blocks[at + 1]
  if (!next) return false
  if (next.kind === 'heading' || next.kind === 'table' || next.kind === 'list-item') return true
  return (
    next.kind === 'paragraph' && (!next.bold || Boolean(headingNumber(next.text))) && next.text.length > 25
  )
}

/** The first block of the work itself: bold lines before it belong to the cover. */
function opensText({ kind, text, level, bold }: StyledBlock): boolean {
  const number = headingNumber(text)
  if (number?.word === 'chapter' || (number && number.path.length > 1)) return true
  if (kind === 'heading' && level) return isKnownHeading(text)
  return (bold || isCapitals(text)) && isKnownHeading(text) && text.length < 60
}

function isCapitals(text: string): boolean {
  return (
    text === text.toUpperCase() &&
    /\p{Lu}{3}/u.test(text) &&
    (text.match(/\p{L}/gu)?.length ?? 0) > text.length * 0.5
  )
}
