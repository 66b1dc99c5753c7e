/**
 * A document as the study engine reads it: without invisible characters, every sentence with its place, and text
 * addressed to a marker or a model set aside before anything is judged.
 */

import { stripInvisible } from '#kit/invisible.ts'
import {
  type Block,
  type BlockKind,
  cellsOf,
  type DocumentModel,
  isOwnProse,
  PARTS_WITHOUT_PROSE,
  type Section,
  type SectionPart,
  type SectionRole,
} from '#product/document-model.ts'
import type { DocumentTable } from '#product/document-table.ts'
import { type Place, placeOf } from '#product/place.ts'
import { decodeHidden, isOpaque } from './encoded-text.ts'
import { evidenceOf, type StudyEvidence } from './evidence.ts'
import { givesOrders } from './orders.ts'
import { otherLanguageOf } from './other-language.ts'
import { ownWork } from './own-work.ts'
import { roleOfHeading } from './role-of-heading.ts'

export type ReadSentence = Place & {
  id: string
  text: string
  block: string
  kind: BlockKind
  role: SectionRole
  /** The part announced by the heading above it. */
  part?: SectionPart
  section: string
  /** Its place among the sentences of its section, from 0. */
  place: number
  /** On tables only: its cells. */
  table?: DocumentTable
}

export type SetAside = StudyEvidence & {
  why: 'order' | 'encoded' | 'other-language' | 'hidden-characters' | 'another-work'
  hidden?: string
}

export type ReadDocument = {
  title: string
  authors: string[]
  language: string
  pages: number
  paged: boolean
  sections: Section[]
  /** The role of a section, its own or that of its chapter. */
  roleOf: ReadonlyMap<string, SectionRole>
  sentences: ReadSentence[]
  /** Blocks the reader does not split into sentences: tables, references, captions. */
  blocks: ReadSentence[]
  /** Headings and lines of contents: they state nothing, and can be shown. */
  signposts: ReadSentence[]
  /** The ids of all blocks, as they follow each other. */
  order: readonly string[]
  /** Captions of pictures that nobody here can see, by page. */
  pictures: readonly { page: number; caption: string }[]
  setAside: SetAside[]
}

/** An undetected language is read as English. */
export const isEnglish = ({ language }: { language: string }): boolean =>
  language === 'en' || language === 'und'

const SHORTEST_ABSTRACT = 150

export const isProse = (sentence: ReadSentence): boolean =>
  isOwnProse(sentence.kind) &&
  sentence.role !== 'references' &&
  !(sentence.part && WITHOUT_PROSE.has(sentence.part))

const WITHOUT_PROSE: ReadonlySet<SectionPart> = new Set(PARTS_WITHOUT_PROSE)
/** They state nothing, and their numbers do not belong to the study. */
const NOT_STUDIED: ReadonlySet<BlockKind> = new Set(['heading', 'contents-line', 'code'])
const SIGNPOSTS: ReadonlySet<BlockKind> = new Set(['heading', 'contents-line'])

