import type { Section, SectionRole } from '#product/document-model.ts'
import { type HeadingNumber, headingNumber } from '../heading-number.ts'

/** A section while its role is being determined. */
export type FoundSection = Section & {
  number?: HeadingNumber | undefined
  own: SectionRole
  parent?: FoundSection | undefined
}

/** Without numbers, levels are guessed from type, and are wrong more often than these names. */
const CHAPTER_NAME =
  /^(results?( and discussions?)?|findings( and discussions?)?|discussions?|conclusions?( and recommendations?)?|methodology|(materials and )?methods|literature review)[.:]?$/i

/** Roles that a chapter may contain without losing its own: the limitations of chapter one are not a discussion. */
const BREAKS_OUT: Partial<Record<SectionRole, readonly SectionRole[]>> = {
  introduction: ['methods', 'literature'],
  literature: [],
  methods: [],
  results: ['discussion'],
  discussion: ['conclusion'],
  conclusion: ['discussion'],
}

/** 'Methodology and Results' is both, one after the other. */
export const tellsMethodsAndResults = ({ own, title }: FoundSection): boolean =>
  own === 'methods' && /\bmethod\w*\b.*\b(?:results|findings)\b/i.test(title)

/** '4.6 Results and Discussion' is a chapter by its name, whatever its number. */
export const isResultsByName = (title: string): boolean =>
  /^(?:results?|findings)(?:,? (?:and|&) (?:discussions?|analysis|findings))?$/i.test(
    (headingNumber(title)?.rest ?? title).trim(),
  )

const isAmongMethods = (title: string, { own }: FoundSection) => own === 'methods' && isResultsByName(title)

/** In a proposal the objectives often follow the review, without a chapter of their own: they are the work's, and no other's. */
const STATES_AIMS =
  /^(?:\d[\d.]*\s*)?(?:(?:the|main|general|specific|research|study|broad|overall) )*(?:aims?|objectives?|purpose|research questions?|hypothes[ei]s)(?: and (?:specific )?objectives?)?(?: of (?:the |this )?(?:study|research|project|work|thesis))?[.:]?$/i

/** 'Participants' under 'Results' is part of the results, whatever it would be on its own. */
export function roleUnder(own: SectionRole, title: string, parent: FoundSection | undefined): SectionRole {
  const above = parent?.role ?? 'other'
  if (above === 'appendix' || above === 'references') return own === 'references' ? own : above
  if (above === 'literature' && STATES_AIMS.test(title.trim())) return 'introduction'
  if (own === 'other') return above === 'front-matter' || above === 'abstract' ? 'other' : above
  if (own === 'references' || own === 'appendix') return own
  const isNumbered = parent?.number || headingNumber(title)
  if (!isNumbered && CHAPTER_NAME.test(title)) return own
  if (own === 'results' && parent && (tellsMethodsAndResults(parent) || isAmongMethods(title, parent)))
    return own
  const breaksOut = BREAKS_OUT[above]
  if (!breaksOut) return own
  // The role of 'Limitations', discussion, comes from the word alone; a chapter around it outweighs that.
  return breaksOut.includes(own) && !/limitation/i.test(title) ? own : above
}
