/**
 * Roles that no heading states: inferred from the usual order of chapters, the neighbouring headings, and
 * the text before and after.
 */
import type { SectionRole } from '#product/document-model.ts'
import { type FoundSection, isResultsByName, roleUnder, tellsMethodsAndResults } from './role-under.ts'

/** A thesis of five chapters nearly always has this order; used only where a chapter has no name at all. */
const CUSTOM: readonly SectionRole[] = ['introduction', 'literature', 'methods', 'results', 'discussion']

export function inferRoles(sections: FoundSection[]): void {
  nameBareChapters(sections)
  keepInAbstract(sections)
  makeSecondIntroductionsLiterature(sections)
  takeFromSiblings(sections)
  partMethodsFromResults(sections)
  takeFromPlace(sections)
  giveFrontMatter(sections)
  nameAppendices(sections)
  for (const section of sections)
    if (section.part === 'code' && section.role === 'other') section.role = 'appendix'
  handDown(sections)
}

function nameBareChapters(sections: FoundSection[]): void {
  for (const section of sections) {
    const { number } = section
    if (number?.word !== 'chapter' || number.rest.trim() || number.path.length !== 1) continue
    section.own = section.role = CUSTOM[number.path[0]! - 1] ?? 'other'
  }
}

/** 'Background', 'Methods', 'Results' under 'Abstract' and before the introduction are parts of the abstract. */
function keepInAbstract(sections: FoundSection[]): void {
  const abstract = sections.findIndex(({ own }) => own === 'abstract')
  if (abstract < 0) return
  const length = sections
    .slice(abstract + 1)
    .findIndex(
      ({ own, number, level }) =>
        number !== undefined || (own === 'introduction' && level <= sections[abstract]!.level),
    )
  const opens = sections[abstract + 1 + length]
  if (length < 2 || length > MOST_IN_ABSTRACT || opens?.own !== 'introduction') return
  const inside = sections.slice(abstract + 1, abstract + 1 + length)
  if (inside.some(({ own, firstPage }) => own === 'front-matter' || firstPage > opens.firstPage)) return
  for (const section of inside) section.own = section.role = 'abstract'
}
const MOST_IN_ABSTRACT = 7

const isChapter = ({ parent, number, own }: FoundSection) =>
  (!parent || parent.role === 'front-matter' || parent.own === 'front-matter' || parent.own === 'other') &&
  (number ? number.path.length === 1 : own !== 'front-matter')

/** '2 Background' after '1 Introduction' is the literature review. */
function makeSecondIntroductionsLiterature(sections: FoundSection[]): void {
  if (sections.some(({ own }) => own === 'literature')) return
  const chapters = sections.filter((section) => section.number && isChapter(section))
  const first = chapters.findIndex(({ own }) => own === 'introduction')
  const second = chapters[first + 1]
  if (first >= 0 && second?.own === 'introduction') second.own = second.role = 'literature'
}

const HANDED_ON: ReadonlySet<SectionRole> = new Set([
  'introduction',
  'literature',
  'methods',
  'results',
  'appendix',
])

/** Where headings have no numbers and one look, 'Measures' after 'Method' is still the method. 'Step 3' always is. */
function takeFromSiblings(sections: FoundSection[]): void {
  const last = new Map<FoundSection | undefined, FoundSection>()
  for (const section of sections) {
    const sibling = last.get(section.parent)
    last.set(section.parent, section)
    const isPlain = !section.number || section.number.word === 'step'
    if (section.own !== 'other' || section.role !== 'other' || !isPlain || !sibling) continue
    if (
      sibling.level !== section.level ||
      !HANDED_ON.has(sibling.role) ||
      (sibling.number && !section.number)
    )
      continue
    if (sibling.role !== 'literature' || section.parent || endsInMethods(sections, section))
      section.role = sibling.role
  }
}

/** In a chapter of methods and results, the results go on once they have begun. */
function partMethodsFromResults(sections: FoundSection[]): void {
  for (const chapter of sections.filter(({ own }) => own === 'methods')) {
    const inside = sections.filter(({ parent }) => parent === chapter)
    const isBoth = tellsMethodsAndResults(chapter)
    const begins = inside.findIndex(
      ({ own, title }) => own === 'results' && (isBoth || isResultsByName(title)),
    )
    if (begins >= 0) for (const section of inside.slice(begins + 1)) section.parent = inside[begins]
  }
}

/**
 * A review of many headings ends where the methods begin; without such an end, the following sections may
 * be the work itself.
 */
function endsInMethods(sections: readonly FoundSection[], section: FoundSection): boolean {
  const later = sections.slice(sections.indexOf(section) + 1)
  return later.some(
    ({ level, parent, own }) =>
      level === section.level && parent === section.parent && (own === 'methods' || own === 'results'),
  )
}

/** A chapter named after its subject, between two with known roles. */
function takeFromPlace(sections: FoundSection[]): void {
  const chapters = sections.filter(isChapter)
  chapters.forEach((chapter, at) => {
    if (chapter.role !== 'other' || chapter.part) return
    const isTold = ({ role }: FoundSection) => role !== 'other' && role !== 'front-matter'
    const before = chapters.slice(0, at).findLast(isTold)?.role
    const after = chapters.slice(at + 1).find(isTold)?.role
    const told = before && after && BETWEEN[`${before} ${after}`]
    if (told) chapter.role = told
  })
}

const BETWEEN: Record<string, SectionRole | undefined> = {
  'introduction results': 'methods',
  'literature results': 'methods',
  'methods results': 'methods',
  'methods discussion': 'results',
  'methods conclusion': 'results',
  'results conclusion': 'discussion',
  'introduction literature': 'introduction',
}

/** A heading before the abstract or introduction that matches no role (the title, the university) is front matter. */
function giveFrontMatter(sections: FoundSection[]): void {
  const start = sections.findIndex(
    ({ role, number }) => (role !== 'other' && role !== 'front-matter') || number,
  )
  if (start > 0 && start <= 12 && sections[start]!.firstPage <= 20)
    for (const section of sections.slice(0, start)) section.role = 'front-matter'
}

/** 'A Proofs', 'B Further tables' after the references are appendices without the word. */
function nameAppendices(sections: FoundSection[]): void {
  const references = sections.findIndex(({ role }) => role === 'references')
  if (references < 0) return
  let inAppendix = false
  for (const section of sections.slice(references + 1)) {
    if (/^[A-H](\.\d+)*\.?\s+\p{Lu}/u.test(section.title)) inAppendix = true
    if (inAppendix && section.role !== 'references') section.role = 'appendix'
  }
}

/** The final role of a chapter applies to all sections in it. */
function handDown(sections: FoundSection[]): void {
  for (const section of sections) {
    if (!section.parent || section.role === 'front-matter') continue
    const role = roleUnder(section.own, section.title, section.parent)
    if (role !== 'other') section.role = role
  }
}
