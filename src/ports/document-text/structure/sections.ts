import type { Section, SectionRole } from '#product/document-model.ts'
import type { RawBlock } from './raw-document.ts'
import { roleOf } from './section-roles.ts'

/** Everything before the first heading is a section too: blocks always belong to one. */
export function toSections(blocks: RawBlock[]): { sections: Section[]; sectionOf: Section[] } {
  const sections: Section[] = []
  const sectionOf: Section[] = []
  const parents: Section[] = []
  const begin = (title: string, level: number, page: number) => {
    while (parents.length && parents.at(-1)!.level >= level) parents.pop()
    const section: Section = {
      id: `s${sections.length + 1}`,
      title,
      level,
      role: roleFor(title, parents),
      firstPage: page,
      lastPage: page,
    }
    sections.push(section)
    parents.push(section)
    return section
  }
  let current: Section | undefined
  for (const block of blocks) {
    if (block.kind === 'heading') current = begin(block.text, block.level ?? 1, block.page)
    else if (!current) {
      current = begin('', 1, block.page)
      current.role = 'front-matter'
    }
    for (const section of [current!, ...parents]) section.lastPage = Math.max(section.lastPage, block.page)
    sectionOf.push(current!)
  }
  giveFrontMatter(sections)
  nameAppendices(sections)
  return { sections, sectionOf }
}

/** 'Participants' under 'Results' is a part of the results, whatever it would be alone; 'Limitations' under a chapter is itself. */
function roleFor(title: string, parents: Section[]): SectionRole {
  const own = roleOf(title)
  const parent = parents.at(-1)?.role ?? 'other'
  if (parent === 'appendix' || parent === 'references') return own === 'references' ? own : parent
  if (own === 'other') return parent === 'front-matter' || parent === 'abstract' ? 'other' : parent
  // 'Overview' and 'Background' open a chapter; only 'Introduction' is one wherever it stands.
  if (own === 'introduction' && parents.length && !/introdu/i.test(title))
    return parent === 'front-matter' ? own : parent
  if (parent === 'methods' && own !== 'references') return parent
  return own
}

/** A heading before the abstract or introduction that names nothing (the title, the university) is front matter. */
function giveFrontMatter(sections: Section[]): void {
  const start = sections.findIndex(({ role }) => role !== 'other' && role !== 'front-matter')
  if (start > 0 && start <= 12 && sections[start]!.firstPage <= 20)
    for (const section of sections.slice(0, start)) section.role = 'front-matter'
}

/** 'A Proofs', 'B Further tables' after the references are appendices without the word. */
function nameAppendices(sections: Section[]): void {
  const references = sections.findIndex(({ role }) => role === 'references')
  if (references < 0) return
  let inAppendix = false
  for (const section of sections.slice(references + 1)) {
    if (/^[A-H](\.\d+)*\.?\s+\p{Lu}/u.test(section.title)) inAppendix = true
    if (inAppendix && section.role !== 'references') section.role = 'appendix'
  }
}
