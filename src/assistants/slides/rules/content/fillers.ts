/** Slides for the places that the document leaves empty: what else it says, in its own order. */
import { isProse, type ReadSentence } from '#capabilities/study/rules/document/reading.ts'
import type { Section } from '#product/document-model.ts'
import type { Point } from '../deck/deck.ts'
import { asPoints, type Part } from './draft.ts'
import { type Material, pointFrom, sourceOf } from './material.ts'
import { type Filler, nextFacts } from './more-facts.ts'
import { withAsset } from './plans-of-results.ts'
import { mostSalient, salienceOf } from './salience.ts'
import { takeOne } from './take.ts'

const MOST = 4
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

/** Sections with unused sentences, those first in which most is told. */
function nextSection(material: Material, least: number): Filler | undefined {
  const { study, used } = material
  const open = study.reading.sentences.filter(
    (sentence) =>
      isProse(sentence) &&
      sentence.role !== 'front-matter' &&
      sentence.role !== 'appendix' &&
      !used.has(sentence.id),
  )
  const bySection = [...Map.groupBy(open, ({ section }) => section)]
    .map(([id, sentences]) => ({
      id,
      sayable: mostSalient(
        sentences.filter((sentence) => pointFrom(sourceOf(sentence))),
        MOST,
      ),
    }))
    .sort((a, b) => worth(b.sayable) - worth(a.sayable))
  for (const { id, sayable } of bySection) {
    if (sayable.length < least) continue
    const points: Point[] = []
    for (const sentence of sayable) {
      const point = takeOne(material, sourceOf(sentence), sentence.role)
      if (point) points.push(point)
    }
    if (points.length === 0) continue
    const section = study.reading.sections.find((one) => one.id === id)
    const kicker = headingWords(section?.title ?? '')
    const part = PART_OF_ROLE[study.reading.roleOf.get(id) ?? 'other'] ?? 'Background'
    const draft = asPoints(
      points,
      kicker ? `The work says this about ${lower(kicker)}` : (TITLES[part] ?? 'The work also says this'),
    )
    if (draft) return { part, kicker: kicker || part, draft }
  }
  return undefined
}

const worth = (sentences: readonly ReadSentence[]): number =>
  sentences.reduce((sum, sentence) => sum + Math.max(0, salienceOf(sentence)), sentences.length)

/** What is stated comes before what is merely written; a slide of one statement only where there is nothing fuller. */
export const nextFiller = (
  material: Material,
  order: { isPlan: boolean; turn: number },
): Filler | undefined =>
  nextFacts(material, 2, order) ??
  nextTable(material, order) ??
  nextSection(material, 2) ??
  nextFacts(material, 1, order) ??
  nextSection(material, 1)

function nextTable(material: Material, { isPlan }: { isPlan: boolean }): Filler | undefined {
  if (isPlan) return undefined
  const draft = withAsset(material)
  return draft && { part: 'Results', kicker: 'Further results', draft }
}

const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.replace(/^./u, (letter) => letter.toLowerCase()) : text

const LONGEST_HEADING = 40
const headingWords = (title: string): string => {
  const bare = title.replace(/^(?:chapter\s+\w+\s*[:.–-]?\s*|\d+(?:\.\d+)*\.?\s*|[A-Z]\.\s+)/i, '').trim()
  const calm = bare === bare.toUpperCase() ? bare.toLowerCase() : bare
  return calm.length <= LONGEST_HEADING ? calm.replace(/^./, (letter) => letter.toUpperCase()) : ''
}
