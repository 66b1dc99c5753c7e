/** Slides for the places that the document leaves empty: what else it says, in its own order. */
import { isProse } from '#capabilities/study/rules/document/reading.ts'
import type { Section } from '#product/document-model.ts'
import type { Point } from '../deck/deck.ts'
import { asPoints, type Draft, type Part } from './draft.ts'
import { isAlike, type Material, pointFrom, sourceOf } from './material.ts'

const MOST = 4
const LEAST = 2
const PART_OF_ROLE: Partial<Record<Section['role'], Part>> = {
  abstract: 'Background',
  introduction: 'Background',
  literature: 'Literature',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Results',
  conclusion: 'Conclusion',
}

const TITLES: Partial<Record<Part, string>> = {
  Background: 'This belongs to the background',
  Literature: 'The literature also says this',
  Methods: 'The work was also done in this way',
  Results: 'The data also show this',
  Conclusion: 'This follows from the work',
}

export type Filler = { part: Part; kicker: string; draft: Draft }

/** Sections with unused sentences, the fullest first. */
export function nextFiller(material: Material): Filler | undefined {
  const { study, used } = material
  const open = study.reading.sentences.filter(
    (sentence) =>
      isProse(sentence) &&
      sentence.role !== 'front-matter' &&
      sentence.role !== 'appendix' &&
      !used.has(sentence.id),
  )
  const bySection = [...Map.groupBy(open, ({ section }) => section)].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  for (const [id, sentences] of bySection) {
    const points: Point[] = []
    for (const sentence of sentences) {
      if (points.length === MOST) break
      const point = pointFrom(sourceOf(sentence))
      if (!point || points.some((other) => isAlike(other.text, point.text))) {
        // Not looked at again: it will never make a line.
        if (!point) used.add(sentence.id)
        continue
      }
      points.push(point)
    }
    if (points.length < LEAST) continue
    for (const { sources } of points) for (const { sentenceId } of sources) used.add(sentenceId)
    const section = study.reading.sections.find((one) => one.id === id)
    const kicker = headingWords(section?.title ?? '')
    const part = PART_OF_ROLE[study.reading.roleOf.get(id) ?? 'other'] ?? 'Background'
    const draft = asPoints(points, TITLES[part] ?? 'The work also says this')
    if (draft) return { part, kicker: kicker || part, draft }
  }
  return undefined
}

const LONGEST_HEADING = 40
const headingWords = (title: string): string => {
  const bare = title.replace(/^(?:chapter\s+\w+\s*[:.–-]?\s*|\d+(?:\.\d+)*\.?\s*|[A-Z]\.\s+)/i, '').trim()
  const calm = bare === bare.toUpperCase() ? bare.toLowerCase() : bare
  return calm.length <= LONGEST_HEADING ? calm.replace(/^./, (letter) => letter.toUpperCase()) : ''
}
