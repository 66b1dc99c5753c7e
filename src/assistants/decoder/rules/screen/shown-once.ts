/** Each point is shown once: what stands at the top of the page or on a page of its own is not listed again in its section. */
import type { Analysis } from '../../contract.ts'
import { MEND_FIRST } from '../../spec.ts'
import { SECTION_KEYS, type SectionKey } from '../keys.ts'
import { filterPoints } from './filter.ts'

export type Elsewhere = 'what-it-is' | 'mend-first' | 'checklist'
export type SectionShown = { key: SectionKey; title: string; points: number[]; elsewhere?: Elsewhere }

/** The points of a section that its own list shows, and where the others stand. */
export function shownOf(analysis: Analysis, key: SectionKey): SectionShown {
  const { title, content } = analysis[key]
  const [elsewhere, isThere] = placeElsewhere(analysis, key)
  const all = content.map((_, at) => at)
  const points = all.filter((at) => !isThere(content[at] ?? '', at))
  return { key, title, points, ...(points.length < all.length && elsewhere && { elsewhere }) }
}

type IsThere = (text: string, at: number) => boolean

function placeElsewhere(analysis: Analysis, key: SectionKey): [Elsewhere | undefined, IsThere] {
  if (key === 'executiveSummary') return ['what-it-is', () => true]
  if (key === 'improvementRecommendations') return ['mend-first', (_, at) => at < MEND_FIRST]
  if (key !== 'defensePreparation') return [undefined, () => false]
  const asked = new Set(analysis.defenseChecklist.map(({ question }) => question))
  return ['checklist', (text) => asked.has(text)]
}

/** On paper there is no top of the page: only what the checklist asks is left to the checklist. */
export const printedOf = (analysis: Analysis, key: SectionKey): SectionShown =>
  key === 'defensePreparation'
    ? shownOf(analysis, key)
    : { key, title: analysis[key].title, points: analysis[key].content.map((_, at) => at) }

/** What a search finds, over all sections; it looks at every point, wherever that stands. */
export const foundIn = (analysis: Analysis, search: string): SectionShown[] =>
  SECTION_KEYS.map((key) => {
    const { title, content } = analysis[key]
    return { key, title, points: filterPoints(content, search) }
  }).filter(({ points }) => points.length > 0)
