/** The shape of a document: its sections as a tree, each with its most representative sentence. */

import { contentStems } from '#kit/text/content-stems.ts'
import type { Section, SectionRole } from '#product/document-model.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import { movesOf } from '../text/cues.ts'
import { countWords } from '../text/words.ts'

export type OutlineNode = {
  title: string
  role: SectionRole
  firstPage: number
  lastPage: number
  words: number
  /** Absent if a section has no prose of its own. */
  says?: StudyEvidence
  parts: OutlineNode[]
}

/** Parts every thesis has, and which are not its subject. */
const FURNITURE =
  /^\s*(?:table of )?contents\b|^\s*(?:list of|acknowledge?ments?|declaration|dedication|certificate|approval|copyright|publications|colophon|abbreviations|acronyms|supplementary|supporting information|data (?:accessibility|availability)|author contributions|funding)\b/i

/** The topic of a section is stated among its first sentences. */
const OPENING = 40

export function outlineOf(reading: ReadDocument): OutlineNode[] {
  const bySection = new Map<string, ReadSentence[]>()
  for (const sentence of reading.sentences.filter(isProse)) {
    const list = bySection.get(sentence.section)
    if (list) list.push(sentence)
    else bySection.set(sentence.section, [sentence])
  }
  const roots: OutlineNode[] = []
  const open: { level: number; node: OutlineNode }[] = []
  for (const section of reading.sections.filter(({ title }) => title.trim() && !FURNITURE.test(title))) {
    const node = nodeOf(
      section,
      reading.roleOf.get(section.id) ?? section.role,
      bySection.get(section.id) ?? [],
    )
    while (open.length > 0 && open.at(-1)!.level >= section.level) open.pop()
    const parent = open.at(-1)?.node
    if (parent) parent.parts.push(node)
    else roots.push(node)
    open.push({ level: section.level, node })
  }
  return roots
}

function nodeOf(
  { title, firstPage, lastPage }: Section,
  role: SectionRole,
  sentences: ReadSentence[],
): OutlineNode {
  const best = role === 'references' ? undefined : mostTelling(title, sentences)
  return {
    title,
    role,
    firstPage,
    lastPage,
    words: sentences.reduce((sum, { text }) => sum + countWords(text), 0),
    ...(best ? { says: evidenceOf(best) } : {}),
    parts: [],
  }
}

function mostTelling(title: string, sentences: ReadSentence[]): ReadSentence | undefined {
  const heading = new Set(contentStems(title))
  const rate = ({ text, place }: ReadSentence) =>
    contentStems(text).filter((stem) => heading.has(stem)).length +
    Math.min(2, movesOf(text).length) * 0.5 +
    1 / (1 + place)
  const whole = sentences.slice(0, OPENING).filter(({ text }) => countWords(text) >= 5)
  return whole.length === 0 ? undefined : whole.reduce((a, b) => (rate(b) > rate(a) ? b : a))
}
