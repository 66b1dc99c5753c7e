/** The opening of a document line by line, with the look of each line. */
import { headingNumber } from '../heading-number.ts'
import type { RawBlock } from '../raw-document.ts'
import { isKnownHeading } from '../section-roles.ts'
import { isLabelled, isOtherCoverLine, isTopicLabel, withoutAuthor, withoutPlace } from './title-words.ts'

export type OpeningLine = {
  text: string
  block: RawBlock
  page: number
  size: number
  bold: boolean
  capitals: boolean
  heading: boolean
  styled: boolean
  /** 'Topic:' precedes it. */
  labelled: boolean
  usable: boolean
  /** Shares its words with a heading, and may still continue a title. */
  isLikeHeading: boolean
}

const LONG = 320
/** The line after this one is a name, in capitals or not. */
const ONLY_BY = /^\W*(?:(?:presented|prepared|submitted|written) )?by\W*$/i

export function openingLines(blocks: RawBlock[]): OpeningLine[] {
  const lines: OpeningLine[] = []
  let labelled = false
  let isNameNext = false
  for (const block of blocks) {
    const titled = block.table?.rows
      .map(({ cells }) => cells.map(({ text }) => text))
      .find(([label = '', title = '']) => isTopicLabel(label) && title.trim() !== '')
    if (titled) {
      lines.push(openingLine(block, titled[1]!, true))
      continue
    }
    if (block.kind === 'table' || block.kind === 'contents-line' || block.kind === 'footnote') {
      lines.push(openingLine(block, '', false))
      continue
    }
    // Everything above the text of the work is its cover.
    if (block.kind === 'heading' && endsCover(block.text)) break
    const texts = block.text.length > LONG ? [block.text] : linesIn(block)
    for (const text of texts) {
      if (isTopicLabel(text)) {
        labelled = true
        lines.push(openingLine(block, '', false))
        continue
      }
      const line = openingLine(block, withoutAuthor(withoutPlace(text)), labelled || isLabelled(text))
      lines.push(isNameNext && !line.labelled ? { ...line, usable: false } : line)
      labelled = false
      isNameNext = ONLY_BY.test(text)
    }
  }
  return lines
}

const endsCover = (text: string) => {
  const number = headingNumber(text)
  return (
    Boolean(number?.word === 'chapter' || (number && number.path.length > 1)) ||
    /^(\d\.?\s+)?(abstract|introduction|summary)$/i.test(text.trim())
  )
}

function linesIn({ text, broken, places }: RawBlock): string[] {
  if (broken?.length) return broken
  return places?.length ? places.map(({ from, to }) => text.slice(from, to).trim()) : [text]
}

function openingLine(block: RawBlock, raw: string, labelled: boolean): OpeningLine {
  const text = raw.trim()
  const number = headingNumber(text)
  const isUsable =
    text.length > 2 &&
    text.length <= LONG &&
    block.kind !== 'caption' &&
    !(number && number.path.length > 1) &&
    !isOtherCoverLine(text)
  const isLikeHeading = !labelled && isKnownHeading(text) && text.split(/\s+/).length < 6
  return {
    text,
    block,
    page: block.page,
    size: block.size ?? 0,
    bold: block.bold ?? false,
    capitals: isInCapitals(text),
    heading: block.kind === 'heading',
    styled: block.isTitle ?? false,
    labelled,
    usable: isUsable && !isLikeHeading,
    isLikeHeading: isUsable && isLikeHeading,
  }
}

/** Except for the lower case letters that belong there: 'POISSON MODEL (GLMs)', 'A STUDY OF pH'. */
function isInCapitals(text: string): boolean {
  if (!/\p{Lu}{3}/u.test(text)) return false
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return small === 0 || (small <= 3 && !/(?<!\p{L})\p{Ll}{3}/u.test(text) && text.length > 8 * small)
}
