/** Every measure, in the order in which a reader asks. A measure is a function from a document to its tallies. */
import { measureFacts, measureNotFound } from './facts.ts'
import { measureLookups } from './lookups.ts'
import { shareOf, wordsOf } from './matching.ts'
import { measureNumbers } from './numbers.ts'
import { measureQuestions } from './questions.ts'
import type { RealDocument } from './real-document.ts'
import { measureReferences } from './references.ts'
import type { Tally } from './tally.ts'

const MEASURES: readonly ((document: RealDocument) => Tally[])[] = [
  measureReading,
  measureFacts,
  measureNotFound,
  measureNumbers,
  measureReferences,
  measureLookups,
  measureQuestions,
]

export const measure = (document: RealDocument): Tally[] => MEASURES.flatMap((one) => one(document))

/** Whether type, stage and title were recognised. */
function measureReading({ key, analysis }: RealDocument): Tally[] {
  const found = analysis.type.found
  const wanted = [key.type, ...(key.typeAlso ?? [])]
  const typeFits = wanted.some((type) => (type === 'research') === (found === 'research'))
  const stages = [key.stage, ...(key.stageAlso ?? [])].filter((stage) => stage !== null)
  const stage = 'stage' in analysis.type ? String(analysis.type.stage) : 'none'
  const { title } = analysis.document
  return [
    told('type', typeFits, `${found} instead of ${wanted.join(' or ')}`),
    ...(stages.length > 0
      ? [told('stage', stages.includes(stage), `${stage} instead of ${stages.join(' or ')}`)]
      : []),
    ...(key.title ? [told('title', isTitle(title, key.title), `“${title}” instead of “${key.title}”`)] : []),
  ]
}

const told = (figure: Tally['figure'], fits: boolean, miss: string): Tally => ({
  figure,
  hits: fits ? 1 : 0,
  of: 1,
  misses: fits ? [] : [miss],
})

/** Most of its words, and not half a title page beside them. */
const isTitle = (shown: string, wanted: string): boolean =>
  shareOf(wanted, shown) >= 0.8 && wordsOf(shown).length <= wordsOf(wanted).length * 1.6 + 4
