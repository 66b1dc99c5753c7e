import type { Section, SectionPart, SectionRole } from '#product/document-model.ts'
import { headingNumber } from '../heading-number.ts'
import type { RawBlock } from '../raw-document.ts'
import { partOf } from '../section-parts.ts'
import { roleOf, withoutNumber } from '../section-roles.ts'
import { inferRoles } from './infer-roles.ts'
import { type FoundSection, roleUnder } from './role-under.ts'
import { opensUntitled } from './untitled-introduction.ts'

/** Text before the first heading forms a section too: every block belongs to one. */
export function toSections(blocks: RawBlock[]): { sections: Section[]; sectionOf: Section[] } {
  const found: FoundSection[] = []
  const sectionOf: FoundSection[] = []
  const open: FoundSection[] = []
  const begin = (title: string, level: number, page: number): FoundSection => {
    while (open.length && open.at(-1)!.level >= level) open.pop()
    const number = headingNumber(title)
    const parent = open.at(-1)
    const own = title ? roleOf(title) : 'front-matter'
    const section: FoundSection = {
      ...{ id: `s${found.length + 1}`, title, level, firstPage: page, lastPage: page },
      ...{ number, own, parent, role: roleUnder(own, title, parent) },
    }
    const part = partUnder(section)
    if (part) section.part = part
    found.push(section)
    open.push(section)
    return section
  }
  const untitled = opensUntitled(blocks)
  let current: FoundSection | undefined
  blocks.forEach((block, at) => {
    if (block.kind === 'heading') current = begin(block.text, block.level ?? 1, block.page)
    else if (untitled === at) {
      current = begin('', 1, block.page)
      current.own = current.role = 'introduction'
    } else current ??= begin('', 1, block.page)
    for (const section of [current!, ...open]) section.lastPage = Math.max(section.lastPage, block.page)
    sectionOf.push(current!)
  })
  inferRoles(found)
  const finished = new Map(found.map((section) => [section, withoutLinks(section)]))
  return { sections: [...finished.values()], sectionOf: sectionOf.map((section) => finished.get(section)!) }
}

const withoutLinks = ({ number: _number, own: _own, parent: _parent, ...section }: FoundSection): Section =>
  section

/** A chapter may discuss its questionnaire; the questionnaire itself is at the end. */
const IN_APPENDICES: ReadonlySet<SectionPart> = new Set(['questionnaire', 'form', 'transcript', 'code'])
const IN_TEXT: ReadonlySet<SectionRole> = new Set([
  'introduction',
  'literature',
  'methods',
  'results',
  'discussion',
])
/** The headings below these have topics of their own. */
const OWN_ONLY: ReadonlySet<SectionPart> = new Set([
  'chapter-summary',
  'background',
  'variables',
  'design',
  'analysis',
])

function partUnder({ title, parent, level, role }: FoundSection): SectionPart | undefined {
  const part = title ? partOf(withoutNumber(title)) : undefined
  if (part === 'chapter-summary')
    return parent && level > 1 && parent.role !== 'front-matter' ? part : undefined
  if (part && !(IN_APPENDICES.has(part) && IN_TEXT.has(role))) return part
  if (part === 'questionnaire') return 'instrument'
  return parent?.part && !OWN_ONLY.has(parent.part) ? parent.part : undefined
}