export function readForStudy(whole: DocumentModel): ReadDocument {
  const { own: model, other } = ownWork(whole)
  const roleOf = rolesOf(model.sections)
  const parts = new Map(model.sections.map(({ id, part }) => [id, part]))
  const blocks = new Map(model.blocks.map((block) => [block.id, block]))
  const inEnglish = isEnglish(model)
  const places = new Map<string, number>()
  const setAside: SetAside[] = []
  const isInAbstract = abstractWithoutHeading(model)

  const read = (raw: Place & { id: string; text: string }, block: Block | undefined): ReadSentence[] => {
    const { text, hiddenMessage } = stripInvisible(raw.text)
    const placed = placeOf({ ...raw, within: block?.within })
    const evidence = evidenceOf({ id: raw.id, ...placed, text })
    if (hiddenMessage) setAside.push({ ...evidence, why: 'hidden-characters', hidden: hiddenMessage })
    const why = reasonToSetAside(text, inEnglish, block)
    if (why) {
      setAside.push({ ...evidence, ...why })
      return []
    }
    const section = block?.section ?? ''
    const place = places.get(section) ?? 0
    places.set(section, place + 1)
    const role = isInAbstract(text, raw.page) ? 'abstract' : (roleOf.get(section) ?? 'other')
    const part = parts.get(section)
    const where = { block: block?.id ?? '', kind: block?.kind ?? 'paragraph', role, section, place } as const
    const table = block?.table
    return [{ id: raw.id, ...placed, text, ...where, ...(part && { part }), ...(table && { table }) }]
  }

  const sentences = model.sentences.flatMap((sentence) => read(sentence, blocks.get(sentence.block)))
  const split = new Set(model.sentences.map(({ block }) => block))
  const unsplit = model.blocks
    .filter(({ id, kind }) => !split.has(id) && !NOT_STUDIED.has(kind))
    .flatMap((block) => read({ ...block, text: blockText(block) }, block))
  if (other) {
    const heading = { id: other.id, ...placeOf(other), text: titleWorthShowing(other.text) }
    setAside.push({ ...evidenceOf(heading), why: 'another-work' })
  }
  const signposts = model.blocks
    .filter(({ id, kind }) => !split.has(id) && SIGNPOSTS.has(kind))
    .flatMap((block) => signpost(block))
  return {
    title: titleWorthShowing(model.title),
    authors: model.authors.map(titleWorthShowing).filter(Boolean),
    language: model.language,
    pages: model.pages.length,
    paged: model.paged,
    sections: model.sections.filter(({ title }) => !givesOrders(stripInvisible(title).text)),
    roleOf,
    sentences,
    blocks: unsplit,
    signposts,
    order: model.blocks.map(({ id }) => id),
    pictures: model.figures.map(({ page, caption }) => ({ page, caption: titleWorthShowing(caption) })),
    setAside,
  }

  function signpost(block: Block): ReadSentence[] {
    const text = titleWorthShowing(block.text)
    if (text.trim() === '') return []
    const { id, kind, section } = block
    const role = roleOf.get(section) ?? 'other'
    return [{ id, ...placeOf(block), text, block: id, kind, role, section, place: 0 }]
  }
}

const blockText = (block: Block) =>
  cellsOf(block)
    ?.map((row) => row.join(' | '))
    .join('\n') ?? block.text

function titleWorthShowing(raw: string): string {
  const { text } = stripInvisible(raw)
  return givesOrders(text) || decodeHidden(text) || isOpaque(text) ? '' : text
}

/** Journals print abstracts without a heading: the reader recognises one by its place, its sections do not. */
function abstractWithoutHeading(model: DocumentModel): (text: string, page: number) => boolean {
  const hasHeading = model.sections.some(({ role }) => role === 'abstract')
  if (hasHeading || model.abstract.length < SHORTEST_ABSTRACT) return () => false
  return (text, page) =>
    page <= 3 && text.length > 20 && model.abstract.includes(text.replace(/^abstract[.:–—]?\s*/i, ''))
}

function reasonToSetAside(
  text: string,
  inEnglish: boolean,
  block: Block | undefined,
): Pick<SetAside, 'why' | 'hidden'> | null {
  const kind = block?.kind
  const hidden = decodeHidden(text)
  if (hidden) return { why: 'encoded', hidden }
  if (kind !== 'reference' && isOpaque(text)) return { why: 'encoded' }
  // A sentence does not continue from one table cell to the next.
  const parts = (block && cellsOf(block)?.flat()) ?? [text]
  if (parts.some((part) => givesOrders(stripInvisible(part).text))) return { why: 'order' }
  if (inEnglish && kind !== 'reference' && kind !== 'table' && otherLanguageOf(text))
    return { why: 'other-language' }
  return null
}

/** "7 - References", "6 – Conclusion": the part follows its number and a dash. */
function roleBehindDash(title: string): SectionRole | null {
  const name = title.match(/^\s*\d{1,2}\s*[-–—:]\s*(.+)$/)?.[1]
  if (name === undefined) return null
  return /^(?:list of )?references$|^bibliography$|^works cited$/i.test(name.trim())
    ? 'references'
    : roleOfHeading(name)
}

function rolesOf(sections: readonly Section[]): Map<string, SectionRole> {
  const roles = new Map<string, SectionRole>()
  const above: { level: number; role: SectionRole }[] = []
  for (const { id, level, role, title } of sections) {
    while (above.length > 0 && above.at(-1)!.level >= level) above.pop()
    const over = above.at(-1)?.role ?? 'other'
    // An abstract may have headings, but not numbered ones: those belong to the text after it.
    const inherited =
      over === 'abstract' && /^\s*(?:\d+\.\d|\d+\.?\s+\p{Lu}|(?:chapter|CHAPTER|Chapter)\b)/u.test(title)
        ? 'other'
        : over
    const own = role !== 'other' ? role : (roleBehindDash(title) ?? inherited)
    roles.set(id, own)
    above.push({ level, role: own })
  }
  return roles
}
