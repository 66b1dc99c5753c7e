/**
 * A file may go on with another text after its own has ended: chapters of somebody else's thesis, left in from the file
 * it was made of. What follows is not this work, and nothing is read from it.
 */
import type { Block, DocumentModel, Section } from '#product/document-model.ts'
import { numberOfChapter } from './chapters.ts'

/** The heading of the other text, or null. */
export type OtherWork = Block | null

export function ownWork(model: DocumentModel): { own: DocumentModel; other: OtherWork } {
  const at = beginsAgain(model.sections)
  const begins = at < 0 ? undefined : model.sections[at]
  const from = begins ? model.blocks.findIndex(({ section }) => section === begins.id) : -1
  const other = model.blocks[from]
  if (!begins || !other) return { own: model, other: null }
  const blocks = model.blocks.slice(0, from)
  const kept = new Set(blocks.map(({ id }) => id))
  const own = {
    ...model,
    pages: model.pages.filter(({ number }) => number <= other.page),
    sections: model.sections.slice(0, at),
    blocks,
    sentences: model.sentences.filter(({ block }) => kept.has(block)),
    figures: model.figures.filter(({ page }) => page < other.page),
  }
  return { own, other }
}

const isChapter = ({ title }: Section) => /^\s*chapter\b/i.test(title)
const LATE_CHAPTER = 3

/** A second first chapter, after the last chapters and the list of references of the first work. */
function beginsAgain(sections: readonly Section[]): number {
  let hasFirst = false
  let isLate = false
  let hasList = false
  for (const [at, section] of sections.entries()) {
    const number = isChapter(section) ? numberOfChapter(section.title) : null
    if (number === 1 && hasList) return at
    if (number === 1) hasFirst = true
    if (number !== null && number >= LATE_CHAPTER && hasFirst) {
      isLate = true
      // A list at the end of each chapter does not end the work.
      hasList = false
    }
    if (section.role === 'references' && isLate) hasList = true
  }
  return -1
}
