/**
 * A document as the study engine reads it: clean of invisible characters, every sentence with its
 * place, and whatever speaks to a marker instead of a reader set aside before anything is judged.
 */
import type { BlockKind, DocumentModel, Section, SectionRole } from '#product/document-model.ts'
import { decodeHidden, isOpaque } from './encoded-text.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { stripInvisible } from './invisible.ts'
import { givesOrders } from './orders.ts'
import { otherLanguageOf } from './other-language.ts'

export type ReadSentence = {
  id: string
  page: number
  text: string
  block: string
  kind: BlockKind
  role: SectionRole
  section: string
  /** Its place among the sentences of its section, from 0. */
  place: number
}

export type SetAside = Evidence & {
  why: 'order' | 'encoded' | 'other language' | 'hidden characters'
  hidden?: string
}

export type Reading = {
  title: string
  language: string
  pages: number
  sections: Section[]
  /** The role a section has by itself or from the chapter it stands in. */
  roleOf: ReadonlyMap<string, SectionRole>
  sentences: ReadSentence[]
  setAside: SetAside[]
}

export const isProse = (sentence: ReadSentence): boolean =>
  (sentence.kind === 'paragraph' || sentence.kind === 'list-item') && sentence.role !== 'references'

export function readForStudy(model: DocumentModel): Reading {
  const roleOf = rolesOf(model.sections)
  const blocks = new Map(model.blocks.map((block) => [block.id, block]))
  const inEnglish = model.language === 'en' || model.language === 'und'
  const places = new Map<string, number>()
  const sentences: ReadSentence[] = []
  const setAside: SetAside[] = []

  for (const sentence of model.sentences) {
    const block = blocks.get(sentence.block)
    const { text, removed, hiddenMessage } = stripInvisible(sentence.text)
    if (removed > 0 && hiddenMessage)
      setAside.push({ ...evidenceOf({ ...sentence, text }), why: 'hidden characters', hidden: hiddenMessage })
    const why = reasonToSetAside(text, inEnglish, block?.kind)
    if (why) {
      setAside.push({ ...evidenceOf({ ...sentence, text }), ...why })
      continue
    }
    const section = block?.section ?? ''
    const place = places.get(section) ?? 0
    places.set(section, place + 1)
    sentences.push({
      id: sentence.id,
      page: sentence.page,
      text,
      block: sentence.block,
      kind: block?.kind ?? 'paragraph',
      role: roleOf.get(section) ?? 'other',
      section,
      place,
    })
  }
  return {
    title: titleWorthShowing(model.title),
    language: model.language,
    pages: model.pages.length,
    sections: model.sections.filter(({ title }) => !givesOrders(stripInvisible(title).text)),
    roleOf,
    sentences,
    setAside,
  }
}

function titleWorthShowing(raw: string): string {
  const { text } = stripInvisible(raw)
  return givesOrders(text) || decodeHidden(text) || isOpaque(text) ? '' : text
}

function reasonToSetAside(
  text: string,
  inEnglish: boolean,
  kind: BlockKind | undefined,
): Pick<SetAside, 'why' | 'hidden'> | null {
  const hidden = decodeHidden(text)
  if (hidden) return { why: 'encoded', hidden }
  if (kind !== 'reference' && isOpaque(text)) return { why: 'encoded' }
  if (givesOrders(text)) return { why: 'order' }
  if (inEnglish && kind !== 'reference' && otherLanguageOf(text)) return { why: 'other language' }
  return null
}

function rolesOf(sections: readonly Section[]): Map<string, SectionRole> {
  const roles = new Map<string, SectionRole>()
  const above: { level: number; role: SectionRole }[] = []
  for (const { id, level, role } of sections) {
    while (above.length > 0 && above.at(-1)!.level >= level) above.pop()
    const own = role === 'other' ? (above.at(-1)?.role ?? 'other') : role
    roles.set(id, own)
    above.push({ level, role: own })
  }
  return roles
}
