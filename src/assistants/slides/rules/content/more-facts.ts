/** What the document states and no slide shows yet: into the room that slides have left, and onto slides of its own. */
import { shownOf } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { Fact, FactKind } from '#capabilities/study/rules/facts/fact.ts'
import type { Point } from '../deck/deck.ts'
import { asPoints, type Draft, type Part } from './draft.ts'
import { type Material, pointFrom, sourceOfFact } from './material.ts'
import { hasRoomFor } from './room.ts'
import { familyOf, takeOne } from './take.ts'

/** What belongs to a slide beyond what it was planned to show. */
export const BELONGS_TO: Record<string, readonly FactKind[]> = {
  background: ['problem', 'setting', 'definition'],
  problem: ['problem', 'gap'],
  objectives: ['aim', 'objective'],
  questions: ['hypothesis', 'question'],
  significance: ['contribution'],
  literature: ['gap'],
  gap: ['gap'],
  framework: ['theory', 'definition'],
  design: ['design', 'approach', 'procedure'],
  sample: ['sample-size', 'population', 'sampling', 'setting', 'period'],
  instruments: ['instrument', 'variables', 'procedure', 'period'],
  analysis: ['analysis', 'software', 'reliability', 'ethics', 'instrument', 'variables', 'procedure'],
  ethics: ['ethics', 'reliability'],
  'result-1': ['result', 'null-result'],
  'result-2': ['result', 'null-result'],
  'result-3': ['result', 'null-result'],
  discussion: ['null-result', 'result', 'limitation'],
  limits: ['limitation'],
  conclusion: ['conclusion', 'recommendation'],
}

export const HEADS: Partial<Record<FactKind, string>> = {
  aim: 'Aim',
  objective: 'Objective',
  analysis: 'Analysis',
  software: 'Software',
  reliability: 'Validity',
  ethics: 'Ethics',
  instrument: 'Instrument',
  variables: 'Variables',
  procedure: 'Procedure',
  conclusion: 'Conclusion',
  recommendation: 'Recommendation',
  limitation: 'Limit',
  result: 'Finding',
  'null-result': 'No effect',
}

const openFacts = ({ book, used }: Material, kinds: readonly FactKind[]): Fact[] =>
  kinds.flatMap((kind) => shownOf(book, kind)).filter(({ evidence }) => !used.has(evidence.sentenceId))

/** Adds to the points of a slide what belongs there, as long as there is room. */
export function fillRoom(id: string, draft: Draft, material: Material): void {
  for (const fact of openFacts(material, BELONGS_TO[id] ?? [])) {
    if (material.used.has(fact.evidence.sentenceId)) continue
    const source = sourceOfFact(fact)
    const head = draft.form === 'cards' ? (HEADS[fact.kind] ?? 'Also') : undefined
    const tried = pointFrom(source, head)
    if (!tried || !hasRoomFor(draft, tried)) continue
    const point = takeOne(material, source, familyOf(fact.kind), head)
    if (point) draft.points.push(point)
  }
}

type Group = { part: Part; kicker: string; title: string; kinds: readonly FactKind[] }
/** What is asked about first stands first; each has its turn before one comes again. */
const GROUPS: readonly Group[] = [
  {
    part: 'Results',
    kicker: 'Further results',
    title: 'The data also give these answers',
    kinds: ['result', 'null-result'],
  },
  {
    part: 'Methods',
    kicker: 'Analysis',
    title: 'The data are analysed with these tools',
    kinds: ['analysis', 'software', 'reliability'],
  },
  {
    part: 'Purpose',
    kicker: 'Aims',
    title: 'The work also pursues these aims',
    kinds: ['aim', 'objective', 'hypothesis', 'question'],
  },
  {
    part: 'Methods',
    kicker: 'Procedure',
    title: 'The work was done in these steps',
    kinds: ['procedure', 'variables', 'instrument', 'period', 'setting'],
  },
  {
    part: 'Conclusion',
    kicker: 'What follows',
    title: 'The work also leads to this',
    kinds: ['conclusion', 'recommendation'],
  },
  {
    part: 'Background',
    kicker: 'Problem',
    title: 'The problem has these sides',
    kinds: ['problem', 'gap'],
  },
  {
    part: 'Methods',
    kicker: 'Design',
    title: 'The design has these features',
    kinds: ['approach', 'design', 'sampling', 'population', 'sample-size'],
  },
  {
    part: 'Literature',
    kicker: 'Concepts',
    title: 'The work uses these ideas',
    kinds: ['theory', 'definition'],
  },
  { part: 'Purpose', kicker: 'Contribution', title: 'The work adds this', kinds: ['contribution'] },
  {
    part: 'Conclusion',
    kicker: 'Limits',
    title: 'The work has these limits',
    kinds: ['limitation', 'ethics'],
  },
]
const MOST = 4

export type Filler = { part: Part; kicker: string; draft: Draft }

/** A slide of facts of one sort, where there are at least so many. `turn`: how many such slides there are already. */
export function nextFacts(
  material: Material,
  least: number,
  { isPlan, turn }: { isPlan: boolean; turn: number },
): Filler | undefined {
  for (let step = 0; step < GROUPS.length; step++) {
    const group = GROUPS[(turn + step) % GROUPS.length]
    if (!group || (isPlan && group.part === 'Results')) continue
    const draft = draftOf(group, material, least)
    if (draft) return { part: group.part, kicker: group.kicker, draft }
  }
  return undefined
}

function draftOf({ title, kinds }: Group, material: Material, least: number): Draft | undefined {
  const open = openFacts(material, kinds).filter((fact) => pointFrom(sourceOfFact(fact)))
  if (open.length < least) return undefined
  const points: Point[] = []
  for (const fact of open) {
    if (points.length >= MOST) break
    const point = takeOne(material, sourceOfFact(fact), familyOf(fact.kind))
    if (point) points.push(point)
  }
  return asPoints(points, title)
}
