/** What can only be told when all headings are known: two lines that are one, chapters named in passing, numbers that say a level. */
import { headingNumber } from './heading-number.ts'
import type { RawBlock } from './raw-document.ts'

export function settleHeadings(blocks: RawBlock[]): RawBlock[] {
  return underChapters(joinChapterNames(lowerMentionedChapters(blocks)))
}

const chapterOf = (block: RawBlock | undefined) => {
  const number = block?.kind === 'heading' ? headingNumber(block.text) : undefined
  return number?.word === 'chapter' ? number : undefined
}

/** 'CHAPTER TWO' and under it 'LITERATURE REVIEW' are one heading. */
function joinChapterNames(blocks: RawBlock[]): RawBlock[] {
  const joined: RawBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    const chapter = chapterOf(last)
    const isName =
      block.kind === 'heading' &&
      (!headingNumber(block.text) || /^\d+\.0\s/.test(block.text)) &&
      block.text.length < 110
    if (last && chapter && !chapter.rest.trim() && isName && !/^\d/.test(block.text)) {
      const { places: _places, ...rest } = last
      joined[joined.length - 1] = { ...rest, level: 1, text: `${last.text} ${block.text}` }
    } else joined.push(block)
  }
  return joined
}

/** An introduction may list the chapters, each in bold: those are followed by a sentence and no '2.1'. */
function lowerMentionedChapters(blocks: RawBlock[]): RawBlock[] {
  const headings = blocks.flatMap((block, at) => {
    const number = block.kind === 'heading' ? headingNumber(block.text) : undefined
    return number ? [{ at, number }] : []
  })
  const chapters = headings.filter(({ number }) => number.word === 'chapter')
  const isFilled = ({ at, number }: (typeof headings)[number]) =>
    headings.find((other) => other.at > at && other.number.word !== 'chapter')?.number.path[0] ===
      number.path[0] &&
    (headings.find((other) => other.at > at && other.number.word === 'chapter')?.at ?? blocks.length) >
      (headings.find((other) => other.at > at && other.number.word !== 'chapter')?.at ?? blocks.length)
  const lowered = new Set<number>()
  for (const same of Map.groupBy(chapters, ({ number }) => number.path[0]).values())
    if (same.length > 1 && same.some(isFilled))
      for (const one of same) if (!isFilled(one)) lowered.add(one.at)
  return blocks.map((block, at) => (lowered.has(at) ? { ...block, kind: 'paragraph' as const } : block))
}

/** '2.0 Introduction' in chapter two is no chapter. */
function underChapters(blocks: RawBlock[]): RawBlock[] {
  let chapter = 0
  return blocks.map((block) => {
    const number = block.kind === 'heading' ? headingNumber(block.text) : undefined
    if (!number) return block
    if (number.word === 'chapter') chapter = number.path[0] ?? 0
    const isZero = /^\d{1,2}\.0\b/.test(block.text) && number.path.length === 1 && number.word !== 'chapter'
    return isZero && number.path[0] === chapter ? { ...block, level: 2 } : block
  })
}
