/** Decisions that need all headings: two lines that are one heading, chapters only mentioned, numbers that give a level. */
import { headingNumber } from '../heading-number.ts'
import type { RawBlock } from '../raw-document.ts'
import { isKnownHeading } from '../section-roles.ts'
import { lowerPlannedChapters } from './planned-chapters.ts'

export function settleHeadings(blocks: RawBlock[]): RawBlock[] {
  return raiseChapterNames(
    underChapters(
      joinChapterNames(lowerMentionedChapters(lowerPlannedChapters(lowerLinesOfEntries(blocks)))),
    ),
  )
}

const REFERENCES = /^(list of )?(references|bibliography)\b/i

/** "… qualitative and mixed" and below it "methods approaches, Sage.": the second line of an entry, and no chapter. */
function lowerLinesOfEntries(blocks: RawBlock[]): RawBlock[] {
  let inReferences = false
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block
    if (inReferences && /^\p{Ll}/u.test(block.text) && !CHAPTER_NAME.test(block.text.trim())) {
      const { level: _level, ...rest } = block
      return { ...rest, kind: 'paragraph' as const }
    }
    inReferences = REFERENCES.test(headingNumber(block.text)?.rest ?? block.text)
    return block
  })
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
      (block.kind === 'heading' || isNameInCapitals(block)) &&
      (!headingNumber(block.text) || /^\d+\.0\s/.test(block.text)) &&
      block.text.length < 110
    if (last && chapter && !chapter.rest.trim() && isName && !/^\d/.test(block.text)) {
      const { places: _places, ...rest } = last
      joined[joined.length - 1] = { ...rest, level: 1, text: `${last.text} ${block.text}` }
    } else joined.push(block)
  }
  return joined
}

/** 'REVIEW OF LITERATURE' under 'CHAPTER III', typed as text. */
const isNameInCapitals = ({ kind, text }: RawBlock) =>
  kind === 'paragraph' && text === text.toUpperCase() && isKnownHeading(text)

/** An introduction may list the chapters, each in bold: those are followed by a sentence, not by '2.1'. */
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

const CHAPTER_NAME =
  /^(abstract|introduction|literature review|(research )?method(s|ology)?|materials and methods|results?( and discussions?)?|findings( and discussions?)?|discussions?|conclusions?( and recommendations?)?|references|bibliography|appendi(x|ces)|acknowledge?ments?)\s*[.:]?$/i
const ENOUGH = 3

/** Without numbers, levels are guessed from type; but the standard chapter names rank above all others. */
function raiseChapterNames(blocks: RawBlock[]): RawBlock[] {
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  const names = headings.filter(({ text }) => CHAPTER_NAME.test(text.trim()))
  const isNumbered =
    headings.filter(({ text }) => (headingNumber(text)?.path.length ?? 0) > 1).length >= ENOUGH
  const isDeep = names.some(({ level = 1 }) => level > 1)
  if (isNumbered) return raiseNamesOverNumbers(blocks, headings)
  if (names.length < ENOUGH || !isDeep) return blocks
  const first = blocks.indexOf(names[0]!)
  return blocks.map((block, at) => {
    if (block.kind !== 'heading' || at < first) return block
    return { ...block, level: names.includes(block) ? 1 : Math.max(2, block.level ?? 2) }
  })
}

/** 'LITERATURE REVIEW' in any style, with '2.1' under it, is the name of a chapter. */
function raiseNamesOverNumbers(blocks: RawBlock[], headings: readonly RawBlock[]): RawBlock[] {
  const raised = new Set(
    headings.filter(({ text, level = 1 }, at) => {
      const next = headings[at + 1]
      const isOver = next !== undefined && headingNumber(next.text)?.path.length === 2
      // A section's own list of references is followed by the next section.
      if (REFERENCES.test(text)) return false
      return level > 1 && text === text.toUpperCase() && CHAPTER_NAME.test(text.trim()) && isOver
    }),
  )
  return raised.size < 2
    ? blocks
    : blocks.map((block) => (raised.has(block) ? { ...block, level: 1 } : block))
}

/**
 * '2.0 Introduction' in chapter two is not a chapter, nor is a '1.' that starts counting in the middle of
 * chapter five, nor a '3.' after which chapter two goes on with '2.3'.
 */
function underChapters(blocks: RawBlock[]): RawBlock[] {
  let chapter = 0
  let depth = 1
  let inReferences = false
  const goesOnWith = chaptersToCome(blocks)
  return blocks.map((block, at) => {
    if (block.kind !== 'heading') return block
    const number = headingNumber(block.text)
    if (!number) {
      inReferences = REFERENCES.test(block.text)
      // After a section's own list the chapter goes on with its next section.
      const goesOn = inReferences && chapter > 0 && depth > 1 && goesOnWith[at] === chapter
      return goesOn ? { ...block, level: Math.max(2, block.level ?? 2) } : block
    }
    const own = number.path[0] ?? 0
    const isWhole = number.path.length === 1 && !number.word
    if (isWhole && inReferences && own !== chapter + 1) return { ...block, kind: 'paragraph' as const }
    if (isWhole && /^\d{1,2}\.0\b/.test(block.text) && own === chapter) return { ...block, level: 2 }
    const isInside = own <= chapter || (depth > 1 && goesOnWith[at] === chapter)
    if (isWhole && chapter > 0 && isInside) return { ...block, level: Math.min(6, depth + 1) }
    inReferences = REFERENCES.test(number.rest)
    chapter = number.word === 'step' ? chapter : own
    depth = number.path.length
    return block
  })
}

/** For each block the chapter of the next heading that has a number such as '2.3' or the word 'chapter'. */
function chaptersToCome(blocks: readonly RawBlock[]): (number | undefined)[] {
  let next: number | undefined
  const found = blocks.toReversed().map(({ kind, text }) => {
    const to = next
    const number = kind === 'heading' ? headingNumber(text) : undefined
    if (number && (number.path.length > 1 || number.word === 'chapter')) next = number.path[0]
    return to
  })
  return found.reverse()
}
