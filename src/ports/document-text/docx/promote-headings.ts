/**
 * Many theses are written without heading styles: a heading is a short bold line, in capitals or with a number.
 * Where the styles name fewer than three headings, those lines are taken at their look.
 */

import type { RawBlock } from '../structure/raw-document.ts'
import { isKnownHeading } from '../structure/section-roles.ts'
import type { StyledBlock } from './paragraph.ts'

const ENOUGH = 3
const LONGEST = 120
const CAPTION = /^(figure|fig\.|table|chart|tableau|figura|tabela|tabla)\s*\d/i
const NUMBER = /^(chapter\s+)?(\d{1,2}(?:\.\d{1,2})*)[.:)]?\s+\S/i

export function promoteHeadings(blocks: StyledBlock[]): RawBlock[] {
  const styled = blocks.filter(({ kind }) => kind === 'heading').length
  const body = usualSize(blocks)
  return blocks.map(({ bold, styleName, ...block }) => {
    if (
      styled >= ENOUGH ||
      block.kind !== 'paragraph' ||
      styleName === 'title' ||
      !couldBeHeading(block, bold, body)
    )
      return block
    return { ...block, kind: 'heading', level: levelOf(block, bold, body) }
  })
}

function couldBeHeading(block: RawBlock, bold: boolean, body: number): boolean {
  const { text } = block
  if (text.length > LONGEST || text.length < 3 || /[.,;]$/.test(text) || !/\p{L}{3}/u.test(text)) return false
  if (CAPTION.test(text)) return false
  if (isKnownHeading(text)) return bold || isCapitals(text) || text.length < 40
  return (
    (bold || (block.size ?? 0) > body * 1.15) &&
    (isCapitals(text) || NUMBER.test(text) || /^\p{Lu}/u.test(text))
  )
}

const isCapitals = (text: string) => text === text.toUpperCase() && /\p{L}{3}/u.test(text)

function levelOf(block: RawBlock, bold: boolean, body: number): number {
  const number = NUMBER.exec(block.text)
  if (number) return number[1] ? 1 : Math.min(6, number[2]!.split('.').length)
  if (isCapitals(block.text) || (block.size ?? 0) > body * 1.3) return 1
  return isKnownHeading(block.text) && bold ? 1 : 2
}

function usualSize(blocks: StyledBlock[]): number {
  const sizes = new Map<number, number>()
  for (const { size, text } of blocks) if (size) sizes.set(size, (sizes.get(size) ?? 0) + text.length)
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 11
}
