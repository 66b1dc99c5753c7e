/** How blocks are cited in a file without pages: by heading, and as the nth block below it. */
import type { Section, SectionPlace } from '#product/document-model.ts'
import type { RawBlock } from './raw-document.ts'

export function placesInSections(blocks: RawBlock[], sectionOf: Section[]): SectionPlace[] {
  let section: Section | undefined
  let paragraph = 0
  return blocks.map(({ kind }, at) => {
    if (sectionOf[at] !== section) paragraph = 0
    section = sectionOf[at]!
    if (kind !== 'heading') paragraph++
    return { section: section.title, paragraph: Math.max(1, paragraph) }
  })
}
